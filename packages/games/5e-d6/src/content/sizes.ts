/** The bases of each size, in millimetres: the usual one, and the largest that is allowed. */
import type { RuleId } from '@muster/engine'
import type { Size } from '../state/vocabulary.ts'

export interface BaseBand {
  readonly usual: number
  readonly largest: number
  readonly rule: RuleId
}

export const BASES: { readonly [size in Size]: BaseBand } = {
  tiny: { usual: 20, largest: 20, rule: 'FD-FIG-01' },
  small: { usual: 20, largest: 25, rule: 'FD-FIG-02' },
  medium: { usual: 25, largest: 32, rule: 'FD-FIG-03' },
  large: { usual: 40, largest: 40, rule: 'FD-FIG-04' },
  huge: { usual: 60, largest: 60, rule: 'FD-FIG-05' },
  gargantuan: { usual: 80, largest: 80, rule: 'FD-FIG-06' },
}
