/** A converted creature as the bestiary keeps it: what most creatures do not have is left out. */
import type { NaturalWeaponData, ProfileData } from './profile-sheet.ts'

type Numbers = readonly [
  speed: number,
  fight: number,
  armor: number | 'none',
  toughness: number,
  health: number,
  attacks: number,
  strength: number,
  fortitude: number,
  reflex: number,
  will: number,
]

export interface PackedCreature extends Pick<ProfileData, 'id' | 'size' | 'points'> {
  readonly name: string
  readonly icon: string
  readonly type: string
  readonly numbers: Numbers
  readonly weapons: readonly Partial<NaturalWeaponData>[]
  readonly features?: ProfileData['features']
  readonly legendary?: ProfileData['legendary']
  /** By name: what a creature could do elsewhere, this game does not explain. */
  readonly unenforced?: readonly string[]
}

export function packed(profile: ProfileData, icon: string, type: string): PackedCreature {
  const { id, name = id, size, points, speed, fight, armor, toughness, health, attacks, strength } = profile
  const { fortitude, reflex, will, weapons, features, legendary, unenforced } = profile
  return {
    id,
    name,
    icon,
    type,
    points,
    size,
    numbers: [speed, fight, armor, toughness, health, attacks, strength, fortitude, reflex, will],
    weapons: weapons.map(({ needsPreparing, ...weapon }) => ({ ...weapon, ...(needsPreparing && { needsPreparing }) })),
    ...(features.length > 0 && { features }),
    ...(legendary.length > 0 && { legendary }),
    ...(unenforced.length > 0 && { unenforced: unenforced.map((one) => one.name) }),
  }
}

const NO_RULE = 'This game has no rule for it.'

export function unpacked(creature: PackedCreature): ProfileData {
  const { id, name, size, points, numbers, weapons, features = [], legendary = [], unenforced = [] } = creature
  const [speed, fight, armor, toughness, health, attacks, strength, fortitude, reflex, will] = numbers
  return {
    id,
    name,
    size,
    speed,
    fight,
    armor,
    toughness,
    health,
    attacks,
    strength,
    fortitude,
    reflex,
    will,
    points,
    features,
    soldier: false,
    wears: 'none',
    weapons: weapons.map((weapon) => ({ name, strength: 0, damage: 1, needsPreparing: false, ...weapon })),
    legendary,
    unenforced: unenforced.map((one) => ({ name: one, text: NO_RULE })),
  }
}
