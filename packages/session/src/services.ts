/** What a session needs of whoever runs it: it has no clock and no chance of its own. */
import type { Answer, Battle, Text } from '@muster/engine'

export interface SessionServices {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** A seed for dice that nobody else has rolled. */
  randomSeed(): number
  /** Who answers for the seats of the computer; left out, a bot of the skill that the options name. */
  readonly computer?: ComputerPlayer<unknown>
}

export interface ComputerPlayer<S> {
  decide(battle: Battle<S>): { readonly answer: Answer; readonly why: Text; readonly plan: Text }
}

/** Says whether so many milliseconds have passed since it was made. */
export function timeLimit({ now }: Pick<SessionServices, 'now'>, milliseconds: number): () => boolean {
  const until = now() + milliseconds
  return () => now() > until
}
