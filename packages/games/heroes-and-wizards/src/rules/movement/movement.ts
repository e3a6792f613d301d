/** Phase 2: each side in its turn moves its figures, one after the other. Each move is a step of its own. */
import type { Option, Play, Question, SideId, Step } from '@muster/engine'
import { figureOf, sideOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { Figure, State } from '../../state/state.ts'
import { askMove, type Move } from './ask-move.ts'
import { CONCEDE, concedeOption, neverByChance } from '../ending/concede.ts'
import { concede } from '../ending/end.ts'
import { endMove } from './end-move.ts'
import { walk } from './walk.ts'
import { withdraw } from './withdraw.ts'

const DONE = 'done'
const done: Option = { id: DONE, label: 'End movement' }

/** Those of a side who have not had their move this turn. */
export const toMove = ({ figures }: State, side: SideId): Figure[] => figures.filter((figure) => isToMove(figure, side))

const isToMove = (figure: Figure, side: SideId): boolean =>
  figure.side === side && figure.where === 'standing' && !figure.moved

export function* movement(play: Play<State>): Step {
  const { state } = play
  const side = state.order[state.acting]
  if (side === undefined) return endMovement(state)
  const movers = toMove(state, side)
  const between = scenarioOf(state).betweenMoves?.(state, side) ?? []
  if (movers.length === 0 && between.length === 0) return nextSide(state)
  const reply = yield* ask(play, side, movers, between)
  if (typeof reply !== 'string') yield* move(play, reply)
  else if (reply === DONE) yield* standStill(play, side)
  else if (reply === CONCEDE) giveUp(play, side)
  else yield* scenarioOf(state).doBetweenMoves?.(play, side, reply) ?? []
}

/** A side may still concede before its first move: after that the phase has begun for it. */
function ask(play: Play<State>, side: SideId, movers: readonly Figure[], between: readonly Option[]) {
  const { state } = play
  const fresh = !state.figures.some((figure) => figure.side === side && figure.moved)
  const options = fresh ? [done, ...between, concedeOption] : [done, ...between]
  const prompt = () => `${sideOf(state, side).name}: move a figure, or end your movement.`
  const playOn = (question: Question) => neverByChance(question, DONE)
  return askMove(play, { by: side, what: 'move', prompt, rule: 'HW-MOVE-01' }, movers, options, playOn)
}

/** One figure's whole move. Its movement has ended where it then stands, also when it stayed there. */
function* move(play: Play<State>, { figure: id, path, verdict, withdraws }: Move): Step {
  figureOf(play.state, id).moved = true
  if (path.length > 0) {
    if (withdraws) yield* withdraw(play, id, path, verdict)
    else walk(play, id, path, verdict)
  }
  yield* endMove(play, id)
}

/** Figures that have not moved end their movement where they stand. A prisoner released by that may still move. */
function* standStill(play: Play<State>, side: SideId): Step {
  const { state } = play
  const still = toMove(state, side).map(({ id }) => id)
  for (const id of still) figureOf(state, id).moved = true
  for (const id of still) yield* endMove(play, id)
  if (!state.figures.some((figure) => isToMove(figure, side))) nextSide(state)
}

function giveUp(play: Play<State>, side: SideId): void {
  concede(play, side)
  nextSide(play.state)
}

/** The stage may have changed: conceding can end the battle. */
function nextSide(state: State): void {
  if (state.stage !== 'move') return
  state.acting++
  if (state.acting >= state.order.length) endMovement(state)
}

function endMovement(state: State): void {
  state.acting = 0
  state.stage = 'magic'
}
