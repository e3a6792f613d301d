/** One attack and the circumstances it is made under, fixed when it is declared. */
import type { FigureId } from '@muster/engine'
import type { Length, Point } from '@muster/table'
import type { AttackKind } from '../../state/card.ts'
import { centreOf, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { levelOf } from '../sight/height.ts'
import { areInOneMelee } from '../melee/melee.ts'

export interface Attack {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
}

export interface AttackCircumstances extends Attack {
  readonly inMelee: boolean
  /** The attacker charged in this activation: this target, or another of the same melee. */
  readonly charging: boolean
  readonly charged: boolean
  /** The attacker's centre-point and level: before the charge, if it charged. */
  readonly from: Point
  readonly fromLevel: Length
  /** The charge is only thought of: where the charger would end is not known. */
  readonly isHypothetical: boolean
}

export function circumstancesOf(state: State, { by, at, kind }: Attack): AttackCircumstances {
  const attacker = unitOf(state, by)
  const target = unitOf(state, at)
  const { active } = state
  const charge = active?.unit === by && active.charged !== undefined ? active : undefined
  return {
    by,
    at,
    kind,
    inMelee: areInOneMelee(attacker, target),
    isHypothetical: false,
    charging: charge !== undefined,
    charged: charge?.charged === at,
    from: charge?.from ?? centreOf(state, attacker),
    fromLevel: charge?.fromLevel ?? levelOf(state, attacker),
  }
}

/** The same as if the attacker charged from where it stands. */
export function hypotheticalCharge(state: State, { by, at, kind }: Attack): AttackCircumstances {
  const attacker = unitOf(state, by)
  return {
    by,
    at,
    kind,
    inMelee: true,
    charging: true,
    charged: true,
    from: centreOf(state, attacker),
    fromLevel: levelOf(state, attacker),
    isHypothetical: true,
  }
}
