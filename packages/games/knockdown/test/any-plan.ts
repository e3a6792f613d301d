/** A small battle for every seed: all scenarios, two to four sides, teams, random armies and tables. */
import type { BattlePlan } from '@muster/engine'
import { knockdown as kit } from '../src/index.ts'
import { SCENARIOS } from '../src/state/vocabulary.ts'

const SIDES = [
  ['a', 'North'],
  ['b', 'South'],
  ['c', 'East'],
  ['d', 'West'],
] as const

export function anyPlan(seed: number): BattlePlan {
  const count = seed % 11 === 0 ? 4 : seed % 5 === 0 ? 3 : 2
  const limit = 80 + (seed % 4) * 60
  return {
    game: kit.game.id,
    sides: SIDES.slice(0, count).map(([id, name], index) => ({
      id,
      name,
      army: kit.randomArmy(seed * 4 + index, limit),
    })),
    field: kit.generateField(seed),
    scenario: SCENARIOS[seed % SCENARIOS.length] ?? 'battle',
    options: {
      limit,
      rounds: 4,
      ...(count === 4 && {
        teams: [
          ['a', 'c'],
          ['b', 'd'],
        ],
      }),
    },
  }
}
