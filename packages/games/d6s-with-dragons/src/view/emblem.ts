/** The emblem on a character's base: the face of its people, or its most typical weapon. */
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

/** The most typical kind of weapon first. */
const TYPICAL: readonly WeaponKind[] = ['bow', 'throwing', 'great']

/** Plain warriors with a typical weapon show that weapon; everybody else shows its face. */
export function emblemOf({ profile, gear: { weapons } }: Pick<Figure, 'profile' | 'gear'>): string {
  if (!profile.id.endsWith('-warrior')) return profile.icon
  const typical = TYPICAL.flatMap((kind) => weapons.filter((weapon) => weapon.kind === kind))[0]
  const [hand] = weapons.filter(({ type }) => type === 'spear' || type === 'exotic')
  const shown = typical ?? hand
  return shown ? weaponIcon(shown) : profile.icon
}
