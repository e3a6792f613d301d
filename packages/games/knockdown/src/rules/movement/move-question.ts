/** The question put to the judge of moves: this model, this ground, and those who stand around. */
import type { FigureId } from '@muster/engine'
import {
  circle,
  isNearBox,
  type Box,
  type Bystander,
  type Footprint,
  type Length,
  type MoveQuestion,
  type Point,
} from '@muster/table'
import {
  areEnemies,
  CONTACT_LEVELS,
  footprint,
  HALF_INCH,
  isStanding,
  radiusOf,
  TOLERANCE,
  TOUCH,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { gaitOf, landscapeFor } from '../terrain/going.ts'
import { levelAt, riseBetween } from '../terrain/levels.ts'

/** Whom a move may come near to. */
export interface Nearness {
  /** It may end in contact with enemies, and then come near to those. */
  readonly mayTouch?: boolean | undefined
  /** The enemies it ends in contact with. */
  readonly contacts?: readonly FigureId[]
  /** The level it stays on: enemies there keep it off. Undefined: it goes over several, which are judged one by one. */
  readonly level?: Length | undefined
  /** Enemies are no part of the question: a chariot rides at them, and stops where it comes near to one. */
  readonly tramples?: boolean | undefined
}

export const KEEPS_OFF: Nearness = {}
export const CHARGES: Nearness = { mayTouch: true }
export const TRAMPLES: Nearness = { tramples: true }

/** For moves that may lead anywhere. */
export const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** Whoever stands far from the box is left out: the centre of the mover stays in it. */
export const moveQuestionOf = (
  state: State,
  figure: Figure,
  allowance: Length,
  nearness: Nearness = { level: levelAt(state, figure.at) },
  box = EVERYWHERE,
): MoveQuestion => ({
  landscape: landscapeFor(state, figure),
  mover: footprint(figure),
  allowance,
  others: bystanders(state, figure, allowance, nearness, box),
  tolerance: TOLERANCE,
})

/** Nobody walks through anybody; a flyer passes over everyone. Nobody ends on another base, or too near to an enemy. */
function bystanders(state: State, figure: Figure, allowance: Length, nearness: Nearness, box: Box): Bystander[] {
  const others: Bystander[] = []
  const flies = gaitOf(state, figure) === 'wings'
  for (const other of state.figures) {
    if (!isStanding(other) || other === figure) continue
    const near = radiusOf(figure) + radiusOf(other) + 2 * HALF_INCH
    if (!isNearBox(box, other.at, other.at, near) || !isInReach(figure, other, allowance + near)) continue
    const isEnemy = areEnemies(figure, other)
    if (isEnemy && nearness.tramples) continue
    others.push({ id: other.id, foot: footprint(other), effect: flies ? 'free' : 'bars' })
    const zone = isEnemy ? zoneToKeepOff(state, other, nearness) : 0
    if (zone > 0) others.push({ id: other.id, foot: withZone(other, zone), effect: flies ? 'free' : 'repels' })
  }
  return others
}

function isInReach(figure: Figure, other: Figure, reach: Length): boolean {
  const dx = figure.at.x - other.at.x
  const dy = figure.at.y - other.at.y
  return dx * dx + dy * dy <= reach * reach
}

/** How far it has to keep from an enemy: half an inch on the same level, and less or nothing on another. */
const zoneToKeepOff = (state: State, enemy: Figure, { contacts, level }: Nearness): Length =>
  level === undefined || contacts?.includes(enemy.id) ? 0 : zoneAt(state, enemy, level)

/** How far an enemy's zone reaches around its base, in plan, on a level. */
export function zoneAt(state: State, enemy: Figure, level: Length): Length {
  const rise = levelAt(state, enemy.at) - level
  return rise === 0 ? HALF_INCH : Math.sqrt(Math.max(0, HALF_INCH * HALF_INCH - rise * rise))
}

/** A little more than half an inch: exactly half an inch is too near. */
export const TOO_NEAR = TOLERANCE + 1e-6

/** The base of an enemy with the zone around it. */
const withZone = ({ profile: { diameter }, at }: Figure, zone: Length): Footprint => ({
  base: circle(diameter + 2 * (zone + TOO_NEAR)),
  at,
})

/** The enemies that a model touches whose centre is there. */
export function contactsAt(state: State, figure: Figure, at: Point): FigureId[] {
  const found: FigureId[] = []
  for (const other of state.figures) {
    if (!areEnemies(figure, other) || !isStanding(other)) continue
    const reach = radiusOf(figure) + radiusOf(other) + TOUCH
    const dx = at.x - other.at.x
    const dy = at.y - other.at.y
    if (dx > reach || dx < -reach || dx * dx + dy * dy > reach * reach) continue
    if (Math.abs(riseBetween(state, other.at, at)) <= CONTACT_LEVELS) found.push(other.id)
  }
  return found
}
