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
import type { AbilityAnswer } from './question.ts'

export interface Giver<T extends AbilityTypes> {
  readonly gives: Gives<T, never>
  readonly own: BorneAbility<T>
}

/** What adds to a sum, and what sets it. */
export interface SumGivers<T extends AbilityTypes> {
  readonly adds: readonly Giver<T>[]
  readonly sets: readonly Giver<T>[]
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
const NO_GIVERS = { adds: NOBODY, sets: NOBODY }

export class AbilitySet<T extends AbilityTypes> {
  /** The auras of its bearer. */
  readonly auras: readonly Aura<T>[]
  readonly actions: readonly T['action'][]
  /** The moments it hears without a role in them. */
  readonly heardAsAnybody: readonly string[]
  private readonly sums = new Map<string, { readonly adds: Giver<T>[]; readonly sets: Giver<T>[] }>()
  private readonly rolls = new Map<string, Giver<T>[]>()
  private readonly moments = new Map<string, Listener<T>[]>()
  private readonly questions = new Map<string, Answerer<T>[]>()

  constructor(readonly all: readonly BorneAbility<T>[]) {
    for (const own of all) this.sort(own)
    this.auras = all.flatMap(({ ability: { aura } }) => aura ?? [])
    this.actions = all.flatMap(({ ability: { actions } }) => actions ?? [])
    this.heardAsAnybody = momentsOfAnybody(this.moments)
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
    const added: BorneAbility<T>[] = []
    const isNew = ({ ability: { id, stacks } }: BorneAbility<T>): boolean =>
      stacks === true || (!this.has(id) && !added.some(({ ability }) => ability.id === id))
    for (const one of more) if (isNew(one)) added.push(one)
    if (added.length === 0) return this
    const all = [...this.all, ...added]
    return before?.isOf(all) ? before : new AbilitySet(all)
  }

  /** Whether these are all it holds, in this order. */
  isOf(all: readonly BorneAbility<T>[]): boolean {
    return (
      this.all.length === all.length &&
      this.all.every((one, i) => one.ability === all[i]?.ability && one.origin === all[i]?.origin)
    )
  }

  onSum(name: SumName<T>): SumGivers<T> {
    return this.sums.get(name) ?? NO_GIVERS
  }

  onRoll(name: RollName<T>): readonly Giver<T>[] {
    return this.rolls.get(name) ?? NOBODY
  }

  /** Those that react to a moment, in whatever role. */
  onMoment(name: MomentName<T>): readonly Listener<T>[] {
    return this.moments.get(name) ?? NOBODY
  }

  answersTo(question: string): readonly Answerer<T>[] {
    return this.questions.get(question) ?? NOBODY
  }

  /** Sets are made whenever a condition comes or goes, so the tables are read without making lists of their entries. */
  private sort(own: BorneAbility<T>): void {
    const { adds, sets, advantage, on, answers } = own.ability as Ability<T> & Tables<T>
    for (const name in adds) this.giversOf(name).adds.push({ gives: adds[name] as Gives<T, never>, own })
    for (const name in sets) this.giversOf(name).sets.push({ gives: sets[name] as Gives<T, never>, own })
    for (const name in advantage) listIn(this.rolls, name).push({ gives: advantage[name] as Gives<T, never>, own })
    for (const { question, reply } of answers ?? NOBODY) listIn(this.questions, question).push({ reply, own })
    for (const moment in on) {
      const roles = on[moment]
      for (const role in roles)
        listIn(this.moments, moment).push({ role, reacts: roles[role] as Reacts<T, never>, own })
    }
  }

  private giversOf(sum: string) {
    const known = this.sums.get(sum) ?? { adds: [], sets: [] }
    this.sums.set(sum, known)
    return known
  }
}

function listIn<V>(lists: Map<string, V[]>, name: string): V[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

function momentsOfAnybody<T extends AbilityTypes>(moments: ReadonlyMap<string, readonly Listener<T>[]>): string[] {
  const heard: string[] = []
  for (const [moment, listeners] of moments) if (listeners.some(({ role }) => role === 'anybody')) heard.push(moment)
  return heard
}
