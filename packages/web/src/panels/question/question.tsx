/** A question to the person here: its sentence, whose it is, and the answers that are likely. */
import type { FigureId } from '@muster/engine'
import type { ShownDecision, ShownRefusal } from '@muster/session'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { shownAdvice } from '../../state/advice.ts'
import { buttonsFor } from '../answers/answer-buttons.ts'
import { cardOf } from '../card/card.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import type { TableState } from '../../state/table-state.ts'
import { Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { stepFigure } from '../../table/next-figure.ts'
import { TermText } from '../../terms/term-text.tsx'
import { Answer } from './answer.tsx'
import { StandingAnswerSwitch } from './standing-answer.tsx'
import { RefusalLine } from './refusal.tsx'
import { OptionList } from './option-list.tsx'
import { TurnableDice, useDiceToTurn } from './turnable-dice.tsx'
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
        {buttons.turn && <FigureSwitcher figure={buttons.turn.figure} />}
        <p className="question-prompt">
          <TermText text={adviceIn(state) ?? buttons.prompt ?? decision.prompt} />
        </p>
        {refusal && <RefusalLine refusal={refusal} />}
        <StandingAnswerSwitch decision={decision} />
      </div>
      <SheetDice />
      <div className="answers">
        {buttons.list.map((button, place) => (
          <Answer key={button.id} button={button} place={buttons.open ? undefined : place} />
        ))}
      </div>
    </>
  )
}

/** A phone has no room for the tray: dice to be turned lie in the sheet with the question. */
function SheetDice() {
  const rolls = useDiceToTurn()
  return rolls ? (
    <div className="tray sheet-dice" role="group" aria-label={words.battle.dice}>
      <TurnableDice rolls={rolls} />
    </div>
  ) : null
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

/** Where each of several figures has its own options: the asked figure, and buttons to the previous and next. */
function FigureSwitcher({ figure }: { readonly figure: FigureId }) {
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
      <b>{found?.name}</b>
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
