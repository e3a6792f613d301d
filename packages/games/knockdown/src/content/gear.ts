/** Equipment: what it costs, the hands it takes, and the ranged weapons with their ranges. */
import type { RuleId } from '@muster/engine'
import { inches } from '@muster/table'
import type { GearId } from '../state/vocabulary.ts'
import type { RangedWeapon, RangedWeaponId } from '../state/weapons.ts'

/** What an item is: one melee weapon, one thing in the other hand, any number of different ranged weapons, armour. */
export type GearUse = 'melee' | 'hand' | 'ranged' | 'armour'

export interface Gear {
  readonly name: string
  readonly points: number
  readonly use: GearUse
  readonly hands: 0 | 1 | 2
  readonly rule: RuleId
  /** The rule that keeps Cavalry from taking it. */
  readonly notMounted?: RuleId
}

export const GEAR_TABLE: { readonly [id in GearId]: Gear } = {
  armour: { name: 'Armour', points: 1, use: 'armour', hands: 0, rule: 'KD-GEAR-08' },
  shield: { name: 'Shield', points: 1, use: 'hand', hands: 1, rule: 'KD-GEAR-09' },
  flail: { name: 'Flail', points: 1, use: 'melee', hands: 1, rule: 'KD-GEAR-11' },
  'extra-hand-weapon': { name: 'Extra hand weapon', points: 1, use: 'hand', hands: 1, rule: 'KD-GEAR-12' },
  whip: { name: 'Whip', points: 0, use: 'melee', hands: 1, rule: 'KD-GEAR-14' },
  spear: { name: 'Spear', points: 1, use: 'melee', hands: 1, rule: 'KD-GEAR-15' },
  'great-weapon': { name: 'Great weapon', points: 1, use: 'melee', hands: 2, rule: 'KD-GEAR-16' },
  polearm: { name: 'Polearm', points: 1, use: 'melee', hands: 2, rule: 'KD-GEAR-17', notMounted: 'KD-CAV-23' },
  'throwing-weapons': { name: 'Throwing weapons', points: 1, use: 'ranged', hands: 0, rule: 'KD-GEAR-21' },
  bow: { name: 'Bow', points: 2, use: 'ranged', hands: 0, rule: 'KD-GEAR-22' },
  longbow: { name: 'Longbow', points: 3, use: 'ranged', hands: 0, rule: 'KD-GEAR-23', notMounted: 'KD-CAV-22' },
  crossbow: { name: 'Crossbow', points: 3, use: 'ranged', hands: 0, rule: 'KD-GEAR-24' },
  pistol: { name: 'Pistol', points: 2, use: 'ranged', hands: 0, rule: 'KD-GEAR-25' },
  arquebus: { name: 'Arquebus', points: 5, use: 'ranged', hands: 0, rule: 'KD-GEAR-26' },
  'musician-instruments': { name: 'Musician instruments', points: 3, use: 'hand', hands: 1, rule: 'KD-GEAR-28' },
  banner: { name: 'Banner', points: 5, use: 'hand', hands: 1, rule: 'KD-GEAR-32' },
}

const ranged = (
  id: RangedWeaponId,
  name: string,
  rule: RuleId,
  [short, long]: readonly [number, number],
  str: number,
  { ignores, moveOrShoot, targets, wounds, crushes }: Partial<RangedWeapon> = {},
): RangedWeapon => ({
  id,
  name,
  rule,
  short: inches(short),
  long: inches(long),
  str,
  ignores,
  moveOrShoot,
  targets,
  wounds,
  crushes,
})

const POWDER = { ignores: 'armour', moveOrShoot: true } as const

export const RANGED_WEAPONS: { readonly [id in RangedWeaponId]: RangedWeapon } = {
  'throwing-weapons': ranged('throwing-weapons', 'Throwing weapons', 'KD-GEAR-21', [4, 8], 0),
  bow: ranged('bow', 'Bow', 'KD-GEAR-22', [10, 20], 0),
  longbow: ranged('longbow', 'Longbow', 'KD-GEAR-23', [14, 28], 0),
  crossbow: ranged('crossbow', 'Crossbow', 'KD-GEAR-24', [10, 24], 1, { moveOrShoot: true }),
  pistol: ranged('pistol', 'Pistol', 'KD-GEAR-25', [5, 10], 0, POWDER),
  arquebus: ranged('arquebus', 'Arquebus', 'KD-GEAR-26', [10, 20], 1, POWDER),
  'natural-ranged-attack': ranged('natural-ranged-attack', 'Natural ranged attack', 'KD-SPEC-23', [4, 8], 0),
  catapult: ranged('catapult', 'Catapult', 'KD-SIEGE-20', [20, 40], 0, {
    targets: { most: 4, apart: inches(3) },
    crushes: true,
  }),
  ballista: ranged('ballista', 'Ballista', 'KD-SIEGE-23', [20, 40], 2, { wounds: 2 }),
  'multi-arrow-ballista': ranged('multi-arrow-ballista', 'Multi-arrow ballista', 'KD-SIEGE-24', [18, 36], 0, {
    targets: { most: 6, apart: inches(6) },
  }),
}

/** What a Monster does with its natural ranged attack. */
export const MONSTROUS_SHOT: RangedWeapon = {
  ...RANGED_WEAPONS['natural-ranged-attack'],
  rule: 'KD-SPEC-24',
  targets: { most: 3, apart: inches(3) },
}
