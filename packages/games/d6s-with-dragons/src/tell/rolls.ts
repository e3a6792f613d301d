/** What dice are rolled for, as people say it. */
export const rolls: { readonly [purpose: string]: string } = {
  lead: 'The coin: who leads', 'to hit': 'To hit', 'to wound': 'To wound', 'to wound then': 'To wound, second die',
  'to wound again': 'To wound, rolled again', save: 'Save', morale: 'Morale', block: 'Does the shot get through', which: 'Who is hit instead',
  'spell block': 'Is it sheltered', closest: 'How many it reaches', injury: 'Injury',
}
