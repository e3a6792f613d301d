/** Dice for a battle on the command line: seeded, entered by hand, or from a script. */
import { raise, refuseFaces, type Dice, type Roll, type ScriptedDice } from '@muster/engine'
import { UserError } from '../shell/user-error.ts'
import type { CommandSession } from './command-session.ts'

/** Mixes the place on the tape into the seed: each answer gets its own dice, the same on every run. */
export const seedAt = (seed: number, at: number): number => Math.imul(seed ^ Math.imul(at + 1, 0x9e3779b1), 0x85ebca6b)

/** Enters faces in the order of the rolls. When they run out the battle waits; any left over are refused. */
export function enterFaces(session: CommandSession, faces: readonly number[]): void {
  let left = faces
  while (left.length > 0) {
    const { awaited } = session.battle
    if (awaited === undefined) {
      // Most likely a typing mistake.
      throw new UserError(leftOverText(left), '', '--dice')
    }
    const wrong = session.play.enterDice(left.slice(0, awaited.count))
    if (wrong !== undefined) throw new UserError(`These dice cannot have been rolled: ${wrong}.`, '', '--dice')
    left = left.slice(awaited.count)
  }
}

/** Makes the rolls that the battle waits for as the script has them. */
export function rollScripted({ battle, play }: CommandSession, script: ScriptedDice): void {
  while (battle.awaited) {
    const wrong = play.enterDice(script.roll(battle.awaited), false)
    if (wrong !== undefined) raise(wrong)
  }
}

/** Dice that somebody has rolled already, in the order of the rolls. */
export class EnteredDice implements Dice {
  private next = 0
  constructor(private readonly faces: readonly number[]) {}

  roll(roll: Roll): readonly number[] {
    const rolled = this.faces.slice(this.next, this.next + roll.count)
    this.next += roll.count
    const wrong = refuseFaces(roll, rolled)
    if (wrong === undefined) return rolled
    throw new UserError(`These dice cannot have been rolled: ${wrong}.`, '', '--dice')
  }

  refuseLeftOver(): void {
    const left = this.faces.slice(this.next)
    if (left.length > 0) throw new UserError(leftOverText(left), '', '--dice')
  }
}

const leftOverText = (left: readonly number[]): string =>
  `More dice were entered than are rolled: ${left.join(', ')} left over.`
