/** A chariot rides along its path until it comes near to an enemy. */
import type { Option, Play } from '@muster/engine'
import { isLegalMove, judgeMove, prepareMove, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { moveQuestionOf, TRAMPLES } from '../movement/move-question.ts'
import { walk } from '../movement/walk.ts'
import { activationOf, endMove } from '../activation/activation.ts'
import { firstApproach } from './approach.ts'

const GO_ON: Option = { id: 'go-on', label: 'Go on', hint: 'Along the rest of the path.' }

/** Going on along the rest of the path, where that is still allowed. */
export function rideOptions(state: State): readonly Option[] {
  const { figure, ahead, left } = activationOf(state)
  if (ahead.length === 0) return []
  const move = prepareMove(moveQuestionOf(state, figureOf(state, figure), left, TRAMPLES))
  return isLegalMove(move, ahead) ? [GO_ON] : []
}

export function ride(play: Play<State>, path: readonly Point[]): void {
  const { state } = play
  const activation = activationOf(state)
  const { figure: id, action, left } = activation
  const chariot = figureOf(state, id)
  const approach = firstApproach(state, chariot, path)
  const way = approach?.path ?? path
  const move = prepareMove(moveQuestionOf(state, chariot, left, TRAMPLES))
  if (way.length > 0) {
    const verdict = judgeMove(move, way)
    walk(play, id, way, verdict, action)
    activation.left = Math.max(0, left - verdict.spent)
    activation.moved ||= verdict.length > 0
  }
  if (!approach) return endMove(state)
  activation.ahead = approach.ahead
  activation.approached = approach.enemies
  activation.stopped = false
  activation.stage = 'trample'
  for (const figure of approach.enemies) tell(play, { is: 'approached', figure, by: id, rules: ['KD-TRAMP-02'] })
}
