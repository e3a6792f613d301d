/** The tooltip at the end of a move: its cost, contacts, risks, and why it goes no farther. */
import { useTableState } from '../../table/table-context.tsx'
import { moveEnd } from '../../state/move-draft.ts'
import { combatantNamed, combatantOf } from '../../figures/combatants.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { words } from '../../words/words.ts'
import { Tooltip } from './tooltip.tsx'
import { DangerAtEnd, DangerOnTheWay, OpportunityLine } from './risks.tsx'

export function PathTooltip() {
  const draft = useTableState(moveDraftOf)
  const trial = useTableState((state) => state.trial)
  const view = useTableState((state) => state.snapshot.view)
  const mover = combatantNamed(view, draft?.figure)
  if (!draft || !trial || !mover || trial.figure !== draft.figure) return null
  if (draft.path.length === 0 && !trial.refusal) return null
  const names = (ids: readonly string[]) => [...new Set(ids.map((id) => combatantOf(view, id)?.name ?? id))]
  const foes = trial.touches.filter((id) => combatantOf(view, id)?.side !== mover.side)
  const tape = words.board.spent(trial.spent, Math.max(0, trial.allowance - trial.spent))
  return (
    <Tooltip at={moveEnd(draft)} away={mover.radius} className="path-tooltip">
      <p>
        {tape.spent} <b>{tape.left}</b>
        {draft.via.length > 0 && <span className="corners">{words.board.corners(draft.via.length)}</span>}
      </p>
      {foes.length > 0 && <p>{words.board.touches(names(foes))}</p>}
      <DangerOnTheWay trial={trial} names={names} />
      <OpportunityLine />
      <DangerAtEnd />
      {trial.refusal && <p className="refused">{trial.refusal.message}</p>}
    </Tooltip>
  )
}
