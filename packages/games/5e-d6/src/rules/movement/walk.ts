/** Moves a figure along its path, through everything that happens on it, in order. */
import type { Play, RuleId, Step } from '@muster/engine'
import {
  judgeMove,
  legalPart,
  measurePath,
  pathBetween,
  pathUpTo,
  samePoint,
  type LegCost,
  type MeasuredPath,
  type MoveVerdict,
  type Point,
} from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { settle } from '../measuring/settle.ts'
import { provoke } from '../attacks/opportunity-attacks.ts'
import type { Move } from './ask-move.ts'
import { dragAlong } from './drag.ts'
import { fallBeside, fallInto, passes } from './hazards.ts'
import { endLostGrapples, holdersOf, openCost } from '../grapples/grapples.ts'
import { placedBase, spotFault } from '../terrain/spots.ts'
import { pathEvents, type PathEvent } from './path-events.ts'

/** Events this close together happen at the same place. */
const SAME = 1

/** A move under way. */
interface Trip extends Move {
  readonly from: Point
  readonly way: MeasuredPath
  walked: number
}

/** How much movement it has spent. */
export function* walk(play: Play<State>, move: Move, provokes: boolean): Step<number> {
  const { state } = play
  const figure = figureOf(state, move.figure)
  const open = openCost(state, figure)
  const held = figure.holds
  const offset = held === undefined ? undefined : offsetOf(figure.at, figureOf(state, held).at)
  const { path, prepared, verdict } = move
  const way = measurePath(figure.at, path)
  const trip: Trip = { figure: move.figure, path, prepared, verdict, from: figure.at, way, walked: 0 }
  const isOver = yield* goAlong(play, trip, pathEvents(state, figure, trip.way, provokes))
  const spent = isOver ? move.verdict.spent : spentUpTo(trip, trip.walked)
  if (offset) dragAlong(play, move.figure, offset)
  return spent * open
}

const offsetOf = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

/** Whether it has come to the end of its path. */
function* goAlong(play: Play<State>, trip: Trip, ahead: readonly PathEvent[]): Step<boolean> {
  for (let next = 0; next < ahead.length;) {
    const event = ahead[next] as PathEvent
    if (event.is === 'leave') {
      const together = ahead.slice(next).filter((one) => one.is === 'leave' && one.at - event.at < SAME)
      next += together.length
      advance(play, trip, event.at)
      yield* provoke(
        play,
        trip.figure,
        together.flatMap((one) => (one.is === 'leave' ? [one.enemy] : [])),
      )
      const mover = figureOf(play.state, trip.figure)
      if (!isStanding(mover)) return false
      if (holdersOf(play.state, mover).length > 0) return stop(play, trip)
    } else {
      next++
      if (!(yield* passes(play, trip.figure, event.known.piece, event.is))) return yield* fail(play, trip, event)
    }
  }
  advance(play, trip, trip.way.length)
  return true
}

/** How far it goes back at a time to find a place where it may stand. */
const STEP = 254

/** Somebody has taken hold of it: it goes no farther, and stands at the last place of its way where it may. */
function stop(play: Play<State>, trip: Trip): false {
  const { at } = figureOf(play.state, trip.figure)
  const { end, path } = lastPlace(play.state, trip)
  if (!samePoint(end, at)) goTo(play, trip, [end], judgeMove(trip.prepared, path))
  endLostGrapples(play)
  return false
}

/** At worst the place that it came from. */
function lastPlace(state: State, { figure: id, way, walked, from }: Trip) {
  const figure = figureOf(state, id)
  const others = state.figures.filter((one) => one !== figure && isStanding(one)).map((one) => placedBase(one))
  for (let far = walked; far > 0; far -= STEP) {
    const path = pathUpTo(way, far)
    const end = path.at(-1)
    if (end && spotFault(state, figure, end, others) === undefined) return { end, path }
  }
  return { end: from, path: [] }
}

/** It has failed to climb or to jump: its move is over. Where friends leave no room before that, it lies where it came from. */
function* fail(play: Play<State>, trip: Trip, { is, at, known }: Exclude<PathEvent, { is: 'leave' }>): Step<false> {
  const beside = legalPart(trip.prepared, pathUpTo(trip.way, at))
  const end = beside.at(-1) ?? trip.from
  if (!samePoint(end, figureOf(play.state, trip.figure).at))
    goTo(play, trip, beside.length > 0 ? beside : [end], judgeMove(trip.prepared, beside))
  trip.walked = at
  if (is === 'climb') yield* fallBeside(play, trip.figure, known.piece)
  else yield* fallInto(play, trip.figure, known.piece, trip.way)
  return false
}

const spentUpTo = ({ prepared, way }: Trip, far: number): number => judgeMove(prepared, pathUpTo(way, far)).spent

/** Goes on to a distance along the path. */
function advance(play: Play<State>, trip: Trip, far: number): void {
  const { way, walked, verdict, prepared } = trip
  if (far <= walked) return
  const isWhole = far >= way.length
  const path = isWhole && walked === 0 ? trip.path : pathBetween(way, walked, far)
  trip.walked = far
  goTo(play, trip, path, isWhole && walked === 0 ? verdict : partOf(judgeMove(prepared, pathUpTo(way, far)), verdict))
}

/** The costs of terrain are told once, with the last part of the move. */
const partOf = (now: MoveVerdict, whole: MoveVerdict): MoveVerdict => (now.length >= whole.length ? whole : now)

function goTo(play: Play<State>, { figure: id }: Trip, path: readonly Point[], verdict: MoveVerdict): void {
  const end = path.at(-1)
  if (!end) return
  const { state } = play
  const figure = figureOf(state, id)
  const from = figure.at
  settle(state, id, end)
  if (!play.events) return
  const { length, spent } = verdict
  const costs = verdict.legs.flatMap((leg) => leg.costs)
  tell(play, { is: 'moved', figure: id, from, path, length, spent, costs, rules: rulesOf(costs) })
}

function rulesOf(costs: readonly LegCost[]): readonly RuleId[] {
  const rules = new Set(['FD-MOVE-01'])
  for (const { why } of costs) rules.add(why === 'toll' ? 'FD-RUL-80' : 'FD-MOVE-18')
  return [...rules]
}
