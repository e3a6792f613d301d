/** Scenario 3: a hill in the middle, and whoever has more figures on it at the end. */
import { INCH, type Battlefield, type Piece, type Point } from '@muster/table'
import type { State } from '../state.ts'
import type { Scenario } from './scenario.ts'
import { mostWins, standingText, type Score } from './score.ts'
import { countOn } from './standing-on.ts'

/** The id of the one piece that counts. */
export const THE_HILL = 'the-hill'
const RADIUS = 6 * INCH

export const centreOf = ({ width, depth }: Battlefield): Point => ({ x: Math.round(width / 2), y: Math.round(depth / 2) })

/** The usual hill: round, 12" across, on the table's centre. A setter may bring another of this id. */
export const usualHill = (field: Battlefield): Piece => ({
  id: THE_HILL, kind: 'hill', name: 'The Hill', height: INCH,
  outline: { is: 'disc', centre: centreOf(field), radius: Math.min(RADIUS, Math.floor(Math.min(field.width, field.depth) / 2)) },
})

function scores(state: State): readonly Score[] {
  const hill = state.field.pieces.find(({ id }) => id === THE_HILL)
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
