/** Scenario 1: the points of the slain decide. */
import type { State } from '../state/state.ts'
import type { Scenario } from './scenario.ts'
import { mostWins, standingText } from './score.ts'

const scores = (state: State) => state.sides.map(({ id, slain }) => ({ side: id, score: slain }))

export const pitchedBattle: Scenario = {
  id: 'pitched-battle',
  name: 'Pitched Battle',
  line: 'Win by the points your slain enemies were worth. A Hero or Wizard counts 50 more.',
  rule: 'HW-PITCH-01',
  sides: [2, 3, 4],
  result: (state) => mostWins(state, scores(state), 'Points slain'),
  standing: (state) => standingText(state, scores(state)),
}
