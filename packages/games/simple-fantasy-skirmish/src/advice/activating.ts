/** Which unit to activate, and what to do with it. */
import { pick, named, text, type Candidate, type Question } from '@muster/engine'
import { canActivate } from '../rules/rounds/turns.ts'
import { tasksOf } from '../rules/skills/skills.ts'
import { actionId } from '../state/option-id.ts'
import type { State } from '../state/state.ts'
import { taskWorth } from './attacking.ts'
import { bestShot, fightWorth, thinkOfCharge } from './fighting.ts'
import { forcesOf, opponentsOf, type Force, type Forces } from './forces.ts'
import type { Idea, Suggest } from './idea.ts'
import { thinkOfMoves } from './moving.ts'

export function activationCandidates(state: State, question: Question, most: number): Candidate[] {
  const forces = forcesOf(state, question.by)
  const ideas: Idea[] = []
  for (const force of forces.own) {
    if (canActivate(state, question.by, force.unit)) think(state, force, forces, ideas)
  }
  ideas.sort((a, b) => b.score - a.score)
  const found: Candidate[] = []
  for (const idea of ideas) {
    const answer = idea.answer()
    if (answer && question.check(answer) === undefined) found.push({ answer, why: idea.why, score: idea.score })
    if (found.length >= most) break
  }
  return found
}

/** Collects what one unit could do. A unit in a melee can only fight on; waiting is worth least. */
function think(state: State, force: Force, forces: Forces, ideas: Idea[]): void {
  const { unit } = force
  const { foes } = forces
  const say: Suggest = (word, score, why) => void ideas.push({ score, why, answer: () => pick(word) })
  const stay = actionId({ is: 'stay', unit: unit.id })
  for (const task of tasksOf(state, unit)) {
    say(actionId({ is: 'skill', unit: unit.id, task }), taskWorth(state, unit, task), task.label)
  }
  if (unit.melee !== undefined) {
    return say(stay, 6 + fightWorth(state, force, foes), text`${named(unit.id)} should fight on`)
  }
  const opponents = opponentsOf(force, foes)
  const shot = bestShot(state, force, opponents)
  if (shot) say(stay, 3 + shot.worth, text`${named(unit.id)} should attack ${named(shot.at.unit.id)} from afar`)
  else say(stay, 0.1, text`${named(unit.id)} should wait`)
  for (const opponent of opponents) thinkOfCharge(state, force, opponent, say)
  thinkOfMoves(state, force, forces, opponents, shot, ideas)
}
