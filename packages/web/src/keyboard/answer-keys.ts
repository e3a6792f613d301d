/** Answers by keys: Enter takes the usual one, digits the others. */
import type { FigureId } from '@muster/engine'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { canAnswer, moveDraftOf, type TableState } from '../state/table-state.ts'
import { enterFace } from '../play/dice-entry.ts'
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
    ((kind === 'choose' && state.draft?.is !== 'point') ||
      (kind === 'move' && !isAskedFigure(state, focused)) ||
      (kind === 'pair' && focused !== state.selected))
  )
    actions.touch(focused)
  else giveDefaultAnswer(context)
  return true
}

/** Where each figure has its own options, Enter gives the default of the asked figure. */
const isAskedFigure = (state: TableState, figure: FigureId): boolean => buttonsFor(state).turn?.figure === figure

/** The button that Enter presses. */
function giveDefaultAnswer(context: TableContext): void {
  const { list } = buttonsFor(context.presenter.state)
  const usual = list.find(({ isDefault }) => isDefault)
  if (usual) void giveAnswer(context, usual)
}

/** Dice with more than nine sides use the keys after 9 on the digit row. */
export const enterHighFace = ({ presenter }: TableContext, face: number): boolean =>
  presenter.state.snapshot.awaited !== undefined && enterFace(presenter, face)

/** The digits choose from the open option list; while dice are typed in, they are faces. */
export function takeOption(context: TableContext, place: number): boolean {
  const { presenter } = context
  if (presenter.state.snapshot.awaited) return enterFace(presenter, place + 1)
  if (!canAnswer(presenter.state)) return false
  const { list, open } = buttonsFor(presenter.state)
  const button = (open?.list ?? list)[place]
  if (!button) return false
  void giveAnswer(context, button)
  return true
}
