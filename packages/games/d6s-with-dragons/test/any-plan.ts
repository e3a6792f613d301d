/** A small battle for every seed: the three encounters, random armies, ready and generated tables. */
import type { BattlePlan } from '@muster/engine'
import { d6sWithDragons as kit } from '../src/index.ts'
import { ENCOUNTERS } from '../src/state/vocabulary.ts'

/** Every seed another battle: the encounters in turn, one in four left at the standard one; a few characters a side. */
export function anyPlan(seed: number): BattlePlan {
  const scenario = ENCOUNTERS[seed % 4]
  const points = 14 + 4 * (seed % 5)
  return {
    game: kit.game.id,
    sides: ['a', 'b'].map((id, index) => ({
      id,
      name: index === 0 ? 'North' : 'South',
      army: kit.randomArmy(seed * 2 + index, points),
    })),
    field:
      seed % 3 === 0
        ? (kit.fields[seed % kit.fields.length]?.field ?? kit.generateField(seed))
        : kit.generateField(seed),
    ...(scenario && { scenario }),
  }
}
