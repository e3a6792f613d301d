/** The battle somebody wishes for, before it has seats, seeds and a place on the shelf. */
import type { BattlePlan } from '@muster/engine'
import { cutAt } from '../session/history/cut-record.ts'
import type { Beginning, Kept, Seat, Skill } from '../session/messages/options.ts'

export interface Wish {
  readonly game: string
  readonly plan: BattlePlan
  /** In the order of the plan's sides. */
  readonly seats: readonly Seat[]
  readonly skill: Skill
  readonly dice: 'seeded' | 'typed'
  /** Everybody in place already. */
  readonly ready: boolean
}

export function beginningOf({ game, plan, seats, skill, dice, ready }: Wish, seed: number): Beginning {
  const seated = Object.fromEntries(plan.sides.map(({ id }, place): [string, Seat] => [id, seats[place] ?? 'computer']))
  return { game, plan, terms: { seats: seated, skill, ready, dice: dice === 'typed' ? 'typed' : { seed } } }
}

/** The same battle from its beginning, with other luck. */
export function onceMore({ record, terms }: Kept, seed: number): Beginning {
  const dice = terms.dice === 'typed' ? terms.dice : { ...terms.dice, seed }
  return { kept: { record: cutAt(record, 0), terms: { ...terms, dice } } }
}
