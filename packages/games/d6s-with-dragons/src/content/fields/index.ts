/**
 * Tables of two by two feet, about a third of each covered: some to slow you, some to stop you, some
 * to hide behind. Nothing solid stands on the nine places where treasures and supplies may lie.
 */
import type { ReadyField } from '@muster/engine'
import {
  building, fence, hedge, hill, ice, mist, rampart, river, rock, rough, ruin, shallows, table, trees, wall, wood,
} from './sketch.ts'

const shrine = table(
  'wayside-shrine', 'The Wayside Shrine', 'Ruined walls round an old shrine, with a wood on either hand.', 21,
  ruin('North Arcade', [9, 9.6], 3.6, 1, [1, 0]), ruin('South Arcade', [15, 14.4], 3.6, 1, [1, 0]),
  ruin('Fallen Tower', [3.6, 12], 2, 2), ruin('Gatehouse', [20.4, 12], 2, 2),
  rough('Rubble', [9.2, 14.2], 2.7, 1.8, 0), rough('Rubble', [14.8, 9.6], 2.7, 1.8, 3),
  wood('Yew Wood', [3.8, 4.6], 3.5, 3.2, 1), wood('Ash Wood', [20.2, 19.4], 3.5, 3.2, 5),
  hill('Shrine Mound', [20, 4.8], 3.4, 3.6, 6), hill('Grave Mound', [4, 19.2], 3.4, 3.6, 2),
  wall('Field Wall', [9.5, 4], [12.5, 3.6], [15, 4.1]), wall('Field Wall', [9, 19.9], [11.5, 20.4], [14.5, 20]),
  shallows('The Font', [12, 6.6], 1.6, 1.3, 4), shallows('Wet Ground', [12, 17.4], 1.6, 1.3, 7),
)

const ford = table(
  'mill-ford', 'Mill Ford', 'A river cuts the field; wade at the ford or swim and hope.', 22,
  river(
    [[0, 10.6], [2.4, 10.6], [5, 12], [8.4, 12.4], [12, 11.8], [15.6, 11.6], [19, 12], [21.6, 13.4], [24, 13.4]], 1.6,
    { kind: 'deep-water', name: 'The Deep', from: 0, to: 2 }, { kind: 'shallow-water', name: 'Mill Ford', from: 2, to: 6 },
    { kind: 'deep-water', name: 'The Deep', from: 6, to: 8 },
  ),
  building('The Mill', [19.6, 7.7], 3, 2.2), building('The Ferry House', [4.4, 16.4], 2.6, 2.2),
  wood('Alders', [4.2, 4.6], 3.6, 3, 4), wood('Willows', [19.8, 19.6], 3.6, 3, 6),
  rough('Reeds', [12, 8.2], 2.7, 1.5, 5), rough('Reeds', [12, 15.8], 2.7, 1.5, 7),
  hedge('Hedge', [8.5, 3.6], [11, 4.2], [14, 3.8]), hedge('Hedge', [10, 20.2], [13, 19.8], [15.5, 20.4]),
  hill('Millers Bank', [19.6, 2.9], 3, 2.1, 1), hill('Ferry Bank', [4.4, 21.1], 3, 2.1, 5),
)

const oldWood = table(
  'thicket', 'The Thicket', 'Trees nearly everywhere. Elves are at home here; arrows are not.', 23,
  wood('Northwood', [7.5, 3.7], 4.2, 2.8, 1), wood('Holly Brake', [19.2, 6.5], 3.2, 3.6, 2),
  wood('Westwood', [3.8, 13.2], 3, 3.4, 3),
  wood('Southwood', [16.5, 20.3], 4.2, 2.8, 5), wood('Hazel Copse', [5, 20.3], 3, 2.6, 6),
  wood('Eastwood', [20.2, 14.4], 2.9, 2.6, 4),
  rough('Brambles', [12, 9], 2.4, 1.7, 0), rough('Fallen Oaks', [12, 15.2], 2.4, 1.7, 7),
  rock('Boar Stone', [9, 12], 1, 0.8, 1), rock('Sow Stone', [15, 12], 1, 0.8, 4),
  hill('The Knoll', [13.6, 3], 1.8, 2.2, 2), trees([8.5, 8.4], [15.4, 16.8], [9.3, 16.4], [14.8, 7.6]),
)

const keep = table(
  'broken-keep', 'The Broken Keep', 'High broken walls with gaps between them, and rubble to stumble over.', 24,
  rampart('Curtain Wall', [3, 9], [8.4, 9]), rampart('Curtain Wall', [15.4, 9], [21, 9]),
  rampart('Curtain Wall', [3, 15], [8.4, 15]), rampart('Curtain Wall', [16, 15], [21, 15]),
  ruin('North Tower', [9.4, 8.8], 2, 2, [1, 0], 2), ruin('South Tower', [14.6, 15.2], 2, 2, [1, 0], 2),
  rough('Fallen Stones', [12.8, 9.2], 2.2, 1.8, 0), rough('Fallen Stones', [11.2, 14.8], 2.2, 1.8, 3),
  rough('The Bailey', [3.6, 12], 2, 1.8, 5), rough('The Bailey', [20.4, 12], 2, 1.8, 6),
  hill('West Motte', [3.8, 4.4], 3.4, 3.4, 1), hill('East Motte', [20.2, 19.6], 3.4, 3.4, 4),
  wood('Keep Wood', [19.8, 4], 3.4, 3, 2), wood('Gallows Wood', [4.2, 20], 3.4, 3, 7),
  wall('Garden Wall', [9.5, 3.4], [12, 3], [14.5, 3.5]), wall('Garden Wall', [9.5, 20.5], [12, 21], [14.5, 20.6]),
  rough('Midden', [15.2, 18.9], 1.7, 1.2, 3), rough('Midden', [8.8, 4.9], 1.7, 1.2, 6),
)

const tarn = table(
  'frozen-tarn', 'The Frozen Tarn', 'Ice in the middle, mist on the shore: tread lightly.', 25,
  ice('Tarn Ice', [9.2, 12.6], 3.4, 2.7, 1), ice('Tarn Ice', [16, 11.4], 3.2, 2.7, 3),
  mist('Cold Mist', [4.2, 8.4], 2.6, 2, 0), mist('Cold Mist', [19.8, 15.6], 2.6, 2, 4),
  rock('The Wolf', [12.4, 8], 1.4, 1, 2), rock('The Bear', [11.6, 16], 1.4, 1, 6),
  wood('Firs', [4.4, 3.6], 3.4, 2.6, 5), wood('Firs', [19.6, 20.4], 3.4, 2.6, 7),
  hill('Cairn Hill', [19.4, 4.4], 3.6, 3.2, 1), hill('Beacon Hill', [4.6, 19.6], 3.6, 3.2, 3),
  rough('Scree', [12, 3.8], 2.6, 1.7, 6), rough('Scree', [12, 20.2], 2.6, 1.7, 2),
  fence('Sheep Fence', [2, 15.2], [5, 14.6]), fence('Sheep Fence', [22, 8.8], [19, 9.4]),
)

const barrows = table(
  'barrow-down', 'Barrow Down', 'Low hills and standing stones: nowhere is quite level.', 26,
  hill('Long Barrow', [8, 11.2], 4.4, 2.4, 0), hill("King's Barrow", [17, 13.4], 4, 2.6, 2),
  hill('North Down', [18.8, 4.4], 3.8, 3, 4), hill('South Down', [5.2, 19.6], 3.8, 3, 6),
  rock('Standing Stone', [12.3, 8.2], 0.7, 0.7, 1), rock('Standing Stone', [11.7, 15.8], 0.7, 0.7, 3),
  rock('Leaning Stone', [3, 8], 0.9, 0.6, 5), rock('Leaning Stone', [21, 16.4], 0.9, 0.6, 7),
  rough('Gorse', [4.6, 4.4], 3.2, 2.6, 2), rough('Gorse', [19.4, 20], 3.2, 2.6, 5),
  wood('Thorn Brake', [11.4, 3.4], 2.7, 2, 3), wood('Thorn Brake', [12.6, 20.6], 2.7, 2, 6),
  wall('Boundary', [2, 14.6], [4.6, 15.2], [7, 14.8]), wall('Boundary', [22, 9.4], [19.4, 8.8], [17, 9.2]),
)

const market = table(
  'market-street', 'Market Street', 'Houses, lanes and fences: every corner hides somebody.', 27,
  building("The Brewer's", [8.6, 9], 3, 2.4), building("The Chandler's", [15.4, 15], 3, 2.4),
  building("The Cooper's", [15.2, 8.6], 2.6, 3), building("The Dyer's", [8.8, 15.4], 2.6, 3),
  building('West End', [2.8, 9.4], 2.4, 3), building('East End', [21.2, 14.6], 2.4, 3),
  rough('Market Litter', [12, 9.4], 1.4, 2.2, 1), rough('Market Litter', [12, 14.6], 1.4, 2.2, 4),
  rough('Kitchen Garden', [4, 3.8], 3.6, 3, 3), rough('Kitchen Garden', [20, 20.2], 3.6, 3, 5),
  wood('Orchard', [19.8, 3.6], 3.6, 2.8, 6), wood('Orchard', [4.2, 20.4], 3.6, 2.8, 0),
  fence('Paling', [8.5, 3.6], [11.5, 3.6], [15, 3.6]), fence('Paling', [9, 20.4], [12.5, 20.4], [15.5, 20.4]),
  hedge('Hedge', [2, 14.4], [5, 14.6], [5, 17]), hedge('Hedge', [22, 9.6], [19, 9.4], [19, 7]),
  shallows('Horse Pond', [12, 18.2], 1.6, 1.2, 2), shallows('Trough', [12, 5.8], 1.6, 1.2, 6),
  ruin('Burnt House', [3.2, 12.6], 1.8, 1.6, [1, 0], 0.9), ruin('Burnt House', [20.8, 11.4], 1.8, 1.6, [1, 0], 0.9),
)

export const readyFields: readonly ReadyField[] = [shrine, ford, oldWood, keep, tarn, barrows, market]
