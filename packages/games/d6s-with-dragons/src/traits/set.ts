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
  private readonly byWord = new Map<keyof DragonTrait, Traits>()

  constructor(readonly all: Traits) {}

  and(trait: DragonTrait): TraitSet {
    return rememberedIn(this.withMore, trait, () => new TraitSet([...this.all, trait]))
  }

  onSum(name: keyof Sums): Traits {
    return rememberedIn(this.bySum, name, () => this.all.filter(({ adds, sets }) => adds?.[name] ?? sets?.[name]))
  }

  onRoll(name: keyof Rolls): Traits {
    return rememberedIn(this.byRoll, name, () => this.all.filter(({ luck }) => luck?.[name]))
  }

  atMoment(name: keyof Moments): Traits {
    return rememberedIn(this.byMoment, name, () => this.all.filter(({ on }) => on?.[name]))
  }

  /** Those that say anything under this word: `free`, `spares`, `blind` … */
  saying(word: keyof DragonTrait): Traits {
    return rememberedIn(this.byWord, word, () => this.all.filter((trait) => trait[word] !== undefined))
  }
}

interface Memory<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

function rememberedIn<K, V>(memory: Memory<K, V>, key: K, make: () => V): V {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}
