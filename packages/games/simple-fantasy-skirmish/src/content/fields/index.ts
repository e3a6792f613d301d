/** Tables ready to be fought over, four feet by three. */
import type { ReadyField } from '@muster/engine'
import { building, cliff, fence, hedge, hill, knoll, rampart, river, rocks, ruin, table, tower, trees, wall, wood } from './sketch.ts'

const meadow = table(
  'meadow', 'The Long Meadow', 'Open grass, a wall or two and a wood on each side. A good first table.', 31,
  wood('Westwood', [8, 18], 5, 5.5, 1), wood('Eastwood', [40, 18], 5, 5.5, 4),
  wall('Old Wall', [18, 15], [22, 14.6], [26, 15]), wall('Old Wall', [22, 21], [26, 21.4], [30, 21]),
  rocks('Boulders', [15, 27], 3, 2.2, 0), rocks('Boulders', [33, 9], 3, 2.2, 3), trees([17, 18], [31, 18], [24, 10], [24, 26]),
)

const crossroads = table(
  'crossroads', 'Bridgend Crossroads', 'Four houses round a square. Whoever holds them has cover.', 32,
  building('The Inn', [18, 13.5], 5, 4), building('The Bakery', [30, 13.5], 4, 3.5), building('The Forge', [18, 22.5], 4, 3.5),
  tower('The Watch House', [30, 22.5], 4, 4), hedge('Hedge', [6, 12], [10, 11.6], [13, 12]), hedge('Hedge', [35, 24], [38, 24.4], [42, 24]),
  fence('Fence', [8, 24], [12, 24.4]), fence('Fence', [36, 12], [40, 11.6]), wood('Orchard', [7, 18], 3.5, 3, 2), wood('Orchard', [41, 18], 3.5, 3, 6),
  trees([24, 18]),
)

const oldKeep = table(
  'old-keep', 'The Old Keep', 'A broken castle on a hill in the middle of everything.', 33,
  hill('Castle Hill', [24, 18], 8, 6.5, 5), ruin('The Keep', [24, 18], 5, 4.5), wall('Outer Wall', [14.5, 13], [14, 18], [14.6, 23]),
  wall('Outer Wall', [33.5, 13], [34, 18], [33.4, 23]), rocks('Rubble', [7, 9], 3.5, 3, 1), rocks('Rubble', [41, 27], 3.5, 3, 4),
  wood('Thicket', [8, 26], 4.5, 3.5, 3), wood('Thicket', [40, 10], 4.5, 3.5, 7), trees([20, 29], [28, 7]),
)

const fords = table(
  'fords', 'The Two Fords', 'A river across the table: wade it where it is shallow.', 34,
  river(
    [[0, 16.6], [6, 16.6], [13, 18], [20, 18.6], [28, 17.4], [35, 18], [42, 19.4], [48, 19.4]], 2.2,
    { kind: 'deep-water', name: 'The Deep', from: 0, to: 2 }, { kind: 'shallow-water', name: 'West Ford', from: 2, to: 3 },
    { kind: 'deep-water', name: 'The Deep', from: 3, to: 4 }, { kind: 'shallow-water', name: 'East Ford', from: 4, to: 5 },
    { kind: 'deep-water', name: 'The Deep', from: 5, to: 7 },
  ),
  wood('Willows', [12, 10], 4.5, 3, 2), wood('Willows', [36, 26], 4.5, 3, 5),
  knoll('North Knoll', [33, 8], 4, 3, 0), knoll('South Knoll', [15, 28], 4, 3, 6), fence('Fence', [20, 26], [25, 26.4], [28, 26]), fence('Fence', [20, 10], [23, 9.6], [28, 10]),
)

const standingStones = table(
  'standing-stones', 'The Standing Stones', 'High rocks break every line of sight. Walk round, or through.', 35,
  cliff('The Elder', [24, 18], 2.6, 2.2, 0), cliff('The Twins', [14, 13], 2, 2.4, 2), cliff('The Twins', [34, 23], 2, 2.4, 5),
  cliff('Raven Rock', [10, 24], 2.4, 1.8, 4), cliff('Raven Rock', [38, 12], 2.4, 1.8, 7), wood('Pines', [24, 8.5], 4.5, 2.6, 1), wood('Pines', [24, 27.5], 4.5, 2.6, 6),
  rocks('Scree', [18, 21], 2.6, 2, 3), rocks('Scree', [30, 15], 2.6, 2, 0), trees([5, 15], [43, 21]),
)

const townWall = table(
  'town-wall', 'The Town Wall', 'A high wall with two gates, a passage between the gatehouses, and towers to climb.', 36,
  rampart('The Wall', [0, 18], [6, 18]), rampart('The Wall', [9.5, 18], [19.3, 18]), rampart('The Wall', [29.3, 18], [38.5, 18]), rampart('The Wall', [42, 18], [48, 18]),
  tower('West Gatehouse', [21.2, 18], 3.4, 4), tower('East Gatehouse', [27.1, 18], 3.4, 4, [1, 0]), building('Barns', [10, 9], 4.5, 3.5), building('Barns', [38, 27], 4.5, 3.5),
  hedge('Hedge', [16, 26], [20, 25.6], [24, 26]), hedge('Hedge', [24, 10], [28, 10.4], [32, 10]), wood('Copse', [8, 27.5], 4, 3, 2), wood('Copse', [40, 8.5], 4, 3, 5),
)

export const FIELDS: readonly ReadyField[] = [meadow, crossroads, oldKeep, fords, standingStones, townWall]
