/** Leadership: whose Morale a character may use instead of its own. */
import { named, part, text, type Sum } from '@muster/engine'
import { areEnemies, isInPlay, controllerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { moraleOf } from './sums.ts'
import { question } from '../../state/ability.ts'

/** Whether this ally may use its Morale. */
export const leads = question<Figure, boolean>('leads')

/** The best of its own Morale and that of its leaders: their own, never a borrowed one. */
export function moraleFor(state: State, figure: Figure): Sum {
  const own = state.abilities.sum(state, figure, 'morale', undefined)
  let best = own
  for (const leader of state.figures) {
    const rule = leader === figure ? undefined : leadership(state, leader, figure)
    if (rule === undefined) continue
    const total = moraleOf(state, leader)
    if (total > best.total)
      best = { total, parts: [...own.parts, part(total - own.total, text`Leader: ${named(leader.id)}`, rule)] }
  }
  return best
}

/** The rule by which it may use a leader's Morale. A stunned leader still leads, a dominated one does not. */
function leadership(state: State, leader: Figure, figure: Figure): string | undefined {
  if (!isInPlay(leader) || controllerOf(state, leader) !== leader.side || areEnemies(state, leader, figure))
    return undefined
  return leads.by(state.abilities.of(state, leader), state, leader, figure)?.ability.rule
}
