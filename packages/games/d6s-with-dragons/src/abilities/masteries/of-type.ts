/** Hand and great weapons of a type have its mastery. */
import type { Weapon } from '../../state/profile.ts'
import type { WeaponType } from '../../state/vocabulary.ts'

export const isOfType =
  (type: WeaponType) =>
  (weapon: Weapon): boolean =>
    weapon.type === type && (weapon.kind === 'hand' || weapon.kind === 'great')
