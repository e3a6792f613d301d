/**
 * Which traits a character has now: those everybody has, those of its types and its profile, those of
 * the spells upon it, and its conditions. No sum and no roll knows more than this.
 */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf, isInPlay } from '../figures.ts'
import type { Profile } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import type { ConditionName, DamageType } from '../words.ts'
import { traitBook } from './book.ts'
import type { DragonTrait, Moments, Rolls, Sums } from './moments.ts'
import { TraitSet } from './set.ts'

const printed = new WeakMap<Profile, TraitSet>()
/** The profile asked about last, and what is printed on it: it is asked about many times over. */
let recent: { readonly profile: Profile; readonly set: TraitSet } | undefined

function printedOn(profile: Profile): TraitSet {
  if (recent?.profile === profile) return recent.set
  const set = printed.get(profile) ?? new TraitSet(printedTraits(profile))
  printed.set(profile, set)
  recent = { profile, set }
  return set
}

function printedTraits(profile: Profile): readonly DragonTrait[] {
  const { everybody, types, features, atTheReady } = traitBook()
  const traits = [...everybody]
  for (const type of profile.types) traits.push(...(types[type] ?? []))
  for (const id of profile.traits) {
    const feature = features[id]
    if (feature) traits.push(feature)
  }
  return [...traits, ...atTheReady(profile)]
}

/** Without its conditions: these decide which conditions take hold at all. */
function lastingOn(state: State, figure: Figure): TraitSet {
  let set = printedOn(figure.profile)
  for (const effect of state.effects) {
    const given = traitBook().givenBy(state, effect, figure)
    // The same spell from two casters counts once.
    if (given && !set.all.some(({ id }) => id === given.id)) set = set.and(given)
  }
  return set
}

function allOn(state: State, figure: Figure): TraitSet {
  if (state.effects.length === 0 && figure.conditions.length === 0) return printedOn(figure.profile)
  const lasting = lastingOn(state, figure)
  let set = lasting
  for (const { is, from } of figure.conditions) {
    if (!isProofAgainst(state, figure, lasting, is, from)) set = set.and(traitBook().conditions[is])
  }
  return set
}

export const traitsOf = (state: State, figure: Figure): readonly DragonTrait[] => allOn(state, figure).all

/** The traits that may bear on a sum. */
export const traitsOnSum = (state: State, figure: Figure, name: keyof Sums): readonly DragonTrait[] =>
  allOn(state, figure).onSum(name)

/** The traits that may bring luck, good or bad, to a roll. */
export const traitsOnRoll = (state: State, figure: Figure, name: keyof Rolls): readonly DragonTrait[] =>
  allOn(state, figure).onRoll(name)

/** The traits that have something to say under a word of theirs: `free`, `spares` … */
export const traitsSaying = (state: State, figure: Figure, word: keyof DragonTrait): readonly DragonTrait[] =>
  allOn(state, figure).saying(word)

/** Ignored altogether: a type of damage, or a condition, perhaps only when it comes from some. */
export const isImmune = (state: State, figure: Figure, to: ConditionName | DamageType, from?: FigureId): boolean =>
  isProofAgainst(state, figure, lastingOn(state, figure), to, from)

function isProofAgainst(
  state: State, { id, profile }: Figure, lasting: TraitSet, to: ConditionName | DamageType, from: FigureId | undefined,
): boolean {
  if (profile.immuneTo.includes(to)) return true
  for (const trait of lasting.saying('immune')) if (trait.immune?.(state, id, { to, from })) return true
  return false
}

type Flag = { [K in keyof DragonTrait]-?: true extends DragonTrait[K] ? K : never }[keyof DragonTrait]

/** Whether any of its traits says so. */
export const is = (state: State, figure: Figure, flag: Flag): boolean => allOn(state, figure).saying(flag).length > 0

/** Whether it has anything to do at a moment. */
export const isTouchedBy = (state: State, figure: Figure, moment: keyof Moments): boolean =>
  allOn(state, figure).atMoment(moment).length > 0

/** All in play with their traits, the Lead Player's first: what happens at one moment happens in this order. */
export function* bearers(state: State): Generator<readonly [FigureId, readonly DragonTrait[]]> {
  for (const isLead of [true, false]) {
    for (const figure of state.figures) {
      if (isInPlay(figure) && (figure.side === state.lead) === isLead) yield [figure.id, traitsOf(state, figure)]
    }
  }
}

/** Opens a moment to everybody in play, in that order, passing over those who have nothing to say. */
export function* openMoment<K extends keyof Moments>(play: Play<State>, moment: K, act: Moments[K]): Step {
  const { state } = play
  for (const isLead of [true, false]) {
    for (const figure of state.figures) {
      if ((figure.side === state.lead) !== isLead || !isInPlay(figure)) continue
      if (befalls(figure, act) ? isTouchedBy(state, figure, moment) : reactsToOthers(state, figure, moment)) {
        yield* react(play, figure, moment, act)
      }
    }
  }
}

const befalls = ({ id }: Figure, act: Moments[keyof Moments]): boolean =>
  ('figure' in act && act.figure === id) || ('at' in act && act.at === id)

const reactsToOthers = (state: State, figure: Figure, moment: keyof Moments): boolean =>
  allOn(state, figure).atOthersMoment(moment).length > 0

/** Opens a moment to one alone, in play or just out of it. */
export function* react<K extends keyof Moments>(play: Play<State>, { id }: Figure, moment: K, act: Moments[K]): Step {
  for (const trait of allOn(play.state, figureOf(play.state, id)).atMoment(moment)) {
    const handler = trait.on?.[moment]
    if (handler) yield* handler(play, id, act)
  }
}
