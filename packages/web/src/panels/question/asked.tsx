/** A question to the person here: its sentence, whose it is, and the answers that are likely. */
import type { Decision } from '@muster/engine'
import { useSeat, useTable } from '../../play/seat.tsx'
import { figureNamed, nameOf } from '../../table/acting.ts'
import { buttonsFor, type Buttons } from '../../table/answers.ts'
import { lookOf } from '../../table/seats.ts'
import type { TableState } from '../../table/state.ts'
import { Token } from '../../ui/art.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words.ts'
import { stepFigure } from '../../play/step-figure.ts'
import { Answer } from './answer.tsx'
import { HabitSwitch } from './habit.tsx'
import { RefusalLine } from './refusal.tsx'
import { Unfolded } from './unfolded.tsx'
import { useRisks } from './use-risks.ts'

export function Asked({ decision }: { readonly decision: Decision }) {
  const state = useTable((now) => now)
  const { view } = state.snapshot
  const about = figureNamed(view, state.draft?.is === 'move' ? state.draft.figure : (decision.about ?? state.picked))
  const buttons = buttonsFor(state)
  useRisks(state.snapshot, buttons.list)
  return (
    <>
      {buttons.open && <Unfolded {...buttons.open} />}
      {about && <Token figure={about} look={lookOf(view.sides, about.side)} size={44} plain />}
      <div className="question-words">
        <p className="question-prompt">{buttons.prompt ?? decision.prompt}</p>
        {state.refusal && state.draft?.is !== 'move' ? (
          <RefusalLine refusal={state.refusal} />
        ) : (
          <SecondLine state={state} decision={decision} buttons={buttons} />
        )}
      </div>
      <div className="answers">
        <HabitSwitch decision={decision} />
        {buttons.list.map((button, place) => (
          <Answer key={button.id} button={button} place={buttons.open ? undefined : place} />
        ))}
      </div>
    </>
  )
}

interface LineProps {
  readonly state: TableState
  readonly decision: Decision
  readonly buttons: Buttons
}

/** Whose question it is; where each of several figures has its own answers, which of them, and the way to the next. */
function SecondLine({ state: { snapshot, picked }, decision, buttons: { turn, crowded } }: LineProps) {
  const side = snapshot.view.sides.find(({ id }) => id === decision.by)?.name ?? ''
  if (turn) return <Turn turn={turn} />
  if (crowded) return <p className="question-line">{words.table.touchOne}</p>
  const about = figureNamed(snapshot.view, decision.about ?? picked)
  return <p className="question-line">{about ? `${nameOf(about)}, ${side}` : side}</p>
}

function Turn({ turn: { figure, place, count } }: { readonly turn: NonNullable<Buttons['turn']> }) {
  const seat = useSeat()
  const view = useTable((state) => state.snapshot.view)
  const found = figureNamed(view, figure)
  return (
    <p className="question-line turn-line">
      <button
        type="button"
        className="btn quiet icon step"
        aria-label={words.table.previousFigure}
        title={words.table.previousFigure}
        onClick={() => stepFigure(seat, -1)}
      >
        <LineIcon name="left" size={20} />
      </button>
      <span>
        <b>{found && nameOf(found)}</b> {words.table.turnOf(place, count)}
      </span>
      <button
        type="button"
        className="btn quiet icon step"
        aria-label={words.table.nextFigure}
        title={words.table.nextFigure}
        onClick={() => stepFigure(seat, 1)}
      >
        <LineIcon name="right" size={20} />
      </button>
    </p>
  )
}
