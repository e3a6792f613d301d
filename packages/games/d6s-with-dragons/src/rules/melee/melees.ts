/** Melees are resolved one by one: masteries, actions by Fight, concentration, follow-ups. */
import {
  chooseQuestion,
  picked,
  raise,
  listedNames,
  text,
  type ChooseRules,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import { figureOf, controllerOf, otherSide } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'
import { endAttacks } from './attack-action.ts'
import { askCombatAction } from './combat-actions.ts'
import { recover } from '../conditions/conditions.ts'
import { askMastery } from './declare-mastery.ts'
import { disengageMoves, offerFreeDisengage } from './disengage.ts'
import { takeFirstStrike } from './first-strikes.ts'
import { followUpElsewhere, followUps, openMelees } from './follow-up.ts'
import { testThoseHit } from '../magic/concentration-tests.ts'
import { isOver, meleeById, membersOf } from './melee-members.ts'
import { recoversInsteadOfActing, mayAct, nextInOrder, firstStrikers } from './melee-order.ts'
import { joinMeleeAfterPush } from './joining-a-melee.ts'
import { summonedStrike } from './summoned-weapons.ts'

const current = (state: State): Melee => meleeById(state, state.melee ?? raise('no melee is being resolved'))

/** Step `choose-melee`: a melee with only one side left is ended first; then the Lead Player picks the next. */
export function* chooseMelee(play: Play<State>): Step {
  const { state } = play
  const cleared = state.melees.find((melee) => isOver(state, melee))
  const next = cleared ?? (yield* pickMelee(play))
  state.melee = next?.id
  state.stage = next === undefined ? 'lone-actions' : next === cleared ? 'melee-end' : 'declare-masteries'
  if (!next || next === cleared) return
  if (!areEventsKept(play)) return
  const members = membersOf(state, next).map(({ id }) => id)
  tell(play, { is: 'melee-begun', melee: next.id, members, rules: ['DD-MEL-01'] })
}

/** Whether anybody in it can still act. */
const canAnybodyAct = (state: State, melee: Melee): boolean =>
  membersOf(state, melee).some((figure) => mayAct(state, figure))

/** The order does not matter where nobody can act any more, so nothing is asked. */
function* pickMelee(play: Play<State>): Step<Melee | undefined> {
  const { state } = play
  const waiting = state.melees.filter(({ resolved }) => !resolved)
  if (waiting.length < 2 || !waiting.some((melee) => canAnybodyAct(state, melee))) return waiting[0]
  const ask = { by: state.lead, what: 'choose-melee', rule: 'DD-MEL-01', prompt: 'Which melee is resolved next?' }
  const id = Number(picked(yield* play.ask(chooseQuestion(ask, new MeleeOffer(state, waiting)))))
  return meleeById(state, id)
}

/** Options are worded when somebody looks. */
class MeleeOffer implements ChooseRules {
  constructor(
    private readonly state: State,
    private readonly melees: readonly Melee[],
  ) {}

  get options(): readonly Option[] {
    return this.melees.map((melee) => meleeOption(this.state, melee))
  }

  get usual(): readonly string[] {
    return this.melees.slice(0, 1).map(({ id }) => `${id}`)
  }

  isOption(choice: string): boolean {
    return this.melees.some(({ id }) => `${id}` === choice)
  }
}

function meleeOption(state: State, melee: Melee): Option {
  const members = membersOf(state, melee)
  const isLead = (figure: Figure) => controllerOf(state, figure) === state.lead
  const namesOf = (figures: readonly Figure[]) => listedNames(figures.map(({ id }) => id))
  const label = text`${namesOf(members.filter(isLead))} against ${namesOf(members.filter((one) => !isLead(one)))}`
  const [first] = members
  return { id: `${melee.id}`, label, ...(first && { figure: first.id }) }
}

/** Step `declare-masteries`: the Lead Player's characters first, then the other side's. */
export function* declareMasteries(play: Play<State>): Step {
  const { state } = play
  const ids = membersOf(state, current(state)).map(({ id }) => id)
  for (const side of [state.lead, otherSide(state, state.lead)]) {
    for (const id of ids) if (controllerOf(state, figureOf(state, id)) === side) yield* askMastery(play, id)
  }
  state.stage = 'combat-action'
}

/** Step `combat-action`: one character's place in the order. When all have had theirs, the melee ends. */
export function* combatAction(play: Play<State>): Step {
  const { state } = play
  const melee = current(state)
  const first = firstStrikers(state, melee)
  if (first.length > 0) return yield* takeFirstStrike(play, first)
  const actors = isOver(state, melee) ? [] : nextInOrder(state, melee)
  if (state.effects.length > 0 && (yield* summonedStrike(play, melee, actors))) return
  const idle = actors.find((figure) => !mayAct(state, figure))
  if (idle) yield* takeNoAction(play, melee, idle.id)
  else if (actors.length > 0) yield* takePlace(play, melee, actors)
  else state.stage = 'melee-end'
}

/** A condition ends in place of its action; or it has no action, and only a free Disengage to decide on. */
function* takeNoAction(play: Play<State>, melee: Melee, id: FigureId): Step {
  melee.passed.push(id)
  if (recoversInsteadOfActing(play.state, figureOf(play.state, id))) yield* recover(play, id)
  else yield* offerFreeDisengage(play, id)
}

function* takePlace(play: Play<State>, melee: Melee, actors: readonly Figure[]): Step {
  const open = openMelees(play.state)
  const { by, drivenOut, goesOn } = yield* askCombatAction(play, actors, { what: 'combat-action', rule: 'DD-MEL-03' })
  if (!goesOn && !melee.passed.includes(by)) melee.passed.push(by)
  for (const id of drivenOut) yield* joinMeleeAfterPush(play, id)
  yield* followUpElsewhere(play, by, open)
  yield* offerFreeDisengage(play, by)
}

/** Step `melee-end`: concentration, follow-ups if only one side is left, and the moves of those who disengage. */
export function* meleeEnd(play: Play<State>): Step {
  const { state } = play
  const melee = current(state)
  yield* testThoseHit(play)
  if (isOver(state, melee)) yield* followUps(play, melee.id)
  yield* disengageMoves(play, melee)
  if (state.decided) return
  yield* endMelee(play, melee)
  state.stage = 'choose-melee'
}

/** Attacks not made by now are lost, except those carried into another melee. A melee with one side left is removed. */
function* endMelee(play: Play<State>, melee: Melee): Step {
  const { state } = play
  melee.resolved = true
  for (const { id, now } of membersOf(state, melee)) if ((now.attacksLeft ?? 0) > 0) yield* endAttacks(play, id)
  if (isOver(state, melee)) state.melees = state.melees.filter((other) => other !== melee)
  tell(play, { is: 'melee-ended', melee: melee.id, rules: ['DD-MEL-01'] })
}
