/** Where advantage points do most: how many to spend on the attack dice, and how many to keep for the saves. */
import { lossesFrom, type Points } from '../chances/losses.ts'
import { meanOfSpread } from '../chances/spread.ts'
import { unitOf } from '../figures.ts'
import type { State } from '../state.ts'
import type { Clash } from './clash.ts'
import { makes, type Die } from './dice.ts'
import type { Hits } from './save-dice.ts'

/** How the attack dice lie. */
export interface Fallen {
  readonly hits: Hits
  readonly misses: Hits
}

/** How many points are spent on the attack dice, and what is hit then. */
export interface Spending {
  readonly spent: number
  readonly hits: Hits
}

/** After so many dice were turned, those of Enchanted Weapons first. */
function turned({ hits, misses }: Fallen, number: number, isAttacker: boolean): Hits {
  const from = isAttacker ? misses : hits
  const enchanted = Math.min(number, from.enchanted)
  const sign = isAttacker ? 1 : -1
  return { enchanted: hits.enchanted + sign * enchanted, plain: hits.plain + sign * (number - enchanted) }
}

/** The number of dice to turn now that costs the defender most models, or fewest if the points are the defender's. */
export function bestSpending(state: State, { at, kind }: Clash, fallen: Fallen, points: Points): Spending {
  const isAttacker = points.attacker > 0
  const from = isAttacker ? fallen.misses : fallen.hits
  const most = Math.min(Math.max(points.attacker, points.defender), from.plain + from.enchanted)
  let best = { spent: 0, hits: fallen.hits, worth: -Infinity }
  for (let spent = 0; spent <= most; spent++) {
    const hits = turned(fallen, spent, isAttacker)
    const losses = meanOfSpread(lossesFrom(state, unitOf(state, at), kind, hits, without(points, spent)))
    const worth = isAttacker ? losses : -losses
    if (worth > best.worth + 1e-12) best = { spent, hits, worth }
  }
  return best
}

/** What is left of the points; one side has none anyway. */
export const without = ({ attacker, defender }: Points, spent: number): Points =>
  ({ attacker: Math.max(0, attacker - spent), defender: Math.max(0, defender - spent) })

/** How many of a pool's points a player in a hurry spends on attack dice that lie like this. */
export function spendNow(
  state: State, clash: Clash, dice: readonly Die[], points: number, isAttacker: boolean,
): number {
  const fallen = { hits: sorted(dice.filter(makes)), misses: sorted(dice.filter((die) => !makes(die))) }
  const pool = isAttacker ? { attacker: points, defender: 0 } : { attacker: 0, defender: points }
  return bestSpending(state, clash, fallen, pool).spent
}

function sorted(dice: readonly Die[]): Hits {
  const enchanted = dice.filter((die) => die.enchanted).length
  return { plain: dice.length - enchanted, enchanted }
}
