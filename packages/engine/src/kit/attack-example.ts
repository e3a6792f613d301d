/**
 * An attack that is set up from a few choices and then worked out by the rules. Two games that offer the same choices
 * can be compared by it.
 */
import type { Json } from '../common/ids.ts'
import type { Intent } from '../decisions/intent.ts'

/** The value of each choice, by its id. */
export interface ChosenAttack {
  readonly [choice: string]: string
}

export interface ExampleChoice {
  readonly id: string
  readonly label: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

export interface ExampleAttack {
  /** As a situation file says it; its answers lead up to the attack. */
  readonly situation: Json
  /** The attack that is then made. */
  readonly intent: Intent
  /** The situation right before the attack, where an answer may lead straight into it: the odds are taken there. */
  readonly before?: Json
}

export interface AttackExample {
  /** What can be chosen, given what has been chosen so far; what would make no difference is left out. */
  choices(chosen: ChosenAttack): readonly ExampleChoice[]
  setUp(chosen: ChosenAttack): ExampleAttack
}

export interface CommonChoices {
  readonly choices: readonly ExampleChoice[]
  readonly chosen: ChosenAttack
}

/** What can be chosen in both games, and what is chosen: what is wanted, or else the first value. */
export function commonChoices(one: AttackExample, other: AttackExample, wanted: ChosenAttack): CommonChoices {
  let chosen: ChosenAttack = {}
  for (;;) {
    const choices = inBoth(one.choices(chosen), other.choices(chosen))
    const next = choices.find(({ id }) => !(id in chosen))
    if (!next) return { choices, chosen }
    chosen = { ...chosen, [next.id]: pickValue(next, wanted[next.id]) }
  }
}

/** In the order, and with the words, of the first. */
const inBoth = (some: readonly ExampleChoice[], others: readonly ExampleChoice[]): readonly ExampleChoice[] =>
  some.flatMap((choice) => {
    const same = others.find(({ id }) => id === choice.id)
    const values = choice.values.filter(({ value }) => same?.values.some((other) => other.value === value))
    return values.length === 0 ? [] : [{ ...choice, values }]
  })

const pickValue = ({ values }: ExampleChoice, wanted: string | undefined): string =>
  (values.find(({ value }) => value === wanted) ?? values[0])?.value ?? ''
