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

/** The attack dice of one attack, and what turning them would do to the models that it may cost. */
export class DiceToSpendOn {
  private readonly defence: LossForecast

  constructor(
    state: State,
    { at, kind }: AttackCircumstances,
    private readonly dice: readonly Die[],
    private readonly isAttacker: boolean,
  ) {
    this.defence = new LossForecast(state, unitOf(state, at), kind)
  }

  /** How many points the default answer spends on them. */
  spendNow(points: number): number {
    return bestSpending(this.defence, this.result(), this.left(points)).spent
  }

  /**
   * Turned after none, one or more of the others, the die changes how many models may be lost; the first hit of a unit
   * may do more than that.
   */
  matters(die: Die, points: number): boolean {
    if (!this.dice.some((one) => one !== die && one.unit === die.unit && succeeds(one))) return true
    const others = this.dice.filter((one) => one !== die && succeeds(one) === succeeds(die)).slice(0, points - 1)
    return [die, ...others].some((_, turned) => this.changes(die, others.slice(0, turned), points))
  }

  /** Whether turning this die too changes the losses, once those others are turned. */
  private changes(die: Die, others: readonly Die[], points: number): boolean {
    const left = this.left(points - others.length)
    const before = this.hitsAfter(others)
    return !isSameSpread(this.defence.losses(before, left), this.defence.losses(this.hitsAfter([...others, die]), left))
  }

  private hitsAfter(turned: readonly Die[]): Hits {
    return countHits(this.dice.filter((die) => succeeds(die) !== turned.includes(die)))
  }

  private result(): AttackResult {
    return {
      hits: countHits(this.dice.filter(succeeds)),
      misses: countHits(this.dice.filter((die) => !succeeds(die))),
    }
  }

  private left(points: number): PointsLeft {
    return this.isAttacker ? { attacker: points, defender: 0 } : { attacker: 0, defender: points }
  }
}

const isSameSpread = (one: ChanceByNumber, other: ChanceByNumber): boolean =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, number) =>
    Math.abs((one[number] ?? 0) - (other[number] ?? 0)),
  ).every((difference) => difference < 1e-12)

function countHits(dice: readonly Die[]): Hits {
  const enchanted = dice.filter((die) => die.enchanted).length
  return { plain: dice.length - enchanted, enchanted }
}
