/** Texts about dice. */
export const dice = {
  type: (side: string, count: number, sides: number) =>
    `${side}: ${count === 1 ? 'one die' : `${count} dice`} with ${sides} sides.`,
  passed: (passed: number, of: number) => `${passed} of ${of} pass`,
  skip: 'Skip the dice animation',
  rollForMe: 'Roll for me',
  read: (typed: readonly number[], count: number) =>
    typed.length === 0 ? `${count} dice to read` : `${typed.join(', ')}; ${count - typed.length} to come`,
  turnTo: (from: number, to: number) => `Turn the ${from} to ${to}`,
  /** Models a unit loses on average. */
  lost: (losses: number) => `${losses < 0.1 ? 0 : losses.toFixed(1)} lost`,
  tie: 'A tie: those who tied roll again.',
  succeeded: (count: number, of: number, word: string) => `${count} of ${of} ${word}`,
  howMany: (of: number, word: string) => `How many of ${of}: ${word}`,
  ofThem: (of: number, word: string) => `of ${of} ${word}`,
  takeBack: 'Take back the last die',
} as const
