/** What dice are rolled for, as people say it. */
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
}
