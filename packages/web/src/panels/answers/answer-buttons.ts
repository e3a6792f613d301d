/** The buttons under a question, and which of them the Enter key presses. */
import type { FigureId } from '@muster/engine'
import type { ShownDecision, ShownOption } from '@muster/session'
import { words } from '../../words/words.ts'
import { isCrowded } from '../../figures/acting-figures.ts'
import {
  adviceButton,
  confirmButton,
  endBattleButton,
  followersButton,
  optionButton,
  resetButton,
  groupButton,
  type AnswerButton,
} from './button.ts'
import { answerFrom } from '../../state/draft.ts'
import { asksEachFigure, figuresIn, defaultOption } from '../../figures/asked-figures.ts'
import { ownOptions, foldOptions, withoutName } from './fold-options.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import type { TableState } from '../../state/table-state.ts'

export interface AnswerButtons {
  /** Shown in place of the question while an answer is being drafted. */
  readonly prompt?: string
  readonly list: readonly AnswerButton[]
  /** The group of options that is open above the bar. */
  readonly open?: { readonly name: string; readonly list: readonly AnswerButton[] }
  /** The figure whose options are shown, where each of several figures has its own. */
  readonly turn?: { readonly figure: FigureId; readonly place: number; readonly count: number }
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
  if (draft?.is === 'last')
    return {
      prompt: words.battle.endsBattle,
      list: [resetButton(words.battle.putBack), endBattleButton(decision, draft.pick)],
    }
  if (draft?.is === 'advised')
    return { list: [resetButton(words.battle.putBack), adviceButton(decision, draft.answer)] }
  if (draft?.is === 'point') return touchedButtons(state, decision, draft)
  if (draft?.is === 'choose') return toggleButtons(decision, draft.pick)
  if (asksEachFigure(decision)) return withFollowers(state, figureButtons(state, decision))
  if (decision.kind === 'choose' || !given) return withFollowers(state, optionButtons(state, decision))
  return proposalButtons(state, decision)
}

/** After a move, figures of the same name can follow. */
function withFollowers({ snapshot }: TableState, buttons: AnswerButtons): AnswerButtons {
  return snapshot.followers ? { ...buttons, list: [followersButton(snapshot.followers), ...buttons.list] } : buttons
}

/** The rules' proposal is on the table: accept it, change it, or give another answer. */
function proposalButtons(state: TableState, decision: ShownDecision): AnswerButtons {
  const label = decision.kind === 'place' ? words.battle.placeForMe : words.battle.putBack
  const back = isChanged(state) ? [resetButton(label)] : []
  const { list, open } = foldedButtons(state, decision.options)
  return { list: [...list, ...back, confirmButton(decision.kind)], ...(open && { open }) }
}

/** The likely options first, the default last. */
function optionButtons(state: TableState, decision: ShownDecision): AnswerButtons {
  const usual = defaultOption(decision)
  const about = combatantNamed(state.snapshot.view, decision.about ?? onlyFigure(decision))?.name
  const { list, open } = foldedButtons(
    state,
    decision.options.filter((option) => option !== usual).map((option) => withoutName(option, about)),
  )
  return {
    list: [...list, ...(usual ? [{ ...optionButton(withoutName(usual, about), true), ...unmovedNote(decision) }] : [])],
    ...(open && { open }),
    ...(isCrowded(decision) && { crowded: true }),
  }
}

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

/** Only the options of the asked figure; Enter gives its default. */
function figureButtons(state: TableState, decision: ShownDecision): AnswerButtons {
  const all = figuresIn(decision)
  const figure = combatantNamed(state.snapshot.view, state.selected)
  const general = decision.options.filter((option) => option.figure === undefined)
  if (!figure || !all.includes(figure.id)) {
    const { list, open } = foldedButtons(state, general)
    return { list, ...(open && { open }), crowded: true }
  }
  const own = ownOptions(decision.options, figure)
  const usual = own.find(({ label }) => label === defaultLabel(state, decision)) ?? own[0]
  const { list, open } = foldedButtons(state, [...own.filter((option) => option !== usual), ...general])
  return {
    list: [...list, ...(usual ? [optionButton(usual, true)] : [])],
    ...(open && { open }),
    turn: { figure: figure.id, place: all.indexOf(figure.id), count: all.length },
  }
}

/** The label of the default answer without the figure's name. */
function defaultLabel({ snapshot: { view } }: TableState, decision: ShownDecision): string | undefined {
  const usual = defaultOption(decision)
  const figure = combatantNamed(view, usual?.figure)
  return usual && figure ? ownOptions([usual], figure)[0]?.label : undefined
}

function foldedButtons(
  { openGroup }: TableState,
  options: readonly ShownOption[],
): Pick<AnswerButtons, 'list' | 'open'> {
  const { shown, groups } = foldOptions(options)
  const open = groups.find(({ name }) => name === openGroup)
  return {
    list: [
      ...shown.map((option) => optionButton(option, false)),
      ...groups.map((fold) => groupButton(fold, fold === open)),
    ],
    ...(open && { open: { name: open.name, list: open.options.map((option) => optionButton(option, false)) } }),
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
function touchedButtons(
  { snapshot }: TableState,
  decision: ShownDecision,
  { figure, options }: { readonly figure: FigureId; readonly options: readonly string[] },
): AnswerButtons {
  const name = isCrowded(decision) ? combatantNamed(snapshot.view, figure)?.name : undefined
  return {
    ...(name !== undefined && { prompt: words.battle.actsHow(name) }),
    list: [resetButton(words.battle.putBack), ...touchedFigureButtons(decision, options)],
  }
}

/** The options of the touched figure; Enter takes the first. */
const touchedFigureButtons = (decision: ShownDecision, ids: readonly string[]): readonly AnswerButton[] =>
  decision.options
    .filter(({ id }) => ids.includes(id))
    .map((option) => optionButton(option, option.id === ids[0]))
    .reverse()

function isChanged({ draft, snapshot: { decision } }: TableState): boolean {
  const given = draft && answerFrom(draft)
  return JSON.stringify(given) !== JSON.stringify(decision?.default)
}
