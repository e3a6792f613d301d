/** Where a unit should go for the scenario: to an objective, or with it to where it scores. */
import { distance, INCH, type Point } from '@muster/table'
import type { AttackKind } from '../state/card.ts'
import { goalOf } from '../scenarios/deliver.ts'
import { isBearer } from '../scenarios/things.ts'
import { skillDice } from '../rules/skills/skills.ts'
import type { State, Thing } from '../state/state.ts'
import type { Force } from './forces.ts'

export interface Errand {
  readonly at: Point
  readonly why: string
  readonly worth: number
}

/** A unit's most urgent errand; undefined if it only has to fight. */
export function errandOf(state: State, force: Force, own: readonly Force[]): Errand | undefined {
  if (state.things.length === 0) return undefined
  const carried = state.things.find((thing) => isBearer(state, force.unit, thing))
  if (carried) {
    return { at: homeFor(state, force, carried), why: `carry ${carried.name.toLowerCase()} away`, worth: 14 }
  }
  let best: Errand | undefined
  for (const thing of state.things) {
    const errand = errandTo(state, force, own, thing)
    if (errand && (!best || errand.worth > best.worth)) best = errand
  }
  return best
}

/** The parcel goes to the waiting friend, a flag straight to the own edge. */
function homeFor(state: State, { unit, centre }: Force, { is }: Thing): Point {
  const goal = is === 'parcel' ? goalOf(state, unit.side) : undefined
  if (goal) return goal.at
  const edge = state.sides.find(({ id }) => id === unit.side)?.edge
  return { x: centre.x, y: edge === 'north' ? 4 * INCH : state.field.depth - 4 * INCH }
}

function errandTo(state: State, force: Force, own: readonly Force[], thing: Thing): Errand | undefined {
  if (thing.done || thing.bearer !== undefined || thing.owner === force.unit.side) return undefined
  if (thing.is === 'goal' || !isAble(state, force, thing)) return undefined
  const near = Math.max(0, 1 - distance(force.centre, thing.at) / state.field.width)
  const turns = turnsTo(force, thing)
  const runs = own.every((other) => turns <= turnsTo(other, thing) || !isAble(state, other, thing))
  return { at: thing.at, why: `go for ${thing.name.toLowerCase()}`, worth: (runs ? 8 : 2) + 4 * near }
}

/** Anyone can lift a parcel; a lock and a planted flag take a Skill roll. */
function isAble(state: State, { unit }: Force, { is }: Thing): boolean {
  if (unit.melee !== undefined) return false
  const has = (kind: AttackKind) => skillDice(state, unit, kind).length > 0
  return is === 'parcel' || has('melee') || (is === 'lock' && has('magic'))
}

const turnsTo = ({ centre, move }: Force, { at }: Thing): number => distance(centre, at) / Math.max(1, move)
