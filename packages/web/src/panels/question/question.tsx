/** A question to the person here: its sentence, whose it is, and the answers that are likely. */
import type { ShownDecision, ShownRefusal } from '@muster/session'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { shownAdvice } from '../../state/advice.ts'
import { buttonsFor, type AnswerButtons } from '../answers/answer-buttons.ts'
import { cardOf } from '../card/card.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import type { TableState } from '../../state/table-state.ts'
import { Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { stepFigure } from '../../table/next-figure.ts'
import { Answer } from './answer.tsx'
import { StandingAnswerSwitch } from './standing-answer.tsx'
import { RefusalLine } from './refusal.tsx'
import { OptionList } from './option-list.tsx'
import { useRisks } from './use-risks.ts'

export function Question({ decision }: { readonly decision: ShownDecision }) {
  const state = useTableState((now) => now)
  const { view } = state.snapshot
  const about = cardOf(
    view,
    state.draft?.is === 'move' ? state.draft.figure : (decision.about ?? state.selected),
  )?.portrait
  const buttons = buttonsFor(state)
  const refusal = refusalIn(state)
  useRisks(state, buttons.list)
  return (
    <>
      {buttons.open && <OptionList {...buttons.open} />}
      {about && <Token figure={about} look={sideLookOf(view.sides, about.side)} size={44} plain />}
      <div className={buttons.turn ? 'question-words has-turn-line' : 'question-words'}>
        {buttons.turn && <FigureSwitcher turn={buttons.turn} />}
        <p className="question-prompt">{adviceIn(state) ?? buttons.prompt ?? decision.prompt}</p>
        {refusal ? (
          <RefusalLine refusal={refusal} />
        ) : (
          <SecondLine state={state} decision={decision} buttons={buttons} />
        )}
        <StandingAnswerSwitch decision={decision} />
      </div>
      <div className="answers">
        {buttons.list.map((button, place) => (
          <Answer key={button.id} button={button} place={buttons.open ? undefined : place} />
        ))}
      </div>
    </>
  )
}

/** While a figure is dragged its tooltip shows the refusal; afterwards the question bar does. */
function refusalIn({ draft, refusal }: TableState): ShownRefusal | undefined {
  if (!refusal || draft?.is !== 'move' || draft.path.length === 0) return refusal
  const { nearest: _, ...rest } = refusal
  return draft.held ? undefined : rest
}

const adviceIn = (state: TableState): string | undefined => {
  const why = shownAdvice(state)
  return why && words.assistance.advice(why)
}

interface LineProps {
  readonly state: TableState
  readonly decision: ShownDecision
  readonly buttons: AnswerButtons
}

/** The side that is asked. */
function SecondLine({ state: { snapshot, selected }, decision, buttons: { turn, crowded } }: LineProps) {
  const side = snapshot.view.sides.find(({ id }) => id === decision.by)?.name ?? ''
  if (turn) return null
  if (crowded) return <p className="question-line">{words.battle.touchOne}</p>
  if (decision.kind === 'place' || decision.kind === 'pair' || decision.kind === 'aim')
    return <p className="question-line">{`${side}. ${words.battle.byHand[decision.kind]}`}</p>
  const about = cardOf(snapshot.view, decision.about ?? selected)
  const isNamed = about && (decision.reaction !== undefined || decision.prompt.includes(about.name))
  return <p className="question-line">{about && !isNamed ? `${about.name}, ${side}` : side}</p>
}

/** Where each of several figures has its own options: the asked figure, and buttons to the previous and next. */
function FigureSwitcher({ turn: { figure, place, count } }: { readonly turn: NonNullable<AnswerButtons['turn']> }) {
  const context = useTableContext()
  const view = useTableState((state) => state.snapshot.view)
  const found = cardOf(view, figure)
  return (
    <p className="turn-line">
      <button
        type="button"
        className="btn quiet icon step"
        aria-label={words.battle.previousFigure}
        title={words.battle.previousFigure}
        onClick={() => stepFigure(context, -1)}
      >
        <LineIcon name="left" size={20} />
      </button>
      <span>
        <b>{found?.name}</b> <span className="turn-count">{words.battle.turnOf(place, count)}</span>
      </span>
      <button
        type="button"
        className="btn quiet icon step"
        aria-label={words.battle.nextFigure}
        title={words.battle.nextFigure}
        onClick={() => stepFigure(context, 1)}
      >
        <LineIcon name="right" size={20} />
      </button>
    </p>
  )
}
