/** The battle a person asks for, before it has an id and a seed. */
import type { BattlePlan } from '@muster/engine'
import type { BattleSource, Seat, Skill } from '@muster/session'

export interface BattleRequest {
  readonly game: string
  readonly plan: BattlePlan
  /** In the order of the plan's sides. */
  readonly seats: readonly Seat[]
  readonly skill: Skill
  readonly dice: 'seeded' | 'typed'
  /** All figures are already placed. */
  readonly ready: boolean
}

export function sourceFrom({ game, plan, seats, skill, dice, ready }: BattleRequest, seed: number): BattleSource {
  const seated = Object.fromEntries(plan.sides.map(({ id }, place): [string, Seat] => [id, seats[place] ?? 'computer']))
  return { game, plan, options: { seats: seated, skill, ready, dice: dice === 'typed' ? 'typed' : { seed } } }
}
