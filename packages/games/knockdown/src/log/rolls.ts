/** What dice are rolled for, as people say it. */
import type { RollGuides, RollResults } from '@muster/engine'

export const rolls = {
  deployment: 'Roll-off',
  priority: 'Priority',
  disengage: 'Disengage',
  attack: 'Attack',
  trample: 'Trample',
  reroll: 'Attack, rolled again',
  wounds: 'Wounds',
  steed: 'Death of the steed',
  knockdown: 'Knockdown check',
  break: 'Break test',
} as const satisfies { readonly [purpose: string]: string }

/** What dice of a kind do that succeed, and those that fail. */
export const rollResults: RollResults = {
  attack: { passes: 'hit', fails: 'miss' },
  reroll: { passes: 'hit', fails: 'miss' },
  trample: { passes: 'hit', fails: 'miss' },
  steed: { passes: 'steed killed', fails: 'steed lives' },
  knockdown: { passes: 'knocked down', fails: 'slain' },
  break: { passes: 'hold', fails: 'flee' },
}

/** What to know about rolls that are no tests. */
export const rollGuides: RollGuides = {
  deployment: { note: 'The highest picks a table edge.', isContest: true },
  priority: { note: 'The highest takes the first turn.', isContest: true },
  disengage: { note: 'It may move that many inches.' },
}
