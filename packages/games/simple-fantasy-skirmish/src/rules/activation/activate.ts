/** The first half of an activation: which unit acts, and its one move, if it makes one. */
import {
  changedQuestion,
  picked,
  pickOne,
  raise,
  unitQuestion,
  worded,
  named,
  text,
  type FigureId,
  type Play,
  type Question,
  type Random,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/events.ts'
import { isChampion, isFree, sideOf, unitOf } from '../../state/figures.ts'
import { readAction } from '../../state/option-id.ts'
import type { State } from '../../state/state.ts'
import { ActivationMoves } from './options.ts'
import { beginActivation } from '../movement/begin-activation.ts'
import { offerAttachment } from '../champions/join-unit.ts'
import { chargeIn } from '../charge/charge-in.ts'
import { changeLevel } from '../movement/change-level.ts'
import { leaveUnit } from './leave-unit.ts'
import { isRefusal, type UnitMove } from '../movement/move-judge.ts'
import { moveUnit } from '../movement/move-unit.ts'
import { trySkill } from '../skills/skills.ts'
import { passTurn } from '../rounds/turns.ts'

/** The step is repeated for the same unit after a task or a Champion's leaving, until its move is done. */
export function* activate(play: Play<State>): Step {
  const { state } = play
  const side = state.turn ?? raise('it is nobody’s turn')
  if (isGone(state)) return void (state.stage = 'attack')
  const moves = new ActivationMoves(state, side)
  const answer = yield* play.ask(boldly(unitQuestion(askOf(state, side), moves), moves))
  if (!('path' in answer)) return yield* takeOption(play, moves, picked(answer) ?? '')
  const move = moves.judge(answer)
  if (isRefusal(move)) raise(worded(move.message))
  yield* makeMove(play, move)
}

/** Random players would hardly ever charge if that were only one option among many. */
function boldly(question: Question, moves: ActivationMoves): Question {
  const sample = (random: Random) => {
    const charges = random() < 0.4 ? moves.charges() : []
    return charges.length > 0 ? { pick: [pickOne(random, charges).id] } : question.sample(random)
  }
  return changedQuestion(question, { sample })
}

/** A task may have cost the unit its last model. */
const isGone = ({ active, units }: State): boolean =>
  active !== undefined && !units.some((unit) => unit.id === active.unit && isFree(unit))

function askOf(state: State, by: string) {
  const { active } = state
  const rule = 'SF-ROUND-04'
  if (!active) return { by, what: 'activate', rule, prompt: `${sideOf(state, by).name}: choose a unit and move it.` }
  return {
    by,
    what: 'activate',
    rule,
    about: active.unit,
    prompt: text`${named(active.unit)}: now make your move.`,
  }
}

function* makeMove(play: Play<State>, move: UnitMove): Step {
  const { state } = play
  beginActivation(state, move.unit).moved = true
  moveUnit(play, move)
  yield* endMove(play, move.unit)
}

/** A Champion that ends its move beside friends may join them. */
function* endMove(play: Play<State>, id: FigureId): Step {
  if (isChampion(unitOf(play.state, id))) yield* offerAttachment(play, id)
  play.state.stage = 'attack'
}

function* takeOption(play: Play<State>, moves: ActivationMoves, option: string): Step {
  if (option === 'pass') return passTurn(play)
  const action = readAction(option) ?? raise(`there is no action "${option}"`)
  const { is, unit: id } = action
  if (is === 'detach') return yield* leaveUnit(play, id)
  beginActivation(play.state, id)
  if (is === 'skill') return yield* trySkill(play, id, action.task)
  if (is === 'charge') yield* chargeIn(play, moves.measuredCharge(id, action.at), action.claims)
  else if (is === 'up' || is === 'down') changeLevel(play, id, is)
  else stay(play, id)
  yield* endMove(play, id)
}

function stay(play: Play<State>, id: FigureId): void {
  tell(play, { is: 'stayed', unit: id, rules: ['SF-ROUND-13'] })
}
