/** A battle that can be played at once: two different ready armies on a ready table. */
import { pickOne, type Random } from '../common/random.ts'
import type { BattlePlan } from '../play/game.ts'
import type { ReadyArmy } from './army.ts'
import type { ReadyField } from './kit.ts'

export interface ReadyStock {
  readonly game: string
  readonly armies: readonly ReadyArmy[]
  readonly fields: readonly ReadyField[]
}

/** The scenario and the options are for the game to add. */
export function drawPlan(
  random: Random,
  { game, armies, fields }: ReadyStock,
): Pick<BattlePlan, 'game' | 'sides' | 'field'> {
  const one = pickOne(random, armies)
  const other = pickOne(
    random,
    armies.filter((army) => army !== one),
  )
  return {
    game,
    sides: [
      { id: 'a', name: one.name, army: one.army },
      { id: 'b', name: other.name, army: other.army },
    ],
    field: pickOne(random, fields).field,
  }
}
