/** Free places: where magic may set a character down, and the nearest one to a point. */
import { named, refuse, text, type FigureId, type Refusal, type RuleId } from '@muster/engine'
import {
  baseOverlapsOutline,
  circle,
  distanceSquared,
  DIRECTIONS,
  gap,
  isNearBox,
  isOnTable,
  millimetres,
  overlaps,
  radiusOf,
  contactPlaces,
  type Base,
  type Footprint,
  type Length,
  type Point,
} from '@muster/table'
import { bearerOf, footprint, heightOf, isStanding } from '../../state/figures.ts'
import type { Effect, Figure, State } from '../../state/state.ts'
import { ringAround } from '../measuring/directions.ts'
import { straddles } from '../terrain/barriers.ts'
import { summonedSpots } from '../magic/spells-in-force.ts'
import { canSeePoint } from '../sight/sight.ts'
import { goingOf, levelAt } from '../terrain/terrain.ts'

/** The base of a summoned weapon. */
export const SUMMONED_BASE: Base = circle(millimetres(25))

export interface Wish {
  /** Who is set down: its base counts, and its own old place does not. */
  readonly figure: Figure
  readonly base?: Base
  readonly rule: RuleId
  /** Characters that will leave their places. */
  readonly leaving?: readonly FigureId[]
}

/** Why it may not be set down there; undefined when it may. */
export function refuseFree(state: State, wish: Wish, at: Point): Refusal | undefined {
  const { rule } = wish
  const foot = footOf(state, wish, at)
  if (!isOnTable(foot, state.field)) return refuse(rule, 'off-table', 'That is not wholly on the table.', { at })
  const under = occupantOf(state, wish, foot)
  if (under !== undefined)
    return refuse(rule, 'occupied', text`${named(under)} is there already.`, { at, figure: under })
  const piece = refusingPiece(state, wish.figure, foot)
  return piece === undefined ? undefined : refuse(rule, 'no-room', `There is no room to stand on the ${piece}.`, { at })
}

function footOf(state: State, { figure, base }: Wish, at: Point): Footprint {
  return base ? { base, at } : { ...footprint(state, figure), at }
}

function occupantOf(state: State, { figure, base, leaving = [] }: Wish, foot: Footprint): FigureId | undefined {
  const own = base ? undefined : bearerOf(state, figure).id
  for (const other of state.figures) {
    if (!isStanding(other) || other.id === own || leaving.includes(other.id)) continue
    if (overlaps(foot, footprint(state, other))) return other.id
  }
  const isOn = ({ at, caster }: Effect) =>
    at && !(base && caster === figure.id) && overlaps(foot, { base: SUMMONED_BASE, at })
  return summonedSpots(state).find(isOn)?.id
}

/** A gap, terrain one cannot stand on, a wall across the base, or the edge of something too high. */
function refusingPiece(state: State, figure: Figure, foot: Footprint): string | undefined {
  for (const { piece, box } of state.survey.ground.pieces) {
    const going = goingOf(piece)
    const bars = going === 'barred' || going === 'gap' || (going === 'solid' && piece.outline.is === 'line')
    if (!bars || !isNearBox(box, foot.at, foot.at, radiusOf(foot.base)) || !baseOverlapsOutline(foot, piece.outline)) {
      continue
    }
    if (going !== 'solid' || (piece.height ?? 0) >= heightOf(state, figure) / 2) return piece.name ?? piece.kind
  }
  const rim = straddles(state, figure, foot, 'fly')
  return rim && (rim.name ?? rim.kind)
}

/** Whether a body standing there would be seen, for example over a low fence. */
export const canSeeSpot = (state: State, by: Figure, at: Point, height: Length): boolean =>
  canSeePoint(state, by, at, levelAt(state, at) + height / 2)

/** The search for room goes in rings of a tenth of an inch. */
const RING = 254
const FARTHEST = 72 * 2540

/**
 * The point itself, or the free place closest to it: in contact with a base that is in the way, or on a ring around it.
 */
export function nearestFree(
  state: State,
  wish: Wish,
  wished: Point,
  isAllowed: (at: Point) => boolean = () => true,
): Point | undefined {
  const isFree = (at: Point) => isAllowed(at) && refuseFree(state, wish, at) === undefined
  if (isFree(wished)) return wished
  const beside = besides(state, wish, wished).find(isFree)
  const most = beside ? Math.sqrt(distanceSquared(beside, wished)) : FARTHEST
  return onRings(wished, most, isFree) ?? beside
}

function besides(state: State, wish: Wish, wished: Point): Point[] {
  const foot = footOf(state, wish, wished)
  const near = state.figures.filter((other) => isStanding(other) && gap(foot, footprint(state, other)) < 12 * RING)
  const spots = near.flatMap((other) => contactPlaces(foot, footprint(state, other), DIRECTIONS.length))
  return spots.sort((a, b) => distanceSquared(a, wished) - distanceSquared(b, wished))
}

function onRings(around: Point, most: number, isFree: (at: Point) => boolean): Point | undefined {
  for (let far = RING; far < most; far += RING) {
    const at = ringAround(around, far).find(isFree)
    if (at) return at
  }
  return undefined
}
