/** What a game hands over to inherit tests, and what those tests share. */
import type { GameKit } from '../../kit/kit.ts'
import type { BattlePlan } from '../../play/game.ts'

export interface Inheritance<S> {
  readonly kit: GameKit<S>
  /** A small battle of any kind the game has, different for each seed. */
  plan(seed: number): BattlePlan
  /** How many random battles must go without a fault. */
  readonly battles: number
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)
