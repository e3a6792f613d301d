/** Whom the template would catch where it lies now, friends named apart. */
import { useTable } from '../play/seat.tsx'
import { nameOf } from '../table/acting.ts'
import { layTemplate } from '../table/caught.ts'
import { Emblem } from '../ui/art.tsx'
import { words } from '../words.ts'
import { Beside } from './beside.tsx'

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
