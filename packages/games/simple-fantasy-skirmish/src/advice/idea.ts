/** Something a unit might do; the answer is worked out only if it comes to that. */
import type { Answer } from '@muster/engine'

export interface Idea {
  readonly score: number
  readonly why: string
  answer(): Answer | undefined
}

/** A word of the question, what it is worth, and why. */
export type Suggest = (word: string, score: number, why: string) => void
