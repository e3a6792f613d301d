/** Scenario 2: hold more pieces of ground than anyone else at the end. */
import type { SideId } from '@muster/engine'
import type { Piece } from '@muster/table'
import type { State } from '../state/state.ts'
import type { Scenario } from './scenario.ts'
import { leader, mostWins, standingText } from './score.ts'
import { canBeCaptured, countOn } from './standing-on.ts'

/** The side with the most figures on it; undefined in a tie, also when nobody stands there. */
export const captorOf = (state: State, piece: Piece): SideId | undefined => leader(countOn(state, piece))

export function capturedBySide(state: State): { readonly side: SideId; readonly score: number }[] {
  const captors = state.field.pieces.filter(canBeCaptured).map((piece) => captorOf(state, piece))
  return state.sides.map(({ id }) => ({ side: id, score: captors.filter((captor) => captor === id).length }))
}

export const captureTerrain: Scenario = {
  id: 'capture-terrain',
  name: 'Capture Terrain',
  line: 'Have the most figures on a piece of ground at the end to capture it; capture the most pieces.',
  rule: 'HW-CAPT-01',
  sides: [2, 3, 4],
  result: (state) => mostWins(state, capturedBySide(state), 'Pieces captured'),
  standing: (state) => standingText(state, capturedBySide(state)),
}
