/** Dice of the command line: typed faces while there are any, then a generator, or a wait. */
import { refuseFaces, SeededDice, type Dice, type Roll } from '@muster/engine'
import { UserError } from '../shell/user-error.ts'

/** Each answer rolls anew, and the same seed rolls the same: the place on the tape is mixed in. */
export const seededDiceAt = (seed: number, at: number): SeededDice =>
  new SeededDice(Math.imul(seed ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b))

/** Faces typed in advance, in the order the dice will fall. When they run out the battle waits. */
export class EnteredDice implements Dice {
  private next = 0
  constructor(private readonly faces: readonly number[]) {}

  roll(roll: Roll): readonly number[] | undefined {
    if (this.next >= this.faces.length) return undefined
    const faces = this.faces.slice(this.next, this.next + roll.count)
    const wrong = refuseFaces(roll, faces)
    if (wrong !== undefined) throw new UserError(`These dice cannot have fallen: ${wrong}.`, '', '--dice')
    this.next += roll.count
    return faces
  }

  /** Dice typed that nobody rolled: a slip of the hand, better caught than kept. */
  refuseLeftOver(): void {
    const left = this.faces.slice(this.next)
    if (left.length > 0) {
      throw new UserError(`More dice were typed than are rolled: ${left.join(', ')} left over.`, '', '--dice')
    }
  }
}
