/** The buttons of a question that is answered on the table: the chosen target, other manners, and nobody. */
import type { ShownDecision, ShownOption } from '@muster/session'
import { combatantNamed } from '../../figures/combatants.ts'
import { defaultOption } from '../../figures/asked-figures.ts'
import type { OptionChoice } from '../../state/option-choice.ts'
import type { TableState } from '../../state/table-state.ts'
import { capitalize } from '../../words/capitalize.ts'
import { words } from '../../words/words.ts'
import type { AnswerButtons } from './answer-buttons.ts'
import { isMoreOpen, mannerButton, optionButton, resetButton, type AnswerButton } from './button.ts'
import { foldButtons, withoutName } from './fold-buttons.ts'

export function choiceButtons(state: TableState, decision: ShownDecision, choice: OptionChoice): AnswerButtons {
  const name = combatantNamed(state.snapshot.view, choice.by)?.name
  const prompt = promptOf(state, decision, choice, name)
  return {
    ...(prompt !== undefined && { prompt }),
    ...foldButtons(
      [
        ...declineButtons(state, decision, choice),
        ...choice.others.map((options) => otherButton(options, choice, name)),
        ...(choice.chosen ? [optionButton(withoutName(choice.chosen, name), true)] : []),
      ],
      isMoreOpen(state),
    ),
  }
}

/** The question asks about one figure, or the bar names the figure that was chosen. */
function promptOf(
  { draft }: TableState,
  decision: ShownDecision,
  { chosen }: OptionChoice,
  name: string | undefined,
): string | undefined {
  if (name === undefined || (decision.about !== undefined && draft?.is !== 'option')) return undefined
  const how = chosen?.at === undefined ? undefined : chosen.manner
  return how === undefined ? words.battle.actsHow(name) : words.battle.atWhom(name, how)
}

/** The only option of nobody in particular is on the Escape key, unless Enter gives it or a figure was touched. */
function declineButtons(
  { draft }: TableState,
  decision: ShownDecision,
  { chosen, general }: OptionChoice,
): readonly AnswerButton[] {
  const usual = chosen ? undefined : defaultOption(decision)
  const isEscape = general.length === 1 && chosen !== undefined && draft?.is !== 'option'
  const back = draft?.is === 'option' && decision.kind === 'move' ? [resetButton(words.battle.goBack)] : []
  return [
    ...back,
    ...general.map((option): AnswerButton => {
      const button = optionButton(option, option.id === usual?.id)
      return isEscape ? { ...button, key: 'Esc' } : button
    }),
  ]
}

/** Another manner is given at once where it has one target, and aimed first where it has several. */
function otherButton(
  options: readonly ShownOption[],
  { chosen }: OptionChoice,
  name: string | undefined,
): AnswerButton {
  const [best] = options
  const same = options.find(({ at }) => at !== undefined && at === chosen?.at) ?? best
  if (!same) throw new Error('a manner without options')
  if (options.length === 1) return optionButton(withoutName(same, name), false)
  return mannerButton(same, capitalize(same.manner ?? same.label))
}
