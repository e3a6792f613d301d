/** The units of a battle summed up for bots, once for each question. */
import type { SideId } from '@muster/engine'
import { distanceSquared, type Length, type Point } from '@muster/table'
import { ATTACK_KINDS } from '../state/card.ts'
import { isFree } from '../state/figures.ts'
import { hasAttack, rangeOf } from '../rules/attacks/attack-stats.ts'
import { fullMove } from '../rules/terrain/speed.ts'
import type { State, Unit } from '../state/state.ts'

/** A unit with the Champions attached to it. */
export interface Force {
  readonly unit: Unit
  readonly spots: readonly Point[]
  readonly centre: Point
  readonly move: Length
  /** Points of one of its models. */
  readonly price: number
  /** How far it can attack without a charge; 0 if it cannot. */
  readonly range: Length
}

export interface Forces {
  readonly own: readonly Force[]
  readonly foes: readonly Force[]
}

export function forcesOf(state: State, side: SideId): Forces {
  const own: Force[] = []
  const foes: Force[] = []
  for (const unit of state.units) if (isFree(unit)) (unit.side === side ? own : foes).push(forceOf(state, unit))
  return { own, foes }
}

export function forceOf(state: State, unit: Unit): Force {
  const spots: Point[] = []
  let x = 0
  let y = 0
  let price = 0
  for (const member of state.units) {
    if (member !== unit && member.host !== unit.id) continue
    for (const { where, at } of member.models) {
      if (where !== 'standing') continue
      spots.push(at)
      x += at.x
      y += at.y
      price += member.card.cost
    }
  }
  const count = spots.length || 1
  return {
    unit,
    spots,
    centre: { x: Math.round(x / count), y: Math.round(y / count) },
    move: fullMove(state, unit),
    price: price / count,
    range: farthest(state, unit),
  }
}

function farthest(state: State, unit: Unit): Length {
  let range = 0
  for (const kind of ATTACK_KINDS) {
    if (kind !== 'melee' && hasAttack(state, unit, kind, false)) range = Math.max(range, rangeOf(state, unit, kind))
  }
  return range
}

/** From the centre-point of one to the nearest base of the other: how charges and ranges are measured. */
export function measure(from: Point, { spots, unit }: Force): number {
  let least = Infinity
  for (const at of spots) {
    const far = distanceSquared(from, at)
    if (far < least) least = far
  }
  return Math.max(0, Math.sqrt(least) - unit.card.diameter / 2)
}
