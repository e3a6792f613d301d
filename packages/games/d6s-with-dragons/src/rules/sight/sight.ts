/**
 * Who sees whom. The eye is above the middle of the looker's base at its Height; six lines run to the
 * other's body: to both rims and the middle of its base, each at half and at full Height. One that no
 * solid terrain cuts is enough. Characters, objects and smoke never cut a line: they are blockers.
 */
import {
  clipPiece,
  contains,
  isBoxBeside,
  isNearBox,
  radiusOf,
  type Footprint,
  type GroundPiece,
  type Length,
  type Point,
} from '@muster/table'
import { bearerOf, figureOf, footprint, TOLERANCE, heightOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import { RememberedSight } from './remembered-sight.ts'
import { solidPieces } from '../terrain/solid-terrain.ts'
import { tangentPoints } from './tangent-lines.ts'

/** A point to look from, and how high above the table the eye is. */
export interface Viewpoint {
  readonly at: Point
  readonly eye: Length
}

export const viewpointOf = (state: State, figure: Figure): Viewpoint => {
  const { at, level } = bearerOf(state, figure)
  return { at, eye: level + heightOf(state, figure) }
}

export const blind = question<undefined, boolean>('blind')
/** Whether it sees this one though it is hidden or invisible. */
export const seesThrough = question<Figure, boolean>('truesight')
/** Whether it cannot be seen by this character. */
export const unseenBy = question<Figure, boolean>('unseen')

export const isBlind = (state: State, figure: Figure): boolean => says(state, figure, blind)

/** Whether a character sees another: it is not blind, the other can be seen by it, and a sightline is free. */
export function canSee(state: State, by: Figure, at: Figure): boolean {
  if (by.id === at.id) return true
  if (isBlind(state, by) || isUnseen(state, at, by)) return false
  return hasSightline(state, by, at)
}

/** Hidden or invisible to this one. */
export const isUnseen = (state: State, figure: Figure, by: Figure): boolean =>
  says(state, figure, unseenBy, by) && !says(state, by, seesThrough, figure)

/** Whether terrain leaves a sightline free; conditions are not considered. */
export const hasSightline = (state: State, by: Figure, at: Figure): boolean =>
  isInView(state, viewpointOf(state, by), at)

const noSights = (): RememberedSight => new RememberedSight()

/** Whether any part of a body can be seen from a place. */
export function isInView(state: State, from: Viewpoint, at: Figure): boolean {
  const {
    id,
    at: place,
    level,
    facing,
    profile: { base },
  } = bearerOf(state, at)
  const { eye } = from
  const height = heightOf(state, at)
  const body = { eye, at: place, level, height, base, facing }
  const sights = state.survey.get(noSights)
  return (
    sights.recall(from.at, id, body) ??
    sights.remember(from.at, id, body, look(state, from, footprint(state, at), level, height))
  )
}

/**
 * The line to the middle of the base is usually free; the rims are checked only where it is blocked. A line at half
 * Height runs below the one at full Height to the same point, so it need not be checked where that one is blocked.
 */
function look(state: State, from: Viewpoint, base: Footprint, level: Length, height: Length): boolean {
  const head = { at: base.at, eye: level + height }
  const walls = wallsAround(state, from, head, radiusOf(base.base))
  if (isFree(walls, from, head)) return true
  const [left, right] = tangentPoints(from.at, base)
  return isFree(walls, from, { at: left, eye: head.eye }) || isFree(walls, from, { at: right, eye: head.eye })
}

/** Whether a place on the table can be seen: a point of origin, a spot to teleport to. */
export function canSeePoint(state: State, by: Figure, at: Point, level: Length = 0): boolean {
  if (isBlind(state, by)) return false
  const from = viewpointOf(state, by),
    to = { at, eye: level }
  return isFree(wallsAround(state, from, to, 0), from, to)
}

/** No sightline runs farther aside than half of the largest base. */
export const ASIDE: Length = 5000

/**
 * Solid pieces that could block a line: those higher than one of its ends. A piece in which or on which either end
 * stands blocks nothing between the two.
 */
function wallsAround(state: State, from: Viewpoint, to: Viewpoint, aside: Length): readonly GroundPiece[] {
  let walls: GroundPiece[] | undefined
  const lowest = Math.min(from.eye, to.eye)
  for (const piece of solidPieces(state)) {
    if (
      piece.top <= lowest ||
      !isNearBox(piece.box, from.at, to.at, aside) ||
      isBoxBeside(piece.box, from.at, to.at, aside)
    )
      continue
    if (!holds(piece, from.at) && !holds(piece, to.at)) (walls ??= []).push(piece)
  }
  return walls ?? NO_WALLS
}

const NO_WALLS: readonly GroundPiece[] = []

const holds = ({ piece, box }: GroundPiece, at: Point): boolean =>
  piece.outline.is !== 'line' && isNearBox(box, at, at, 0) && contains(piece.outline, at)

function isFree(walls: readonly GroundPiece[], from: Viewpoint, to: Viewpoint): boolean {
  for (const wall of walls) if (cuts(wall, from, to)) return false
  return true
}

/** A line passes over terrain no higher than itself, and past terrain it only touches. */
function cuts(wall: GroundPiece, from: Viewpoint, to: Viewpoint): boolean {
  const {
    piece: { outline },
    top,
  } = wall
  const slack =
    outline.is === 'line' ? -1 : TOLERANCE / Math.sqrt((to.at.x - from.at.x) ** 2 + (to.at.y - from.at.y) ** 2)
  for (const part of clipPiece(wall, from.at, to.at)) {
    if (part.to - part.from <= slack) continue
    const lowest = Math.min(heightAt(from, to, part.from), heightAt(from, to, part.to))
    if (lowest < top) return true
  }
  return false
}

const heightAt = (from: Viewpoint, to: Viewpoint, share: number): number => from.eye + (to.eye - from.eye) * share

/** The same by ids. */
export const sees = (state: State, by: string, at: string): boolean =>
  canSee(state, figureOf(state, by), figureOf(state, at))
