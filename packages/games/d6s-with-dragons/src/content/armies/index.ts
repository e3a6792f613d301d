/** The ready armies. */
import type { ReadyArmy } from '@muster/engine'
import {
  ashenHymn,
  drownedChoir,
  emptyCourt,
  furnaceChoir,
  hollowSky,
  openedGraves,
  risenQuarry,
  sunkenBell,
} from './elemental-acolytes.ts'
import { grudgeOfTheHill, kennels, queensLarder, stormOverTheSteading } from './giants.ts'
import { faerieHunt, lanceOfTheCrown, princesRide, returnOfTheKing } from './great-kingdom.ts'
import { bogPack, borderPatrol, tunnelWatch } from './hundred.ts'
import { freeCompany, greenwood, hedgefolk, ironHold, kingsLevy, redTusk, warrenHorde } from './hundred-and-fifty.ts'
import { hallOfAnvils, hollowWatch, ironColumn, oathkeeper } from './mountain-dwarves.ts'
import { blackTide, starHost, underMountain } from './three-hundred.ts'
import { brokenTooth, longMarch } from './three-hundred-and-fifty.ts'

export const readyArmies: readonly ReadyArmy[] = [
  greenwood,
  ironHold,
  redTusk,
  kingsLevy,
  hedgefolk,
  warrenHorde,
  freeCompany,
  openedGraves,
  drownedChoir,
  ashenHymn,
  emptyCourt,
  borderPatrol,
  tunnelWatch,
  bogPack,
  starHost,
  blackTide,
  underMountain,
  lanceOfTheCrown,
  faerieHunt,
  returnOfTheKing,
  princesRide,
  hallOfAnvils,
  hollowWatch,
  oathkeeper,
  ironColumn,
  grudgeOfTheHill,
  kennels,
  queensLarder,
  stormOverTheSteading,
  risenQuarry,
  sunkenBell,
  furnaceChoir,
  hollowSky,
  longMarch,
  brokenTooth,
]
