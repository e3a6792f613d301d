/** Counts how often each thing of a game was used in many battles, and says which were used too seldom. */
import type { Battle, GameKit, ThingUsed, UsableThing, UsageGuide } from '@muster/engine'
import { watchAbilities } from './watched-abilities.ts'

/** Fewer uses than this are too few. */
const ENOUGH = 10

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

  get seldom(): readonly UsableThing[] {
    return this.guide.things.filter((thing) => this.countOf(thing) < ENOUGH)
  }

  private countOf(thing: ThingUsed): number {
    return this.counts.get(keyOf(thing)) ?? 0
  }

  report(): string {
    const kinds = [...new Set(this.guide.things.map(({ kind }) => kind))]
    return [
      'Used:',
      ...kinds.map((kind) => this.reportOf(kind)),
      `Used fewer than ${ENOUGH} times: ${this.seldom.length === 0 ? 'nothing.' : ''}`,
      ...kinds.flatMap((kind) => this.reportOfSeldom(kind)),
    ].join('\n')
  }

  private reportOf(kind: string): string {
    const things = this.guide.things.filter((thing) => thing.kind === kind)
    const sorted = things.toSorted((a, b) => this.countOf(a) - this.countOf(b))
    return `  ${kind}: ${this.listed(sorted)}.`
  }

  private reportOfSeldom(kind: string): string[] {
    const things = this.seldom.filter((thing) => thing.kind === kind)
    return things.length === 0 ? [] : [`  ${kind}: ${this.listed(things)}.`]
  }

  private listed(things: readonly UsableThing[]): string {
    return things.map((thing) => `${thing.name} ${this.countOf(thing)}`).join(', ')
  }
}

const keyOf = ({ kind, id }: ThingUsed): string => `${kind} ${id}`
