/** Kinds of damage of the fifth edition that this game has too. */
import { DAMAGE_TYPES, type DamageType } from '../state/vocabulary.ts'

/** Slashing, piercing and bludgeoning are no damage types of this game. */
export const damageType = (word: string | undefined): DamageType | undefined =>
  DAMAGE_TYPES.find((type) => type === word)
