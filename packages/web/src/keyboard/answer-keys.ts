/** Answers by keys: Enter takes the usual one, digits the others. */
import type { FigureId } from '@muster/engine'
import { buttonsFor } from '../panels/answers/answer-buttons.ts'
import { moveAnswer } from '../state/move-draft.ts'
import { isMine, moveDraftOf, type TableState } from '../state/table-state.ts'
import { typeFace } from '../play/dice-entry.ts'
import { giveAnswer } from '../panels/answers/give-answer.ts'
import type { Seat } from '../table/table-context.tsx'

/** On a figure Enter means the figure: pick it, link to it, or set down what was nudged. Else it takes the default. */
export function confirm(seat: Seat, focused: string | undefined): boolean {
  const { session, hands } = seat
  const { state } = session
  const draft = moveDraftOf(state)
  const kind = state.snapshot.decision?.kind
  if (draft && moveAnswer(draft)) {
    void hands.leading.setDown(true).then(() => session.confirm())
    return true
  }
  if (
    focused !== undefined &&
    isMine(state) &&
    ((kind === 'choose' && state.draft?.is !== 'point') ||
      (kind === 'move' && !isAskedAbout(state, focused)) ||
      (kind === 'pair' && focused !== state.picked))
  )
    hands.touch(focused)
  else takeUsual(seat)
  return true
}

/** Each figure has its own usual answer, and this is the one in question: Enter gives it. */
const isAskedAbout = (state: TableState, figure: FigureId): boolean => buttonsFor(state).turn?.figure === figure

/** The button with the Enter key on it. */
function takeUsual(seat: Seat): void {
  const { list } = buttonsFor(seat.session.state)
  const usual = list.find(({ isDefault }) => isDefault)
  if (usual) void giveAnswer(seat, usual)
}

/** Dice with more than nine sides: the keys go on along the row of digits. */
export const typeTall = ({ session }: Seat, face: number): boolean =>
  session.state.snapshot.awaited !== undefined && typeFace(session, face)

/** What lies unfolded has the digits; where dice are waited for, they say what fell. */
export function takeOption(seat: Seat, place: number): boolean {
  const { session } = seat
  if (session.state.snapshot.awaited) return typeFace(session, place + 1)
  if (!isMine(session.state)) return false
  const { list, open } = buttonsFor(session.state)
  const button = (open?.list ?? list)[place]
  if (!button) return false
  void giveAnswer(seat, button)
  return true
}
