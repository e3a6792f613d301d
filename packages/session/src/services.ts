/** What a session needs of the machine it runs on: it has no clock and no chance of its own. */
export interface SessionServices {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** A seed for dice that nobody else has rolled. */
  randomSeed(): number
}

/** Says whether so many milliseconds have passed since it was made. */
export function timeLimit({ now }: Pick<SessionServices, 'now'>, milliseconds: number): () => boolean {
  const until = now() + milliseconds
  return () => now() > until
}
