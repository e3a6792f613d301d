/** Disengage: declared as a maneuver (by some as a free action); the move comes when the melee is over. */
import {
  chooseQuestion,
  named,
  NO_STEP,
  picked,
  text,
  type FigureId,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { tell } from '../../events/index.ts'
import { pairOf, figureOf, isStanding, isWithin, controllerOf, ONE_INCH, otherSide } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'
import { canAct, finishAction, isFreeToMove } from '../conditions/conditions.ts'
import { foesOf, leaveIfAway, membersOf } from './melee-members.ts'
import { freeBy, spendAction } from '../movement/movement-actions.ts'
import { shortMove } from '../movement/short-moves.ts'

const DISENGAGE = 'disengage'

/** In a melee with an enemy, free to move, and not disengaging already. */
export const mayDisengage = (state: State, figure: Figure): boolean =>
  !figure.now.disengages && foesOf(state, figure).length > 0 && isFreeToMove(state, figure)

export function declareDisengage(play: Play<State>, id: FigureId, free: boolean): void {
  const { state } = play
  for (const one of pairOf(state, figureOf(state, id))) figureOf(state, one).now.disengages = true
  tell(play, { is: 'disengage-declared', figure: id, free, rules: [free ? 'DD-RND-07' : 'DD-CACT-03'] })
}

/** Some may disengage once a round without giving up their action. */
export const mayDisengageFreely = (state: State, figure: Figure): boolean =>
  freeBy(state, figure, DISENGAGE) !== undefined && canAct(state, figure) && mayDisengage(state, figure)

/** Asked after its action. */
export function offerFreeDisengage(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  return state.decided || !mayDisengageFreely(state, figure) ? NO_STEP : askFreeDisengage(play, figure)
}

function* askFreeDisengage(play: Play<State>, figure: Figure): Step {
  const { state } = play
  const { id } = figure
  const prompt = text`${named(id)} may Disengage without giving up its action.`
  const by = controllerOf(state, figure)
  const ask = { by, what: 'free-disengage', about: id, rule: 'DD-RND-07', prompt, reaction: 'Disengaging freely' }
  const options = [
    { id: 'no', label: 'Stay and fight' },
    { id: DISENGAGE, label: 'Disengage' },
  ]
  if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== DISENGAGE) return
  spendAction(state, id, DISENGAGE, true)
  declareDisengage(play, id, true)
  yield* finishAction(play, id)
}

/** After the follow-ups: the Lead Player's first, each player in any order. It joins no other melee. */
export function* disengageMoves(play: Play<State>, melee: Melee): Step {
  const { state } = play
  if (!melee.members.some((id) => figureOf(state, id).now.disengages)) return
  for (const side of [state.lead, otherSide(state, state.lead)]) {
    let ready = leavers(state, melee, side)
    while (ready.length > 0 && !state.decided) {
      const gone = yield* stepAside(play, side, ready)
      for (const id of gone === undefined ? ready.map((one) => one.id) : [gone]) settle(state, id)
      ready = leavers(state, melee, side)
    }
  }
}

/** It has moved, or stays after all. */
function settle(state: State, id: FigureId): void {
  for (const one of pairOf(state, figureOf(state, id))) figureOf(state, one).now.disengages = false
}

const leavers = (state: State, melee: Melee, side: SideId): Figure[] =>
  membersOf(state, melee).filter(
    (figure) =>
      figure.now.disengages &&
      isStanding(figure) &&
      controllerOf(state, figure) === side &&
      isFreeToMove(state, figure),
  )

/** Slightly more than 1", or a character in contact could never leave its enemy's threatened space. */
const reachOf = (state: State, figure: Figure): Length =>
  foesOf(state, figure).some((foe) => isWithin(state, figure, foe, 0)) ? FROM_CONTACT : ONE_INCH

const FROM_CONTACT: Length = inches(1.01)

function* stepAside(play: Play<State>, by: SideId, ready: readonly Figure[]): Step<FigureId | undefined> {
  const { state } = play
  const step = yield* shortMove(play, {
    ask: {
      by,
      what: 'disengage',
      rule: 'DD-CACT-03',
      prompt: 'Disengaging: move up to 1" without being attacked for it.',
    },
    movers: ready.map((figure) => ({ figure: figure.id, left: reachOf(state, figure) })),
    stay: { id: 'done', label: 'Stay where they are' },
  })
  if (!step) return undefined
  tell(play, { is: 'disengaged', figure: step.figure, rules: ['DD-CACT-03', 'DD-CACT-04', 'DD-RUL-46'] })
  leaveIfAway(state, figureOf(state, step.figure))
  return step.figure
}
