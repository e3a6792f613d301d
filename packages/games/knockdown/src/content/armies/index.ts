/** All ready armies. */
import type { ReadyArmy } from '@muster/engine'
import { deepWood } from './deep-wood.ts'
import { dragonCourt } from './dragon-court.ts'
import { hillFolk } from './hill-folk.ts'
import { kingsHost } from './kings-host.ts'
import { rottingMarch } from './rotting-march.ts'
import { stoneGate } from './stone-gate.ts'
import { sunChariots } from './sun-chariots.ts'
import { wildHorde } from './wild-horde.ts'

export const readyArmies: readonly ReadyArmy[] = [
  kingsHost,
  wildHorde,
  stoneGate,
  rottingMarch,
  deepWood,
  dragonCourt,
  sunChariots,
  hillFolk,
]
