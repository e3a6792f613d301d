/**
 * Which abilities everybody in a battle bears now. The answer is kept until something changes it: one
 * revision number, raised by `changed` and `moved`, is the only key. It belongs to one state: a copy of the state gets
 * an `Abilities` of its own, and neither fingerprints nor records know of it.
 */
import type { Part, Sum } from '../common/sums.ts'
import type { FigureId } from '../common/ids.ts'
import type { Play } from '../play/play.ts'
import type { Step } from '../decisions/step.ts'
import type { AbilityTypes, MomentAct, MomentName, RollAbout, RollName, SumAbout, SumName } from './ability.ts'
import type { AuraInForce } from './auras.ts'
import { openMoment } from './moments.ts'
import type { AbilityQuestion } from './question.ts'
import type { AbilitySet } from './set.ts'
import type { AbilityBook } from './sources.ts'
import { SteadyNumbers } from './steady-numbers.ts'
import { partsOnRoll, settledBy, totalOf } from './sums.ts'

/** What was worked out at a revision. */
interface Kept<V> {
  readonly revision: number
  readonly value: V
}

/** The moments that some figure hears: in any role, and as `anybody` while it is in play. */
interface HeardMoments {
  readonly inAnyRole: Set<string>
  readonly byAnybody: Set<string>
}

/** What a figure bears: all of it, and what it bore after each source that gave it something. */
interface Borne<T extends AbilityTypes> {
  readonly by: FigureId
  /** When it was worked out. */
  revision: number
  readonly all: AbilitySet<T>
  readonly after: readonly AbilitySet<T>[]
  /** Steady sums about nothing. */
  readonly numbers: SteadyNumbers
}

const NOTHING_MORE: readonly never[] = []

/** No revision: what was worked out then is worked out again. */
const NEVER = -1

export class Abilities<T extends AbilityTypes, B extends AbilityBook<T> = AbilityBook<T>> {
  /** How often anybody's abilities have changed: what follows from them may be kept until they change again. */
  changes = 0
  private revision = 0
  private readonly kept = new Map<FigureId, Borne<T>>()
  /** What the two figures asked about last bear: rules ask about one figure, or attacker and target, many times in a row. */
  private last: Borne<T> | undefined
  private lastButOne: Borne<T> | undefined
  private auras: Kept<readonly AuraInForce<T>[]> | undefined
  private heard: Kept<HeardMoments> | undefined
  /** Whose abilities have changed since it was worked out what is heard. */
  private forgotten: FigureId[] = []

  constructor(readonly book: B) {}

  /** For a copy of the state. */
  copy(): Abilities<T, B> {
    return new Abilities(this.book)
  }

  /** States are compared and written down without it. */
  toJSON(): undefined {
    return undefined
  }

  /** A spell in force, a mount, an item, a figure has come or gone. */
  changed(): void {
    this.changes += 1
    this.revision += 1
  }

  /** A condition of one figure has come or gone, or it has left play. */
  changedOn(state: T['state'], figure: FigureId): void {
    this.changes += 1
    if (this.reachesOut(state, figure)) this.revision += 1
    else this.forget(figure)
  }

  /** A figure stands somewhere else: that matters only while an aura is in force. */
  moved(state: T['state'], figure: FigureId): void {
    if (this.aurasInForce(state).length > 0) this.changedOn(state, figure)
  }

  /** What changes on a figure concerns others only if an aura goes out from it. */
  private reachesOut(state: T['state'], figure: FigureId): boolean {
    for (const { from } of this.aurasInForce(state)) if (from.id === figure) return true
    return false
  }

  private forget(figure: FigureId): void {
    const kept = this.kept.get(figure)
    if (kept) kept.revision = NEVER
    this.forgotten.push(figure)
  }

  of(state: T['state'], figure: T['figure']): AbilitySet<T> {
    return this.borneBy(state, figure).all
  }

  private borneBy(state: T['state'], figure: T['figure']): Borne<T> {
    const { last, lastButOne, revision } = this
    if (last !== undefined && last.by === figure.id && last.revision === revision) return last
    if (lastButOne !== undefined && lastButOne.by === figure.id && lastButOne.revision === revision) return lastButOne
    return this.find(state, figure)
  }

  private find(state: T['state'], figure: T['figure']): Borne<T> {
    const kept = this.kept.get(figure.id)
    const borne = kept?.revision === this.revision ? kept : this.ask(state, figure, kept?.after)
    if (borne !== kept) this.kept.set(figure.id, borne)
    this.lastButOne = this.last
    this.last = borne
    return borne
  }

  /** Asks every source anew. Where one gives what it gave before, the set that was sorted then is used again. */
  private ask(state: T['state'], figure: T['figure'], before?: readonly AbilitySet<T>[]): Borne<T> {
    const { revision } = this
    const auras = this.aurasInForce(state)
    let after = NOTHING_MORE as readonly AbilitySet<T>[]
    let all = this.book.printed(figure)
    for (const source of this.book.sources) {
      const more = source(state, figure, all, auras)
      if (more.length === 0) continue
      all = all.with(more, before?.[after.length])
      after = [...after, all]
    }
    return { by: figure.id, revision, all, after, numbers: new SteadyNumbers() }
  }

  private aurasInForce(state: T['state']): readonly AuraInForce<T>[] {
    if (this.auras?.revision !== this.revision)
      this.auras = { revision: this.revision, value: this.book.aurasInForce(state) }
    return this.auras.value
  }

  /** The figures whose kept abilities are out of date: a rule changed the state without saying so. */
  stale(state: T['state']): readonly FigureId[] {
    const wrong: FigureId[] = []
    for (const figure of this.book.hearers(state)) {
      const borne = this.borneBy(state, figure)
      if (
        !borne.all.consistsOf(this.ask(state, figure).all.all, NOTHING_MORE) ||
        this.hasWrongNumber(state, figure, borne)
      )
        wrong.push(figure.id)
    }
    return wrong
  }

  private hasWrongNumber(state: T['state'], figure: T['figure'], { numbers }: Borne<T>): boolean {
    return numbers.wrong((name) => totalOf(this, state, figure, name, undefined as never, undefined)) !== undefined
  }

  /** A figure's number. Whoever wants to show what it is made of hands in a list for the parts. */
  total<K extends SumName<T>>(
    state: T['state'],
    figure: T['figure'],
    name: K,
    about: SumAbout<T, K>,
    parts?: Part[],
  ): number {
    if (about !== undefined || parts) return totalOf(this, state, figure, name, about, parts)
    const { numbers } = this.borneBy(state, figure)
    const known = numbers.of(name)
    if (known !== undefined) return known
    const number = totalOf(this, state, figure, name, about, parts)
    if (this.book.vocabulary.sums[name]?.isSteady) numbers.keep(name, number)
    return number
  }

  /** The same with its parts. */
  sum<K extends SumName<T>>(state: T['state'], figure: T['figure'], name: K, about: SumAbout<T, K>): Sum {
    const parts: Part[] = []
    return { total: totalOf(this, state, figure, name, about, parts), parts }
  }

  /** What a sum is set to, whatever is added to it; undefined where nothing sets it. */
  setTo<K extends SumName<T>>(
    state: T['state'],
    figure: T['figure'],
    name: K,
    about: SumAbout<T, K>,
  ): Part | undefined {
    return settledBy(this, state, figure, name, about)
  }

  /** The sources of advantage (+1) and disadvantage (−1) that a figure's abilities bring to a roll. */
  onRoll<K extends RollName<T>>(
    state: T['state'],
    figure: T['figure'],
    name: K,
    about: RollAbout<T, K>,
  ): readonly Part[] {
    return partsOnRoll(this, state, figure, name, about)
  }

  /** Whether any ability of a figure says yes. */
  says<Q>(state: T['state'], figure: T['figure'], question: AbilityQuestion<T, Q, boolean>, asked: Q): boolean {
    return question.first(this.of(state, figure), state, figure, asked) === true
  }

  /** Whether somebody reacts to a moment in a role it may have. */
  hears<K extends MomentName<T>>(state: T['state'], figure: T['figure'], moment: K): boolean {
    return this.of(state, figure).onMoment(moment).length > 0
  }

  /** Opens a moment of the flow: whoever hears it may react. */
  open<K extends MomentName<T>>(play: Play<T['state']>, moment: K, act: MomentAct<T, K>): Step {
    return openMoment(this, play, moment, act)
  }

  /** Whether anybody in play listens to a moment as `anybody`; perhaps also where somebody did at this revision. */
  isHeardByAnybody(state: T['state'], moment: MomentName<T>): boolean {
    return this.heardMoments(state).byAnybody.has(moment)
  }

  /** Whether any figure, in play or not, could react to a moment in whatever role; perhaps also where one could at this revision. */
  isHeard(state: T['state'], moment: MomentName<T>): boolean {
    return this.heardMoments(state).inAnyRole.has(moment)
  }

  private heardMoments(state: T['state']): HeardMoments {
    const { heard: kept, revision, book } = this
    if (kept?.revision !== revision) {
      const value = { inAnyRole: new Set<string>(), byAnybody: new Set<string>() }
      for (const figure of book.hearers(state)) addAll(value.byAnybody, this.of(state, figure).heardAsAnybody)
      for (const figure of book.figures(state)) addAll(value.inAnyRole, this.of(state, figure).heard)
      this.heard = { revision, value }
      if (this.forgotten.length > 0) this.forgotten = []
      return value
    }
    if (this.forgotten.length === 0) return kept.value
    for (const id of this.forgotten) {
      const { heard, heardAsAnybody } = this.of(state, book.figure(state, id))
      addAll(kept.value.inAnyRole, heard)
      addAll(kept.value.byAnybody, heardAsAnybody)
    }
    this.forgotten = []
    return kept.value
  }
}

function addAll(set: Set<string>, names: readonly string[]): void {
  for (const name of names) set.add(name)
}
