/** At most three buttons under a question: the rest opens above them. */
import { capitalize } from '../../words/capitalize.ts'
import type { ShownOption } from '@muster/session'
import { moreButton, type AnswerButton } from './button.ts'

export interface FoldedButtons {
  readonly list: readonly AnswerButton[]
  /** The buttons above the bar, while they are open. */
  readonly open?: { readonly name: string; readonly list: readonly AnswerButton[] }
}

export const MOST_BUTTONS = 3

/**
 * The button of the Enter key stands last and that of the Escape key first. Of the others, the first ones stay beside
 * them as far as there is room.
 */
export function foldButtons(buttons: readonly AnswerButton[], isOpen: boolean): FoldedButtons {
  const last = buttons.filter(({ isDefault }) => isDefault)
  const first = buttons.filter((button) => button.key === 'Esc' && !button.isDefault)
  const others = buttons.filter((button) => !last.includes(button) && !first.includes(button))
  const room = Math.min(MOST_BUTTONS - last.length - first.length, countThatFit(others, [...first, ...last]))
  if (others.length <= room) return { list: withGroups([...first, ...others, ...last], buttons) }
  const shown = others.slice(0, Math.max(0, Math.min(room, MOST_BUTTONS - 1 - last.length - first.length)))
  const rest = others.slice(shown.length)
  return {
    list: withGroups([...first, ...shown, moreButton(rest.length, isOpen), ...last], buttons),
    ...(isOpen && { open: { name: '', list: rest } }),
  }
}

/** Where answers of several groups can be given, those on the bar say whose they are; the list has headings instead. */
function withGroups(list: readonly AnswerButton[], all: readonly AnswerButton[]): readonly AnswerButton[] {
  if (new Set(all.flatMap(({ group }) => group ?? [])).size < 2) return list
  return list.map((button) =>
    button.group === undefined || button.note !== undefined || button.label.includes(button.group)
      ? button
      : { ...button, note: button.group },
  )
}

/** So many letters fit into the buttons beside a question. */
const LETTERS = 72

/** How many of these fit beside the buttons that always stay. */
function countThatFit(others: readonly AnswerButton[], always: readonly AnswerButton[]): number {
  let letters = always.reduce((sum, button) => sum + lettersOf(button), 0)
  const tooMany = others.findIndex((button) => (letters += lettersOf(button)) > LETTERS)
  return tooMany < 0 ? others.length : tooMany
}

/** The note below a label counts only if it is the longer one. */
const lettersOf = ({ label, note = '' }: AnswerButton): number => Math.max(label.length, note.length)

/** The label without the name of the acting figure. */
export function withoutName(option: ShownOption, name: string | undefined): ShownOption {
  const start = `${name}: `
  return option.label.startsWith(start) ? { ...option, label: capitalize(option.label.slice(start.length)) } : option
}
