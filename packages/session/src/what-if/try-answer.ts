/** What an answer would do, tried on a copy of the battle: nothing here changes the battle itself. */
import { typedDice, type Answer, type Battle } from '@muster/engine'
import type { UnwordedAnswerTrial } from '../messages/replies.ts'

export function tryAnswer<S>(battle: Battle<S>, answer: Answer): UnwordedAnswerTrial {
  const refusal = battle.question?.check(answer)
  if (refusal) return { refusal, irreversible: false, endsBattle: false }
  const after = battle.forkAfter(answer, typedDice)
  return { irreversible: isIrreversible(after, battle), endsBattle: after.over }
}

/** Once dice fall or the other side is asked, there is no way back: such an answer wants a second look. */
function isIrreversible<S>(after: Battle<S>, before: Battle<S>): boolean {
  return after.awaited !== undefined || after.question?.by !== before.question?.by
}

/** The state that an answer leads to; where it is not allowed, the state as it is. */
export const stateAfter = <S>(battle: Battle<S>, answer: Answer): S =>
  battle.question?.check(answer) === undefined ? battle.forkAfter(answer, typedDice).state : battle.state
