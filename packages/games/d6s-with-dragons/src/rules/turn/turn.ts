/** A character's movement turn: how it begins, what half its Speed pays for, how it ends. */
import { NO_STEP, type FigureId, type Play, type Step } from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { figureOf, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { actingSpeedOf, pathToWater } from '../movement/acting-speed.ts'
import { canUse } from '../stats/special-movement.ts'
import { isHeldFast } from '../stats/sums.ts'
import { levelAt } from '../terrain/terrain.ts'
import { isInWater } from '../terrain/water.ts'

/** The turn under way, or as it would begin. */
export function turnOf(state: State, figure: Figure): Turn {
  const { turn } = state
  return turn?.figure === figure.id ? turn : freshTurn(state, figure)
}

/** A character that has just dismounted has half its movement; one that failed its save in deep water has none. */
function freshTurn(state: State, figure: Figure): Turn {
  const { speed, land, mustSwim } = actingSpeedOf(state, figure)
  const whole = inches(speed)
  const left = figure.now.swept ? 0 : figure.now.dismounted ? whole / 2 : whole
  return {
    figure: figure.id,
    left,
    speed: whole,
    prepared: false,
    landLeft: land === undefined ? undefined : inches(land),
    mustSwim: mustSwim ?? false,
    leaving: [],
  }
}

/** Begins it if it is not under way: no other turn may begin before it is over. */
export const beginTurn = (play: Play<State>, id: FigureId): Step =>
  play.state.turn?.figure === id ? NO_STEP : startTurn(play, id)

function* startTurn(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const { riders } = figureOf(state, id)
  state.turn = freshTurn(state, figureOf(state, id))
  yield* state.abilities.open(play, 'turn-starts', { figure: id })
  for (const rider of riders) yield* state.abilities.open(play, 'turn-starts', { figure: rider })
}

/** A Speed that rises in mid-turn is of use at once. */
export function raiseSpeed(state: State): void {
  const { turn } = state
  if (!turn) return
  const figure = figureOf(state, turn.figure)
  const speed = inches(actingSpeedOf(state, figure).speed)
  if (speed <= turn.speed || figure.now.swept || figure.now.dismounted) return
  turn.left += speed - turn.speed
  turn.speed = speed
}

export function* endTurn(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const { riders } = figure
  figure.now.turnDone = true
  for (const rider of riders) figureOf(state, rider).now.turnDone = true
  if (figure.where === 'standing') clingOn(state, figure)
  if (state.turn?.figure === id) state.turn = undefined
  yield* state.abilities.open(play, 'turn-ends', { figure: id })
  for (const rider of riders) yield* state.abilities.open(play, 'turn-ends', { figure: rider })
}

/** Who ends its move on the face of a wall has no hands for fighting, unless it walks there like a spider. */
function clingOn(state: State, figure: Figure): void {
  if (figure.level > levelAt(state, figure.at) && !canUse(state, figure, 'spider-climb')) figure.now.climbing = true
}

/** Half of Speed 0 is 0: a character that was grappled after its turn began has no Speed any more. */
export const halfSpeed = (state: State, { figure, speed }: Turn): Length =>
  isHeldFast(state, figureOf(state, figure)) ? 0 : speed / 2

/** Half its Speed in movement must be left: for preparing, standing up, mounting. */
export const canPayHalf = (state: State, figure: Figure, turn: Turn): boolean =>
  !figure.now.swept && turn.left + TOLERANCE >= halfSpeed(state, turn)

function payHalf(state: State, turn: Turn): void {
  turn.left = Math.max(0, turn.left - halfSpeed(state, turn))
}

/** For the character whose turn it is. */
export function payTurn({ state }: Play<State>): void {
  if (state.turn) payHalf(state, state.turn)
}

/** A swimmer that acts on its Swim Speed from land has to get into the water before its turn is over, while it can. */
export function owedToWater(state: State, figure: Figure, turn: Turn): ReturnType<typeof pathToWater> {
  if (!turn.mustSwim || isInWater(state, figure.at)) return undefined
  return pathToWater(state, figure, { land: turn.landLeft ?? turn.left, left: turn.left })
}
