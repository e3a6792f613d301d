/** Other dice for a battle under way. */
import { raise } from '../common/ids.ts'
import type { Battle } from './battle.ts'
import type { Dice } from './dice.ts'

/** Gives the battle dice for the rest of its rolls; a roll it is waiting for is made at once. */
export function goOnWith<S>(battle: Battle<S>, dice: Dice): void {
  battle.dice = dice
  const faces = battle.awaited && dice.roll(battle.awaited)
  if (faces === undefined) return
  const wrong = battle.enterDice(faces)
  if (wrong !== undefined) raise(wrong)
}
