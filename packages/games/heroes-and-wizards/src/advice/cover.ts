/** How well a place is covered from those who could shoot at it. */
import { distanceSquared, square, type Point } from '@muster/table'
import { isStanding } from '../state/figures.ts'
import { RANGE } from '../rules/shooting/targets.ts'
import { isHampered } from '../terrain/line-of-shot.ts'
import type { Figure, State } from '../state/state.ts'

/** The share of enemy shooters in range whose shots would have to pass something; 1 when nobody can shoot there. */
export function coverAt(state: State, figure: Figure, at: Point): number {
  let shooters = 0
  let hampered = 0
  for (const foe of state.figures) {
    if (foe.side === figure.side || foe.profile.shooting === 0 || !isStanding(foe)) continue
    if (distanceSquared(foe.at, at) > square(RANGE + (foe.diameter + figure.diameter) / 2)) continue
    shooters++
    if (isHampered(state, foe, at, figure.diameter)) hampered++
  }
  return shooters === 0 ? 1 : hampered / shooters
}
