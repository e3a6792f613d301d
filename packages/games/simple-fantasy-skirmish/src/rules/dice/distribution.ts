import { isMade } from './dice.ts'

/** Distributions of whole numbers: the index is the number, the value its chance. */
export type ChanceByNumber = readonly number[]

/** The chance that one die of so many sides makes a number. */
export function chanceToMake(need: number, sides: number): number {
  let made = 0
  for (let face = 1; face <= sides; face++) if (isMade(face, need)) made++
  return made / sides
}

/** How many of these dice succeed, each with a chance of its own. */
export function successesOf(chances: Iterable<number>): number[] {
  let spread = [1]
  for (const chance of chances) {
    const next: number[] = []
    for (let i = 0; i <= spread.length; i++) next.push((spread[i] ?? 0) * (1 - chance) + (spread[i - 1] ?? 0) * chance)
    spread = next
  }
  return spread
}

export const expectedValue = (spread: ChanceByNumber): number =>
  spread.reduce((sum, chance, number) => sum + chance * number, 0)

/** The chance of at least so many. */
export const atLeast = (spread: ChanceByNumber, least: number): number =>
  spread.slice(least).reduce((sum, chance) => sum + chance, 0)

/** Adds a distribution, weighted and shifted, to another. */
export function addWeighted(into: number[], spread: ChanceByNumber, weight: number, shift = 0): void {
  spread.forEach((chance, number) => {
    const index = number + shift
    while (into.length <= index) into.push(0)
    into[index] = (into[index] as number) + chance * weight
  })
}
