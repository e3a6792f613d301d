/** The battle report, and looking back from it. */
export const log = {
  filter: 'Which lines',
  filters: { all: 'Everything', major: 'Main events', dice: 'Dice rolls' },
  figure: 'one figure',
  only: (name: string) => `Only ${name}`,
  search: 'Search the log',
  nothing: 'Nothing of that kind has happened yet.',
  lookBack: 'Show the table as it was',
  onTable: 'Show on the table',
  whyNamed: (text: string) => `why? ${text}`,
  asItWas: (round: string, phase: string) => `As it was: ${round}, ${phase}`,
  backToNow: 'Back to now',
  earlier: 'Earlier',
  later: 'Later',
} as const
