/** What dice are rolled for, as people say it. */
import type { RollResults } from '@muster/engine'

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
