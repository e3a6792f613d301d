/** Enchanted Items: what each grade costs and which rolls its bigger die may serve. */
import type { Grade, Item, AttackKind, ItemRoll } from '../state/card.ts'

const WEAPON_COST: { readonly [grade in Grade]: number } = { enchanted: 2, rare: 3, legendary: 4 }
const ARTIFACT_COST: { readonly [grade in Grade]: number } = { enchanted: 3, rare: 4, legendary: 5 }
const WEAPON_RULE: { readonly [grade in Grade]: string } = {
  enchanted: 'SF-ENCH-04',
  rare: 'SF-ENCH-05',
  legendary: 'SF-ENCH-06',
}
const ARTIFACT_RULE: { readonly [grade in Grade]: string } = {
  enchanted: 'SF-ENCH-07',
  rare: 'SF-ENCH-08',
  legendary: 'SF-ENCH-09',
}

export const itemCost = ({ is, grade }: Item): number => (is === 'weapon' ? WEAPON_COST : ARTIFACT_COST)[grade]
export const itemRule = ({ is, grade }: Item): string => (is === 'weapon' ? WEAPON_RULE : ARTIFACT_RULE)[grade]

/** What one item may cover: a weapon one kind of attack; an artifact the armour Saves, or the Magic Save, or all Skills. */
export const WEAPON_ROLLS: { readonly [kind in AttackKind]: readonly ItemRoll[] } = {
  melee: ['melee-attack'],
  ranged: ['ranged-attack'],
  magic: ['magic-attack'],
}
export const ARTIFACT_ROLLS = {
  armour: ['melee-save', 'ranged-save'],
  magic: ['magic-save'],
  skills: ['skill'],
} as const satisfies { readonly [use: string]: readonly ItemRoll[] }

const attacks: readonly ItemRoll[] = Object.values(WEAPON_ROLLS).flat()
const coverings: readonly (readonly ItemRoll[])[] = Object.values(ARTIFACT_ROLLS)

/** A narrower text stands as it is printed; a wider one than an item can cover does not. */
export function isCoveredByOne({ is, rolls }: Item): boolean {
  if (rolls.length === 0) return false
  if (is === 'weapon') return rolls.length === 1 && rolls.every((roll) => attacks.includes(roll))
  return coverings.some((covering) => rolls.every((roll) => covering.includes(roll)))
}
