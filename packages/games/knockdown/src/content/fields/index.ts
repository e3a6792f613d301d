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

export const readyFields: readonly ReadyField[] = [oldMill, openHeath]
