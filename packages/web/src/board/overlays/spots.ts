/** Draws answers that are places on the table: a disc to click, with the number of its key. */
import { drawChoicePoint, type OverlayStyle } from '@muster/draw'
import { canAnswer, type TableState } from '../../state/table-state.ts'

export function drawSpots(state: TableState, style: OverlayStyle): string {
  const { decision } = state.snapshot
  if (!canAnswer(state) || !decision) return ''
  return decision.options.flatMap(({ spot, label }) => (spot ? [drawChoicePoint(spot, label, style)] : [])).join('')
}
