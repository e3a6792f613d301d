/** Somebody cheaper and somebody stronger in place of an entry, each in one touch. */
import type { Proposal } from '@muster/armies'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { useAdvice } from '../editor/use-advice.ts'

export function Swaps({ index }: { readonly index: number }) {
  const { change } = useEditor()
  const { reply: { cheaper, stronger } = {}, isCurrent } = useAdvice({ about: 'swaps', index })
  if (!cheaper && !stronger) return null
  const button = (swap: Proposal | undefined, label: string) =>
    swap && (
      <button
        type="button"
        className="btn"
        title={swap.words}
        aria-label={words.armies.withPoints(swap.words, swap.points)}
        aria-disabled={!isCurrent}
        onClick={() => isCurrent && change(swap.army)}
      >
        {swap.icon !== undefined && <Emblem icon={swap.icon} size={22} />}
        {words.armies.withPoints(label, swap.points)}
      </button>
    )
  return (
    <div className="card-swaps">
      {button(cheaper, words.armies.cheaper)}
      {button(stronger, words.armies.stronger)}
    </div>
  )
}
