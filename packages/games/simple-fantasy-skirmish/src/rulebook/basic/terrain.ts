/** The rules in our own words: ground and obstacles. */
import { chapter } from '@muster/engine'

export const terrain = chapter('Ground and obstacles', {
  'SF-TERR-01': 'Bad ground and obstacles halve the move: 6 becomes 3, and 9 becomes 4½.',
  'SF-TERR-02': 'Half speed is the slowest: two causes slow a unit no more than one.',
  'SF-TERR-03': 'If at least half the models are slowed, the whole unit is; if fewer, it is not.',
  'SF-TERR-04': 'Starting a move in a wood, rocks, a swamp or water slows.',
  'SF-TERR-05': 'Ending a move there slows too.',
  'SF-TERR-06': 'Starting a move inside a building or ruin slows.',
  'SF-TERR-07': 'Ending a move inside one slows too.',
  'SF-TERR-08': "Climbing over a wall no higher than a model's head slows.",
  'SF-TERR-09': 'Going uphill to a place more than a head higher slows.',
  'SF-TERR-10': 'Going up one floor slows, and a move goes up one floor at most.',
  'SF-TERR-11': "Terrain higher than a model's head cannot be climbed, unless there are stairs or a ladder.",
  'SF-TERR-12': 'Only passing through a wood or a ruin does not slow.',
  'SF-TERR-13': "A model's head is 28 mm up: about 1.1 inches.",
  'SF-TERR-14': 'A model is in a wood when the middle of its base is; it hugs a wall when its base touches the wall.',
})
