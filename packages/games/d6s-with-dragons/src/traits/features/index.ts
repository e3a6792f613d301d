/** The behaviour of features by their id. */
import type { DragonTrait } from '../moments.ts'
import { packTactics, siegeMonster, sneakAttack } from './attacking.ts'
import { colossusSlayer } from '../masteries/colossus-slayer.ts'
import { feature } from './feature.ts'
import { aggressive } from './following.ts'
import { LEADERSHIP } from './leadership.ts'
import { MOVING } from './moving.ts'
import { legendaryResistance, magicResistance, mindBlank } from './saving.ts'
import { camouflage, invisibility, truesight } from './seeing.ts'

const sturdy = feature('sturdy', { sturdy: true })

const all = (): readonly DragonTrait[] => [
  sturdy, sneakAttack, packTactics, siegeMonster, magicResistance, mindBlank, legendaryResistance, camouflage, truesight, invisibility,
  ...LEADERSHIP, ...MOVING, aggressive, colossusSlayer,
]

let known: { readonly [id: string]: DragonTrait } | undefined

/** Gathered when it is first asked for: some features know the files that ask. */
export const featureTrait = (id: string): DragonTrait | undefined => (known ??= Object.fromEntries(all().map((trait) => [trait.id, trait])))[id]
