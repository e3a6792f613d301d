/** Tables ready to be fought over. */
import type { ReadyField } from '@muster/engine'
import { building, hedge, hill, open, rough, table, trees, wall, wood } from './sketch.ts'

const thornwick = table(
  'thornwick', 'Thornwick Crossing', 'A hamlet among ploughed fields, with hedges to hide behind.', 11,
  building('The Inn', [19, 20], 5, 4), building('The Smithy', [29, 27.5], 4, 3.5, [0, 1]), building('A Cottage', [20, 30], 4, 3),
  building('The Chapel', [30, 18], 5, 3, [1, 0]),
  rough('Ploughland', [9, 12], 6, 5, 0), rough('Ploughland', [39, 37], 6.5, 5, 3), rough('Beet Field', [38, 9.5], 6.5, 4.5, 4),
  wood('Thorn Wood', [9.5, 38], 7, 6, 1), wood('Chapel Copse', [24.5, 7], 4.5, 4.5, 5), wood('Mill Wood', [23.5, 41], 5, 4.5, 2),
  hill('Gallows Rise', [8, 25.5], 6, 5.5, 6), hill('Beacon Hill', [40.5, 23.5], 5.5, 6, 7),
  hedge('Hedge', [3, 18], [9, 18.6], [15.5, 18]), hedge('Hedge', [32.5, 30.5], [39, 30.8], [45, 30.2]),
  hedge('Hedge', [31, 4], [31.4, 9], [31, 14]), hedge('Hedge', [17.5, 33.5], [17.2, 39], [17.6, 44]),
  trees([25, 24], [23.5, 16], [26, 33], [35, 15.5], [14, 31.5]),
)

const oldWood = table(
  'old-wood', 'The Old Wood', 'Deep forest with few clearings. Bows are of little use here.', 12,
  wood('Northwood', [12, 8], 9, 6, 1), wood('Eastwood', [38, 13], 7.5, 8, 2), wood('Westwood', [8, 27], 6.5, 8, 3),
  wood('Southwood', [36, 38], 9, 6.5, 5), wood('Hart Wood', [16, 41], 8, 5, 6), wood('Midwood', [25.5, 17], 4, 5, 4),
  wood('The Holt', [25, 30.5], 4.5, 3.5, 7), rough('Brambles', [37.5, 26.2], 4.5, 3.5, 0), hill('Stag Knoll', [27, 6], 4.5, 4, 1),
  trees([18, 20], [17, 25], [21, 23.5], [30, 24], [31.5, 21.5], [20, 34.5], [30, 11.5], [45, 27]),
)

const harrowDowns = table(
  'harrow-downs', 'Harrow Downs', 'Rolling hills under a wide sky: room to ride, nowhere to hide.', 13,
  hill('Harrow Hill', [12, 13], 8.5, 7, 0), hill('Long Barrow', [36, 12], 8, 5.5, 2), hill('Windy Top', [35, 34], 8.5, 7.5, 4),
  hill('Sheep Down', [12, 35.5], 8, 6.5, 6), hill('The Saddle', [24, 23.5], 5.5, 4.5, 5),
  building('The Farm', [40.5, 22.5], 4, 3.5), building('The Mill', [7.5, 24.5], 3.5, 3.5, [1, 1]),
  wood('A Spinney', [24, 42.5], 4.5, 3.5, 3), wood('Rook Trees', [24, 5], 4, 3.5, 7),
  hedge('Hedge', [33, 19.5], [36, 20.2], [37, 23], [36.5, 25.5]), hedge('Hedge', [12, 23.5], [12.4, 26.5], [10, 28]),
  wall('Sheep Wall', [17, 29.5], [21, 30.2], [26, 30], [27.5, 32]), wall('Sheep Wall', [21.5, 17], [26, 17.4], [30, 17]),
  trees([31, 26], [17, 22], [44, 42], [4, 6]),
)

const brokenWall = table(
  'broken-wall', 'The Broken Wall', 'An old border wall with three gaps between you and them.', 14,
  wall('The Great Wall', [0, 24.4], [5, 23.6], [11, 24.2]), wall('The Great Wall', [15, 24], [19, 23.6]),
  wall('The Great Wall', [29, 24.4], [33, 24]), wall('The Great Wall', [37, 23.8], [43, 24.4], [48, 23.6]),
  building('West Tower', [13, 24], 3, 3), building('East Tower', [35, 24], 3, 3),
  rough('Scree', [24, 14.5], 5.5, 4, 1), rough('Scree', [24, 33.5], 5.5, 4, 5), rough('Fallen Stones', [8, 17], 5, 4.5, 2), rough('Fallen Stones', [40, 31], 5, 4.5, 6),
  wood('Outlaw Wood', [10, 7], 7.5, 5.5, 3), wood("Warden's Wood", [38, 41], 7.5, 5.5, 7),
  wood('Crow Wood', [39, 9], 7, 6, 4), wood('Ash Wood', [9, 39], 7, 6, 0),
  hill('North Mound', [24, 5], 5.5, 4, 6), hill('South Mound', [24, 43], 5.5, 4, 2),
  trees([17, 14], [31, 34], [31, 10], [17, 38], [33, 17], [15, 31]),
)

const sallowMire = table(
  'sallow-mire', 'The Sallow Mire', 'Pools and reeds that swallow a charge. Watch where you step.', 15,
  rough('Black Pool', [12, 17], 7, 5, 1), rough('Reed Beds', [33, 10.5], 8, 5.5, 3), rough('The Slough', [36, 30.5], 7, 6, 5),
  rough('Sallow Fen', [13.5, 37], 8, 5.5, 6), rough('Mud', [24, 23.5], 4.5, 3.5, 2), rough('Toad Water', [41, 20.5], 4.5, 3, 0),
  wood('Alders', [9, 5.5], 5.5, 3.5, 4), wood('Willows', [37, 42.5], 6.5, 4, 7), wood('Sallows', [7.5, 26.5], 4.5, 4, 0),
  hill('Heron Isle', [25.5, 32.5], 3.5, 2.5, 1), hill('Dry Bank', [21.5, 9], 3.5, 5.5, 5), hill('Fowlers Bank', [26, 43], 3.5, 3.5, 3),
  building("The Fowler's Hut", [16, 27], 3, 3, [2, 1]),
  hedge('Osiers', [28, 17.5], [31, 18.5], [34.5, 18]), hedge('Osiers', [13.5, 30], [17.5, 29.6], [20, 28.5]),
  trees([30, 21], [20, 14.5], [27, 28], [44.5, 5], [4, 43]),
)

const abbeyFields = table(
  'abbey-fields', 'Abbey Fields', 'An abbey within its walls, with orchards and fat land around.', 16,
  building('The Abbey', [22, 19.5], 7, 4), building('The Barn', [28.5, 28.5], 5, 3.5, [0, 1]), building('The Gatehouse', [15.5, 27.5], 3, 3),
  wall('Abbey Wall', [14, 25], [14, 15], [27, 15]), wall('Abbey Wall', [30, 15], [33, 15], [33, 33], [25, 33]), wall('Abbey Wall', [22, 33], [14, 33], [14, 30]),
  wood("Monk's Wood", [8, 9], 6.5, 6, 2), wood('The Coppice', [41, 38.5], 6, 7, 4), wood('Yew Grove', [40, 8], 6, 6, 6),
  hill('Vineyard Hill', [7.5, 38.5], 6, 7, 1), hill('Calvary', [24, 7], 5, 4.5, 3),
  rough('Fish Ponds', [7.5, 24], 5, 6, 5), rough('Kitchen Fields', [40.5, 23.5], 5.5, 6, 7), rough('Bean Rows', [24, 40.5], 7, 4.5, 0),
  open('The Cloister Garth', [24, 25.5], 2.5, 2.5, 0),
  trees([17, 18], [17, 22], [30, 18], [30.5, 22], [18.5, 30], [34.5, 30], [15.5, 44], [33.5, 44]),
)

const shepherdsFolds = table(
  'shepherds-folds', "The Shepherd's Folds", 'Dry-stone walls everywhere: every field is a small fortress.', 17,
  wall('Fold', [10, 10], [18, 10.3], [18.3, 17], [14, 17.4]), wall('Fold', [38, 38], [30, 37.7], [29.7, 31], [34, 30.6]),
  wall('Fold', [30, 11], [37.5, 10.6], [38, 18]), wall('Fold', [18, 37], [10.5, 37.4], [10, 30]),
  wall('Long Wall', [4, 23], [10, 23.6], [16, 23]), wall('Long Wall', [44, 25], [38, 24.4], [32, 25]),
  hill('Ewe Hill', [24, 6.5], 6.5, 5, 2), hill('Ram Hill', [24, 41.5], 6.5, 5, 5), hill('Tup Knoll', [24, 24], 5.5, 5, 0),
  rough('Heather', [6.5, 15.5], 5.5, 5.5, 3), rough('Heather', [41.5, 32.5], 5.5, 5.5, 7), rough('Bog', [42, 17], 5, 5, 1), rough('Bog', [6, 31], 5, 5, 6),
  wood('Pines', [40, 6], 6.5, 5, 4), wood('Pines', [8, 42], 6.5, 5, 4), wood('Birks', [7.5, 5.5], 5.5, 4.5, 1), wood('Birks', [40.5, 42.5], 5.5, 4.5, 6),
  building("The Shepherd's Hut", [34, 14.5], 3, 3), building('The Shearing Shed', [14, 33.5], 4, 3),
  trees([21, 15], [27, 33], [14.5, 13.5], [33.5, 34.5]),
)

export const readyFields: readonly ReadyField[] = [thornwick, oldWood, harrowDowns, brokenWall, sallowMire, abbeyFields, shepherdsFolds]
