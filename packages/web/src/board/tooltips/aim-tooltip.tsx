/** Which figures the template would hit and what becomes of each, with one's own listed separately. */
import { draftKey } from '../../state/draft.ts'
import { useTableState } from '../../table/table-context.tsx'
import { templateOnTable } from '../../figures/templates.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { fatesOf } from './fates.ts'
import { Tooltip } from './tooltip.tsx'

export function AimTooltip() {
  const draft = useTableState((state) => state.draft)
  const { decision, view } = useTableState((state) => state.snapshot)
  const risks = useTableState((state) => state.risks[draftKey(state.draft)]?.risks)
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return null
  const laid = templateOnTable(draft, decision, view)
  if (!laid) return null
  const foes = laid.caught.filter(({ side }) => side !== decision.by)
  const friends = laid.caught.filter(({ side }) => side === decision.by)
  const away = 'radius' in laid.shape ? laid.shape.radius : 0
  return (
    <Tooltip at={draft.at} away={away} className="aim-tooltip">
      <p>{foes.length > 0 ? words.board.catches(fatesOf(foes, risks)) : words.board.catchesNobody}</p>
      {friends.length > 0 && (
        <p className="warning">
          <Emblem icon="crossed-swords" size={17} /> {words.board.ofYours(fatesOf(friends, risks))}
        </p>
      )}
    </Tooltip>
  )
}
