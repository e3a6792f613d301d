import type { GameKit } from '@muster/engine'
import type { Choices } from './choices.ts'

/** The props of every part of the set-up screen. */
export interface SetUpPartProps {
  readonly kit: GameKit<unknown>
  readonly choices: Choices
  change(part: Partial<Choices>): void
}
