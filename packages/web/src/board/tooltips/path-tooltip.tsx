/** The slip at the end of a move: what it costs, whom it touches, who may strike, and why it goes no farther. */
import { useTable } from '../../table/table-context.tsx'
import { endOf } from '../../state/move-draft.ts'
import { someoneNamed, speakerOf } from '../../figures/combatants.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { words } from '../../words/words.ts'
import { Beside } from './tooltip.tsx'
import { AtTheEnd, OnTheWay, Openings } from './risks.tsx'

export function PathSlip() {
  const draft = useTable(moveDraftOf)
  const trial = useTable((state) => state.trial)
  const view = useTable((state) => state.snapshot.view)
  const mover = someoneNamed(view, draft?.figure)
  if (!draft || !trial || !mover || trial.figure !== draft.figure) return null
  if (draft.path.length === 0 && !trial.refusal) return null
  const names = (ids: readonly string[]) => [...new Set(ids.map((id) => speakerOf(view, id)?.name ?? id))]
  const foes = trial.touches.filter((id) => speakerOf(view, id)?.side !== mover.side)
  const tape = words.board.spent(trial.spent, Math.max(0, trial.allowance - trial.spent))
  return (
    <Beside at={endOf(draft)} away={mover.radius} className="path-slip">
      <p>
        {tape.spent} <b>{tape.left}</b>
        {draft.via.length > 0 && <span className="corners">{words.board.corners(draft.via.length)}</span>}
      </p>
      {foes.length > 0 && <p>{words.board.touches(names(foes))}</p>}
      <OnTheWay trial={trial} names={names} />
      <Openings />
      <AtTheEnd />
      {trial.refusal && <p className="refused">{trial.refusal.message}</p>}
    </Beside>
  )
}
