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

/** After so many dice were turned, those of Enchanted Weapons first. */
function turned({ hits, misses }: Fallen, number: number, isAttacker: boolean): Hits {
  const from = isAttacker ? misses : hits
  const enchanted = Math.min(number, from.enchanted)
  const sign = isAttacker ? 1 : -1
  return { enchanted: hits.enchanted + sign * enchanted, plain: hits.plain + sign * (number - enchanted) }
}

/** The number of dice to turn now that costs the defender most models, or fewest if the points are the defender's. */
export function bestSpending(state: State, { at, kind }: Clash, fallen: Fallen, points: Points): { readonly spent: number; readonly hits: Hits } {
  const isAttacker = points.attacker > 0
  const from = isAttacker ? fallen.misses : fallen.hits
  const most = Math.min(Math.max(points.attacker, points.defender), from.plain + from.enchanted)
  let best = { spent: 0, hits: fallen.hits, worth: -Infinity }
  for (let spent = 0; spent <= most; spent++) {
    const hits = turned(fallen, spent, isAttacker)
    const left = { attacker: isAttacker ? points.attacker - spent : 0, defender: isAttacker ? 0 : Math.max(0, points.defender - spent) }
    const losses = meanOfSpread(lossesFrom(state, unitOf(state, at), kind, hits, left))
    const worth = isAttacker ? losses : -losses
    if (worth > best.worth + 1e-12) best = { spent, hits, worth }
  }
  return best
}

/** How many of a pool's points a player in a hurry spends on attack dice that lie like this. */
export function spendNow(state: State, clash: Clash, dice: readonly Die[], points: number, isAttacker: boolean): number {
  const count = (holds: (die: Die) => boolean): Hits => ({
    plain: dice.filter((die) => !die.enchanted && holds(die)).length, enchanted: dice.filter((die) => die.enchanted && holds(die)).length,
  })
  const fallen = { hits: count(makes), misses: count((die) => !makes(die)) }
  return bestSpending(state, clash, fallen, { attacker: isAttacker ? points : 0, defender: isAttacker ? 0 : points }).spent
}
