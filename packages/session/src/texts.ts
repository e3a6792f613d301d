/** What a session says to people itself; a game's texts are in the game's own package. */
export const texts = {
  outdated: (message: string) =>
    `The rules have changed since this battle was played (${message}). It cannot be played on, but you can look at it and read its report.`,
  /** Looking back in such a battle, past the last line that the rules of today still tell alike. */
  inexact:
    'The rules have changed since. From here on only the report goes on; the table shows the last moment that still fits.',
  beingChecked: 'The battle is still being checked.',
  badPlan: (message: string) => `Its armies or its table are not what the game allows: ${message}`,
  recordRefused: (at: number, message: string) =>
    `It does not follow the rules: at entry ${at + 1} of its tape, ${message}.`,
} as const
