/** What dice are rolled for, as people say it. */
import type { RollGuides, RollResults } from '@muster/engine'

export const rolls = {
  lead: 'Lead Player',
  hit: 'To hit',
  'hit again': 'To hit, rolled again',
  block: 'Block check',
  which: 'Who is struck',
  shield: 'To hit, rolled again because of the shield',
  wound: 'To wound',
  'wound again': 'To wound, 1s rolled again',
  fortitude: 'Fortitude save',
  'fortitude again': 'Fortitude save, rolled again',
  reflex: 'Reflex save',
  'reflex again': 'Reflex save, rolled again',
  will: 'Will save',
  'will again': 'Will save, rolled again',
} as const satisfies { readonly [purpose: string]: string }

/** What dice of a kind do that succeed, and those that fail. */
export const rollResults: RollResults = {
  hit: { passes: 'hit', fails: 'miss' },
  'hit again': { passes: 'hit', fails: 'miss' },
  shield: { passes: 'hit', fails: 'miss' },
  block: { passes: 'past', fails: 'stopped' },
  wound: { passes: 'wound', fails: 'no wound' },
  'wound again': { passes: 'wound', fails: 'no wound' },
  fortitude: { passes: 'saved', fails: 'not saved' },
  'fortitude again': { passes: 'saved', fails: 'not saved' },
  reflex: { passes: 'saved', fails: 'not saved' },
  'reflex again': { passes: 'saved', fails: 'not saved' },
  will: { passes: 'saved', fails: 'not saved' },
  'will again': { passes: 'saved', fails: 'not saved' },
}

/** What to know about rolls that are no tests. */
export const rollGuides: RollGuides = {
  lead: { note: 'The highest leads the first round.', isContest: true },
}
