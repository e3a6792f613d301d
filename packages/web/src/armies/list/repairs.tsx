/** Ways to mend a complaint, each in one touch; the first leaves most of the list as it was. */
import type { Complaint } from '@muster/engine'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { useAdvice } from '../editor/use-advice.ts'

export function Repairs({ complaint }: { readonly complaint: Complaint }) {
  const { points, limit, change, edit } = useEditor()
  const { reply: found = [], isCurrent } = useAdvice({ about: 'repairs', complaint })
  if (found.length === 0 && !(isCurrent && points > limit)) return null
  return (
    <div className="repairs">
      {found.map((repair, place) => (
        <button
          key={repair.words}
          type="button"
          className={place === 0 ? 'btn go' : 'btn'}
          data-repair
          aria-disabled={!isCurrent}
          onClick={() => isCurrent && change(repair.army)}
        >
          {words.armies.withPoints(repair.words, repair.points)}
        </button>
      ))}
      {found.length === 0 && (
        <button type="button" className="btn go" data-repair onClick={() => edit({ limit: Math.ceil(points) })}>
          {words.armies.agreeOn(Math.ceil(points))}
        </button>
      )}
    </div>
  )
}
