/** Tables ready to be fought over. */
import type { ReadyField } from '@muster/engine'
import { building, hedge, hill, mist, rampart, ruin, swamp, table, trees, wall, wood } from './sketch.ts'

const crossroads = table(
  'crossroads',
  'The Crossroads',
  'Two woods, two hedges and an inn where the roads meet.',
  31,
  building('The Inn', [12, 12], 3, 2.5),
  wood('Beech Wood', [5, 10], 2.5, 3, 1),
  wood('Thorn Wood', [19, 14], 2.5, 3, 3),
  hedge('Hedge', [8, 8.5], [11, 8]),
  hedge('Hedge', [13, 16], [16, 15.5]),
  hill('Gallows Hill', [18.5, 8], 2.5, 2, 5),
  hill('Mill Hill', [5.5, 16], 2.5, 2, 6),
  trees([9, 15], [15, 9]),
)

const foggyFen = table(
  'foggy-fen',
  'The Foggy Fen',
  'Mist that swallows arrows, and mud that slows whoever hurries.',
  32,
  swamp('Mire', [7, 12], 3, 2, 1),
  swamp('Mire', [17, 12], 3, 2, 4),
  mist('Mist', [12, 12], 2.5, 2, 2),
  mist('Mist', [4, 8], 2, 1.5, 3),
  mist('Mist', [20, 16], 2, 1.5, 0),
  wood('Alders', [19.5, 8], 2, 2, 5),
  wood('Alders', [4.5, 16], 2, 2, 6),
  trees([11, 8.5], [13, 15.5]),
)

const oldWall = table(
  'old-wall',
  'The Old Wall',
  'A rampart too high to vault runs across the table, with two gates in it.',
  33,
  rampart('Rampart', [1.5, 12], [6.5, 11.5]),
  rampart('Rampart', [9, 12], [15, 12]),
  rampart('Rampart', [17.5, 12.5], [22.5, 12]),
  ruin('Guard House', [5, 15.5], 2, 1.5, 1),
  ruin('Fallen Tower', [19, 8.5], 2, 1.5, 4),
  wood('Brambles', [12, 8], 2, 1.5, 3),
  wood('Brambles', [12, 16], 2, 1.5, 0),
  wall('Fold', [3, 8], [6, 8.5]),
  wall('Fold', [18, 15.5], [21, 16]),
)

const farmstead = table(
  'farmstead',
  'The Farmstead',
  'Two houses with a narrow passage between them, walled yards, and an orchard.',
  34,
  building('The Farm', [10.2, 12], 3, 3),
  building('The Barn', [13.9, 12], 3, 3),
  wall('Yard Wall', [4, 10.5], [7.5, 10.5]),
  wall('Yard Wall', [16.5, 13.5], [20, 13.5]),
  hedge('Hedge', [9, 16], [14, 16.5]),
  hedge('Hedge', [10, 8], [15, 7.5]),
  wood('Orchard', [5, 15], 2.5, 2, 2),
  wood('Orchard', [19, 9], 2.5, 2, 4),
  trees([3.5, 8.5], [20.5, 15.5]),
)

export const readyFields: readonly ReadyField[] = [crossroads, foggyFen, oldWall, farmstead]
