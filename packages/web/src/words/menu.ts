/** The menu and its settings. */
export const menu = {
  title: 'Menu',
  close: 'Close',
  save: 'Save as a file',
  load: 'Open a battle file',
  leave: 'Leave the table',
  leaveHint: 'The battle is kept; go on from the first screen.',
  pace: 'The computer’s moves',
  paces: { calm: 'calmly', brisk: 'briskly', 'at-once': 'at once' },
  light: 'Light',
  lights: { auto: 'as the system has it', light: 'day', dark: 'lamp' },
} as const
