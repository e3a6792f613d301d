/** What figures cost: the printed table, and the sum a player is shown. */
import { part, sumOf, type Part, type Sum } from '@muster/engine'
import type { Movement, Profile, Rank } from '../state/profile.ts'

export const MOVEMENT_COST: { readonly [movement in Movement]: number } = { 6: 0, 9: 1, 12: 2, 15: 3, 18: 4, fly: 5 }

/** By the stat itself. Melee 0 is not for sale. */
export const MELEE_COST: readonly (number | undefined)[] = [undefined, 2, 4, 6, 8, 10]
export const SHOOTING_COST: readonly number[] = [0, 3, 6, 9, 12, 15]
/** Going without armour costs a point: the table says so. */
export const ARMOUR_COST: readonly number[] = [1, 2, 4, 6, 8, 10]
export const MIGHTY_COST = 5
/** What a slain Hero or Wizard counts beyond its points. */
export const BOUNTY = 50

const rule = (number: number): string => `HW-COST-${String(number).padStart(2, '0')}`

/** Rules of the table in its own order: which line sells this stat. */
const MOVEMENT_RULE: { readonly [movement in Movement]: string } = {
  6: rule(3),
  9: rule(4),
  12: rule(5),
  15: rule(6),
  18: rule(7),
  fly: rule(8),
}

export const movementText = (movement: Movement): string => (movement === 'fly' ? 'Fly' : `${movement}"`)

/** The points value with all its parts. */
export const costSum = (profile: Profile): Sum => sumOf(...costParts(profile))

function costParts({ movement, melee, shooting, armour, twoWeapons, mighty }: Profile): readonly (Part | undefined)[] {
  const forMelee = MELEE_COST[melee] ?? 0
  return [
    part(MOVEMENT_COST[movement], `Movement ${movementText(movement)}`, MOVEMENT_RULE[movement]),
    part(forMelee, `Melee ${melee}`, rule(9 + melee)),
    twoWeapons ? part(forMelee, 'Second weapon', rule(31)) : undefined,
    part(SHOOTING_COST[shooting] ?? 0, `Shooting ${shooting}`, rule(16 + shooting)),
    part(ARMOUR_COST[armour] ?? 0, `Armour ${armour}`, rule(23 + armour)),
    mighty ? part(MIGHTY_COST, 'Mighty', 'HW-MIGHT-01') : undefined,
  ]
}

/** The points value alone: the loops of the lab ask for nothing else. */
export const costOf = ({ movement, melee, shooting, armour, twoWeapons, mighty }: Profile): number =>
  MOVEMENT_COST[movement] +
  (MELEE_COST[melee] ?? 0) * (twoWeapons ? 2 : 1) +
  (SHOOTING_COST[shooting] ?? 0) +
  (ARMOUR_COST[armour] ?? 0) +
  (mighty ? MIGHTY_COST : 0)

/** What the slayer of this figure is credited with. */
export const worthOf = ({ profile, rank }: { readonly profile: Profile; readonly rank: Rank }): number =>
  costOf(profile) + (rank === 'trooper' ? 0 : BOUNTY)
