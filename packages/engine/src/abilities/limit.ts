/** How often something may be used: "once a round", "×1". Uses are counted in the memory of whoever uses it. */
import { forTheBattle, forTheRound, memoryOf, recall, type AbilityMemory } from './memory.ts'

export interface Limit {
  readonly times: number
  readonly per: 'battle' | 'round'
}

/** The memory that counts them. */
export const useCounter = (what: string, { per }: Limit) => ({
  id: `uses of ${what}`,
  memory: per === 'battle' ? forTheBattle({ uses: 0 }) : forTheRound({ uses: 0 }),
})

export const usesLeft = (memory: AbilityMemory, what: string, limit: Limit): number =>
  limit.times - recall(memory, useCounter(what, limit)).uses

export const isSpent = (memory: AbilityMemory, what: string, limit: Limit | undefined): boolean =>
  limit !== undefined && usesLeft(memory, what, limit) <= 0

export function spend(memory: AbilityMemory, what: string, limit: Limit | undefined): void {
  if (limit !== undefined) memoryOf(memory, useCounter(what, limit)).uses += 1
}
