/** Explanations for somebody's first battle. */
export const tips = {
  title: 'What is asked here',
  off: 'No more tips',
  understood: 'Understood',
  again: 'Tips',
  states: { on: 'once for each new question', off: 'never' },
} as const
