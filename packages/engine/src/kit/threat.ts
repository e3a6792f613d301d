import type { Length, MoveQuestion } from '@muster/table'

/** A move that a figure could make in its next turn, and how far from its centre it strikes at the end of it. */
export interface Threat {
  readonly move: MoveQuestion
  readonly strikes: Length
}
