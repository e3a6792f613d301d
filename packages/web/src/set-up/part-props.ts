import type { GameKit } from '@muster/engine'
import type { Choices } from './choices.ts'

/** What every part of the set-up screen is handed. */
export interface SetUpPartProps {
  readonly kit: GameKit<unknown>
  readonly choices: Choices
  change(part: Partial<Choices>): void
}
