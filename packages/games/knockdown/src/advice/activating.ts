/** Whom to activate, and with which action. */
import { optionParts, named, text, type Candidate, type Decision } from '@muster/engine'
import { enemiesTouching, gapBetween } from '../rules/measuring/distance.ts'
import { allowanceOf } from '../rules/movement/allowance.ts'
import { weaponsOf } from '../rules/shooting/weapons.ts'
import { enemiesOf, figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { attackWorth } from './attacking.ts'

/** One model at a time: each action of it with a guess of what it brings. */
export function activationCandidates(state: State, { options }: Decision, most: number): Candidate[] {
  const found = options.flatMap(({ id }) => {
    const [figure, action] = optionParts(id)
    if (figure === undefined || action === undefined) return []
    const score = scoreOf(state, figureOf(state, figure), action)
    return [{ answer: { pick: [id] }, why: text`${named(figure)}: ${action}`, score }]
  })
  return found.sort((a, b) => b.score - a.score).slice(0, Math.max(1, most))
}

function scoreOf(state: State, figure: Figure, action: string): number {
  const enemies = enemiesOf(state, figure)
  const near = nearest(state, figure, enemies)
  if (!near) return 0
  const gap = gapBetween(state, figure, near)
  switch (action) {
    case 'charge': {
      const touching = enemiesTouching(state, figure)
      const inReach = touching.length > 0 || gap <= allowanceOf(state, figure, 'charge')
      return inReach ? 20 + attackWorth(state, figure, near) : 3
    }
    case 'shoot':
      return weaponsOf(state, figure).some(({ long }) => gap <= long + allowanceOf(state, figure, 'shoot')) ? 12 : 2
    case 'run':
      return gap > allowanceOf(state, figure, 'charge') ? 6 : 1
    case 'fire':
      return 25
    case 'haul':
      return 0.5
    case 'join':
      return 30
    default:
      return 0
  }
}

export function nearest(state: State, figure: Figure, enemies: readonly Figure[]): Figure | undefined {
  let best: Figure | undefined
  let least = Infinity
  for (const enemy of enemies) {
    const gap = gapBetween(state, figure, enemy)
    if (gap < least) [best, least] = [enemy, gap]
  }
  return best
}
