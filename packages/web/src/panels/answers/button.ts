/** One button under a question, and how the usual ones are made. */
import { picked, type Answer, type FigureId, type Intent } from '@muster/engine'
import type { Snapshot, ShownDecision, ShownOption } from '@muster/session'
import type { DoubtfulDraft } from '../../state/draft.ts'
import { words } from '../../words/words.ts'
import type { TableState } from '../../state/table-state.ts'

export interface AnswerButton {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The figures it is about: hovering the button highlights them and shows the odds between them. */
  readonly figure?: FigureId
  readonly at?: FigureId
  /** The attack, shot or spell of the option. */
  readonly intent?: Intent
  readonly group?: string
  readonly does: 'pick' | 'confirm' | 'put-back' | 'open' | 'toggle' | 'likewise' | 'aim' | 'suggest'
  readonly isDefault: boolean
  /** The Escape key presses it. */
  readonly key?: 'Esc'
  /** Additional text below the label. */
  readonly note?: string
  /** For a toggle: chosen. For a group: open. */
  readonly isOn?: boolean
}

const CONFIRM: Readonly<Record<ShownDecision['kind'], string>> = {
  move: words.battle.moveHere,
  place: words.battle.confirmPlaces,
  aim: words.battle.aimHere,
  pair: words.battle.accept,
  choose: words.battle.done,
}

export const optionButton = (
  { id, label, hint, figure, at, intent, group }: ShownOption,
  isDefault: boolean,
): AnswerButton => ({
  id,
  label,
  does: 'pick',
  isDefault,
  ...(hint !== undefined && { hint }),
  ...(figure !== undefined && { figure }),
  ...(at !== undefined && { at }),
  ...(intent !== undefined && { intent }),
  ...(group !== undefined && { group }),
})

/** Shows the targets of a manner, without giving an answer. */
export const mannerButton = (option: ShownOption, label: string): AnswerButton => ({
  ...optionButton({ ...option, label: words.battle.manner(label) }, false),
  does: 'aim',
})

const MORE = 'more'

export const moreButton = (count: number, isOn: boolean): AnswerButton => ({
  id: MORE,
  label: words.battle.moreAnswers(count),
  does: 'open',
  isDefault: false,
  isOn,
})

export const isMoreOpen = ({ openGroup }: TableState): boolean => openGroup === MORE

export const confirmButton = (kind: ShownDecision['kind']): AnswerButton => ({
  id: 'confirm',
  label: CONFIRM[kind],
  does: 'confirm',
  isDefault: true,
})
/** Enter confirms what harms one's own side, but never what ends the battle. */
export const doubtfulButton = ({ options }: ShownDecision, { answer, why }: DoubtfulDraft): AnswerButton => ({
  id: 'doubtful',
  label: options.find(({ id }) => id === picked(answer))?.label ?? words.battle.allTheSame,
  does: 'confirm',
  isDefault: why === 'harms-own',
})
export const resetButton = (label: string): AnswerButton => ({
  id: 'put-back',
  label,
  does: 'put-back',
  isDefault: false,
  key: 'Esc',
})

/** The rules' advice; its own label if it has one. */
export const adviceButton = ({ options }: ShownDecision, answer: Answer): AnswerButton => ({
  id: 'advised',
  label: options.find(({ id }) => id === picked(answer))?.label ?? words.assistance.take,
  does: 'confirm',
  isDefault: true,
})
/** Draws the advised move on the table, to be confirmed, changed or put back. */
export const suggestButton: AnswerButton = {
  id: 'suggest',
  label: words.assistance.suggest,
  hint: words.assistance.adviseHint,
  does: 'suggest',
  isDefault: true,
}
export const followersButton = ({ name, count }: NonNullable<Snapshot['followers']>): AnswerButton => ({
  id: 'likewise',
  label: words.assistance.followers(count),
  hint: words.assistance.followersHint(name),
  does: 'likewise',
  isDefault: false,
})
