/** What dice are rolled for, as people say it. */
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
