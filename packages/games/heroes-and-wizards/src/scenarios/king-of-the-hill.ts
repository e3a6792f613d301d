/** Scenario 3: the side with more figures on the central hill at the end wins. */
import { INCH, outlineBox, type Battlefield, type Piece, type Point } from '@muster/table'
import type { State } from '../state/state.ts'
import type { Scenario } from './scenario.ts'
import { mostWins, standingText, type Score } from './score.ts'
import { countOn, pieceUnder } from './standing-on.ts'

const RADIUS = 6 * INCH

export const centreOf = ({ width, depth }: Battlefield): Point => ({
  x: Math.round(width / 2),
  y: Math.round(depth / 2),
})

/** The one piece that counts: the ground to stand on at the centre of the table. */
export const hillOf = (field: Battlefield): Piece | undefined => pieceUnder(field.pieces, centreOf(field))

const usualRadius = ({ width, depth }: Battlefield): number => Math.min(RADIUS, Math.floor(Math.min(width, depth) / 2))

/** The usual hill: round, 12" across, on the table's centre. A setter may bring another that is as large. */
export const usualHill = (field: Battlefield): Piece => ({
  id: 'the-hill',
  kind: 'hill',
  name: 'The Hill',
  height: INCH,
  outline: { is: 'disc', centre: centreOf(field), radius: usualRadius(field) },
})

/** Whether the ground at the centre is a large piece of terrain, as the scenario asks: no smaller than the usual hill. */
export function hasHill(field: Battlefield): boolean {
  const hill = hillOf(field)
  if (!hill) return false
  const { left, top, right, bottom } = outlineBox(hill.outline)
  return Math.min(right - left, bottom - top) >= 2 * usualRadius(field)
}

function scores(state: State): readonly Score[] {
  const hill = hillOf(state.field)
  return hill ? countOn(state, hill) : state.sides.map(({ id }) => ({ side: id, score: 0 }))
}

export const kingOfTheHill: Scenario = {
  id: 'king-of-the-hill',
  name: 'King of the Hill',
  line: 'Have more figures than anyone else on the hill in the middle when the game ends.',
  rule: 'HW-HILL-02',
  sides: [2, 3, 4],
  result: (state) => mostWins(state, scores(state), 'Figures on the hill'),
  standing: (state) => standingText(state, scores(state)),
}
