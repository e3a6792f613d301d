/** The battle somebody wishes for, before it has seats, seeds and a place on the shelf. */
import type { BattlePlan } from '@muster/engine'
import type { Beginning, Seat, Skill } from '../worker/terms.ts'

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
  return { game, plan, ready, terms: { seats: seated, skill, dice: dice === 'typed' ? 'typed' : { seed } } }
}
