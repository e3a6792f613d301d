/** Texts about dice. */
import { average } from '../numbers.ts'

export const dice = {
  type: (side: string | undefined, count: number, sides: number) =>
    `${side === undefined ? '' : `${side}: `}${count === 1 ? 'one die' : `${count} dice`}${sides === 6 ? '' : ` with ${sides} sides`}.`,
  passed: (passed: number, of: number) => `${passed} of ${of} pass`,
  skip: 'Skip the dice animation',
  rollForMe: 'Roll for me',
  read: (typed: readonly number[], count: number) =>
    typed.length === 0 ? `${count} dice to read` : `${typed.join(', ')}; ${count - typed.length} to come`,
  turnTo: (from: number, to: number) => `Turn the ${from} to ${to}`,
  /** Models a unit loses on average. */
  lost: (losses: number) => `${average(losses)} lost`,
  tie: 'A tie: roll again.',
  succeeded: (count: number, of: number, word: string) => `${count} of ${of} ${word}`,
  howMany: (of: number, word: string) => `How many of ${of}: ${word}`,
  ofThem: (of: number, word: string) => `of ${of} ${word}`,
  takeBack: 'Take back the last die',
} as const
