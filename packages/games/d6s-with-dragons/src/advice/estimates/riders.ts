/** What a weapon does besides its damage, in points: worth as much as the condition it brings. */
import type { Attack } from '../../state/acts.ts'
import { figureOf } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import type { State } from '../../state/state.ts'
import type { ConditionName, RiderId } from '../../state/vocabulary.ts'
import { chancesOf } from '../../rules/attacks/hit-chances.ts'
import { burdenOf } from '../../rules/conditions/burden.ts'

/** The condition that a rider brings; what `inflicts` brings stands on the weapon, and `charges` brings none. */
const BRINGS: { readonly [rider in Exclude<RiderId, 'inflicts' | 'charges'>]: ConditionName } = {
  'knocks-down': 'prone',
  poisons: 'poisoned',
  grabs: 'grappled',
  tramples: 'prone',
  vexes: 'vexed',
  grapples: 'grappled',
  paralyzes: 'paralyzed',
  'catches-in-vortex': 'grappled',
}

/** One of two conditions is averted by a save or a size. */
const LIKELY = 0.5

export function ridersWorth(state: State, attack: Attack): number {
  const { weapon } = attack
  if (!weapon.riders) return 0
  const target = figureOf(state, attack.at)
  const burden = burdenOf(state, target, broughtBy(weapon))
  if (burden === 0) return 0
  return burden * LIKELY * chancesOf(state, figureOf(state, attack.by), target, attack).hit
}

const broughtBy = ({ riders = [], inflicts = [] }: Weapon): readonly ConditionName[] =>
  riders.flatMap((rider) =>
    rider === 'inflicts' ? inflicts.map(({ is }) => is) : rider === 'charges' ? [] : [BRINGS[rider]],
  )
