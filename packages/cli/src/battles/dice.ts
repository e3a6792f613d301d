/** The dice of the command line: seeded, or entered by hand. */
import { refuseFaces, SeededDice, type Dice, type Roll } from '@muster/engine'
import { UserError } from '../shell/user-error.ts'

/** Mixes the place on the tape into the seed: each answer gets its own dice, the same on every run. */
export const seededDiceAt = (seed: number, at: number): SeededDice =>
  new SeededDice(Math.imul(seed ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b))

/** Faces entered in advance, in the order of the rolls. When they run out the battle waits. */
export class EnteredDice implements Dice {
  private next = 0
  constructor(private readonly faces: readonly number[]) {}

  roll(roll: Roll): readonly number[] | undefined {
    if (this.next >= this.faces.length) return undefined
    const faces = this.faces.slice(this.next, this.next + roll.count)
    const wrong = refuseFaces(roll, faces)
    if (wrong !== undefined) throw new UserError(`These dice cannot have been rolled: ${wrong}.`, '', '--dice')
    this.next += roll.count
    return faces
  }

  /** More faces than rolls are most likely a typing mistake. */
  refuseLeftOver(): void {
    const left = this.faces.slice(this.next)
    if (left.length > 0) {
      throw new UserError(`More dice were entered than are rolled: ${left.join(', ')} left over.`, '', '--dice')
    }
  }
}
