/** The answer on the Enter key, and how good the others are: the same advice that the computer players use. */
import { legalCandidates } from '@muster/bots'
import { picked, type Answer, type Battle, type Decision, type GameKit } from '@muster/engine'
import type { RankedOption } from '../messages/replies.ts'

/**
 * The decision with the computer's best answer as its default. A move that nobody has drawn is not made by pressing
 * Enter, so a word of a moving question stays the default unless the advice is another word.
 */
export function withAdvisedDefault<S>(kit: GameKit<S>, battle: Battle<S>, decision: Decision): Decision {
  const [best] = legalCandidates(battle, kit.advice, mostWeighed(decision))
  return best && isSameForm(best.answer, decision.default) ? { ...decision, default: best.answer } : decision
}

/** A quick player may leave off looking when it has found something good; a person sees the odds of all the others. */
const mostWeighed = (decision: Decision): number =>
  decision.kind === 'choose' && decision.most === 1 ? MOST_RANKED : 1

const isSameForm = (one: Answer, other: Answer): boolean => 'pick' in one === 'pick' in other

/** More options than this are not ranked: nobody could compare them. */
const MOST_RANKED = 400

/** The options that the advice knows, the best first. */
export function rankedOptions<S>(kit: GameKit<S>, battle: Battle<S>): readonly RankedOption[] {
  if (battle.question === undefined) return []
  return legalCandidates(battle, kit.advice, MOST_RANKED).flatMap(({ answer, score }) => {
    const option = picked(answer)
    return option === undefined ? [] : [{ option, score }]
  })
}
