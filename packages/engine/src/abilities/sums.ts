/** A figure's numbers: what is printed, what its abilities add, what comes with the attack or save, and what sets them. */
import { part, type Part } from '../common/sums.ts'
import type { Abilities } from './abilities.ts'
import type { AbilityTypes, Gives, RollAbout, RollName, SumAbout, SumName } from './ability.ts'
import { borne } from './sources.ts'
import type { RollRule, SumRule } from './vocabulary.ts'

const NOTHING: readonly Part[] = []

/** Adds it all up. The parts are gathered only if somebody hands in a list for them. */
export function totalOf<T extends AbilityTypes, K extends SumName<T>>(
  abilities: Abilities<T>,
  state: T['state'],
  figure: T['figure'],
  name: K,
  about: SumAbout<T, K>,
  parts: Part[] | undefined,
): number {
  const rule = abilities.book.vocabulary.sums[name] as SumRule<T['figure'], SumAbout<T, K>>
  let total = rule.printed(figure, about)
  let fixed = rule.sets?.(about)
  if (parts) parts.push(part(total, typeof rule.source === 'string' ? rule.source : rule.source(about), rule.rule))
  for (const { gives, own, sets } of abilities.of(state, figure).onSum(name)) {
    const one = (gives as Gives<T, SumAbout<T, K>>)(state, figure, about, own)
    if (one === undefined) continue
    if (sets) fixed = lowest(fixed, one)
    else total = added(total, one, parts)
  }
  const more = rule.adds?.(about)
  if (more) for (const one of more) total = added(total, one, parts)
  const riders = rule.riders?.(about)
  if (riders && riders.length > 0) {
    for (const id of riders) {
      const ability = abilities.book.rider(id)
      const one = ability.adds?.[name]?.(state, figure, about, borne(ability))
      if (one) total = added(total, one, parts)
      fixed = lowest(fixed, ability.sets?.[name]?.(state, figure, about, borne(ability)))
    }
  }
  // The part shown brings the sum to where it is set.
  if (fixed) total = added(total, part(fixed.value - total, fixed.source, fixed.rule), parts)
  const { floor, ceiling } = rule
  if (floor && total < floor.at)
    total = added(total, part(floor.at - total, `Never below ${floor.at}`, floor.rule), parts)
  if (ceiling && total > ceiling.at)
    total = added(total, part(ceiling.at - total, `Never above ${ceiling.at}`, ceiling.rule), parts)
  return total
}

/** What sets a sum, whatever is added to it: an ability of the figure, or one that comes with the attack or save. */
export function settledBy<T extends AbilityTypes, K extends SumName<T>>(
  abilities: Abilities<T>,
  state: T['state'],
  figure: T['figure'],
  name: K,
  about: SumAbout<T, K>,
): Part | undefined {
  const rule = abilities.book.vocabulary.sums[name] as SumRule<T['figure'], SumAbout<T, K>>
  let fixed = rule.sets?.(about)
  for (const { gives, own, sets } of abilities.of(state, figure).onSum(name))
    if (sets) fixed = lowest(fixed, (gives as Gives<T, SumAbout<T, K>>)(state, figure, about, own))
  for (const id of rule.riders?.(about) ?? NO_RIDERS) {
    const ability = abilities.book.rider(id)
    fixed = lowest(fixed, ability.sets?.[name]?.(state, figure, about, borne(ability)))
  }
  return fixed
}

function added(total: number, one: Part, parts: Part[] | undefined): number {
  parts?.push(one)
  return total + one.value
}

const lowest = (a: Part | undefined, b: Part | undefined): Part | undefined =>
  a === undefined || (b !== undefined && b.value < a.value) ? b : a

const NO_RIDERS: readonly string[] = []

/** Usually there are none: then no list is built. */
export function partsOnRoll<T extends AbilityTypes, K extends RollName<T>>(
  abilities: Abilities<T>,
  state: T['state'],
  figure: T['figure'],
  name: K,
  about: RollAbout<T, K>,
): readonly Part[] {
  const rule = abilities.book.vocabulary.rolls[name] as RollRule<RollAbout<T, K>>
  let parts: Part[] | undefined
  for (const { gives, own } of abilities.of(state, figure).onRoll(name)) {
    const one = (gives as Gives<T, RollAbout<T, K>>)(state, figure, about, own)
    if (one) (parts ??= []).push(one)
  }
  for (const id of rule.riders?.(about) ?? NO_RIDERS) {
    const ability = abilities.book.rider(id)
    const one = ability.advantage?.[name]?.(state, figure, about, borne(ability))
    if (one) (parts ??= []).push(one)
  }
  return parts ?? NOTHING
}
