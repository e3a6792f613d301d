/**
 * Which traits a character has now: those everybody has, those of its types and its profile, those of
 * the spells upon it, and its conditions. No sum and no roll knows more than this list.
 */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf, isInPlay } from '../figures.ts'
import type { Profile } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import type { ConditionName, DamageType } from '../words.ts'
import { traitBook } from './book.ts'
import type { DragonTrait, Moments, Sums } from './moments.ts'

/** What a profile brings along: its traits, and of them those that bear on one sum. */
interface Printed {
  readonly all: readonly DragonTrait[]
  readonly bySum: Map<keyof Sums, readonly DragonTrait[]>
  readonly moments: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
}

const known = new WeakMap<Profile, Printed>()

function printedOf(profile: Profile): Printed {
  let printed = known.get(profile)
  if (!printed) {
    const all = printedTraits(profile)
    const moments = new Set(all.flatMap(({ on }) => Object.keys(on ?? {})))
    const flags = new Set(all.flatMap((trait) => Object.entries(trait).filter(([, value]) => value === true).map(([flag]) => flag)))
    printed = { all, bySum: new Map(), moments, flags }
    known.set(profile, printed)
  }
  return printed
}

function printedTraits(profile: Profile): readonly DragonTrait[] {
  const { everybody, types, features } = traitBook()
  const traits = [...everybody]
  for (const type of profile.types) traits.push(...(types[type] ?? []))
  for (const id of profile.traits) {
    const feature = features[id]
    if (feature) traits.push(feature)
  }
  return traits
}

/** Nothing but what is printed bears on it: no spell, no condition. That is most characters most of the time. */
const isPlain = ({ effects }: State, { conditions, profile }: Figure): boolean =>
  effects.length === 0 && conditions.length === 0 && profile.casting === undefined

/** The traits that may bear on a sum. */
export function traitsOnSum(state: State, figure: Figure, name: keyof Sums): readonly DragonTrait[] {
  if (!isPlain(state, figure)) return traitsOf(state, figure)
  const { all, bySum } = printedOf(figure.profile)
  let traits = bySum.get(name)
  if (!traits) {
    traits = all.filter(({ adds, sets }) => adds?.[name] ?? sets?.[name])
    bySum.set(name, traits)
  }
  return traits
}

/** Without its conditions: these decide which conditions take hold at all. */
function lastingTraits(state: State, figure: Figure): readonly DragonTrait[] {
  const own = printedOf(figure.profile).all
  const cast = traitBook().ofSpells(state, figure)
  return cast.length === 0 ? own : [...own, ...cast]
}

export function traitsOf(state: State, figure: Figure): readonly DragonTrait[] {
  const lasting = lastingTraits(state, figure)
  if (figure.conditions.length === 0) return lasting
  const traits = [...lasting]
  for (const { is, from } of figure.conditions) {
    if (!isImmune(state, figure, is, from)) traits.push(traitBook().conditions[is])
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
  if (isPlain(state, figure)) return printedOf(figure.profile).flags.has(flag)
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

/** Opens a moment to everybody in play, in that order, passing over those who could have nothing to say. */
export function* openMoment<K extends keyof Moments>(play: Play<State>, moment: K, act: Moments[K]): Step {
  const { state } = play
  for (const isLead of [true, false]) {
    for (const figure of state.figures) {
      if ((figure.side === state.lead) !== isLead || !isInPlay(figure) || !mayReact(state, figure, moment)) continue
      yield* react(play, figure, moment, act)
    }
  }
}

/** Opens a moment to one alone, in play or just out of it. */
export function* react<K extends keyof Moments>(play: Play<State>, { id }: Figure, moment: K, act: Moments[K]): Step {
  for (const trait of traitsOf(play.state, figureOf(play.state, id))) {
    const handler = trait.on?.[moment]
    if (handler) yield* handler(play, id, act)
  }
}

/** Most characters react to nothing: what is printed tells, unless spells or conditions are about. */
const mayReact = (state: State, figure: Figure, moment: keyof Moments): boolean =>
  !isPlain(state, figure) || printedOf(figure.profile).moments.has(moment)
