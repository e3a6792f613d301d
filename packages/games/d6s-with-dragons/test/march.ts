/** Questions that tests of the Movement Phase ask of a skirmish. */
import { inchesText } from '@muster/table'
import { expect } from 'vitest'
import type { Skirmish } from './skirmish.ts'

/** Who may move now, and how far: `['Ann 6']`. */
export function movers(s: Skirmish): string[] {
  const { decision } = s
  return decision.kind === 'move'
    ? decision.movers.map(({ figure, allowance }) => `${figure} ${inchesText(allowance)}`)
    : []
}

export const offers = (s: Skirmish, word: string): boolean => s.decision.options.some(({ id }) => id === word)

/** Every word offered to one character, without its name. */
export const wordsOf = (s: Skirmish, figure: string): string[] =>
  s.decision.options.filter(({ id }) => id.startsWith(`${figure}|`)).map(({ id }) => id.slice(figure.length + 1))

/** What is left of the movement of the turn under way. */
export const left = (s: Skirmish): string => inchesText(s.state.turn?.left ?? expect.fail('no turn is under way'))

export const conditions = (s: Skirmish, figure: string): string[] => s.of(figure).conditions.map(({ is }) => is)

/** How many dice of this kind have been told of. */
export const count = (s: Skirmish, is: string): number => s.events.filter((event) => event.is === is).length
