/** Every event of the game as one line of the log, with its "why?". */
import type { Event, LogEntry } from '@muster/engine'
import type { SkirmishEvent } from '../events/events.ts'
import type { State } from '../state/state.ts'
import { FIGHTING } from './fighting.ts'
import { MOVING } from './moving.ts'
import { ROUNDS } from './rounds.ts'
import { SET_UP } from './set-up.ts'
import { CHAMPIONS, SKILLS } from './skills.ts'
import type { LogLines } from './words.ts'

export const LOG_LINES: LogLines<SkirmishEvent> = {
  ...SET_UP,
  ...ROUNDS,
  ...MOVING,
  ...SKILLS,
  ...FIGHTING,
  ...CHAMPIONS,
}

type AnyTeller = (state: State, event: Event) => LogEntry | undefined
const BY_NAME = new Map(Object.entries(LOG_LINES) as unknown as [string, AnyTeller][])

/** Undefined for an event this game does not know, such as one of a later version in an old app. */
export const logEntry = (state: State, event: Event): LogEntry | undefined => BY_NAME.get(event.is)?.(state, event)
