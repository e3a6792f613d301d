/** The tag at the end of a move: its cost, the best attack from there, and the dangers of the way. */
import type { MoveTrial, ReachArea } from '@muster/session'
import { useTableState } from '../../table/table-context.tsx'
import { moveEnd } from '../../state/move-draft.ts'
import { combatantNamed, combatantOf } from '../../figures/combatants.ts'
import { isPastKeptLine } from '../../state/kept-line.ts'
import { moveDraftOf } from '../../state/table-state.ts'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { Tag } from './tag.tsx'
import { BlowRows, DangerAtEnd, DangerOnTheWay, OpportunityLine } from './risks.tsx'

export function PathTooltip() {
  const draft = useTableState(moveDraftOf)
  const trial = useTableState((state) => state.trial)
  const reach = useTableState((state) => state.reach)
  const view = useTableState((state) => state.snapshot.view)
  const best = useTableState((state) => state.opportunities[0])
  const mover = combatantNamed(view, draft?.figure)
  if (!draft || !trial || !mover || trial.figure !== draft.figure) return null
  if (draft.path.length === 0 && !trial.refusal) return null
  const names = (ids: readonly string[]) => [...new Set(ids.map((id) => combatantOf(view, id)?.name ?? id))]
  const foes = trial.touches.filter((id) => combatantOf(view, id)?.side !== mover.side)
  const tape = words.board.spent(trial.spent, Math.max(0, trial.allowance - trial.spent))
  const target = combatantNamed(view, best?.at)
  const spares = [
    draft.start,
    ...draft.path,
    ...trial.strikers.map(({ at }) => at),
    ...(target ? pointsBetween(moveEnd(draft), target.at) : []),
  ]
  return (
    <Tag at={moveEnd(draft)} radius={mover.radius} spares={spares} className="path-tooltip">
      <p className="tape">
        {tape.spent} <b>{tape.left}</b>
        {draft.via.length > 0 && <span className="corners">{words.board.corners(draft.via.length)}</span>}
        <KeptMark trial={trial} reach={reach} />
      </p>
      {foes.length > 0 && <p>{words.board.touches(names(foes))}</p>}
      {isPastKeptLine({ trial, reach }) ? <PastLine trial={trial} reach={reach} /> : <OpportunityLine />}
      <DangerOnTheWay trial={trial} />
      <DangerAtEnd />
      {trial.refusal && <p className="refused">{trial.refusal.message}</p>}
      <BlowRows trial={trial} />
    </Tag>
  )
}

/** A few points of the line, which the tag leaves free. */
const pointsBetween = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }))

interface KeptProps {
  readonly trial: MoveTrial
  readonly reach: ReachArea | undefined
}

function KeptMark({ trial, reach }: KeptProps) {
  if (reach?.figure !== trial.figure || !reach.keeps || isPastKeptLine({ trial, reach })) return null
  return (
    <span className="kept">
      <LineIcon name="check" size={15} /> {reach.keeps.label}
    </span>
  )
}

const PastLine = ({ trial, reach }: KeptProps) =>
  reach?.keeps && (
    <p className="past-line">
      <LineIcon name="cross" size={17} />
      {words.board.pastLine(reach.keeps.label, trial.spent - reach.keeps.allowance)}
    </p>
  )
