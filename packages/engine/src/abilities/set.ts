/** Some abilities together, sorted by what is asked of them. A set never changes; each list is sorted out when first asked for. */
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

/** Something of an ability, with the ability as it is borne. */
interface Sorted<W> {
  readonly does: W
  readonly role: string
}

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

export class AbilitySet<T extends AbilityTypes> {
  private readonly sums = new Map<string, SumGivers<T>>()
  private readonly rolls = new Map<string, readonly Giver<T>[]>()
  private readonly moments = new Map<string, readonly Listener<T>[]>()
  private readonly questions = new Map<string, readonly Answerer<T>[]>()
  private knownAuras: readonly Aura<T>[] | undefined
  private knownActions: readonly T['action'][] | undefined
  private knownAsAnybody: readonly string[] | undefined

  constructor(readonly all: readonly BorneAbility<T>[]) {}

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
    return this.sums.get(name) ?? keep(this.sums, name, this.sumGivers(name))
  }

  onRoll(name: RollName<T>): readonly Giver<T>[] {
    return (
      this.rolls.get(name) ??
      keep(
        this.rolls,
        name,
        this.givers(({ advantage }) => advantage?.[name]),
      )
    )
  }

  /** Those that react to a moment, in whatever role. */
  onMoment(name: MomentName<T>): readonly Listener<T>[] {
    return this.moments.get(name) ?? keep(this.moments, name, this.listeners(name))
  }

  answersTo(question: string): readonly Answerer<T>[] {
    return this.questions.get(question) ?? keep(this.questions, question, this.answerers(question))
  }

  /** The moments it hears without a role in them. */
  get heardAsAnybody(): readonly string[] {
    return (this.knownAsAnybody ??= this.all.flatMap(({ ability: { on } }) =>
      Object.entries<object | undefined>(on ?? {}).flatMap(([moment, roles]) =>
        roles && 'anybody' in roles ? [moment] : [],
      ),
    ))
  }

  /** What goes out from its bearer to others. */
  get auras(): readonly Aura<T>[] {
    return (this.knownAuras ??= this.all.flatMap(({ ability: { aura } }) => aura ?? []))
  }

  get actions(): readonly T['action'][] {
    return (this.knownActions ??= this.all.flatMap(({ ability }) => ability.actions ?? []))
  }

  private sumGivers(name: SumName<T>): SumGivers<T> {
    return { adds: this.givers(({ adds }) => adds?.[name]), sets: this.givers(({ sets }) => sets?.[name]) }
  }

  private listeners(moment: MomentName<T>): readonly Listener<T>[] {
    return this.all.flatMap((own) =>
      reactionsOf(own.ability, moment).map(({ role, does }) => ({ role, reacts: does, own })),
    )
  }

  private answerers(question: string): readonly Answerer<T>[] {
    return this.all.flatMap((own) =>
      (own.ability.answers ?? []).filter((one) => one.question === question).map(({ reply }) => ({ reply, own })),
    )
  }

  private givers(read: (ability: Ability<T>) => unknown): readonly Giver<T>[] {
    const found: Giver<T>[] = []
    for (const own of this.all) {
      const gives = read(own.ability)
      if (gives !== undefined) found.push({ gives: gives as Gives<T, never>, own })
    }
    return found
  }
}

function keep<V>(known: Map<string, V>, name: string, value: V): V {
  known.set(name, value)
  return value
}

function reactionsOf<T extends AbilityTypes>({ on }: Ability<T>, name: string): readonly Sorted<Reacts<T, never>>[] {
  const roles = (on as { readonly [moment: string]: { readonly [role: string]: Reacts<T, never> } } | undefined)?.[name]
  return roles === undefined ? [] : Object.entries(roles).map(([role, does]) => ({ role, does }))
}
