/** Counts how often each thing of a game was used in many battles, and says which were used too seldom. */
import type { Battle, GameKit, ThingUsed, UsableThing, UsageGuide } from '@muster/engine'
import { watchAbilities } from './watched-abilities.ts'

/** Fewer uses than this are too few. */
export const ENOUGH = 10

export class UsageTally<S> {
  private readonly counts = new Map<string, number>()
  /** What took effect since the last answer: however often that was, it counts once. */
  private readonly now = new Set<string>()
  private isPlaying = false
  private readonly guide: UsageGuide<S>
  private readonly byAbility: ReadonlyMap<string, UsableThing>

  constructor({ usage = { things: [], fielded: () => [], usedIn: () => [] } }: GameKit<S>) {
    this.guide = usage
    for (const thing of usage.things) this.counts.set(keyOf(thing), 0)
    this.byAbility = new Map(usage.things.filter(({ rule }) => rule).map((one) => [`${one.id} ${one.rule}`, one]))
  }

  watch(state: S): void {
    watchAbilities(state, ({ id, rule }) => {
      const thing = this.byAbility.get(`${id} ${rule}`)
      if (thing && (this.isPlaying || thing.isPermission)) this.now.add(keyOf(thing))
    })
  }

  /** Only what happens here counts, and permissions: not what a computer player thinks about before. */
  during<R>(battle: Battle<S>, play: () => R): R {
    this.isPlaying = true
    const result = play()
    this.isPlaying = false
    for (const event of battle.events) for (const one of this.guide.usedIn(event)) this.now.add(keyOf(one))
    for (const key of this.now) this.add(key)
    this.now.clear()
    battle.play.events = []
    return result
  }

  atTheEnd(state: S): void {
    for (const one of this.guide.fielded(state)) this.add(keyOf(one))
  }

  /** What a game does not list as usable is not counted. */
  private add(key: string): void {
    const count = this.counts.get(key)
    if (count !== undefined) this.counts.set(key, count + 1)
  }

  /** Everything of a kind with how often it was used, the least used first. */
  listed(kind: string): string {
    return listed(this.of(kind).toSorted((a, b) => a.count - b.count))
  }

  /** What was used too seldom, a line for each kind. */
  get seldom(): readonly string[] {
    return this.kinds.flatMap((kind) => {
      const few = this.of(kind).filter(({ count }) => count < ENOUGH)
      return few.length === 0 ? [] : [`${kind}: ${listed(few)}`]
    })
  }

  get kinds(): readonly string[] {
    return [...new Set(this.guide.things.map(({ kind }) => kind))]
  }

  of(kind: string): readonly CountedThing[] {
    const things = this.guide.things.filter((thing) => thing.kind === kind)
    return things.map((thing) => ({ name: thing.name, count: this.counts.get(keyOf(thing)) ?? 0 }))
  }

  /** The counts as plain data, to be added to those of another run. */
  get written(): WrittenCounts {
    return Object.fromEntries(this.counts)
  }

  addAll(counts: WrittenCounts): void {
    for (const [key, count] of Object.entries(counts)) {
      if (this.counts.has(key)) this.counts.set(key, (this.counts.get(key) ?? 0) + count)
    }
  }
}

export type WrittenCounts = { readonly [key: string]: number }

interface CountedThing {
  readonly name: string
  readonly count: number
}

const listed = (things: readonly CountedThing[]): string =>
  things.map(({ name, count }) => `${name} ${count}`).join(', ')

const keyOf = ({ kind, id }: ThingUsed): string => `${kind} ${id}`
