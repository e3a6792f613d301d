/** Profiles as files write them, and back. */
import { circle, millimetres, type Base } from '@muster/table'
import { baseOfSize } from '../content/sizes.ts'
import type { Profile, Weapon } from '../state/profile.ts'
import { powersFrom } from './power-schema.ts'
import type { WrittenProfile } from './profile-schema.ts'

type WeaponWords = NonNullable<WrittenProfile['attackList']>[number]

const toWeapon = ({
  id,
  name,
  kind,
  type,
  range,
  reach,
  damage,
  strength,
  damageType,
  melee,
  riders,
  limit,
  ownStrength,
  sure,
  largest,
  inflicts,
  shift,
  charge,
}: WeaponWords): Weapon => ({
  id,
  name: name ?? id,
  kind,
  damage,
  strength,
  melee: melee ?? range === undefined,
  ...(type && { type }),
  ...(range && { range: { short: range[0], long: range[1] } }),
  ...(reach !== undefined && { reach }),
  ...(damageType && { damageType }),
  ...(riders && { riders }),
  ...(limit && { limit }),
  ...(ownStrength !== undefined && { ownStrength }),
  ...(sure && { sure }),
  ...(largest && { largest }),
  ...(inflicts && { inflicts }),
  ...(shift && { shift }),
  ...(charge && { charge }),
})

function toBase({ base, size }: WrittenProfile, printed: Profile): Base {
  if (base === undefined) return size === undefined ? printed.base : baseOfSize(size)
  if (typeof base === 'number') return circle(millimetres(base))
  return { shape: base.shape, width: millimetres(base.width), length: millimetres(base.length) }
}

export function profileFrom(one: WrittenProfile, printed: Profile): Profile {
  const { saves } = one
  const stat = <K extends keyof WrittenProfile & keyof Profile>(key: K) => one[key] ?? printed[key]
  return {
    ...printed,
    name: stat('name'),
    icon: stat('icon'),
    points: stat('points'),
    speed: stat('speed'),
    fight: stat('fight'),
    attacks: stat('attacks'),
    strength: stat('strength'),
    armor: stat('armor'),
    toughness: stat('toughness'),
    health: stat('health'),
    morale: stat('morale'),
    saves: saves ? { fortitude: saves[0], reflex: saves[1], will: saves[2] } : printed.saves,
    size: stat('size'),
    base: toBase(one, printed),
    types: stat('types'),
    traits: stat('traits'),
    uses: (one.uses as Profile['uses'] | undefined) ?? printed.uses,
    moves: movesOf(one) ?? printed.moves,
    attackList: one.attackList?.map(toWeapon) ?? printed.attackList,
    resists: stat('resists'),
    weakTo: stat('weakTo'),
    immuneTo: stat('immuneTo'),
    ...(one.powers && { powers: powersFrom(one.powers) }),
    ...(one.unenforced && { unenforced: one.unenforced }),
    ...(one.casting && { casting: one.casting }),
    ...(one.mounts && { mounts: one.mounts }),
  }
}

const movesOf = ({ moves }: WrittenProfile): Profile['moves'] | undefined => moves as Profile['moves'] | undefined
