/** What scrolls can be reached by keys, though nothing in it can be pressed. */
export const scrollable = { tabIndex: 0 } as const
