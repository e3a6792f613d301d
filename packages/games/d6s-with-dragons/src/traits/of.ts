/**
 * Which traits a character has now: those everybody has, those of its types and its profile, those of
 * the spells upon it, and its conditions. No sum and no roll knows more than this list.
 */
import type { FigureId } from '@muster/engine'
import { isInPlay } from '../figures.ts'
import type { Profile } from '../profile.ts'
import { effectTraits } from '../rules/effects.ts'
import type { Figure, State } from '../state.ts'
import type { ConditionName, DamageType } from '../words.ts'
import { CONDITION_TRAITS } from './conditions.ts'
import { EVERYBODY } from './everybody.ts'
import { FEATURE_TRAITS } from './features/index.ts'
import type { DragonTrait } from './moments.ts'
import { TYPE_TRAITS } from './types.ts'

const printed = new WeakMap<Profile, readonly DragonTrait[]>()

function printedTraits(profile: Profile): readonly DragonTrait[] {
  const known = printed.get(profile)
  if (known) return known
  const traits = [...EVERYBODY]
  for (const type of profile.types) traits.push(...(TYPE_TRAITS[type] ?? []))
  for (const id of profile.traits) {
    const feature = FEATURE_TRAITS[id]
    if (feature) traits.push(feature)
  }
  printed.set(profile, traits)
  return traits
}

/** Without its conditions: these decide which conditions take hold at all. */
function lastingTraits(state: State, figure: Figure): readonly DragonTrait[] {
  const own = printedTraits(figure.profile)
  const cast = effectTraits(state, figure)
  return cast.length === 0 ? own : [...own, ...cast]
}

export function traitsOf(state: State, figure: Figure): readonly DragonTrait[] {
  const lasting = lastingTraits(state, figure)
  if (figure.conditions.length === 0) return lasting
  const traits = [...lasting]
  for (const { is, from } of figure.conditions) {
    if (!isImmune(state, figure, is, from)) traits.push(CONDITION_TRAITS[is])
  }
  return traits
}

/** Ignored altogether: a type of damage, or a condition, perhaps only when it comes from some. */
export function isImmune(state: State, figure: Figure, to: ConditionName | DamageType, from?: FigureId): boolean {
  if (figure.profile.immuneTo.includes(to)) return true
  for (const trait of lastingTraits(state, figure)) if (trait.immune?.(state, figure.id, { to, from })) return true
  return false
}

type Flag = { [K in keyof DragonTrait]-?: true extends DragonTrait[K] ? K : never }[keyof DragonTrait]

/** Whether any of its traits says so. */
export function is(state: State, figure: Figure, flag: Flag): boolean {
  for (const trait of traitsOf(state, figure)) if (trait[flag] === true) return true
  return false
}

/** All in play with their traits, the Lead Player's first: what happens at one moment happens in this order. */
export function* bearers(state: State): Generator<readonly [FigureId, readonly DragonTrait[]]> {
  for (const isLead of [true, false]) {
    for (const figure of state.figures) {
      if (isInPlay(figure) && (figure.side === state.lead) === isLead) yield [figure.id, traitsOf(state, figure)]
    }
  }
}
