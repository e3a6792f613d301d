/** What a unit's attacks are worth: in its melee, at range, and by a charge. */
import { named, text } from '@muster/engine'
import { ATTACK_KINDS } from '../state/card.ts'
import { mayClaim } from '../rules/movement/leeway.ts'
import { refuseAttack } from '../rules/attacks/targets.ts'
import { actionId } from '../state/option-id.ts'
import type { State } from '../state/state.ts'
import { expectedLosses, chargePoints, expectedMeleeLosses, worthOfLoss } from './chances.ts'
import type { Force, Opponent } from './forces.ts'
import type { Suggest } from './idea.ts'

/** The best attack in its melee. */
export function fightWorth(state: State, force: Force, foes: readonly Force[]): number {
  let best = 0
  for (const foe of foes) {
    if (foe.unit.melee === force.unit.melee)
      best = Math.max(best, worthOfLoss(foe, expectedMeleeLosses(state, force, foe)))
  }
  return best
}

export interface Shot {
  readonly at: Force
  readonly worth: number
}

export function bestShot(state: State, force: Force, opponents: readonly Opponent[]): Shot | undefined {
  if (force.range === 0) return undefined
  let best: Shot | undefined
  for (const { foe, far } of opponents) {
    if (foe.unit.melee !== undefined || far > force.range) continue
    const worth = worthOfLoss(foe, expectedRangedLosses(state, force, foe))
    if ((!best || worth > best.worth) && mayShoot(state, force, foe)) best = { at: foe, worth }
  }
  return best
}

const mayShoot = (state: State, { unit }: Force, foe: Force): boolean =>
  ATTACK_KINDS.some((kind) => kind !== 'melee' && refuseAttack(state, unit, foe.unit, kind) === undefined)

/** The better of its attacks at range. */
export const expectedRangedLosses = (state: State, by: Force, at: Force): number =>
  Math.max(expectedLosses(state, by, at, 'ranged', false), expectedLosses(state, by, at, 'magic', false))

/** What keeping the Leeway Marker is worth to a charge. */
const LEEWAY_PRICE = 1

export function thinkOfCharge(state: State, force: Force, { foe, far }: Opponent, say: Suggest): void {
  const { unit, move } = force
  const isClaim = far > move
  if (isClaim && (far > move + unit.card.diameter || !mayClaim(state, unit.side))) return
  const score = chargeWorth(state, force, foe) - (isClaim ? LEEWAY_PRICE : 0)
  const id = actionId({ is: 'charge', unit: unit.id, at: foe.unit.id, claims: isClaim })
  say(id, score, text`${named(unit.id)} should charge ${named(foe.unit.id)}`)
}

/** What a charge gains, less what the survivors strike back and the shots that either side gives up. */
function chargeWorth(state: State, force: Force, foe: Force): number {
  const lost = expectedMeleeLosses(state, force, foe, chargePoints(state, force, foe))
  const back = expectedMeleeLosses(state, foe, force) * (1 - lost / foe.spots.length)
  const spoilt = foe.range > 0 ? 0.5 * worthOfLoss(force, expectedRangedLosses(state, foe, force)) : 0
  const forgone = force.range > 0 ? worthOfLoss(foe, expectedRangedLosses(state, force, foe)) : 0
  return 3.5 + worthOfLoss(foe, lost) - 0.6 * worthOfLoss(force, back) + spoilt - forgone
}
