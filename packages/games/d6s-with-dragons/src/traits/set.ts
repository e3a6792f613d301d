/**
 * Some traits together, sorted by what is asked of them: those that bear on one sum, one roll, one moment. What a
 * character bears changes seldom and is asked about all the time, so a set is sorted once, and remembers which set
 * comes of it with one trait more.
 */
import type { DragonTrait, Moments, Rolls, Sums } from './moments.ts'

type Traits = readonly DragonTrait[]

export class TraitSet {
  private readonly withMore = new WeakMap<DragonTrait, TraitSet>()
  private readonly bySum = new Map<keyof Sums, Traits>()
  private readonly byRoll = new Map<keyof Rolls, Traits>()
  private readonly byMoment = new Map<keyof Moments, Traits>()
  private readonly byOthersMoment = new Map<keyof Moments, Traits>()
  private readonly byWord = new Map<keyof DragonTrait, Traits>()

  constructor(readonly all: Traits) {}

  and(trait: DragonTrait): TraitSet {
    return this.withMore.get(trait) ?? kept(this.withMore, trait, new TraitSet([...this.all, trait]))
  }

  onSum(name: keyof Sums): Traits {
    return this.bySum.get(name) ?? kept(this.bySum, name, this.all.filter(({ adds, sets }) => adds?.[name] ?? sets?.[name]))
  }

  onRoll(name: keyof Rolls): Traits {
    return this.byRoll.get(name) ?? kept(this.byRoll, name, this.all.filter(({ luck }) => luck?.[name]))
  }

  atMoment(name: keyof Moments): Traits {
    return this.byMoment.get(name) ?? kept(this.byMoment, name, this.all.filter(({ on }) => on?.[name]))
  }

  /** Those that react to what befalls somebody else. */
  atOthersMoment(name: keyof Moments): Traits {
    return this.byOthersMoment.get(name)
      ?? kept(this.byOthersMoment, name, this.atMoment(name).filter(({ selfish }) => !selfish))
  }

  /** Those that say anything under this word: `free`, `spares`, `blind` … */
  saying(word: keyof DragonTrait): Traits {
    return this.byWord.get(word) ?? kept(this.byWord, word, this.all.filter((trait) => trait[word] !== undefined))
  }
}

function kept<K, V>(memory: { set(key: K, value: V): unknown }, key: K, value: V): V {
  memory.set(key, value)
  return value
}
