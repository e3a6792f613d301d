/** What dice are rolled for, as people say it. */
import type { RollGuides, RollResults } from '@muster/engine'

export const rollNames: { readonly [kind: string]: string } = {
  edge: 'Table side',
  initiative: 'Initiative',
  attack: 'Attack',
  save: 'Save',
  skill: 'Skill',
}

/** What dice of a kind do that succeed, and those that fail. */
export const rollResults: RollResults = {
  attack: { passes: 'hit', fails: 'miss' },
  save: { passes: 'saved', fails: 'not saved' },
  skill: { passes: 'works', fails: 'fails' },
}

/** What to know about rolls that are no tests. */
export const rollGuides: RollGuides = {
  edge: { note: 'The highest chooses a table side.', isContest: true },
  initiative: { note: 'The highest goes first.', isContest: true },
}
