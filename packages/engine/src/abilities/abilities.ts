/**
 * Which abilities everybody in a battle bears now. The answer is kept until something that bears on it changes: one
 * revision number, raised by `changed` and `moved`, is the only key. It belongs to one state: a copy of the state gets
 * an `Abilities` of its own, and neither fingerprints nor records know of it.
 */
import type { Part, Sum } from '../play/event.ts'
import type { FigureId } from '../common/ids.ts'
import type { Play } from '../play/play.ts'
import type { Step } from '../decisions/step.ts'
import type { AbilityTypes, MomentAct, MomentName, RollAbout, RollName, SumAbout, SumName } from './ability.ts'
import { openMoment } from './moments.ts'
import type { AbilityQuestion } from './question.ts'
import type { AbilitySet } from './set.ts'
import type { AbilityBook } from './sources.ts'
import { partsOnRoll, setBy, totalOf } from './sums.ts'

interface Kept<T extends AbilityTypes> {
  revision: number
  set: AbilitySet<T>
}

export class Abilities<T extends AbilityTypes, B extends AbilityBook<T> = AbilityBook<T>> {
  private revision = 0
  private readonly kept = new Map<FigureId, Kept<T>>()
  private reaching: { readonly revision: number; readonly yes: boolean } | undefined
  private readonly heard = new Map<string, { readonly revision: number; readonly yes: boolean }>()

  constructor(readonly book: B) {}

  /** For a copy of the state. */
  copy(): Abilities<T, B> {
    return new Abilities(this.book)
  }

  /** States are compared and written down without it. */
  toJSON(): undefined {
    return undefined
  }

  /** A condition, a spell in force, a mount, an item has come or gone. */
  changed(): void {
    this.revision += 1
  }

  /** Somebody stands somewhere else: that matters only while something reaches out to others. */
  moved(state: T['state']): void {
    if (this.reaching?.revision !== this.revision) {
      this.reaching = { revision: this.revision, yes: this.book.reachesOut(state) }
    }
    if (this.reaching.yes) this.revision += 1
  }

  of(state: T['state'], figure: T['figure']): AbilitySet<T> {
    const kept = this.kept.get(figure.id)
    if (kept?.revision === this.revision) return kept.set
    const found = this.ask(state, figure)
    if (!kept) this.kept.set(figure.id, { revision: this.revision, set: found })
    else {
      kept.revision = this.revision
      // What was sorted before serves on where nothing has changed for this figure.
      if (!isSame(kept.set, found)) kept.set = found
      return kept.set
    }
    return found
  }

  /** Asks every source anew. */
  private ask(state: T['state'], figure: T['figure']): AbilitySet<T> {
    let set = this.book.printed(figure)
    for (const source of this.book.sources) {
      const more = source(state, figure, set)
      if (more.length > 0) set = set.with(more)
    }
    return set
  }

  /** Those for whom what is kept is no longer true: somebody changed the state without saying so. */
  stale(state: T['state']): readonly FigureId[] {
    const wrong: FigureId[] = []
    for (const figure of this.book.hearers(state)) {
      if (!isSame(this.of(state, figure), this.ask(state, figure))) wrong.push(figure.id)
    }
    return wrong
  }

  /** A figure's number. Whoever wants to show what it is made of hands in a list for the parts. */
  total<K extends SumName<T>>(
    state: T['state'],
    figure: T['figure'],
    name: K,
    about: SumAbout<T, K>,
    parts?: Part[],
  ): number {
    return totalOf(this, state, figure, name, about, parts)
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
    return setBy(this.of(state, figure).onSum(name).sets, state, figure, about)
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

  /** Whether anybody in play listens to a moment as `anybody`. */
  isHeardByAnybody(state: T['state'], moment: MomentName<T>): boolean {
    const known = this.heard.get(moment)
    if (known?.revision === this.revision) return known.yes
    let yes = false
    for (const figure of this.book.hearers(state)) {
      yes = this.of(state, figure)
        .onMoment(moment)
        .some(({ role }) => role === 'anybody')
      if (yes) break
    }
    this.heard.set(moment, { revision: this.revision, yes })
    return yes
  }
}

const isSame = <T extends AbilityTypes>({ all: a }: AbilitySet<T>, { all: b }: AbilitySet<T>): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((one, i) => one === b[i] || (one.ability === b[i]?.ability && one.origin === b[i]?.origin)))
