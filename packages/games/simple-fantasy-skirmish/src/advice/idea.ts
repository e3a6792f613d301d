/** Something a unit might do. The answer is built lazily. */
import type { Answer, LazyText, Text } from '@muster/engine'

export interface Idea {
  readonly score: number
  readonly why: LazyText
  answer(): Answer | undefined
}

/** Adds an option with its worth and the reason. */
export type Suggest = (word: string, score: number, why: Text) => void
