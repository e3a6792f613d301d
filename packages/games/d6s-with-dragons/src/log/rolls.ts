/** What dice are rolled for, as people say it. */
import type { RollGuides, RollResults } from '@muster/engine'

export const rolls: { readonly [kind: string]: string } = {
  lead: 'The coin: who leads',
  'to hit': 'To hit',
  'to hit again': 'To hit, rolled again',
  'to wound': 'To wound',
  'to wound then': 'To wound, second die',
  'to wound again': 'To wound, rolled again',
  save: 'Save',
  'save again': 'Save, rolled again',
  morale: 'Morale',
  block: 'Past what blocks it',
  which: 'Who is hit',
  'spell block': 'Is it sheltered',
  closest: 'How many it reaches',
  injury: 'Injury',
  regenerate: 'Regeneration',
  'disciple of life': 'Disciple of Life',
  'relentless endurance': 'Relentless Endurance',
}

/** What dice of a kind do that succeed, and those that fail. */
export const rollResults: RollResults = {
  'to hit': { passes: 'hit', fails: 'miss' },
  'to hit again': { passes: 'hit', fails: 'miss' },
  'to wound': { passes: 'wound', fails: 'no wound' },
  'to wound then': { passes: 'wound', fails: 'no wound' },
  'to wound again': { passes: 'wound', fails: 'no wound' },
  save: { passes: 'saved', fails: 'not saved' },
  'save again': { passes: 'saved', fails: 'not saved' },
  morale: { passes: 'hold', fails: 'lose heart' },
  block: { passes: 'past', fails: 'stopped' },
}

/** What to know about rolls that are no tests. */
export const rollGuides: RollGuides = {
  lead: { note: 'On 1 to 3 whoever rolls is the Lead Player, on 4 to 6 the other.' },
}
