/** What an answer would do, tried on a copy of the battle: nothing here changes the battle itself. */
import { isIrreversible, typedDice, type Answer, type Battle } from '@muster/engine'
import type { UnwordedAnswerTrial } from '../messages/replies.ts'

export function tryAnswer<S>(battle: Battle<S>, answer: Answer): UnwordedAnswerTrial {
  const refusal = battle.question?.check(answer)
  if (refusal) return { refusal, irreversible: false }
  return { irreversible: isIrreversible(battle.forkAfter(answer, typedDice), battle.question?.by) }
}

/** The state that an answer leads to; where it is not allowed, the state as it is. */
export const stateAfter = <S>(battle: Battle<S>, answer: Answer): S =>
  battle.question?.check(answer) === undefined ? battle.forkAfter(answer, typedDice).state : battle.state
