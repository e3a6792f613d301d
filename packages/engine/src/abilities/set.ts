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

const NOBODY: readonly never[] = []
const NO_GIVERS = { adds: NOBODY, sets: NOBODY }

export class AbilitySet<T extends AbilityTypes> {
  /** What goes out from its bearer to others. */
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
    this.heardAsAnybody = [...this.moments.keys()].filter((moment) =>
      this.moments.get(moment)?.some(({ role }) => role === 'anybody'),
    )
  }

  /** States are compared and written down without it. */
  toJSON(): undefined {
    return undefined
  }

  has(id: T['id']): boolean {
    return this.all.some(({ ability }) => ability.id === id)
  }

  /** With these besides. An ability counts once, whatever number of sources give it, unless it stacks. */
  with(more: readonly BorneAbility<T>[]): AbilitySet<T> {
    const added: BorneAbility<T>[] = []
    const isNew = ({ ability: { id, stacks } }: BorneAbility<T>): boolean =>
      stacks === true || (!this.has(id) && !added.some(({ ability }) => ability.id === id))
    for (const one of more) if (isNew(one)) added.push(one)
    return added.length === 0 ? this : new AbilitySet([...this.all, ...added])
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

  private sort(own: BorneAbility<T>): void {
    const { adds, sets, advantage, on, answers } = own.ability
    for (const [name, gives] of givesOf<T>(adds)) this.giversOf(name).adds.push({ gives, own })
    for (const [name, gives] of givesOf<T>(sets)) this.giversOf(name).sets.push({ gives, own })
    for (const [name, gives] of givesOf<T>(advantage)) listIn(this.rolls, name).push({ gives, own })
    for (const { question, reply } of answers ?? NOBODY) listIn(this.questions, question).push({ reply, own })
    for (const [moment, roles] of Object.entries<object | undefined>(on ?? {}))
      for (const [role, reacts] of Object.entries<Reacts<T, never>>({ ...roles }))
        listIn(this.moments, moment).push({ role, reacts, own })
  }

  private giversOf(sum: string) {
    const known = this.sums.get(sum) ?? { adds: [], sets: [] }
    this.sums.set(sum, known)
    return known
  }
}

const givesOf = <T extends AbilityTypes>(
  gives: Ability<T>['adds' | 'sets' | 'advantage'],
): [string, Gives<T, never>][] =>
  Object.entries<Gives<T, never>>((gives ?? {}) as { readonly [name: string]: Gives<T, never> })

function listIn<V>(lists: Map<string, V[]>, name: string): V[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}
