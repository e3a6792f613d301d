/** A small battle for every seed: all scenarios, two to four sides, random armies and tables. */
import type { BattlePlan } from '@muster/engine'
import { heroesAndWizards as kit } from '../src/index.ts'
import { SCENARIOS } from '../src/state/state.ts'

const SIDES = [
  ['a', 'North'],
  ['b', 'South'],
  ['c', 'East'],
  ['d', 'West'],
] as const

/** Every seed another battle: scenarios in turn (one in seven is left to the die), now and then three or four sides. */
export function anyPlan(seed: number): BattlePlan {
  const scenario = SCENARIOS[seed % 7]
  const many = seed % 11 === 0 ? 4 : seed % 5 === 0 ? 3 : 2
  const count = scenario === 'rescue' || scenario === 'cursed-gem' ? 2 : many
  return {
    game: kit.game.id,
    sides: SIDES.slice(0, count).map(([id, name], index) => ({
      id,
      name,
      army: kit.randomArmy(seed * 4 + index, 250),
    })),
    field: kit.generateField(seed, scenario),
    options: { limit: 250 },
    ...(scenario && { scenario }),
  }
}
