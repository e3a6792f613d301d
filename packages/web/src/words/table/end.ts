/** The end of a battle, and looking back at it. */
import { counted } from '@muster/engine'
import type { SideDice } from '@muster/session'
import { percent } from '../numbers.ts'

const tenths = (n: number): string => Math.abs(n).toFixed(1)

export const end = {
  title: 'The end',
  wins: (side: string) => `${side} wins.`,
  draw: 'Nobody wins.',
  against: { computer: 'against the computer', people: 'two at one screen', watched: 'between computers' },
  score: 'Score',
  standing: 'Left standing',
  /** `side`: whose they are, unless they are those of the only person at the screen. */
  dice: (side?: string) => (side === undefined ? 'Your dice that succeeded' : `${side}: dice that succeeded`),
  luck: (side?: string) => (side === undefined ? 'Luck of your dice' : 'Luck of these dice'),
  of: 'of',
  to: 'to',
  luckOf: ({ passed, expected }: SideDice) =>
    `${tenths(passed - expected)} ${passed >= expected ? 'more than usual' : 'fewer than usual'}`,
  how: 'How it went',
  working: (progress: number) => `Looking back at the battle: ${percent(progress)}`,
  curve: 'The chance to win over the battle.',
  round: (turn: number) => `round ${turn}`,
  moment: (place: number, text: string) => `Moment ${place}: ${text} Look back there.`,
  swing: (before: number, after: number) => `${Math.round(before * 100)} › ${Math.round(after * 100)} %`,
  deeds: 'Deeds',
  deed: (count: number) => `felled ${counted(count, 'figure')}`,
  none: 'Nothing stood out: it was decided step by step.',
  picture: (name: string) => `${name} at the end`,
  watch: 'Watch it again',
  share: 'Share the picture',
  again: 'Fight it again',
  table: 'Show the table',
  report: 'How it went',
  chance: 'Chance of winning',
  beforeMoment: 'Before this',
  afterMoment: 'after',
} as const
