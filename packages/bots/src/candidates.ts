/** The answers worth a thought: the game's advice first, then the default; only legal ones. */
import { raise, type Advice, type Battle, type Candidate } from '@muster/engine'

export function legalCandidates<S>(battle: Battle<S>, advice: Advice<S>, most: number): readonly Candidate[] {
  const question = battle.question ?? raise('the bot is asked, but no question is open')
  const decision = () => battle.decision ?? raise('a question without a decision')
  const found: Candidate[] = []
  const ideas = advice.atOnce?.(battle.state, question, most) ?? advice.candidates(battle.state, decision(), question, most)
  const advised = ideas.length < 2 ? ideas : [...ideas].sort((a, b) => b.score - a.score)
  for (const candidate of advised) {
    if (found.length === most) break
    if (question.check(candidate.answer) === undefined) found.push(candidate)
  }
  return found.length > 0 ? found : [{ answer: decision().default, why: 'the usual answer', score: 0 }]
}
