import type { BattlePlan } from '@muster/engine'
import type { AnyKit } from '../games/games.ts'
import { UserError } from '../shell/user-error.ts'

/** Refuses a plan that the game will not play, with every complaint and its place: in a file, or on the command line. */
export function refusePlan(kit: AnyKit, given: BattlePlan, file = '', placed = (where: string): string => where): void {
  const faults = kit.checkPlan(given)
  const [first] = faults
  if (first === undefined) return
  const details = faults.map(({ message, where, rule }) => ({
    message,
    where: placed(where),
    ...(rule !== undefined && { rule }),
  }))
  throw new UserError(`${kit.about.name} cannot be played with this plan.`, file, placed(first.where), details)
}
