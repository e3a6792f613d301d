/** How many sides take part, where the scenarios of a game allow more than two. */
import type { GameKit } from '@muster/engine'
import type { Seat } from '@muster/session'
import { sameArmyOfSize, type ArmyPick, type Choices } from './choices.ts'

/** The numbers that some scenario allows, smallest first. */
export const possibleSides = ({ scenarios }: GameKit<unknown>): readonly number[] =>
  [...new Set(scenarios.flatMap(({ sides }) => sides))].toSorted((a, b) => a - b)

/** More sides are led by the computer and have armies that nobody has yet; a scenario that is not for so many is given up. */
export function withSides(kit: GameKit<unknown>, choices: Choices, count: number): Choices {
  // The small armies of a first battle would be no match for a further one.
  const grown = count > choices.armies.length
  const armies = choices.armies
    .slice(0, count)
    .map((pick) => (grown ? sameArmyOfSize(kit, pick, choices.points) : pick))
  while (armies.length < count) armies.push(anotherArmy(kit, choices, armies))
  const seats = armies.map((_, place): Seat => choices.seats[place] ?? 'computer')
  const fits = kit.scenarios.some(({ id, sides }) => id === choices.scenario && sides.includes(count))
  return { ...choices, armies, seats, scenario: fits ? choices.scenario : undefined }
}

function anotherArmy(kit: GameKit<unknown>, { points, seed }: Choices, taken: readonly ArmyPick[]): ArmyPick {
  const free = kit.armies.find(
    (army) => army.points === points && !taken.some((pick) => pick.is === 'ready' && pick.id === army.id),
  )
  return free ? { is: 'ready', id: free.id } : { is: 'any', seed: seed + taken.length }
}
