/** What dice are rolled for, as people say it. */
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
