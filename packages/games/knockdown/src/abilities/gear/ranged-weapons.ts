/** Ranged weapons: each can be shot with. Their ranges are in the table of weapons. */
import { inchesText } from '@muster/table'
import { RANGED_WEAPONS } from '../../content/gear.ts'
import { rangedWeapon } from '../../rules/shooting/weapons.ts'
import type { KnockdownAbility } from '../../state/ability.ts'
import type { GearId } from '../../state/vocabulary.ts'
import type { RangedWeapon, RangedWeaponId } from '../../state/weapons.ts'

/** "10"/20", STR +1; ignores Armour; move or shoot". */
export function weaponText({ short, long, str, ignores, moveOrShoot }: RangedWeapon): string {
  const words = [`Range ${inchesText(short)}"/${inchesText(long)}", STR ${str < 0 ? '' : '+'}${str}`]
  if (ignores) words.push("ignores the target's Armour")
  if (moveOrShoot) words.push('not in an activation in which the bearer moves')
  return `${words.join('; ')}.`
}

export function weaponAbility(id: Extract<RangedWeaponId, GearId>): KnockdownAbility {
  const weapon = RANGED_WEAPONS[id]
  const { name, rule } = weapon
  return { id, name, rule, text: weaponText(weapon), answers: [rangedWeapon.answer(weapon)] }
}
