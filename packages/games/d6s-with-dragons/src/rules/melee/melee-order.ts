/** Whose place it is in the Combat Phase: the highest Fight first, the Lead Player's at equal Fight. */
import { controllerOf } from '../../state/figures.ts'
import type { Figure, Melee, State } from '../../state/state.ts'
import { attacksLeft } from './attack-action.ts'
import { attackOptionsOf, firstAttackOptionsOf } from './melee-attacks.ts'
import { canAct } from '../conditions/conditions.ts'
import { mayDisengageFreely } from './disengage.ts'
import { membersOf } from './melee-members.ts'
import { actionsOf } from '../stats/ability-actions.ts'
import { fightOf } from '../stats/sums.ts'

/** All of one side with the highest Fight among these. Fight is looked at afresh each time. */
export function highestFight(state: State, figures: readonly Figure[]): Figure[] {
  let best: Figure[] = []
  let most = -Infinity
  for (const figure of figures) {
    const fight = fightOf(state, figure)
    const [rival] = best
    const side = controllerOf(state, figure)
    if (rival && fight === most && side === controllerOf(state, rival)) best.push(figure)
    else if (fight > most || (fight === most && side === state.lead)) [best, most] = [[figure], fight]
  }
  return best
}

/** Whether it has an action left, or attacks left and a target for them. */
export function mayAct(state: State, figure: Figure): boolean {
  if (figure.now.climbing || !canAct(state, figure)) return false
  if (figure.now.action || (attacksLeft(state, figure.id) > 0 && attackOptionsOf(state, figure).length > 0)) return true
  return actionsOf(state, figure, 'combat').length > 0
}

/** The characters whose declared mastery lets them attack before everybody else. */
export function firstStrikers(state: State, melee: Melee): Figure[] {
  return highestFight(
    state,
    membersOf(state, melee).filter((figure) => firstAttackOptionsOf(state, figure).length > 0 && mayAct(state, figure)),
  )
}

/** The characters next in the order: able to act, to recover instead, or to decide on a free Disengage. */
export function nextInOrder(state: State, melee: Melee): Figure[] {
  return highestFight(
    state,
    membersOf(state, melee).filter((figure) => !melee.passed.includes(figure.id) && hasPlace(state, figure)),
  )
}

const hasPlace = (state: State, figure: Figure): boolean =>
  mayAct(state, figure) || recoversInsteadOfActing(state, figure) || mayDisengageFreely(state, figure)

/** A stunned character with an unspent action recovers at its place in the order. */
export const recoversInsteadOfActing = (state: State, figure: Figure): boolean =>
  figure.now.action && !canAct(state, figure)
