/** Tables ready to be fought over. */
import type { ReadyField } from '@muster/engine'
import { building, hedge, hill, swamp, table, trees, wall, wood } from './sketch.ts'

const oldMill = table(
  'old-mill',
  'The Old Mill',
  'A mill in the middle, walls to climb and a swamp to go round.',
  21,
  building('The Mill', [24, 24], 4.5, 4),
  building('The Barn', [12.5, 31], 5, 3.5, [1, 1]),
  wall('Field Wall', [14, 20], [20, 19.5]),
  wall('Field Wall', [28, 28.5], [34, 28]),
  hedge('Hedge', [31, 16], [37, 17.5]),
  hedge('Hedge', [11, 15], [15.5, 16.5]),
  swamp('The Mire', [35, 33.5], 5, 3.5, 2),
  swamp('Reeds', [12, 11], 4, 2.5, 4),
  wood('Alder Wood', [38, 23], 4.5, 5, 1),
  wood('Crow Wood', [7, 23.5], 4, 5, 3),
  hill('Mill Hill', [24, 36.5], 5, 3, 5),
  hill('Ridge', [24, 12], 5.5, 3, 6),
  trees([19, 15], [29, 33], [18, 27.5]),
)

const openHeath = table(
  'open-heath',
  'The Open Heath',
  'Room for horses and chariots, with a few stones to hide behind.',
  22,
  hill('Barrow', [15, 24], 4, 3.5, 1),
  hill('Barrow', [33, 24], 4, 3.5, 4),
  swamp('Bog', [24, 24], 3.5, 2.5, 2),
  hedge('Gorse', [9, 17], [14, 16.5]),
  hedge('Gorse', [34, 31], [39, 31.5]),
  wood('Thorns', [8, 33], 3.5, 3, 3),
  wood('Thorns', [40, 15], 3.5, 3, 0),
  trees([22, 15], [26, 33]),
)

const hillFort = table(
  'hill-fort',
  'The Hill Fort',
  'Terraces to climb in the middle, and a ring of walls that keeps horses out.',
  23,
  hill('The Fort', [24, 24], 6.5, 5.5, 5),
  wall('Rampart', [15, 19], [19, 16.5], [23, 16]),
  wall('Rampart', [33, 29], [29, 31.5], [25, 32]),
  wall('Rampart', [15.5, 29], [18, 31]),
  wall('Rampart', [32.5, 19], [30, 17]),
  building('The Hall', [38, 13], 4.5, 3.5),
  building('The Byre', [10, 35], 4.5, 3.5),
  wood('Hanger Wood', [8, 20], 4.5, 5, 1),
  wood('Fort Wood', [40, 28], 4.5, 5, 3),
  swamp('The Ditch', [35, 37], 5, 3, 2),
  swamp('The Pond', [13, 11], 5, 3, 4),
  trees([20, 37], [28, 11], [41, 20], [7, 28]),
)

const stonyFord = table(
  'stony-ford',
  'The Stony Ford',
  'A slow stream across the table, stepping stones, and hedges on both banks.',
  24,
  swamp('The Stream', [7, 24.5], 7, 2.2, 1),
  swamp('The Stream', [24, 23.5], 6, 2.2, 2),
  swamp('The Stream', [41, 24.5], 7, 2.2, 3),
  hedge('Hedge', [9, 17], [15, 16], [19, 17]),
  hedge('Hedge', [29, 31], [34, 32], [39, 31]),
  wall('Mill Wall', [28, 17], [33, 16.5]),
  wall('Mill Wall', [15, 31], [20, 31.5]),
  building('The Ferry House', [36, 36], 4, 3.5),
  building('The Toll House', [12, 12], 4, 3.5),
  wood('Willows', [38, 12], 5, 4, 5),
  wood('Willows', [10, 36], 5, 4, 6),
  hill('North Bank', [25, 10], 5, 3, 0),
  hill('South Bank', [24, 38], 5, 3, 4),
  trees([16, 21], [32, 27], [44, 18], [4, 31]),
)

export const readyFields: readonly ReadyField[] = [oldMill, openHeath, hillFort, stonyFord]
