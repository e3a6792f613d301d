/** Somebody cheaper and somebody stronger in place of an entry, each in one touch. */
import { swaps, type Proposal } from '@muster/armies'
import { useMemo } from 'react'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

export function Swaps({ index }: { readonly index: number }) {
  const { kit, army, limit, change } = useEditor()
  const { cheaper, stronger } = useMemo(() => swaps(kit, army, limit, index), [kit, army, limit, index])
  if (!cheaper && !stronger) return null
  const button = (swap: Proposal | undefined, label: string) =>
    swap && (
      <button
        type="button"
        className="btn"
        title={swap.words}
        aria-label={words.armies.withPoints(swap.words, swap.points)}
        onClick={() => change(swap.army)}
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
