/** What the encounter wants of a character: a thing to reach, or a carrier to bring away. */
import { distanceSquared, type Point } from '@muster/table'
import { isStanding } from '../figures.ts'
import { hasHands } from '../rules/objects.ts'
import type { Figure, State, Thing } from '../state.ts'
import { nearestFoe } from './chances.ts'

export interface Goal {
  readonly at: Point
  readonly worth: number
  readonly why: string
}

const WANTED = 30

export function goalOf(state: State, figure: Figure): Goal | undefined {
  if (state.things.length === 0 || !hasHands(state, figure)) return undefined
  return figure.carrying === undefined ? reaching(state, figure) : bringingAway(state, figure)
}

/** A carrier keeps away from the nearest enemy. */
function bringingAway(state: State, figure: Figure): Goal | undefined {
  const foe = nearestFoe(state, figure)
  if (!foe) return undefined
  const { field: { width, depth } } = state
  const inside = (n: number, most: number) => Math.round(Math.max(2540, Math.min(most - 2540, n)))
  const at = { x: inside(2 * figure.at.x - foe.at.x, width), y: inside(2 * figure.at.y - foe.at.y, depth) }
  return { at, worth: 12, why: `brings ${figure.carrying} away` }
}

/** The nearest thing that nobody of its side is nearer to. */
function reaching(state: State, figure: Figure): Goal | undefined {
  let best: Goal | undefined
  let nearest = Infinity
  for (const thing of state.things) {
    if (!isWanted(state, figure, thing)) continue
    const far = distanceSquared(figure.at, thing.at)
    if (far >= nearest || isSomebodyNearer(state, figure, thing, far)) continue
    nearest = far
    best = { at: thing.at, worth: WANTED, why: `goes for ${thing.id}` }
  }
  return best
}

const isWanted = (_state: State, figure: Figure, { kind, carrier, destroyed, side }: Thing): boolean =>
  !destroyed && carrier === undefined && (kind !== 'supply' || side !== figure.side)

const isSomebodyNearer = (
  { figures }: State, figure: Figure, thing: Thing, far: number,
): boolean => figures.some((other) =>
  other !== figure && other.side === figure.side && isStanding(other) && other.carrying === undefined
    && distanceSquared(other.at, thing.at) < far)
