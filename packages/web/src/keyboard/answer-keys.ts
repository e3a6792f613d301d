/** Answers by keys: Enter takes the usual one, digits the others. */
import type { FigureId } from '@muster/engine'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { canAnswer, moveDraftOf, type TableState } from '../state/table-state.ts'
import { enterFace } from '../play/dice-entry.ts'
import { giveAnswer } from '../panels/answers/give-answer.ts'
import type { TableContext } from '../table/table-context.tsx'

/** On a figure Enter means the figure: pick it, link to it, or set down what was nudged. Else it takes the default. */
export function confirm(context: TableContext, focused: string | undefined): boolean {
  const { session, actions } = context
  const { state } = session
  const draft = moveDraftOf(state)
  const kind = state.snapshot.decision?.kind
  if (draft && moveAnswer(draft)) {
    void actions.moves.setDown(true).then(() => session.confirm())
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

/** Each figure has its own usual answer, and this is the one in question: Enter gives it. */
const isAskedFigure = (state: TableState, figure: FigureId): boolean => buttonsFor(state).turn?.figure === figure

/** The button with the Enter key on it. */
function giveDefaultAnswer(context: TableContext): void {
  const { list } = buttonsFor(context.session.state)
  const usual = list.find(({ isDefault }) => isDefault)
  if (usual) void giveAnswer(context, usual)
}

/** Dice with more than nine sides: the keys go on along the row of digits. */
export const enterHighFace = ({ session }: TableContext, face: number): boolean =>
  session.state.snapshot.awaited !== undefined && enterFace(session, face)

/** What lies unfolded has the digits; where dice are waited for, they say what fell. */
export function takeOption(context: TableContext, place: number): boolean {
  const { session } = context
  if (session.state.snapshot.awaited) return enterFace(session, place + 1)
  if (!canAnswer(session.state)) return false
  const { list, open } = buttonsFor(session.state)
  const button = (open?.list ?? list)[place]
  if (!button) return false
  void giveAnswer(context, button)
  return true
}
