/** Dice with somebody looking on: what fell, for whom and what for, until it is collected. */
import { SeededDice, typedDice, type Dice, type Roll } from '@muster/engine'
import type { DiceSource, Thrown } from './protocol.ts'

export class WitnessedDice implements Dice {
  private seen: Thrown[] = []
  private readonly seeded: SeededDice | undefined

  constructor(source: DiceSource) {
    this.seeded = source === 'typed' ? undefined : new SeededDice(source.seed)
  }

  roll(roll: Roll): readonly number[] | undefined {
    const faces = (this.seeded ?? typedDice).roll(roll)
    if (faces !== undefined) this.see(roll, faces)
    return faces
  }

  see({ purpose, by, sides, succeeds }: Roll, faces: readonly number[]): void {
    this.seen.push({ purpose, by, sides, faces, ...(succeeds && { succeeds }) })
  }

  /** What fell since somebody last asked. */
  collect(): readonly Thrown[] {
    const { seen } = this
    this.seen = []
    return seen
  }

  /** Where these dice would go on from. */
  get source(): DiceSource {
    return this.seeded === undefined ? 'typed' : { seed: this.seeded.state }
  }
}
