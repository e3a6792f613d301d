/** Plans that come from files: refused with every complaint the game has, and its place. */
import type { BattlePlan } from '@muster/engine'
import type { AnyKit } from './games.ts'
import { Trouble } from './trouble.ts'

/** Refuses a plan that the game will not play, with every complaint and its place. */
export function refusePlan(kit: AnyKit, given: BattlePlan, file = '', prefix = ''): void {
  const faults = kit.checkPlan(given)
  const [first] = faults
  if (first === undefined) return
  const details = faults.map(({ message, where, rule }) => (
    { message, where: `${prefix}${where}`, ...(rule !== undefined && { rule }) }
  ))
  throw new Trouble(`${kit.about.name} cannot be played with this plan.`, file, `${prefix}${first.where}`, details)
}
