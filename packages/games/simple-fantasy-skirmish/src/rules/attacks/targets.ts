/** Which targets a unit may attack with what: in a melee the enemies in it, outside those in sight and range. */
import { refuse, named, text, type Refusal } from '@muster/engine'
import { toInches } from '@muster/table'
import type { AttackKind } from '../../state/card.ts'
import { centreOf, distanceTo, TOLERANCE, isEngaged, isFree, isOrAre } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { hasAttack, rangeOf } from './attack-stats.ts'
import { areInOneMelee } from '../melee/melee.ts'
import { canSee } from '../sight/line-of-sight.ts'

const NO_STAT: { readonly [kind in AttackKind]: readonly [rule: string, why: string] } = {
  melee: ['SF-CARD-07', 'cannot fight hand to hand'],
  ranged: ['SF-RNG-01', 'cannot shoot'],
  magic: ['SF-MAG-01', 'has no magic to use here'],
}

/** Why this attack cannot be made, or undefined. With leeway a range may fail by as much as one base width. */
export function refuseAttack(state: State, by: Unit, at: Unit, kind: AttackKind, leeway = false): Refusal | undefined {
  const areFoes = by.side !== at.side && isFree(by) && isFree(at)
  if (!areFoes) return refuse('SF-ATT-01', 'no-foe', text`${named(at.id)} ${isOrAre(at)} no enemy to attack now.`)
  const inMelee = isEngaged(by)
  if (inMelee && kind === 'ranged')
    return refuse('SF-RNG-07', 'in-melee', text`${named(by.id)} ${isOrAre(by)} in a melee: no shooting now.`)
  if (!inMelee && kind === 'melee') return refuse('SF-CHG-01', 'not-in-melee', text`${named(by.id)} must charge first.`)
  if (!hasAttack(state, by, kind, inMelee))
    return refuse(NO_STAT[kind][0], 'no-attack', text`${named(by.id)} ${NO_STAT[kind][1]}.`)
  if (!inMelee) return refuseFromAfar(state, by, at, kind, leeway)
  const rule = kind === 'magic' ? 'SF-RUL-44' : 'SF-RUL-34'
  return areInOneMelee(by, at)
    ? undefined
    : refuse(rule, 'other-melee', text`${named(at.id)} ${isOrAre(at)} not in this melee.`)
}

const ARROWS = { melee: 'SF-RNG-06', range: 'SF-RNG-04', sight: 'SF-RNG-03' } as const
const MAGIC = { melee: 'SF-MAG-05', range: 'SF-MAG-04', sight: 'SF-MAG-03' } as const

function refuseFromAfar(state: State, by: Unit, at: Unit, kind: AttackKind, leeway: boolean): Refusal | undefined {
  const rules = kind === 'magic' ? MAGIC : ARROWS
  if (isEngaged(at))
    return refuse(
      rules.melee,
      'target-in-melee',
      text`${named(at.id)} ${isOrAre(at)} in a melee: you might hit friends.`,
    )
  const short = shortfall(state, by, at, kind)
  if (short > (leeway ? by.card.diameter : 0) + TOLERANCE) {
    const range = toInches(rangeOf(state, by, kind))
    return refuse(rules.range, 'too-far', text`${named(at.id)} ${isOrAre(at)} too far away: the range is ${range}".`)
  }
  const sight = canSee(state, by, at)
  return sight.clear
    ? undefined
    : refuse(rules.sight, 'out-of-sight', text`${named(by.id)} cannot see ${named(at.id)}.`)
}

/** How much the target is out of range: from the centre-point to the nearest base. Not above 0: in range. */
export const shortfall = (state: State, by: Unit, at: Unit, kind: AttackKind): number =>
  distanceTo(state, centreOf(state, by), at) - rangeOf(state, by, kind)
