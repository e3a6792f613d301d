/** Every event of the game as one line of the battle report, with its "why?". The texts are in the files beside this one. */
import type { Event, LogEntry } from '@muster/engine'
import type { GameEvent } from '../events/index.ts'
import type { State } from '../state/state.ts'
import { FIGHTING } from './fighting.ts'
import { MOVING } from './moving.ts'
import { ROUNDS } from './rounds.ts'
import { SET_UP } from './set-up.ts'
import type { EntryWriters } from './words.ts'

export const ENTRY_WRITERS: EntryWriters<GameEvent> = { ...SET_UP, ...ROUNDS, ...MOVING, ...FIGHTING }

type AnyEntryWriter = (state: State, event: Event) => LogEntry | undefined
const BY_NAME = new Map(Object.entries(ENTRY_WRITERS) as unknown as [string, AnyEntryWriter][])

/** Undefined for an event this game does not know, such as one of a later version in an old app. */
export const logEntryOf = (state: State, event: Event): LogEntry | undefined => BY_NAME.get(event.is)?.(state, event)
