/** What a weapon does besides its damage, in points: worth as much as the condition it brings. */
import type { Attack } from '../../state/acts.ts'
import { figureOf, has } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import type { State } from '../../state/state.ts'
import type { ConditionName, RiderId } from '../../state/vocabulary.ts'
import { chancesOf } from '../../rules/attacks/hit-chances.ts'

/** The share of a character's points that a condition takes for a while. */
const BURDEN: { readonly [is in ConditionName]?: number } = {
  blinded: 0.25,
  charmed: 0.15,
  frightened: 0.15,
  grappled: 0.15,
  incapacitated: 0.3,
  paralyzed: 0.4,
  poisoned: 0.12,
  prone: 0.12,
  sapped: 0.08,
  stunned: 0.3,
  vexed: 0.08,
}

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

/** Nothing for a condition that the target has already. */
export function ridersWorth(state: State, attack: Attack): number {
  const { weapon } = attack
  if (!weapon.riders) return 0
  const target = figureOf(state, attack.at)
  let burden = 0
  for (const is of broughtBy(weapon)) if (!has(target, is)) burden += BURDEN[is] ?? 0
  if (burden === 0) return 0
  return burden * LIKELY * target.points * chancesOf(state, figureOf(state, attack.by), target, attack).hit
}

const broughtBy = ({ riders = [], inflicts = [] }: Weapon): readonly ConditionName[] =>
  riders.flatMap((rider) =>
    rider === 'inflicts' ? inflicts.map(({ is }) => is) : rider === 'charges' ? [] : [BRINGS[rider]],
  )
