/** Some abilities together, sorted by what is asked of them. A set never changes. */
import type {
  Ability,
  AbilityTypes,
  Aura,
  BorneAbility,
  Gives,
  MomentName,
  Reacts,
  RollName,
  SumName,
} from './ability.ts'
import { concatenated, NamedLists } from './named-lists.ts'
import type { AbilityAnswer } from './question.ts'

export interface Giver<T extends AbilityTypes> {
  readonly gives: Gives<T, never>
  readonly own: BorneAbility<T>
}

/** What adds to a sum, or sets it. */
export interface SumGiver<T extends AbilityTypes> extends Giver<T> {
  readonly sets: boolean
}

export interface Listener<T extends AbilityTypes> {
  readonly role: string
  readonly reacts: Reacts<T, never>
  readonly own: BorneAbility<T>
}

export interface Answerer<T extends AbilityTypes> {
  readonly reply: AbilityAnswer<T>['reply']
  readonly own: BorneAbility<T>
}

/** The tables of an ability by any name. */
interface Tables<T extends AbilityTypes> {
  readonly adds?: { readonly [name: string]: Gives<T, never> }
  readonly sets?: { readonly [name: string]: Gives<T, never> }
  readonly advantage?: { readonly [name: string]: Gives<T, never> }
  readonly on?: { readonly [moment: string]: { readonly [role: string]: Reacts<T, never> } }
}

const NOBODY: readonly never[] = []

export class AbilitySet<T extends AbilityTypes> {
  /** The auras of its bearer. */
  readonly auras: readonly Aura<T>[]
  readonly actions: readonly T['action'][]
  /** The moments it hears in whatever role. */
  readonly heard: readonly string[]
  /** The moments it hears without a role in them. */
  readonly heardAsAnybody: readonly string[]
  private readonly sums: NamedLists<SumGiver<T>>
  private readonly rolls: NamedLists<Giver<T>>
  private readonly moments: NamedLists<Listener<T>>
  private readonly questions: NamedLists<Answerer<T>>

  /** With two others: `all` is what they hold together, and only the lists that are asked for are put together. */
  constructor(
    readonly all: readonly BorneAbility<T>[],
    first?: AbilitySet<T>,
    second?: AbilitySet<T>,
  ) {
    this.sums = new NamedLists(first?.sums, second?.sums)
    this.rolls = new NamedLists(first?.rolls, second?.rolls)
    this.moments = new NamedLists(first?.moments, second?.moments)
    this.questions = new NamedLists(first?.questions, second?.questions)
    if (first && second) {
      this.auras = concatenated(first.auras, second.auras)
      this.actions = concatenated(first.actions, second.actions)
      this.heard = concatenated(first.heard, second.heard)
      this.heardAsAnybody = concatenated(first.heardAsAnybody, second.heardAsAnybody)
    } else {
      const auras: Aura<T>[] = []
      const actions: T['action'][] = []
      for (const own of all) {
        this.sort(own)
        if (own.ability.aura) auras.push(own.ability.aura)
        if (own.ability.actions) actions.push(...own.ability.actions)
      }
      this.auras = auras
      this.actions = actions
      this.heard = this.moments.namesOf(() => true)
      this.heardAsAnybody = this.moments.namesOf(({ role }) => role === 'anybody')
    }
  }

  /** States are compared and written down without it. */
  toJSON(): undefined {
    return undefined
  }

  has(id: T['id']): boolean {
    return this.all.some(({ ability }) => ability.id === id)
  }

  /**
   * A new set with these added. An ability counts once, however many sources give it, unless it stacks. `before` is a
   * set that may hold the same: if it does, it is returned, sorted as it is.
   */
  with(more: readonly BorneAbility<T>[], before?: AbilitySet<T>): AbilitySet<T> {
    if (before?.consistsOf(this.all, more)) return before
    const added: BorneAbility<T>[] = []
    const isNew = ({ ability: { id, stacks } }: BorneAbility<T>): boolean =>
      stacks === true || (!this.has(id) && !added.some(({ ability }) => ability.id === id))
    for (const one of more) if (isNew(one)) added.push(one)
    if (added.length === 0) return this
    return before?.consistsOf(this.all, added)
      ? before
      : new AbilitySet([...this.all, ...added], this, new AbilitySet(added))
  }

  /** Whether these and those after them are all it holds, in this order. */
  consistsOf(first: readonly BorneAbility<T>[], more: readonly BorneAbility<T>[]): boolean {
    const { all } = this
    const { length } = first
    if (all.length !== length + more.length) return false
    for (let i = 0; i < all.length; i++) {
      const one = all[i] as BorneAbility<T>
      const other = (i < length ? first[i] : more[i - length]) as BorneAbility<T>
      if (one.ability !== other.ability || one.origin !== other.origin) return false
    }
    return true
  }

  onSum(name: SumName<T>): readonly SumGiver<T>[] {
    return this.sums.of(name)
  }

  onRoll(name: RollName<T>): readonly Giver<T>[] {
    return this.rolls.of(name)
  }

  /** Those that react to a moment, in whatever role. */
  onMoment(name: MomentName<T>): readonly Listener<T>[] {
    return this.moments.of(name)
  }

  answersTo(question: string): readonly Answerer<T>[] {
    return this.questions.of(question)
  }

  /** The tables are read without making lists of their entries. */
  private sort(own: BorneAbility<T>): void {
    const { adds, sets, advantage, on, answers } = own.ability as Ability<T> & Tables<T>
    for (const name in adds) this.sums.add(name, { gives: adds[name] as Gives<T, never>, own, sets: false })
    for (const name in sets) this.sums.add(name, { gives: sets[name] as Gives<T, never>, own, sets: true })
    for (const name in advantage) this.rolls.add(name, { gives: advantage[name] as Gives<T, never>, own })
    for (const { question, reply } of answers ?? NOBODY) this.questions.add(question, { reply, own })
    for (const moment in on) {
      const roles = on[moment]
      for (const role in roles) this.moments.add(moment, { role, reacts: roles[role] as Reacts<T, never>, own })
    }
  }
}
