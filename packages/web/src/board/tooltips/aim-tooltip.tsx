/** Whom the template would catch where it lies now, friends named apart. */
import { useTable } from '../../table/table-context.tsx'
import { nameOf } from '../../figures/acting-figures.ts'
import { layTemplate } from '../../figures/templates.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { Beside } from './tooltip.tsx'

export function AimSlip() {
  const draft = useTable((state) => state.draft)
  const { decision, view } = useTable((state) => state.snapshot)
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return null
  const laid = layTemplate(draft, decision, view)
  if (!laid) return null
  const foes = laid.caught.filter(({ side }) => side !== decision.by)
  const friends = laid.caught.filter(({ side }) => side === decision.by)
  const away = 'radius' in laid.shape ? laid.shape.radius : 0
  return (
    <Beside at={draft.at} away={away} className="path-slip">
      <p>{foes.length > 0 ? words.board.catches(foes.map(nameOf)) : words.board.catchesNobody}</p>
      {friends.length > 0 && (
        <p className="amber">
          <Emblem icon="crossed-swords" size={17} /> {words.board.ofYours(friends.map(nameOf))}
        </p>
      )}
    </Beside>
  )
}
