/** Answers that are places on the table: a disc with the number of its key, to be touched. */
import { drawChoicePoint, type OverlayStyle } from '@muster/draw'
import { isMine, type TableState } from '../../state/table-state.ts'

export function spotChalk(state: TableState, pen: OverlayStyle): string {
  const { decision } = state.snapshot
  if (!isMine(state) || !decision) return ''
  return decision.options.flatMap(({ spot, label }) => (spot ? [drawChoicePoint(spot, label, pen)] : [])).join('')
}
