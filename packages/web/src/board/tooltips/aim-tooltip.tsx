/** Which figures the template would hit, with one's own listed separately. */
import { useTableState } from '../../table/table-context.tsx'
import { displayName } from '../../figures/acting-figures.ts'
import { templateOnTable } from '../../figures/templates.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { Tooltip } from './tooltip.tsx'

export function AimTooltip() {
  const draft = useTableState((state) => state.draft)
  const { decision, view } = useTableState((state) => state.snapshot)
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return null
  const laid = templateOnTable(draft, decision, view)
  if (!laid) return null
  const foes = laid.caught.filter(({ side }) => side !== decision.by)
  const friends = laid.caught.filter(({ side }) => side === decision.by)
  const away = 'radius' in laid.shape ? laid.shape.radius : 0
  return (
    <Tooltip at={draft.at} away={away} className="aim-tooltip">
      <p>{foes.length > 0 ? words.board.catches(foes.map(displayName)) : words.board.catchesNobody}</p>
      {friends.length > 0 && (
        <p className="warning">
          <Emblem icon="crossed-swords" size={17} /> {words.board.ofYours(friends.map(displayName))}
        </p>
      )}
    </Tooltip>
  )
}
