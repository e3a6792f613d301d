/** Three sensible ways to spend what is left, different in kind; gone when nothing fits. */
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { useAdvice } from '../editor/use-advice.ts'

export function FillRest() {
  const { limit, points, change } = useEditor()
  const { reply: found = [], isCurrent } = useAdvice({ about: 'fillings' })
  if (found.length === 0 || points >= limit) return null
  return (
    <div className="fill-rest">
      <p>
        <b>{words.armies.left(limit - points)}</b> {words.armies.fill}
      </p>
      <div className="fillings">
        {found.map((filling) => (
          <button
            key={filling.words}
            type="button"
            className="btn"
            data-filling
            aria-disabled={!isCurrent}
            onClick={() => isCurrent && change(filling.army)}
          >
            {filling.icon !== undefined && <Emblem icon={filling.icon} size={20} />}
            {filling.words} <b>{words.armies.signed(filling.points)}</b>
          </button>
        ))}
      </div>
    </div>
  )
}
