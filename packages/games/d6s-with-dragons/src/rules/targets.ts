/** Whom a character may attack at all, and with what. */
import { refuse, type Refusal } from '@muster/engine'
import { inches } from '@muster/table'
import { UNARMED } from '../content/weapons.ts'
import { areEnemies, gapBetween, HAIR, isInPlay, isLevelWith, ONE_INCH } from '../figures.ts'
import type { Weapon } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import { is, traitsOf } from '../traits/of.ts'

/** Only enemies in play, and nobody it is bound to spare. */
export function refuseTarget(state: State, by: Figure, at: Figure): Refusal | undefined {
  const about = { figure: at.id }
  if (!isInPlay(at)) return refuse('DD-RUL-14', 'out-of-play', `${at.id} is no longer in play.`, about)
  if (!areEnemies(state, by, at)) return refuse('DD-RUL-14', 'not-an-enemy', `${at.id} is no enemy.`, about)
  if (is(state, by, 'harmless')) return refuse('DD-RUL-83', 'harmless', `${by.id} cannot attack as it is.`, about)
  const sparing = traitsOf(state, by).find((trait) => trait.spares?.(state, by.id, at.id))
  return sparing && refuse(sparing.rule, 'spared', `${by.id} is ${sparing.name.toLowerCase()} and may not attack ${at.id}.`, about)
}

export const mayAttack = (state: State, by: Figure, at: Figure): boolean => refuseTarget(state, by, at) === undefined

/** What it can fight with hand to hand; with nothing at all, its bare hands. */
export function meleeWeapons({ gear, profile }: Figure): readonly Weapon[] {
  const found: Weapon[] = []
  for (const list of [gear.weapons, profile.attackList]) {
    for (const weapon of list) if (weapon.melee && !found.some(({ id }) => id === weapon.id)) found.push(weapon)
  }
  return found.length > 0 ? found : [UNARMED]
}

export function rangedWeapons({ gear, profile }: Figure): readonly Weapon[] {
  const found: Weapon[] = []
  for (const list of [gear.weapons, profile.attackList]) {
    for (const weapon of list) if (weapon.range && !found.some(({ id }) => id === weapon.id)) found.push(weapon)
  }
  return found
}

/** How far a melee weapon reaches: 1" unless more is printed. */
export const reachOf = ({ reach }: Weapon): number => (reach === undefined ? ONE_INCH : inches(reach))

export const isInReach = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  gapBetween(state, by, at) <= reachOf(weapon) + HAIR && isLevelWith(state, by, at)
