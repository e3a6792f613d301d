/** Answers by keys: Enter takes the usual one, digits the others. */
import type { FigureId } from '@muster/engine'
import type { AwaitedDice } from '@muster/session'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { optionChoice } from '../state/option-choice.ts'
import { canAnswer, moveDraftOf, type TableState } from '../state/table-state.ts'
import { enterFace, enterSuccesses, MOST_COUNTS } from '../play/dice-entry.ts'
import { giveAnswer } from '../panels/answers/give-answer.ts'
import type { TableContext } from '../table/table-context.tsx'

/** With a figure focused, Enter selects it, links to it or sets it down; otherwise Enter gives the default answer. */
export function confirm(context: TableContext, focused: string | undefined): boolean {
  const { presenter, actions } = context
  const { state } = presenter
  const draft = moveDraftOf(state)
  const kind = state.snapshot.decision?.kind
  if (draft && moveAnswer(draft)) {
    void actions.moves.setDown(true).then(() => presenter.answers.confirm())
    return true
  }
  if (
    focused !== undefined &&
    canAnswer(state) &&
    ((kind === 'choose' && focused !== optionChoice(state)?.by && !isDrafted(state, focused)) ||
      (kind === 'move' && !isAskedFigure(state, focused)) ||
      (kind === 'pair' && focused !== state.selected))
  )
    actions.touch(focused)
  else giveDefaultAnswer(context)
  return true
}

/** Whether this figure was touched already, and the bar shows its options. */
const isDrafted = ({ draft }: TableState, figure: FigureId): boolean =>
  draft?.is === 'option' && draft.figure === figure

/** Where each figure has its own options, Enter gives the default of the asked figure. */
const isAskedFigure = (state: TableState, figure: FigureId): boolean => buttonsFor(state).turn?.figure === figure

/** The button that Enter presses. */
function giveDefaultAnswer(context: TableContext): void {
  const { list } = buttonsFor(context.presenter.state)
  const usual = list.find(({ isDefault }) => isDefault)
  if (usual) void giveAnswer(context, usual)
}

/** The Escape key presses its button; without one it puts everything back. */
export function putBack(context: TableContext): void {
  const { list } = canAnswer(context.presenter.state) ? buttonsFor(context.presenter.state) : { list: [] }
  const button = list.find(({ key }) => key === 'Esc')
  if (button) void giveAnswer(context, button)
  else context.actions.resetDraft()
}

/** Dice with more than nine sides use the keys after 9 on the digit row. */
export const enterHighFace = ({ presenter }: TableContext, face: number): boolean =>
  presenter.state.snapshot.awaited?.isCounted !== true && enterFace(presenter, face)

/** A digit is a face or, of a few dice, how many succeeded. */
const enterDigit = (presenter: TableContext['presenter'], { isCounted, count }: AwaitedDice, digit: number): boolean =>
  isCounted ? count <= MOST_COUNTS && enterSuccesses(presenter, digit) : enterFace(presenter, digit)

/** The digits choose from the open option list; while dice are typed in, they are faces. */
export function takeOption(context: TableContext, place: number): boolean {
  const { presenter } = context
  const { awaited } = presenter.state.snapshot
  if (awaited) return enterDigit(presenter, awaited, place + 1)
  if (!canAnswer(presenter.state)) return false
  const { list, open } = buttonsFor(presenter.state)
  const button = (open?.list ?? list)[place]
  if (!button) return false
  void giveAnswer(context, button)
  return true
}
