/** Where advantage and disadvantage on a to-hit roll come from. */
import { luckFrom, part, type Luck, type Part } from '@muster/engine'
import type { Attack } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import { isThreatened } from '../measuring/distance.ts'
import { canSee } from '../sight/sight.ts'

const THREATENED = part(-1, 'Threatened', 'FD-RNG-04')
const UNSEEN = part(-1, 'Not seen', 'FD-MEL-02')

export function luckToHit(state: State, attack: Attack, by: Figure, at: Figure): Luck {
  const sources: Part[] = []
  if (attack.kind === 'ranged') {
    if (isThreatened(state, by)) sources.push(THREATENED)
  } else if (!canSee(state, by, at)) sources.push(UNSEEN)
  sources.push(...state.abilities.onRoll(state, by, 'to-hit', attack))
  sources.push(...state.abilities.onRoll(state, at, 'to-be-hit', attack))
  return luckFrom(sources)
}
