/** The behaviour of features by their id. */
import type { DragonTrait } from '../moments.ts'
import { packTactics, siegeMonster, sneakAttack } from './attacking.ts'
import { colossusSlayer } from '../masteries/colossus-slayer.ts'
import { casterMastery } from './casting.ts'
import { feature } from './feature.ts'
import { aggressive } from './following.ts'
import { LEADERSHIP } from './leadership.ts'
import { MOVING } from './moving.ts'
import { legendaryResistance, magicResistance, mindBlank } from './saving.ts'
import { camouflage, invisibility, truesight } from './seeing.ts'

const sturdy = feature('sturdy', { sturdy: true })

const ALL: readonly DragonTrait[] = [
  sturdy,
  sneakAttack,
  packTactics,
  siegeMonster,
  magicResistance,
  mindBlank,
  legendaryResistance,
  camouflage,
  truesight,
  invisibility,
  ...LEADERSHIP,
  ...MOVING,
  aggressive,
  colossusSlayer,
  casterMastery,
]

export const FEATURES: { readonly [id: string]: DragonTrait } = Object.fromEntries(
  ALL.map((trait) => [trait.id, trait]),
)
