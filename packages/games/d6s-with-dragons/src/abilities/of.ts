/**
 * Which traits a character has now: those everybody has, those of its types and its profile, those of
 * the spells upon it, and its conditions. No sum and no roll knows more than this.
 */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf, isInPlay } from '../state/figures.ts'
import type { Profile } from '../state/profile.ts'
import type { Figure, State } from '../state/state.ts'
import type { ConditionName, DamageType } from '../state/vocabulary.ts'
import { traitBook } from './book.ts'
import type { DragonTrait, Moments } from './moments.ts'
import { TraitSet, type OnMoments, type Word } from './set.ts'

const printed = new WeakMap<Profile, TraitSet>()

interface Printed {
  readonly profile: Profile
  readonly set: TraitSet
}

/** The few profiles of a battle are asked about all the time: the last ones are at hand. */
const MOST_AT_HAND = 8
const atHand: Printed[] = []
let oldest = 0

function printedOn(profile: Profile): TraitSet {
  for (let i = 0; i < atHand.length; i++) {
    const one = atHand[i] as Printed
    if (one.profile === profile) return one.set
  }
  const set = printed.get(profile) ?? new TraitSet(printedTraits(profile))
  printed.set(profile, set)
  atHand[oldest++ % MOST_AT_HAND] = { profile, set }
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

/** It bears what is printed, and nothing else. */
const isPlain = ({ effects }: State, { conditions }: Figure): boolean => effects.length === 0 && conditions.length === 0

/** What it bears now. */
export function setOf(state: State, figure: Figure): TraitSet {
  if (isPlain(state, figure)) return printedOn(figure.profile)
  const lasting = lastingOn(state, figure)
  let set = lasting
  for (const { is, from } of figure.conditions) {
    if (!isProofAgainst(state, figure, lasting, is, from)) set = set.and(traitBook().conditions[is])
  }
  return set
}

export const traitsOf = (state: State, figure: Figure): readonly DragonTrait[] => setOf(state, figure).all

/** The traits that have something to say under a word of theirs: `free`, `spares` … */
export const traitsSaying = (state: State, figure: Figure, word: Word): readonly DragonTrait[] =>
  setOf(state, figure).said[word]

/** Ignored altogether: a type of damage, or a condition, perhaps only when it comes from some. */
export const isImmune = (state: State, figure: Figure, to: ConditionName | DamageType, from?: FigureId): boolean =>
  isProofAgainst(state, figure, lastingOn(state, figure), to, from)

function isProofAgainst(
  state: State,
  { id, profile }: Figure,
  lasting: TraitSet,
  to: ConditionName | DamageType,
  from: FigureId | undefined,
): boolean {
  if (profile.immuneTo.includes(to)) return true
  for (const trait of lasting.said.immune) if (trait.immune?.(state, id, { to, from })) return true
  return false
}

/** Whether any of its traits says so. */
export const is = (state: State, figure: Figure, flag: Flag): boolean => setOf(state, figure).said[flag].length > 0

type Flag = { [K in Word]: true extends DragonTrait[K] ? K : never }[Word]

/**
 * Opens a moment to everybody in play, the Lead Player's first. Mostly nobody has anything to say to it, or just whom
 * it befalls.
 */
export function openMoment<K extends keyof Moments>(play: Play<State>, moment: K, act: Moments[K]): Step {
  const { state } = play
  if (isHeeded(state, moment)) return openToAll(play, moment, act)
  const whom = befallen(act)
  const struck = whom === undefined ? undefined : figureOf(state, whom)
  return struck && isInPlay(struck) ? react(play, struck, moment, act) : SILENCE
}

/** Whether anybody heeds what befalls others. Those of one kind follow each other: the first speaks for all who are plain. */
function isHeeded(state: State, moment: keyof Moments): boolean {
  let asked: Profile | undefined
  for (const one of state.figures) {
    if (!isInPlay(one) || (one.profile === asked && isPlain(state, one))) continue
    if (setOf(state, one).heeds(moment)) return true
    asked = one.profile
  }
  return false
}

/** A step that is over before it begins. */
const SILENCE: Step = (function* () {})()
SILENCE.next()

/** Whom a moment is about, if it is about somebody. */
const befallen = (act: Moments[keyof Moments]): FigureId | undefined =>
  'figure' in act ? act.figure : 'at' in act ? act.at : undefined

/** Whoever reacts may turn it on somebody else: whom it befalls is asked anew after each. */
function* openToAll<K extends keyof Moments>(play: Play<State>, moment: K, act: Moments[K]): Step {
  const { state } = play
  let whom = befallen(act)
  for (const isLead of [true, false]) {
    for (const figure of state.figures) {
      if ((figure.side === state.lead) !== isLead || !isInPlay(figure)) continue
      if (figure.id !== whom && !setOf(state, figure).heeds(moment)) continue
      yield* react(play, figure, moment, act)
      whom = befallen(act)
    }
  }
}

/** Opens a moment to one alone, in play or just out of it. */
export function react<K extends keyof Moments>(play: Play<State>, { id }: Figure, moment: K, act: Moments[K]): Step {
  const handlers = setOf(play.state, figureOf(play.state, id)).moments[moment]
  const [only] = handlers
  return !only ? SILENCE : handlers.length === 1 ? only(play, id, act) : handle(handlers, play, id, act)
}

function* handle<K extends keyof Moments>(
  handlers: OnMoments[K],
  play: Play<State>,
  id: FigureId,
  act: Moments[K],
): Step {
  for (const handler of handlers) yield* handler(play, id, act)
}
