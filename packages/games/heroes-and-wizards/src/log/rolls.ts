/** What dice are rolled for, as people say it. */
import type { RollResults } from '@muster/engine'

export const rolls = {
  scenario: 'Which scenario',
  item: 'Magic item',
  spell: 'Spell',
  deployment: 'Deployment',
  initiative: 'Initiative',
  hit: 'To hit',
  cover: 'Past cover',
  save: 'Armour save',
  armband: 'Armband',
  gold: 'Gold pieces',
  'gold bonus': 'More gold',
} as const satisfies { readonly [kind: string]: string }

/** What dice of a kind do that succeed, and those that fail. */
export const rollResults: RollResults = {
  hit: { passes: 'hit', fails: 'miss' },
  cover: { passes: 'past', fails: 'stopped' },
  save: { passes: 'saved', fails: 'not saved' },
  armband: { passes: 'saved', fails: 'not saved' },
}
