/** The ways between the screens. */
export const ways = {
  label: 'Screens',
  play: 'Play',
  armies: 'Armies',
  replays: 'Replays',
  rulebooks: 'Rulebooks',
} as const
