/** A character's numbers, each with the parts it is made of: what is printed, then what its traits add. */
import { part, sumOf, type Part, type RuleId, type Sum } from '@muster/engine'
import { figureOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import type { DragonTrait, Sums } from '../traits/moments.ts'
import { traitsOnSum } from '../traits/of.ts'
import type { Save } from '../words.ts'
import type { Attack } from './attack.ts'
import type { Luck } from './luck.ts'
import type { SaveAsked } from './save.ts'

const NOTHING: readonly Part[] = []

function total<K extends keyof Sums>(
  state: State, figure: Figure, name: K, about: Sums[K], printed: Part, more: readonly Part[] = NOTHING,
): Sum {
  const parts = [printed]
  const traits = traitsOnSum(state, figure, name)
  for (const { adds } of traits) {
    const added = adds?.[name]?.(state, figure.id, about)
    if (added) parts.push(added)
  }
  for (const one of more) parts.push(one)
  let sum = 0
  for (const { value } of parts) sum += value
  const fixed = setBy(state, figure, traits, name, about)
  if (!fixed) return { total: sum, parts }
  return { total: fixed.value, parts: [...parts, part(fixed.value - sum, fixed.source, fixed.rule)] }
}

/** Some traits say what a number is, whatever adds to it. The part shown brings it there. */
function setBy<K extends keyof Sums>(
  state: State, figure: Figure, traits: readonly DragonTrait[], name: K, about: Sums[K],
): Part | undefined {
  let least: Part | undefined
  for (const trait of traits) {
    const fixed = trait.sets?.[name]?.(state, figure.id, about)
    if (fixed && (!least || fixed.value < least.value)) least = fixed
  }
  return least
}

const atLeast = (floor: number, sum: Sum, rule: RuleId): Sum =>
  sum.total >= floor ? sum : { total: floor, parts: [...sum.parts, part(floor - sum.total, `Never below ${floor}`, rule)] }

/** In inches. */
export const speedOf = (state: State, figure: Figure): Sum =>
  atLeast(0, total(state, figure, 'speed', undefined, part(figure.profile.speed, 'Speed', 'DD-STAT-02')), 'DD-STAT-02')

/** Without an attack: with lasting modifiers only, as the order of a melee is told by. */
export const fightOf = (state: State, figure: Figure, attack?: Attack): Sum =>
  total(state, figure, 'fight', attack, part(figure.profile.fight, 'Fight', 'DD-STAT-03'), attack?.fight)

export const attacksOf = (state: State, figure: Figure): Sum =>
  atLeast(0, total(state, figure, 'attacks', undefined, part(figure.profile.attacks, 'Attacks', 'DD-STAT-04')), 'DD-STAT-04')

/** Of one attack, or without one the character's own. */
export function strengthOf(
  state: State, figure: Figure, about?: { readonly attack: Attack; readonly luck: Luck }, more: readonly Part[] = NOTHING,
): Sum {
  const own = part(figure.profile.strength, 'Strength', 'DD-STAT-05')
  const extra = [...(about?.attack.strength ?? NOTHING), ...more]
  return atLeast(0, total(state, figure, 'strength', about, own, extra), 'DD-RUL-18')
}

/** Of the one attacked. */
export function armorOf(state: State, figure: Figure, attack?: Attack): Sum {
  const sum = total(state, figure, 'armor', attack, part(figure.profile.armor, 'Armor', 'DD-STAT-06'))
  return attack?.ignoresArmor ? sumOf(...sum.parts, part(-sum.total, 'Armor ignored', 'DD-MAST-12')) : sum
}

export const toughnessOf = (state: State, figure: Figure): Sum =>
  total(state, figure, 'toughness', undefined, part(figure.profile.toughness, 'Toughness', 'DD-STAT-07'))

export const SAVE_NAMES: { readonly [save in Save]: string } = { fortitude: 'Fortitude', reflex: 'Reflex', will: 'Will' }

/** Against some power, or by name alone, as a card shows it. */
export function saveOf(state: State, figure: Figure, about: SaveAsked | Save): Sum {
  const asked = typeof about === 'string' ? { of: figure.id, save: about, potency: 0, purpose: 'card' } : about
  return total(state, figure, 'save', asked, part(figure.profile.saves[asked.save], SAVE_NAMES[asked.save], 'DD-STAT-09'))
}

/** Its own; leaders are in morale.ts. */
export const moraleOf = (state: State, figure: Figure): Sum =>
  total(state, figure, 'morale', undefined, part(figure.profile.morale, 'Morale', 'DD-STAT-11'))

/** To-wound dice of a hit. */
export const damageOf = (state: State, attack: Attack): Sum =>
  total(state, figureOf(state, attack.by), 'damage', attack, part(attack.weapon.damage, attack.weapon.name, 'DD-DMG-02'))
