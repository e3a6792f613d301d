import { counted } from '@muster/engine'

/** The rulebooks. */
export const rulebook = {
  title: (game: string) => `The rules of ${game}`,
  link: 'Rulebook',
  linkOf: (game: string) => `Rulebook of ${game}`,
  books: 'Rulebooks',
  games: 'Games',
  play: 'Play it',
  find: 'Find a rule',
  findHint: 'A word, several words, or a rule’s ID',
  found: (count: number) => counted(count, 'rule'),
  chapters: 'Chapters',
  none: 'No rule has all of these words.',
  clear: 'Show all rules',
  noRule: (id: string | undefined) => `There is no rule ${id ?? ''} in this book. Look for a word of it instead.`,
} as const
