/** Moves a character along its path, through everything that happens on it, in order. */
import type { FigureId, Play, Step } from '@muster/engine'
import {
  judgeMove,
  overlaps,
  pathLength,
  samePoint,
  type PreparedMove,
  type MoveVerdict,
  type Point,
  pathBetween,
  pathUpTo,
  pointAt,
  measurePath,
  type MeasuredPath,
} from '@muster/table'
import { areEventsKept, tell } from '../../events/index.ts'
import { areEnemies, figureOf, footprint, isStanding, threatens } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { draggedBy, settlePlaces, isFreeToMove } from '../conditions/conditions.ts'
import { nearestFree } from '../casting/free-spots.ts'
import { checkFear, fearChecksAlong } from './frightful.ts'
import { nearStops, type NearStop } from './near-stops.ts'
import { inOrder, pathEvents, type PathEvent } from './path-events.ts'
import { checkClimb, checkJump, fall, fallThrough, slip, wade } from './hazards.ts'
import { provoke } from '../attacks/opportunity-attacks.ts'
import { placeAt } from '../terrain/place-figure.ts'
import { mannerOf } from '../stats/special-movement.ts'
import { landLength } from '../terrain/water.ts'
import { climbOutOfGap, type ClimbOut } from './out-of-gaps.ts'

export interface Move {
  readonly figure: FigureId
  readonly path: readonly Point[]
  readonly prepared: PreparedMove
  readonly verdict: MoveVerdict
  /** What an inch of open ground costs it. */
  readonly open: number
  /** Whether it provokes opportunity attacks. */
  readonly provokes: boolean
}

/** A move under way. */
interface MoveInProgress extends Move {
  readonly way: MeasuredPath
  walked: number
  spent: number
  /** How it ends if it does not reach the end of its path. */
  end: WalkEnd
}

const NOBODY: readonly FigureId[] = []

/** Events this close together happen at the same place. */
const SAME = 1

/** Interrupted: a reaction has changed the table, so the rest of the path is not walked; the mover could still go on. */
export type WalkEnd = 'over' | 'interrupted'

/** Characters it drags are placed where the move ends. */
export function* walk(play: Play<State>, move: Move): Step<WalkEnd> {
  const { state } = play
  const dragged = draggedBy(state, figureOf(state, move.figure))
  const beside = enemiesBeside(state, move.figure)
  const end = yield* goAlong(play, move)
  for (const { id } of dragged) makeRoomFor(state, id)
  yield* settlePlaces(play)
  for (const of of comesBeside(state, move.figure, beside))
    yield* state.abilities.open(play, 'comes-within-reach', { figure: move.figure, of })
  return end
}

/** Enemies in whose threatened space it stands. */
function enemiesBeside(state: State, id: FigureId): readonly FigureId[] {
  const figure = figureOf(state, id)
  let beside: FigureId[] | undefined
  for (const other of state.figures)
    if (isStanding(other) && areEnemies(state, figure, other) && threatens(state, figure, other))
      (beside ??= []).push(other.id)
  return beside ?? NOBODY
}

/** Enemies into whose threatened space its move has brought it. */
const comesBeside = (state: State, id: FigureId, before: readonly FigureId[]): readonly FigureId[] =>
  isStanding(figureOf(state, id)) ? enemiesBeside(state, id).filter((other) => !before.includes(other)) : NOBODY

function* goAlong(play: Play<State>, move: Move): Step<WalkEnd> {
  const { state } = play
  const figure = figureOf(state, move.figure)
  const way = measurePath(figure.at, move.path)
  const frights = fearChecksAlong(state, figure, way)
  if (frights.length > 0 && !(yield* checkFear(play, move.figure, frights))) return 'over'
  const { as, depth } = payClimbOut(state, move.figure)
  if (as === 'climbed' && !(yield* checkClimb(play, move.figure))) {
    yield* fall(play, move.figure, depth, ['DD-TERR-14', 'DD-TERR-15', 'DD-RUL-92'])
    return 'over'
  }
  const trip = setOut(move, way)
  const ahead = eventsAlong(state, move, way)
  while (ahead.length > 0) if (!(yield* meet(play, trip, ahead))) return trip.end
  advance(play, trip, way.length)
  return 'over'
}

type WalkEvent = PathEvent | NearStop

/** Everything that happens on the path, and whom the mover passes to whom that matters. */
function eventsAlong(state: State, { figure: id, provokes }: Move, way: MeasuredPath): WalkEvent[] {
  const figure = figureOf(state, id)
  const events = pathEvents(state, figure, way, provokes)
  const near = nearStops(state, figure, way)
  return near.length === 0 ? events : inOrder<WalkEvent>([...events, ...near])
}

const setOut = ({ figure, path, prepared, verdict, open, provokes }: Move, way: MeasuredPath): MoveInProgress => ({
  figure,
  path,
  prepared,
  verdict,
  open,
  provokes,
  way,
  walked: 0,
  spent: 0,
  end: 'over',
})

/** It climbs out of a gap first, if it is in one, and pays for that. */
function payClimbOut(state: State, id: FigureId): ClimbOut {
  const climb = climbOutOfGap(state, figureOf(state, id))
  if (state.turn?.figure === id) state.turn.left = Math.max(0, state.turn.left - climb.cost)
  return climb
}

/** The next event, or all threatened spaces left at one point. True when the move goes on. */
function* meet(play: Play<State>, trip: MoveInProgress, ahead: WalkEvent[]): Step<boolean> {
  const next = ahead.shift() as WalkEvent
  if (next.is === 'near') return yield* passBy(play, trip, next.at)
  if (next.is !== 'leave') return yield* meetGround(play, trip, next)
  const enemies = [next.enemy]
  for (let other = ahead[0]; other?.is === 'leave' && other.at - next.at < SAME; other = ahead[0]) {
    enemies.push(other.enemy)
    ahead.shift()
  }
  advance(play, trip, next.at)
  const stood = enemies.map((id) => figureOf(play.state, id).at)
  yield* provoke(play, trip.figure, enemies)
  const isOffPath = isDisplaced(play.state, trip)
  // One that attacked may have moved as well: the rest of the path is no longer known to be free.
  const isWayChanged = enemies.some((id, index) => !samePoint(figureOf(play.state, id).at, stood[index] as Point))
  if (canGoOn(play.state, trip.figure)) {
    if (!isOffPath && !isWayChanged) return true
    trip.end = 'interrupted'
  }
  if (isOffPath) return false
  settle(play, trip)
  stopLeaving(play.state, trip.figure, enemies)
  return false
}

/** Somebody reacts to where it is now. */
function* passBy(play: Play<State>, trip: MoveInProgress, at: number): Step<boolean> {
  advance(play, trip, at)
  yield* play.state.abilities.open(play, 'places-changed', {})
  return goesOn(play, trip, canGoOn(play.state, trip.figure))
}

/** An attack has pushed or pulled it off its path, so this move is over; it may go on from where it is now. */
const isDisplaced = (state: State, { figure, way, walked }: MoveInProgress): boolean =>
  !samePoint(figureOf(state, figure).at, pointAt(way, walked))

/** Enemies that could attack it here may not attack again for the same leaving if it moves on. */
export function stopLeaving({ turn }: State, id: FigureId, enemies: readonly FigureId[]): void {
  if (turn?.figure === id) turn.leaving = enemies
}

const canGoOn = (state: State, id: FigureId): boolean => {
  const figure = figureOf(state, id)
  return !state.decided && isStanding(figure) && isFreeToMove(state, figure)
}

function* meetGround(
  play: Play<State>,
  trip: MoveInProgress,
  next: Exclude<PathEvent, { readonly is: 'leave' }>,
): Step<boolean> {
  const id = trip.figure
  switch (next.is) {
    case 'slippery': {
      advance(play, trip, next.at)
      return goesOn(play, trip, yield* slip(play, id))
    }
    case 'deep': {
      advance(play, trip, next.at)
      return goesOn(play, trip, yield* wade(play, id))
    }
    case 'climb':
      return yield* climb(play, trip, next)
    case 'drop': {
      advance(play, trip, next.at)
      if (yield* checkClimb(play, id)) return true
      yield* fall(play, id, next.height, ['DD-TERR-16', 'DD-TERR-15', 'DD-RUL-92'])
      return goesOn(play, trip, false)
    }
    case 'jump': {
      advance(play, trip, next.at)
      if (yield* checkJump(play, id)) return true
      advance(play, trip, next.middle)
      yield* fallThrough(play, id, next.piece)
      return false
    }
  }
}

function goesOn(play: Play<State>, trip: MoveInProgress, unharmed: boolean): boolean {
  if (unharmed) return true
  settle(play, trip)
  return false
}

/** The check is made at the top; a climber that fails falls to the foot, and the movement is lost. */
function* climb(
  play: Play<State>,
  trip: MoveInProgress,
  { at, foot, height }: Extract<PathEvent, { readonly is: 'climb' }>,
): Step<boolean> {
  advance(play, trip, Math.max(trip.walked, foot))
  if (yield* checkClimb(play, trip.figure)) return true
  pay(play.state, trip, spentBy(trip, at + 2 * SAME))
  yield* fall(play, trip.figure, height, ['DD-TERR-14', 'DD-TERR-15', 'DD-RUL-92'])
  return goesOn(play, trip, false)
}

/** Moves on to a point of its path, and pays for it. */
function advance(play: Play<State>, trip: MoveInProgress, far: number): void {
  if (far <= trip.walked) return
  const { state } = play
  const figure = figureOf(state, trip.figure)
  const from = figure.at,
    before = trip.spent
  const path = pathBetween(trip.way, trip.walked, far)
  pay(state, trip, spentBy(trip, far))
  countLand(state, figure, path)
  if (state.stage === 'act') figure.now.willing += far - trip.walked
  stopLeaving(state, figure.id, NOBODY)
  trip.walked = far
  bring(state, figure, pointAt(trip.way, far))
  if (areEventsKept(play))
    tell(play, {
      is: 'moved',
      figure: figure.id,
      from,
      path,
      length: pathLength(from, path),
      spent: trip.spent - before,
      manner: mannerOf(state, figure),
      costs: trip.verdict.legs.flatMap(({ costs }) => costs),
      rules: ['DD-MOVE-01', 'DD-RUL-04'],
    })
}

const spentBy = ({ way, prepared, verdict, open }: MoveInProgress, far: number): number =>
  (far >= way.length ? verdict.spent : judgeMove(prepared, pathUpTo(way, far)).spent) * open

function pay({ turn }: State, trip: MoveInProgress, spent: number): void {
  if (turn?.figure === trip.figure) turn.left = Math.max(0, turn.left - (spent - trip.spent))
  trip.spent = spent
}

/** Counts the inches a swimmer has moved on land. */
function countLand(state: State, figure: Figure, path: readonly Point[]): void {
  const { turn } = state
  if (turn?.figure === figure.id && turn.landLeft !== undefined)
    turn.landLeft = Math.max(0, turn.landLeft - landLength(state, figure, path))
}

/** Dragged characters keep their place beside it. */
function bring(state: State, figure: Figure, to: Point): void {
  for (const base of draggedBy(state, figure)) {
    placeAt(state, base, { x: base.at.x + to.x - figure.at.x, y: base.at.y + to.y - figure.at.y })
  }
  placeAt(state, figure, to)
}

const UPON_SOMEBODY: readonly string[] = ['rests-on-figure', 'figure-in-the-way']

/** A mover stopped on top of an ally, or by a hair's breadth upon anybody's rim, is set back to the last free place. */
function settle(play: Play<State>, trip: MoveInProgress): void {
  const { state } = play
  const figure = figureOf(state, trip.figure)
  if (!isStanding(figure)) return
  const { refusal, legal } = judgeMove(trip.prepared, pathUpTo(trip.way, trip.walked))
  if (refusal && UPON_SOMEBODY.includes(refusal.code))
    placeAt(state, figure, legal.at(-1) ?? trip.way.points[0] ?? figure.at)
}

/** A dragged character that would overlap others is set down beside them. */
function makeRoomFor(state: State, id: FigureId): void {
  const figure = figureOf(state, id)
  const foot = footprint(state, figure)
  const isCrowded =
    isStanding(figure) &&
    state.figures.some((other) => other.id !== id && isStanding(other) && overlaps(foot, footprint(state, other)))
  const spot = isCrowded ? nearestFree(state, { figure, rule: 'DD-RUL-48' }, foot.at) : undefined
  if (spot) placeAt(state, figure, spot)
}
