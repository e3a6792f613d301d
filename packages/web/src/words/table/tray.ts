/** The tray of those who are to be placed. */
export const tray = {
  title: 'Waiting to be placed',
  count: (placed: number, all: number) => `${placed} of ${all} placed.`,
  hint: 'Drag them onto the table, or press one to place it; press again to take it back.',
  place: (name: string) => `Place ${name}`,
  putBack: (name: string) => `Take ${name} back`,
} as const
