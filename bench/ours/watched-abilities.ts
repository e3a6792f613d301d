/** Tells which abilities take effect in a battle: each part added, reaction that did something, answer and action. */
import {
  Abilities,
  AbilitySet,
  type Ability,
  type AbilityBook,
  type AbilityTypes,
  type Aura,
  type BorneAbility,
  type Play,
  type Step,
} from '@muster/engine'

type AnyAbility = Ability<AbilityTypes>
type AnyBook = AbilityBook<AbilityTypes>
type Call = (...given: never[]) => unknown
type Calls = { readonly [name: string]: Call }
export type OnUse = (ability: Pick<AnyAbility, 'id' | 'rule'>) => void

/** From now on the abilities in a state tell when they take effect. */
export function watchAbilities(state: unknown, onUse: OnUse): void {
  const bearer = state as { abilities?: Abilities<AbilityTypes> }
  if (bearer.abilities) bearer.abilities = new Abilities(watchedBook(bearer.abilities.book, onUse))
}

function watchedBook(book: AnyBook, onUse: OnUse): AnyBook {
  const abilities = new Map<AnyAbility, AnyAbility>()
  const sets = new Map<AbilitySet<AbilityTypes>, AbilitySet<AbilityTypes>>()
  const seen = (ability: AnyAbility): AnyAbility => kept(abilities, ability, () => watched(ability, onUse))
  const auras = new Map<Aura<AbilityTypes>, Aura<AbilityTypes>>()
  /** An aura counts for the ability it belongs to; that of a spell for what it gives alone. */
  const watchedAura = (aura: Aura<AbilityTypes>, from: AbilityTypes['figure']): Aura<AbilityTypes> => {
    const source = book.printed(from).all.find(({ ability }) => ability.aura === aura)
    return givingAway(aura, onUse, () => source && onUse(source.ability))
  }
  const bearing = ({ ability, origin }: BorneAbility<AbilityTypes>) => ({ ability: seen(ability), origin })
  return {
    ...book,
    printed(figure) {
      const set = book.printed(figure)
      return kept(sets, set, () => new AbilitySet(set.all.map(bearing)))
    },
    sources: book.sources.map(
      (source) => (state, figure, soFar, auras) => source(state, figure, soFar, auras).map(bearing),
    ),
    rider: (id) => seen(book.rider(id)),
    aurasInForce: (state) =>
      book
        .aurasInForce(state)
        .map(({ from, aura }) => ({ from, aura: kept(auras, aura, () => watchedAura(aura, from)) })),
  }
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

function watched(ability: AnyAbility, onUse: OnUse): AnyAbility {
  const note = () => onUse(ability)
  const noting = (calls: Calls | undefined): Calls | undefined =>
    calls && mapped(calls, (call) => notingResult(call, note))
  const { on, answers, actions, aura } = ability as AnyAbility & { readonly on?: { readonly [moment: string]: Calls } }
  return {
    ...ability,
    adds: noting(ability.adds as Calls),
    sets: noting(ability.sets as Calls),
    advantage: noting(ability.advantage as Calls),
    on: on && mapped(on, (roles) => mapped(roles, (reacts) => notingReaction(reacts as unknown as Reaction, note))),
    answers: answers?.map(({ question, reply }) => ({
      question,
      reply: notingResult(typeof reply === 'function' ? (reply as Call) : () => reply, note),
    })),
    actions: actions?.map((action) => notingUse(action as { use?: Call }, note)),
    aura: aura && givingAway(aura, onUse, note),
  } as unknown as AnyAbility
}

/** What an aura gives counts for the one it goes out from as well. */
function givingAway(aura: Aura<AbilityTypes>, onUse: OnUse, note: () => void): Aura<AbilityTypes> {
  const onGift: OnUse = (gift) => {
    note()
    onUse(gift)
  }
  return { ...aura, gives: watched(aura.gives, onGift) }
}

const mapped = <V, W>(values: { readonly [name: string]: V }, change: (value: V) => W): { [name: string]: W } =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** An answer of "no" and a part that is not there are no use. */
const notingResult =
  (call: Call, note: () => void): Call =>
  (...given) => {
    const result = call(...given)
    if (result !== undefined && result !== false) note()
    return result
  }

function notingUse<A extends { use?: Call }>(action: A, note: () => void): A {
  const { use } = action
  if (!use) return action
  const noted: Call = (...given) => {
    note()
    return use(...given)
  }
  return { ...action, use: noted }
}

type Reaction = (play: Play<unknown>, bearer: never, act: unknown, own: never) => Step | void

/** A reaction is a use where something was told, or what happens was changed, by the time it is over. */
function notingReaction(reacts: Reaction, note: () => void): Reaction {
  return (play, bearer, act, own) => {
    const before = trace(play, act)
    const done = () => {
      if (trace(play, act) !== before) note()
    }
    const step = reacts(play, bearer, act, own)
    if (step) return thenNoted(step, done)
    done()
    return undefined
  }
}

function* thenNoted(step: Step, done: () => void): Step {
  yield* step
  done()
}

const trace = ({ events }: Play<unknown>, act: unknown): string => `${events?.length} ${JSON.stringify(act)}`
