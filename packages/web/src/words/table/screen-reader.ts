/** The table in words, for those who listen and for those who like a list. */
import { counted } from '@muster/engine'
import { inchesText } from '@muster/table'
import { percent } from '../numbers.ts'

interface TargetFacts {
  readonly gap: number | undefined
  readonly obstacles: readonly string[] | undefined
  readonly chance: { readonly label: string; readonly chance: number } | undefined
  readonly isChosen: boolean
}

export const screenReader = {
  list: 'The table as a list',
  figures: 'Figures on the table',
  from: (name: string) => `Distances from ${name}.`,
  nobody: 'Pick a figure (N or P) to hear distances, directions, sight and odds from it.',
  away: (gap: number, direction: string) => `${inchesText(gap)} inches ${direction}`,
  touching: (direction: string) => `touching, ${direction}`,
  at: (x: number, y: number) => `${inchesText(x)} inches from the left, ${inchesText(y)} from the top`,
  clear: 'in clear sight',
  inCover: 'in sight, but in cover',
  cover: (names: readonly string[]) => `behind ${names.join(' and ')}`,
  blocked: (names: readonly string[]) =>
    names.length === 0 ? 'not in sight' : `sight blocked by ${names.join(' and ')}`,
  odds: (kind: string, chances: readonly { readonly label: string; readonly chance: number }[]) =>
    `${kind}: ${chances.map(({ label, chance }) => `${label} ${percent(chance)}`).join(', ')}`,
  cannot: (kind: string, reason: string) => `cannot ${kind}: ${reason}`,
  /** "target, 8.7 inches, in the open, slay 11 %, chosen". */
  target: ({ gap, obstacles, chance, isChosen }: TargetFacts) =>
    [
      'target',
      ...(gap === undefined ? [] : [`${inchesText(gap)} inches`]),
      ...(obstacles === undefined ? [] : [obstacles.length === 0 ? 'in the open' : `past ${obstacles.join(' and ')}`]),
      ...(chance === undefined ? [] : [`${chance.label} ${percent(chance.chance)}`]),
      ...(isChosen ? ['chosen'] : []),
    ].join(', '),
  more: (count: number) => `And ${counted(count, 'more line', 'more lines')} in the log.`,
  roll: (count: number, sides: number) => `Roll ${count === 1 ? 'one die' : `${count} dice`} with ${sides} sides.`,
  health: (left: number, of: number) => `${left} of ${of} health`,
  objective: (name: string, holder: string | undefined) => (holder ? `${name}, held by ${holder}` : name),
} as const
