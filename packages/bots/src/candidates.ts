/** The legal answers worth considering: the game's advice first, then the default. */
import { raise, type Advice, type Battle, type Candidate, type Decision, type Question } from '@muster/engine'

export function legalCandidates<S>(battle: Battle<S>, advice: Advice<S>, most: number): readonly Candidate[] {
  const question = battle.question ?? raise('the bot is asked, but no question is open')
  const ideas =
    advice.quickCandidates?.(battle.state, question, most) ??
    advice.candidates(battle.state, decisionOf(battle), question, most)
  const found = allowedCandidates(question, ideas, most)
  return found.length > 0 ? found : [{ answer: decisionOf(battle).default, why: 'the usual answer', score: 0 }]
}

const decisionOf = <S>(battle: Battle<S>): Decision => battle.decision ?? raise('a question without a decision')

/** The best first. Sorts only if more than one is wanted or the best is not legal. */
export function allowedCandidates(question: Question, ideas: readonly Candidate[], most: number): readonly Candidate[] {
  let [best] = ideas
  if (best === undefined) return ideas
  if (ideas.length > 1) for (const idea of ideas) if (idea.score > best.score) best = idea
  if (most === 1 && question.check(best.answer) === undefined) return [best]
  const found: Candidate[] = []
  for (const candidate of [...ideas].sort((a, b) => b.score - a.score)) {
    if (found.length === most) break
    if (question.check(candidate.answer) === undefined) found.push(candidate)
  }
  return found
}
