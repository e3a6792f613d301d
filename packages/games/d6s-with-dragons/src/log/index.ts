/** Every event of the game as one line of the battle report, with its "why?". The words are in the other files of this folder. */
import type { Event, LogEntry } from '@muster/engine'
import type { DragonEvent } from '../events/index.ts'
import type { State } from '../state/state.ts'
import { CLEANUP } from './cleanup.ts'
import { FIGHTING } from './fighting.ts'
import { MAGIC } from './magic.ts'
import { MELEE } from './melee.ts'
import { MOVING } from './moving.ts'
import { SET_UP } from './set-up.ts'
import type { Tellers } from './words.ts'

export const TELLERS: Tellers<DragonEvent> = { ...SET_UP, ...MOVING, ...FIGHTING, ...MAGIC, ...MELEE, ...CLEANUP }

type AnyTeller = (state: State, event: Event) => LogEntry | undefined
const BY_NAME = new Map(Object.entries(TELLERS) as unknown as [string, AnyTeller][])

/** Undefined for an event this game does not know, such as one of a later version in an old app. */
export const logEntryOf = (state: State, event: Event): LogEntry | undefined => BY_NAME.get(event.is)?.(state, event)
