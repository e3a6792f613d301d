/**
 * Some traits together, sorted by what is asked of them: those that bear on one sum, one roll, one moment. What a
 * character bears changes seldom and is asked about all the time, so a set is sorted once into plain records, and
 * remembers which set comes of it with one trait more.
 */
import type { FigureId, Play, Step } from '@muster/engine'
import type { State } from '../state/state.ts'
import type { Brings, DragonTrait, Moments, Rolls, Sums } from './moments.ts'

type Traits = readonly DragonTrait[]
/** What each of several traits brings to a number or a roll. */
export type Gives<A> = readonly Brings<A>[]
type Handler<K extends keyof Moments> = (play: Play<State>, bearer: FigureId, act: Moments[K]) => Step

/** What adds to a number, and what says outright how much it is. */
export interface OnSum<A> {
  readonly adds: Gives<A>
  readonly sets: Gives<A>
}

type OnSums = { readonly [K in keyof Sums]: OnSum<Sums[K]> }
type OnRolls = { readonly [K in keyof Rolls]: Gives<Rolls[K]> }
export type OnMoments = { readonly [K in keyof Moments]: readonly Handler<K>[] }
type Said = ReturnType<typeof wordsOf>
/** What traits may say of their bearer: `free`, `spares`, `blind` … */
export type Word = keyof Said

export class TraitSet {
  private readonly withMore = new WeakMap<DragonTrait, TraitSet>()
  private sumsKnown: OnSums | undefined
  private rollsKnown: OnRolls | undefined
  private momentsKnown: OnMoments | undefined
  private heededKnown: OnMoments | undefined
  private saidKnown: Said | undefined
  /** Whether any of them may react to what befalls somebody else. */
  private readonly heedsOthers: boolean

  /** `from` with `added` to it: where the new one has nothing to say, what was sorted before serves on. */
  constructor(
    readonly all: Traits,
    private readonly from?: TraitSet,
    private readonly added?: DragonTrait,
  ) {
    this.heedsOthers = all.some(({ on, selfish }) => on !== undefined && !selfish)
  }

  and(trait: DragonTrait): TraitSet {
    const known = this.withMore.get(trait)
    if (known) return known
    const more = new TraitSet([...this.all, trait], this, trait)
    this.withMore.set(trait, more)
    return more
  }

  get sums(): OnSums {
    const { from, added } = this
    return (this.sumsKnown ??= from && !added?.adds && !added?.sets ? from.sums : sumsOf(this.all))
  }

  get rolls(): OnRolls {
    const { from, added } = this
    return (this.rollsKnown ??= from && !added?.luck ? from.rolls : rollsOf(this.all))
  }

  get moments(): OnMoments {
    const { from, added } = this
    return (this.momentsKnown ??= from && !added?.on ? from.moments : momentsOf(this.all))
  }

  /** The traits that say anything under each word. */
  get said(): Said {
    const { from, added } = this
    return (this.saidKnown ??= from && added ? withWordsOf(from.said, added) : wordsOf(this.all))
  }

  /** Whether any of them reacts at this moment to what befalls somebody else. */
  heeds(moment: keyof Moments): boolean {
    if (!this.heedsOthers) return false
    this.heededKnown ??= momentsOf(this.all.filter(({ selfish }) => !selfish))
    return this.heededKnown[moment].length > 0
  }
}

function each<T>(all: Traits, read: (trait: DragonTrait) => T | undefined): readonly T[] {
  const found: T[] = []
  for (const trait of all) {
    const one = read(trait)
    if (one !== undefined) found.push(one)
  }
  return found
}

function sumsOf(all: Traits): OnSums {
  const on = <K extends keyof Sums>(name: K): OnSum<Sums[K]> => ({
    adds: each<Brings<Sums[K]>>(all, ({ adds }) => adds?.[name]),
    sets: each<Brings<Sums[K]>>(all, ({ sets }) => sets?.[name]),
  })
  return {
    speed: on('speed'),
    fight: on('fight'),
    attacks: on('attacks'),
    strength: on('strength'),
    armor: on('armor'),
    toughness: on('toughness'),
    save: on('save'),
    morale: on('morale'),
    damage: on('damage'),
    'follow-up': on('follow-up'),
    maneuver: on('maneuver'),
  }
}

function rollsOf(all: Traits): OnRolls {
  const on = <K extends keyof Rolls>(name: K): Gives<Rolls[K]> =>
    each<Brings<Rolls[K]>>(all, ({ luck }) => luck?.[name])
  return { 'to-hit': on('to-hit'), 'to-be-hit': on('to-be-hit'), save: on('save') }
}

function momentsOf(all: Traits): OnMoments {
  const at = <K extends keyof Moments>(name: K): readonly Handler<K>[] => each<Handler<K>>(all, ({ on }) => on?.[name])
  return {
    'movement-phase': at('movement-phase'),
    'turn-begins': at('turn-begins'),
    'before-to-hit': at('before-to-hit'),
    'rolled-to-hit': at('rolled-to-hit'),
    hit: at('hit'),
    'attack-resolved': at('attack-resolved'),
    'would-wound': at('would-wound'),
    harmed: at('harmed'),
    wounded: at('wounded'),
    'save-failed': at('save-failed'),
    'gaining-condition': at('gaining-condition'),
    'condition-gained': at('condition-gained'),
    'condition-lost': at('condition-lost'),
    eliminated: at('eliminated'),
    'spell-cast': at('spell-cast'),
  }
}

function wordsOf(all: Traits) {
  const saying = (word: keyof DragonTrait): Traits => all.filter((trait) => trait[word] !== undefined)
  return {
    immune: saying('immune'),
    resists: saying('resists'),
    weakTo: saying('weakTo'),
    helpless: saying('helpless'),
    rooted: saying('rooted'),
    harmless: saying('harmless'),
    blind: saying('blind'),
    frightful: saying('frightful'),
    strides: saying('strides'),
    flyby: saying('flyby'),
    passes: saying('passes'),
    moves: saying('moves'),
    free: saying('free'),
    deeds: saying('deeds'),
    seesAll: saying('seesAll'),
    hidesInTheOpen: saying('hidesInTheOpen'),
    sturdy: saying('sturdy'),
    unseenBy: saying('unseenBy'),
    spares: saying('spares'),
    failsSave: saying('failsSave'),
    flanks: saying('flanks'),
    leads: saying('leads'),
    conceals: saying('conceals'),
    voiceless: saying('voiceless'),
    handless: saying('handless'),
    onlyFlies: saying('onlyFlies'),
  }
}

function withWordsOf(said: Said, trait: DragonTrait): Said {
  const more: { -readonly [W in Word]: Traits } = { ...said }
  for (const word in trait) if (isWord(word, said) && trait[word] !== undefined) more[word] = [...said[word], trait]
  return more
}

const isWord = (key: string, said: Said): key is Word => key in said
