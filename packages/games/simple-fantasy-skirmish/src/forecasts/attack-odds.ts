/**
 * The exact odds of a whole attack, calculated instead of enumerated by running the rules, because bots ask for thousands;
 * tests compare both. Each side spends its points as well as it can on average.
 */
import { unitOf } from '../state/figures.ts'
import { advantageOf, isLone, type Advantage } from '../rules/advantage/advantage.ts'
import type { AttackCircumstances } from '../rules/advantage/attack-circumstances.ts'
import { attackDice } from '../rules/attacks/attack-stats.ts'
import { bestSpending, type AttackResult } from '../rules/attacks/spend-points.ts'
import type { State } from '../state/state.ts'
import { LossForecast, type PointsLeft } from '../rules/saves/expected-losses.ts'
import { chanceToMake, addWeighted, successesOf, type ChanceByNumber } from '../rules/dice/distribution.ts'

export interface AttackChances {
  /** How many of the defender's models are lost. */
  readonly losses: ChanceByNumber
  /** The chance of at least one hit after dice were turned. */
  readonly hit: number
  /** The points that either side can spend. */
  readonly points: PointsLeft
}

export function chancesOf(state: State, clash: AttackCircumstances): AttackChances {
  const points = pointsOf(state, clash, advantageOf(state, clash))
  const defence = new LossForecast(state, unitOf(state, clash.at), clash.kind)
  const all: number[] = []
  let hit = 0
  for (const { fallen, chance } of fallsOf(state, clash)) {
    const { hits, losses } = bestSpending(defence, fallen, points)
    if (hits.plain + hits.enchanted > 0) hit += chance
    addWeighted(all, losses, chance)
  }
  return { losses: all, hit, points }
}

function pointsOf(state: State, { by, at }: AttackCircumstances, { pool }: Advantage): PointsLeft {
  const of = (id: string) => (pool?.unit === id && !isLone(state, unitOf(state, id)) ? pool.points : 0)
  return { attacker: of(by), defender: of(at) }
}

/** All results of the attack dice, by the number of plain and enchanted hits, with their chances. */
function fallsOf(
  state: State,
  { by, kind, inMelee }: AttackCircumstances,
): { readonly fallen: AttackResult; readonly chance: number }[] {
  const throws = attackDice(state, unitOf(state, by), kind, inMelee)
  const spread = (enchanted: boolean) =>
    successesOf(
      throws
        .filter((one) => one.enchanted === enchanted)
        .flatMap(({ count, need, sides }) => Array.from({ length: count }, () => chanceToMake(need, sides))),
    )
  const plain = spread(false)
  const magical = spread(true)
  return plain.flatMap((a, p) =>
    magical.map((b, e) => ({
      chance: a * b,
      fallen: {
        hits: { plain: p, enchanted: e },
        misses: { plain: plain.length - 1 - p, enchanted: magical.length - 1 - e },
      },
    })),
  )
}
