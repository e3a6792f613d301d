/** A new round of a character, and a new character that waits to be deployed. */
import type { Arms, Gear, Profile, Weapon } from './profile.ts'
import { noMemory, type AbilitySet, type FigureId, type SideId } from '@muster/engine'
import type { DragonTypes } from './ability.ts'
import type { Figure, ThisRound } from './state.ts'
import { uniformWeapon } from './uniform.ts'

export const newRound = (): ThisRound => ({
  turnDone: false,
  action: true,
  used: [],
  willing: 0,
  shot: false,
  dodging: false,
  postponedTo: undefined,
  mastery: undefined,
  masteryApplied: false,
  shielding: false,
  attacksLeft: undefined,
  followedUp: false,
  disengages: false,
  hitInMelee: false,
  tested: false,
  faced: [],
  rooted: false,
  flyby: false,
  climbing: false,
  swept: false,
  dismounted: false,
})

/** What differs between new characters. */
export interface FigureStart {
  readonly id: FigureId
  readonly side: SideId
  readonly name: string
  readonly number: number
  readonly profile: Profile
  readonly gear: Gear
  readonly printed: AbilitySet<DragonTypes>
  readonly points: number
  readonly starting: boolean
}

function armsOf(profile: Profile, { weapons }: Gear): Arms {
  const melee: Weapon[] = []
  const ranged: Weapon[] = []
  const add = (list: Weapon[], weapon: Weapon): void => {
    if (!list.some(({ id }) => id === weapon.id)) list.push(weapon)
  }
  for (const weapon of [...weapons.map((one) => wielded(profile, one)), ...profile.attackList]) {
    if (weapon.melee) add(melee, weapon)
    if (weapon.range) add(ranged, weapon)
  }
  return { melee, ranged }
}

/** A weapon as this character uses it: a giant's club is no common club. */
export function wielded({ wields }: Profile, weapon: Weapon): Weapon {
  const changes = wields?.[weapon.kind]
  const damage = weapon.kind === 'great' ? wields?.hand?.damage : undefined
  return changes || damage !== undefined
    ? uniformWeapon({ ...weapon, ...(damage !== undefined && { damage }), ...changes })
    : weapon
}

export const newFigure = (who: FigureStart): Figure => ({
  id: who.id,
  side: who.side,
  name: who.name,
  number: who.number,
  profile: who.profile,
  gear: who.gear,
  arms: armsOf(who.profile, who.gear),
  printed: who.printed,
  points: who.points,
  starting: who.starting,
  where: 'waiting',
  at: { x: 0, y: 0 },
  facing: undefined,
  level: 0,
  wounds: 0,
  temporary: 0,
  conditions: [],
  marked: {},
  concentrating: undefined,
  carrying: undefined,
  mount: undefined,
  riders: [],
  vehicle: undefined,
  passengers: [],
  now: newRound(),
  memory: noMemory(),
})
