/** The option to concede. What follows is in end.ts. */
import { changedQuestion, pick, picked, type Option, type Question } from '@muster/engine'

export const CONCEDE = 'concede'

export const concedeOption: Option = {
  id: CONCEDE,
  label: 'Concede',
  hint: 'Your side loses the battle.',
  concedes: true,
}

/** A random player never concedes: otherwise hardly any random battle would be played to its end. */
export const neverByChance = (question: Question, instead: string): Question =>
  changedQuestion(question, {
    sample: (random) => {
      const answer = question.sample(random)
      return picked(answer) === CONCEDE ? pick(instead) : answer
    },
  })
