/** A question to the person here: its sentence, whose it is, and the answers that are likely. */
import type { Decision, Refusal } from '@muster/engine'
import { useSeat, useTable } from '../../table/table-context.tsx'
import { adviceShown } from '../../state/advice.ts'
import { buttonsFor, type Buttons } from '../answers/answer-buttons.ts'
import { cardOf } from '../card/card.ts'
import { lookOf } from '../../figures/side-looks.ts'
import type { TableState } from '../../state/table-state.ts'
import { Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { stepFigure } from '../../table/next-figure.ts'
import { Answer } from './answer.tsx'
import { HabitSwitch } from './standing-answer.tsx'
import { RefusalLine } from './refusal.tsx'
import { Unfolded } from './option-list.tsx'
import { useRisks } from './use-risks.ts'

export function Asked({ decision }: { readonly decision: Decision }) {
  const state = useTable((now) => now)
  const { view } = state.snapshot
  const about = cardOf(
    view,
    state.draft?.is === 'move' ? state.draft.figure : (decision.about ?? state.picked),
  )?.likeness
  const buttons = buttonsFor(state)
  const refusal = refusalIn(state)
  useRisks(state, buttons.list)
  return (
    <>
      {buttons.open && <Unfolded {...buttons.open} />}
      {about && <Token figure={about} look={lookOf(view.sides, about.side)} size={44} plain />}
      <div className={buttons.turn ? 'question-words of-turn' : 'question-words'}>
        {buttons.turn && <Turn turn={buttons.turn} />}
        <p className="question-prompt">{adviceIn(state) ?? buttons.prompt ?? decision.prompt}</p>
        {refusal ? (
          <RefusalLine refusal={refusal} />
        ) : (
          <SecondLine state={state} decision={decision} buttons={buttons} />
        )}
        <HabitSwitch decision={decision} />
      </div>
      <div className="answers">
        {buttons.list.map((button, place) => (
          <Answer key={button.id} button={button} place={buttons.open ? undefined : place} />
        ))}
      </div>
    </>
  )
}

/** A move in the hand says on the table why it goes no farther; set down, it lies as far as it may, and that can be asked why. */
function refusalIn({ draft, refusal }: TableState): Refusal | undefined {
  if (!refusal || draft?.is !== 'move' || draft.path.length === 0) return refusal
  const { nearest: _, ...rest } = refusal
  return draft.held ? undefined : rest
}

const adviceIn = (state: TableState): string | undefined => {
  const why = adviceShown(state)
  return why && words.aid.advice(why)
}

interface LineProps {
  readonly state: TableState
  readonly decision: Decision
  readonly buttons: Buttons
}

/** Whose question it is. */
function SecondLine({ state: { snapshot, picked }, decision, buttons: { turn, crowded } }: LineProps) {
  const side = snapshot.view.sides.find(({ id }) => id === decision.by)?.name ?? ''
  if (turn) return null
  if (crowded) return <p className="question-line">{words.table.touchOne}</p>
  if (decision.kind === 'place' || decision.kind === 'pair' || decision.kind === 'aim')
    return <p className="question-line">{`${side}. ${words.table.byHand[decision.kind]}`}</p>
  const about = cardOf(snapshot.view, decision.about ?? picked)
  const isNamed = about && (decision.reaction !== undefined || decision.prompt.includes(about.name))
  return <p className="question-line">{about && !isNamed ? `${about.name}, ${side}` : side}</p>
}

/** Where each of several figures has its own answers: which of them is meant, and the way to the others. */
function Turn({ turn: { figure, place, count } }: { readonly turn: NonNullable<Buttons['turn']> }) {
  const seat = useSeat()
  const view = useTable((state) => state.snapshot.view)
  const found = cardOf(view, figure)
  return (
    <p className="turn-line">
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
        <b>{found?.name}</b> {words.table.turnOf(place, count)}
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
