/** The rules in our own words: ground and obstacles. */
import { chapter } from '@muster/engine'

export const terrain = chapter('Ground and obstacles', {
  'SF-TERR-01': 'Bad ground and obstacles halve the move: 6 becomes 3, and 9 becomes 4½.',
  'SF-TERR-02': 'Half is the worst: two slow things are no slower than one.',
  'SF-TERR-03': 'If half the models are slowed, the whole unit is; if fewer, nobody is.',
  'SF-TERR-04': 'Starting in a wood, rocks, a swamp or water slows.',
  'SF-TERR-05': 'So does ending there.',
  'SF-TERR-06': 'Starting inside a building or ruin slows.',
  'SF-TERR-07': 'So does ending inside.',
  'SF-TERR-08': 'Clambering over a wall no higher than your head slows.',
  'SF-TERR-09': 'Going up more than your own height slows.',
  'SF-TERR-10': 'Going up a floor slows, and one floor a move is all.',
  'SF-TERR-11': 'What is higher than your head cannot be climbed, unless there are stairs or a ladder.',
  'SF-TERR-12': 'Just passing through a wood or a ruin does not slow.',
  'SF-TERR-13': 'Your head is 28 mm up: about 1.1 inches.',
  'SF-TERR-14': 'A model is in a wood when the middle of its base is; it hugs a wall when it touches it.',
})
