/** Judges the places of charging models. */
import { fineInches, refuse, named, text, type Refusal } from '@muster/engine'
import { type Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import { standsAt } from '../formation/arrange.ts'
import { chargeSlowed } from './reach.ts'
import type { ChargeScene } from './spots.ts'
import { firstTouched } from '../melee/contact.ts'
import { isInFormation } from '../formation/formation.ts'
import { isWithinLeeway } from '../movement/leeway.ts'
import { refuseStands } from '../movement/move-judge.ts'
import * as words from '../movement/move-refusals.ts'
import type { Body } from '../terrain/scene.ts'
import { isSplit } from '../formation/split.ts'
import { blockerOf, pathsOf } from '../terrain/model-paths.ts'

export interface ChargePath {
  readonly path: readonly Point[]
  readonly distance: number
  /** Leeway has been claimed for the distance. */
  readonly claimed: boolean
}

export function refuseCharge(charging: ChargeScene, way: ChargePath, ends: readonly Point[]): Refusal | undefined {
  const { scene } = charging
  return (
    refuseStands(scene, ends) ??
    refuseTouch(charging, ends) ??
    refuseShape(charging, ends) ??
    refuseWays(charging, way.path, ends) ??
    refuseSlow(charging, way, ends)
  )
}

/** At least one touches the target; nobody touches an enemy outside that melee. */
function refuseTouch({ scene, targets, others, target }: ChargeScene, ends: readonly Point[]): Refusal | undefined {
  let touches = false
  for (let i = 0; i < scene.bodies.length; i++) {
    const body = scene.bodies[i] as Body
    const at = ends[i] as Point
    const enemy = firstTouched(scene, others, body, at)
    if (enemy) {
      return refuse(
        'SF-RUL-30',
        'touches-others',
        text`This charge is at ${named(target.id)}: nobody may touch ${named(enemy.unit)}.`,
        {
          figure: enemy.id,
          at,
        },
      )
    }
    touches ||= firstTouched(scene, targets, body, at) !== undefined
  }
  return touches
    ? undefined
    : refuse('SF-CHG-08', 'no-contact', text`At least one of ${named(scene.unit.id)} must touch ${named(target.id)}.`)
}

function refuseShape({ scene }: ChargeScene, ends: readonly Point[]): Refusal | undefined {
  if (isSplit(scene, ends)) return words.split(scene.unit)
  if (isInFormation(standsAt(scene, ends), scene.width)) return undefined
  return refuse(
    'SF-CHG-08',
    'out-of-formation',
    text`${named(scene.unit.id)} must stay together: no gap wider than one base.`,
  )
}

/** No model walks through an enemy, not even through the charged unit; only the centre-point's path may end in it. */
function refuseWays({ scene }: ChargeScene, path: readonly Point[], ends: readonly Point[]): Refusal | undefined {
  const stuck = pathsOf(scene, path, ends).indexOf(undefined)
  const met = stuck < 0 ? undefined : blockerOf(scene, scene.bodies[stuck] as Body, [ends[stuck] as Point])
  return met && words.blocked(scene, met)
}

/** A charge that reaches only at full speed may not end at places that slow it. */
function refuseSlow(
  charging: ChargeScene,
  { path, distance, claimed }: ChargePath,
  ends: readonly Point[],
): Refusal | undefined {
  const { scene } = charging
  const slowed = chargeSlowed(charging, path, ends)
  const over = distance - (slowed === undefined ? scene.full : scene.half)
  if (over <= TOLERANCE || (claimed && isWithinLeeway(over, scene.width))) return undefined
  return refuse(
    'SF-CHG-02',
    'too-far',
    `So placed, it is a charge at half speed, and that falls ${fineInches(over)}" short.`,
  )
}
