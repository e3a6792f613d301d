/** Addresses of screens that several others lead to. */

/** The address of a rule's place in the rulebook; without a rule, that of the book. */
export const rulebookAddress = (game: string, rule?: string): string =>
  `#/rulebook/${[game, ...(rule === undefined ? [] : [rule])].map(encodeURIComponent).join('/')}`
