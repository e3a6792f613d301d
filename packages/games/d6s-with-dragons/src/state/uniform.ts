/**
 * Profiles, gear and weapons with every field in the same order, whether something is printed there or not. Rules read
 * them more than anything else, and objects that are alike inside are read several times as fast.
 */
import type { Gear, Profile, SpecialMoves, Weapon } from './profile.ts'

/** All fields, so that the compiler names one that is forgotten. */
type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined }

export function uniformWeapon(w: Weapon): Weapon {
  const whole: Whole<Weapon> = {
    id: w.id,
    name: w.name,
    kind: w.kind,
    type: w.type,
    range: w.range,
    reach: w.reach,
    damage: w.damage,
    strength: w.strength,
    ownStrength: w.ownStrength,
    damageType: w.damageType,
    riders: w.riders,
    inflicts: w.inflicts,
    shift: w.shift,
    charge: w.charge,
    limit: w.limit,
    sure: w.sure,
    largest: w.largest,
    melee: w.melee,
  }
  return whole as Weapon
}

function uniformWeapons(weapons: readonly Weapon[]): readonly Weapon[] {
  const all: Weapon[] = []
  for (const weapon of weapons) all.push(uniformWeapon(weapon))
  return all
}

export function uniformGear({ weapons, armor, shield, isBarding }: Gear): Gear {
  const whole: Whole<Gear> = { weapons: uniformWeapons(weapons), armor, shield, isBarding }
  return whole as Gear
}

function uniformMoves(m: SpecialMoves): SpecialMoves {
  const whole: Whole<SpecialMoves> = {
    burrow: m.burrow,
    climb: m.climb,
    'spider-climb': m['spider-climb'],
    fly: m.fly,
    phasing: m.phasing,
    'spider-walk': m['spider-walk'],
    swim: m.swim,
  }
  return whole as SpecialMoves
}

export function uniformProfile(p: Profile): Profile {
  const whole: Whole<Profile> = {
    id: p.id,
    name: p.name,
    icon: p.icon,
    points: p.points,
    isCaptain: p.isCaptain,
    speed: p.speed,
    fight: p.fight,
    attacks: p.attacks,
    strength: p.strength,
    armor: p.armor,
    toughness: p.toughness,
    health: p.health,
    saves: p.saves,
    morale: p.morale,
    size: p.size,
    base: p.base,
    types: p.types,
    traits: p.traits,
    powers: p.powers,
    unenforced: p.unenforced,
    uses: p.uses,
    moves: uniformMoves(p.moves),
    casting: p.casting,
    mounts: p.mounts,
    includedGear: p.includedGear,
    attackList: uniformWeapons(p.attackList),
    wields: p.wields,
    resists: p.resists,
    weakTo: p.weakTo,
    immuneTo: p.immuneTo,
  }
  return whole as Profile
}
