/**
 * A character's numbers, each with the parts it is made of: what is printed, then what its traits add. The plain
 * numbers beside them are the same totals for the many places that compare and show nothing.
 */
import { part, sumOf, type Part, type RuleId, type Sum } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { setOf } from '../../abilities/of.ts'
import type { OnSum } from '../../abilities/set.ts'
import type { Save } from '../../state/vocabulary.ts'
import type { Attack } from '../attacks/attack.ts'
import type { Luck } from '../dice/luck.ts'
import type { SaveAsked } from '../dice/saves.ts'

const NOTHING: readonly Part[] = []

function total<A>(
  state: State,
  figure: Figure,
  { adds, sets }: OnSum<A>,
  about: A,
  printed: Part,
  more: readonly Part[] = NOTHING,
): Sum {
  const parts = [printed]
  let sum = printed.value
  for (const add of adds) {
    const added = add(state, figure, about)
    if (!added) continue
    parts.push(added)
    sum += added.value
  }
  for (const one of more) {
    parts.push(one)
    sum += one.value
  }
  const fixed = sets.length === 0 ? undefined : setBy(state, figure, sets, about)
  if (!fixed) return { total: sum, parts }
  return { total: fixed.value, parts: [...parts, part(fixed.value - sum, fixed.source, fixed.rule)] }
}

/** Some traits say what a number is, whatever adds to it. The part shown brings it there. */
function setBy<A>(state: State, figure: Figure, sets: OnSum<A>['sets'], about: A): Part | undefined {
  let least: Part | undefined
  for (const set of sets) {
    const fixed = set(state, figure, about)
    if (fixed && (!least || fixed.value < least.value)) least = fixed
  }
  return least
}

/** The same total without its parts, for those who ask for many and show none. */
function amount<A>(
  state: State,
  figure: Figure,
  { adds, sets }: OnSum<A>,
  about: A,
  printed: number,
  more: readonly Part[] = NOTHING,
): number {
  let sum = printed
  for (const add of adds) sum += add(state, figure, about)?.value ?? 0
  for (const { value } of more) sum += value
  return sets.length === 0 ? sum : (setBy(state, figure, sets, about)?.value ?? sum)
}

const atLeast = (floor: number, sum: Sum, rule: RuleId): Sum =>
  sum.total >= floor
    ? sum
    : { total: floor, parts: [...sum.parts, part(floor - sum.total, `Never below ${floor}`, rule)] }

/** In inches. */
export const speedOf = (state: State, figure: Figure): Sum =>
  atLeast(
    0,
    total(state, figure, setOf(state, figure).sums.speed, undefined, part(figure.profile.speed, 'Speed', 'DD-STAT-02')),
    'DD-STAT-02',
  )

export const speedNumber = (state: State, figure: Figure): number =>
  Math.max(0, amount(state, figure, setOf(state, figure).sums.speed, undefined, figure.profile.speed))

/** Whether something sets its Speed to 0, whatever adds to it: a grapple, a spell, or on a mount what holds its rider. */
export function isHeldFast(state: State, figure: Figure): boolean {
  const { sets } = setOf(state, figure).sums.speed
  return setBy(state, figure, sets, undefined)?.value === 0
}

/** Without an attack: with lasting modifiers only, as the order of a melee is told by. */
export const fightOf = (state: State, figure: Figure, attack?: Attack): Sum =>
  total(
    state,
    figure,
    setOf(state, figure).sums.fight,
    attack,
    part(figure.profile.fight, 'Fight', 'DD-STAT-03'),
    attack?.fight,
  )

export const fightNumber = (state: State, figure: Figure, attack?: Attack): number =>
  amount(state, figure, setOf(state, figure).sums.fight, attack, figure.profile.fight, attack?.fight)

export const attacksOf = (state: State, figure: Figure): Sum =>
  atLeast(
    0,
    total(
      state,
      figure,
      setOf(state, figure).sums.attacks,
      undefined,
      part(figure.profile.attacks, 'Attacks', 'DD-STAT-04'),
    ),
    'DD-STAT-04',
  )

export const attacksNumber = (state: State, figure: Figure): number =>
  Math.max(0, amount(state, figure, setOf(state, figure).sums.attacks, undefined, figure.profile.attacks))

interface Struck {
  readonly attack: Attack
  readonly luck: Luck
}

/** Of one attack, or without one the character's own. */
export function strengthOf(state: State, figure: Figure, about?: Struck, more: readonly Part[] = NOTHING): Sum {
  const own = part(figure.profile.strength, 'Strength', 'DD-STAT-05')
  return atLeast(
    0,
    total(state, figure, setOf(state, figure).sums.strength, about, own, both(about?.attack.strength, more)),
    'DD-RUL-18',
  )
}

export const strengthNumber = (state: State, figure: Figure, about?: Struck): number =>
  Math.max(
    0,
    amount(state, figure, setOf(state, figure).sums.strength, about, figure.profile.strength, about?.attack.strength),
  )

const both = (some: readonly Part[] = NOTHING, more: readonly Part[]): readonly Part[] =>
  some.length === 0 ? more : more.length === 0 ? some : [...some, ...more]

/** Of the one attacked. */
export function armorOf(state: State, figure: Figure, attack?: Attack): Sum {
  const sum = total(
    state,
    figure,
    setOf(state, figure).sums.armor,
    attack,
    part(figure.profile.armor, 'Armor', 'DD-STAT-06'),
  )
  return attack?.ignoresArmor ? sumOf(...sum.parts, part(-sum.total, 'Armor ignored', 'DD-MAST-12')) : sum
}

export const armorNumber = (state: State, figure: Figure, attack?: Attack): number =>
  attack?.ignoresArmor ? 0 : amount(state, figure, setOf(state, figure).sums.armor, attack, figure.profile.armor)

export const toughnessOf = (state: State, figure: Figure): Sum =>
  total(
    state,
    figure,
    setOf(state, figure).sums.toughness,
    undefined,
    part(figure.profile.toughness, 'Toughness', 'DD-STAT-07'),
  )

export const toughnessNumber = (state: State, figure: Figure): number =>
  amount(state, figure, setOf(state, figure).sums.toughness, undefined, figure.profile.toughness)

export const SAVE_NAMES: { readonly [save in Save]: string } = {
  fortitude: 'Fortitude',
  reflex: 'Reflex',
  will: 'Will',
}

/** Against some power, or by name alone, as a card shows it. */
export function saveOf(state: State, figure: Figure, about: SaveAsked | Save): Sum {
  const asked = typeof about === 'string' ? { of: figure.id, save: about, potency: 0, purpose: 'card' } : about
  return total(
    state,
    figure,
    setOf(state, figure).sums.save,
    asked,
    part(figure.profile.saves[asked.save], SAVE_NAMES[asked.save], 'DD-STAT-09'),
  )
}

/** Its own; leaders are in leadership.ts. */
export const moraleOf = (state: State, figure: Figure): Sum =>
  total(state, figure, setOf(state, figure).sums.morale, undefined, part(figure.profile.morale, 'Morale', 'DD-STAT-11'))

/** To-wound dice of a hit. */
export function damageNumber(state: State, attack: Attack): number {
  const figure = figureOf(state, attack.by)
  return amount(state, figure, setOf(state, figure).sums.damage, attack, attack.weapon.damage)
}
