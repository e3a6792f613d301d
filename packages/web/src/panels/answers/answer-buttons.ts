/** The buttons under a question, and which of them the Enter key presses. */
import type { FigureId } from '@muster/engine'
import type { ShownDecision, ShownOption } from '@muster/session'
import { words } from '../../words/words.ts'
import { isCrowded, optionsFor } from '../../figures/acting-figures.ts'
import {
  adviceButton,
  confirmButton,
  doubtfulButton,
  followersButton,
  isMoreOpen,
  optionButton,
  resetButton,
  suggestButton,
  type AnswerButton,
} from './button.ts'
import { suggestedFigure } from '../../state/advice.ts'
import { answerFrom, type DoubtfulDraft, type OptionDraft } from '../../state/draft.ts'
import { asksEachFigure, figuresIn, defaultOption } from '../../figures/asked-figures.ts'
import { foldButtons, withoutName } from './fold-buttons.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { harmedByAnswer } from '../../state/harm.ts'
import { optionChoice } from '../../state/option-choice.ts'
import { rankOptions } from '../../state/option-ranking.ts'
import type { TableState } from '../../state/table-state.ts'
import { choiceButtons } from './choice-buttons.ts'

export interface AnswerButtons {
  /** Shown in place of the question while an answer is being drafted. */
  readonly prompt?: string
  readonly list: readonly AnswerButton[]
  /** The buttons that are open above the bar. */
  readonly open?: { readonly name: string; readonly list: readonly AnswerButton[] }
  /** The figure whose options are shown, where each of several figures has its own. */
  readonly turn?: { readonly figure: FigureId }
  /** Answers can also be given by touching figures. */
  readonly crowded?: true
}

export function buttonsFor(state: TableState): AnswerButtons {
  const {
    draft,
    irreversible,
    snapshot: { decision },
  } = state
  if (!decision) return { list: [] }
  const given = draft && answerFrom(draft)
  if (draft?.is === 'move' && given)
    return {
      ...(irreversible && { prompt: words.battle.moveBinding }),
      list: [resetButton(words.battle.putBack), confirmButton('move')],
    }
  if (draft?.is === 'doubtful') return doubtfulButtons(state, decision, draft)
  if (draft?.is === 'advised')
    return { list: [resetButton(words.battle.putBack), adviceButton(decision, draft.answer)] }
  if (draft?.is === 'choose') return toggleButtons(decision, draft.pick)
  const choice = decision.kind === 'choose' || draft?.is === 'option' ? optionChoice(state) : undefined
  if (choice) return choiceButtons(state, decision, choice)
  if (draft?.is === 'option') return touchedButtons(state, decision, draft)
  if (asksEachFigure(decision)) return figureButtons(state, decision)
  if (decision.kind === 'choose' || !given) return optionButtons(state, decision)
  return proposalButtons(state, decision)
}

/** What harms one's own side or ends the battle is asked about once more. */
function doubtfulButtons(state: TableState, decision: ShownDecision, draft: DoubtfulDraft): AnswerButtons {
  const names = harmedByAnswer(state, draft.answer).map(({ name }) => name)
  return {
    prompt: draft.why === 'harms-own' ? words.battle.harmsOwn(names) : words.battle.endsBattle,
    list: [resetButton(words.battle.goBack), doubtfulButton(decision, draft)],
  }
}

/** After a move, figures of the same name can follow. */
const followers = ({ snapshot }: TableState): readonly AnswerButton[] =>
  snapshot.followers ? [followersButton(snapshot.followers)] : []

/** The rules' proposal is on the table: accept it, change it, or give another answer. */
function proposalButtons(state: TableState, decision: ShownDecision): AnswerButtons {
  const label = decision.kind === 'place' ? words.battle.placeForMe : words.battle.putBack
  const back = isChanged(state) ? [resetButton(label)] : []
  const options = rankedButtons(state, decision.options)
  return foldButtons([...back, ...options, confirmButton(decision.kind)], isMoreOpen(state))
}

/** The question's own default, then the others, the best first; what Enter does stands last. */
function optionButtons(state: TableState, decision: ShownDecision): AnswerButtons {
  const usual = defaultOption(decision)
  const about = combatantNamed(state.snapshot.view, decision.about ?? onlyFigure(decision))?.name
  // Dice are turned by clicking them; only the die on the Enter key has a button as well.
  const others = decision.options
    .filter((option) => option !== usual && option.turns === undefined)
    .map((option) => withoutName(option, about))
  const isSuggested = suggestedFigure(state) !== undefined
  const first = usual ? [{ ...optionButton(withoutName(usual, about), !isSuggested), ...unmovedNote(decision) }] : []
  return {
    ...foldButtons(
      [...followers(state), ...first, ...rankedButtons(state, others), ...suggestion(isSuggested)],
      isMoreOpen(state),
    ),
    ...(isCrowded(decision) && { crowded: true }),
  }
}

/** Enter draws the advised move; to stay is one of the other answers then. */
const suggestion = (isSuggested: boolean): readonly AnswerButton[] => (isSuggested ? [suggestButton] : [])

/** The best first. Conceding is in the menu. */
const rankedButtons = (state: TableState, options: readonly ShownOption[]): readonly AnswerButton[] =>
  rankOptions(
    state,
    options.filter(({ concedes }) => !concedes),
  ).map((option) => optionButton(option, false))

/** The figure that every answer is about. */
function onlyFigure({ options }: ShownDecision): FigureId | undefined {
  const [first] = options
  return first && options.every(({ figure }) => figure === first.figure) ? first.figure : undefined
}

/** Before a phase of moves ends, shows how many figures have not moved. */
const unmovedNote = (decision: ShownDecision): Pick<AnswerButton, 'note'> =>
  decision.kind === 'move' && decision.movers.length > 1
    ? { note: words.assistance.unmoved(decision.movers.length) }
    : {}

/** Only the options of the asked figure; Enter gives its default, or draws the move advised for it. */
function figureButtons(state: TableState, decision: ShownDecision): AnswerButtons {
  const all = figuresIn(decision)
  const figure = combatantNamed(state.snapshot.view, state.selected)
  const general = rankedButtons(
    state,
    decision.options.filter((option) => option.figure === undefined),
  )
  if (!figure || !all.includes(figure.id))
    return { ...foldButtons([...followers(state), ...general], isMoreOpen(state)), crowded: true }
  const own = optionsFor(decision, figure.id).map((option) => withoutName(option, figure.name))
  const usual = own.find(({ id }) => id === defaultOption(decision)?.id) ?? own[0]
  const others = own.filter((option) => option !== usual)
  const isSuggested = suggestedFigure(state) !== undefined
  const first = usual ? [optionButton(usual, !isSuggested)] : []
  return {
    ...foldButtons(
      [...followers(state), ...first, ...rankedButtons(state, others), ...general, ...suggestion(isSuggested)],
      isMoreOpen(state),
    ),
    turn: { figure: figure.id },
  }
}

/** Several options may be chosen: each is a toggle until the choice is confirmed. */
const toggleButtons = (decision: ShownDecision, taken: readonly string[]): AnswerButtons => ({
  list: [{ ...confirmButton('choose'), label: words.battle.doneWith(taken.length) }],
  open: {
    name: '',
    list: decision.options.map((option) => ({
      ...optionButton(option, false),
      does: 'toggle',
      isOn: taken.includes(option.id),
    })),
  },
})

/** What the touched figure can do; the bar names it, because the question is about everybody. */
function touchedButtons(state: TableState, decision: ShownDecision, { figure, option }: OptionDraft): AnswerButtons {
  const name = combatantNamed(state.snapshot.view, figure)?.name
  const own = optionsFor(decision, figure).map((one) => withoutName(one, name))
  const others = own.filter(({ id }) => id !== option)
  const chosen = own.filter(({ id }) => id === option).map((one) => optionButton(one, true))
  return {
    ...(name !== undefined && isCrowded(decision) && { prompt: words.battle.actsHow(name) }),
    ...foldButtons([...rankedButtons(state, others), ...chosen], isMoreOpen(state)),
  }
}

function isChanged({ draft, snapshot: { decision } }: TableState): boolean {
  const given = draft && answerFrom(draft)
  return JSON.stringify(given) !== JSON.stringify(decision?.default)
}
