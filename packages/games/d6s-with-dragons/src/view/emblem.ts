/** The emblem on a character's base: its people's face, or what sets it apart among them. */
import type { Weapon } from '../state/profile.ts'
import type { Figure } from '../state/state.ts'
import type { WeaponKind } from '../state/vocabulary.ts'

const WEAPON_ICON: { readonly [kind in WeaponKind]: string } = {
  hand: 'broadsword',
  great: 'battle-axe',
  throwing: 'thrown-spear',
  bow: 'high-shot',
  natural: 'claws',
  unarmed: 'shield-bash',
}
const TYPE_ICON = { blade: 'broadsword', bludgeon: 'flanged-mace', spear: 'stone-spear', exotic: 'whip' } as const

export function weaponIcon({ kind, type }: Weapon): string {
  const isBlunt = kind === 'great' && type === 'bludgeon'
  return type && (kind === 'hand' || isBlunt) ? TYPE_ICON[type] : WEAPON_ICON[kind]
}

/** The farther it reaches, the more it tells of its bearer. */
const TELLING: readonly WeaponKind[] = ['bow', 'throwing', 'great']

/** Whoever has claws, spells or the like is known by its face; so are plain warriors with a blade or a club. */
export function emblemOf({ profile, gear: { weapons } }: Figure): string {
  if (!profile.id.endsWith('-warrior')) return profile.icon
  const telling = TELLING.flatMap((kind) => weapons.filter((weapon) => weapon.kind === kind))[0]
  const [hand] = weapons.filter(({ type }) => type === 'spear' || type === 'exotic')
  const shown = telling ?? hand
  return shown ? weaponIcon(shown) : profile.icon
}
