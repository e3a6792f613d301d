/** The word that gives up a battle. What it brings about is told in end.ts. */
import { pick, picked, type Option, type Question } from '@muster/engine'

export const CONCEDE = 'concede'

export const concedeOption: Option = { id: CONCEDE, label: 'Concede', hint: 'Your side loses the battle.' }

/** A random player plays on: otherwise hardly a random battle would be fought out. */
export const neverByChance = (question: Question, instead: string): Question => ({
  ...question,
  sample: (random) => {
    const answer = question.sample(random)
    return picked(answer) === CONCEDE ? pick(instead) : answer
  },
})
