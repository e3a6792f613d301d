/** What dice are rolled for, as people say it. */
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
