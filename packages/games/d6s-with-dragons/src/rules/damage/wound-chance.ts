/** How likely one to-wound roll wounds, with what its target says to the type of damage. */
import type { FigureId } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import type { DamageType } from '../../state/vocabulary.ts'
import { isImmune } from '../conditions/immunity.ts'
import { toughnessOf } from '../stats/sums.ts'
import { bentBy } from './damage.ts'
import { toWound } from './to-wound.ts'

interface Blow {
  readonly strength: number
  readonly type?: DamageType | undefined
  readonly by?: FigureId | undefined
}

const share = (faces: number): number => Math.max(0, Math.min(6, faces)) / 6

export function chanceToWound(state: State, at: Figure, { strength, type, by }: Blow): number {
  const { first, second = 6 } = toWound(strength, toughnessOf(state, at))
  const once = share(first) * share(second)
  if (type === undefined) return once
  if (isImmune(state, at, type, by)) return 0
  const bent = bentBy(state, at, type)
  return bent === undefined ? once : bent === 'resists' ? once * once : 1 - (1 - once) * (1 - once)
}
