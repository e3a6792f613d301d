/** How many advantage points to spend on the attack dice, and how many to keep for the saves. */
import { LossForecast, type PointsLeft } from '../saves/expected-losses.ts'
import { expectedValue, type ChanceByNumber } from '../dice/distribution.ts'
import { unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { AttackCircumstances } from '../advantage/attack-circumstances.ts'
import { succeeds, type Die } from '../dice/dice.ts'
import type { Hits } from '../saves/save-dice.ts'

/** The hits and misses of an attack roll. */
export interface AttackResult {
  readonly hits: Hits
  readonly misses: Hits
}

/** How many points are spent on the attack dice, the hits after that, and the losses they cause. */
export interface SpendingPlan {
  readonly spent: number
  readonly hits: Hits
  readonly losses: ChanceByNumber
}

/** The hits after turning so many dice, those of Enchanted Weapons first. */
function hitsAfterTurning({ hits, misses }: AttackResult, number: number, isAttacker: boolean): Hits {
  const from = isAttacker ? misses : hits
  const enchanted = Math.min(number, from.enchanted)
  const sign = isAttacker ? 1 : -1
  return { enchanted: hits.enchanted + sign * enchanted, plain: hits.plain + sign * (number - enchanted) }
}

/** The number of dice to turn now that costs the defender most models, or fewest if the points are the defender's. */
export function bestSpending(defence: LossForecast, fallen: AttackResult, points: PointsLeft): SpendingPlan {
  const isAttacker = points.attacker > 0
  const from = isAttacker ? fallen.misses : fallen.hits
  const most = Math.min(Math.max(points.attacker, points.defender), from.plain + from.enchanted)
  let best: SpendingPlan = { spent: 0, hits: fallen.hits, losses: defence.losses(fallen.hits, points) }
  for (let spent = 1; spent <= most; spent++) {
    const hits = hitsAfterTurning(fallen, spent, isAttacker)
    const losses = defence.losses(hits, without(points, spent))
    const gain = expectedValue(losses) - expectedValue(best.losses)
    if ((isAttacker ? gain : -gain) > 1e-12) best = { spent, hits, losses }
  }
  return best
}

/** The points that are left; only one side has any. */
const without = ({ attacker, defender }: PointsLeft, spent: number): PointsLeft => ({
  attacker: Math.max(0, attacker - spent),
  defender: Math.max(0, defender - spent),
})

/** How many points the default answer spends on these attack dice. */
export function spendNow(
  state: State,
  { at, kind }: AttackCircumstances,
  dice: readonly Die[],
  points: number,
  isAttacker: boolean,
): number {
  const fallen = { hits: countHits(dice.filter(succeeds)), misses: countHits(dice.filter((die) => !succeeds(die))) }
  const pool = isAttacker ? { attacker: points, defender: 0 } : { attacker: 0, defender: points }
  return bestSpending(new LossForecast(state, unitOf(state, at), kind), fallen, pool).spent
}

function countHits(dice: readonly Die[]): Hits {
  const enchanted = dice.filter((die) => die.enchanted).length
  return { plain: dice.length - enchanted, enchanted }
}
