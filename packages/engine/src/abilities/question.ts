/**
 * Questions to abilities: what only one rule asks ("is it blind?", "may it hide in the open?"). The rule declares the
 * question beside itself; an ability answers it. No flag in a common interface is needed.
 */
import type { AbilityTypes, BorneAbility } from './ability.ts'
import type { AbilitySet } from './set.ts'

/** How an ability answers: outright, or by looking at the state, its bearer and what is asked. */
type Reply<T extends AbilityTypes, Q, A> =
  | A
  | ((state: T['state'], bearer: T['figure'], asked: Q, own: BorneAbility<T>) => A | undefined)

/** One ability's answer to one question. */
export interface AbilityAnswer<T extends AbilityTypes> {
  readonly question: string
  readonly reply: Reply<T, never, unknown>
}

/** Usually nobody answers: then no list is built. */
const NOTHING: readonly never[] = []

export class AbilityQuestion<T extends AbilityTypes, Q, A> {
  constructor(readonly name: string) {}

  /** For the `answers` of an ability. */
  answer(reply: Reply<T, Q, A>): AbilityAnswer<T> {
    return { question: this.name, reply: reply as Reply<T, never, unknown> }
  }

  /** All answers of these abilities. */
  all(set: AbilitySet<T>, state: T['state'], bearer: T['figure'], asked: Q): readonly A[] {
    const answerers = set.answersTo(this.name)
    if (answerers.length === 0) return NOTHING
    const found: A[] = []
    for (const { reply, own } of answerers) {
      const answer = evaluate<T, Q, A>(reply as Reply<T, Q, A>, state, bearer, asked, own)
      if (answer !== undefined) found.push(answer)
    }
    return found
  }

  /** The first ability that says yes, or gives any answer but false. */
  by(
    set: AbilitySet<T>,
    state: T['state'],
    bearer: T['figure'],
    asked: Q,
    isAllowed?: (own: BorneAbility<T>) => boolean,
  ): BorneAbility<T> | undefined {
    for (const { reply, own } of set.answersTo(this.name)) {
      if (isAllowed && !isAllowed(own)) continue
      const answer = evaluate<T, Q, A>(reply as Reply<T, Q, A>, state, bearer, asked, own)
      if (answer !== undefined && answer !== false) return own
    }
    return undefined
  }

  /** The first answer that is neither undefined nor false. */
  first(set: AbilitySet<T>, state: T['state'], bearer: T['figure'], asked: Q): A | undefined {
    for (const { reply, own } of set.answersTo(this.name)) {
      const answer = evaluate<T, Q, A>(reply as Reply<T, Q, A>, state, bearer, asked, own)
      if (answer !== undefined && answer !== false) return answer
    }
    return undefined
  }
}

function evaluate<T extends AbilityTypes, Q, A>(
  reply: Reply<T, Q, A>,
  state: T['state'],
  bearer: T['figure'],
  asked: Q,
  own: BorneAbility<T>,
): A | undefined {
  if (typeof reply !== 'function') return reply
  const ask = reply as (state: T['state'], bearer: T['figure'], asked: Q, own: BorneAbility<T>) => A | undefined
  return ask(state, bearer, asked, own)
}
