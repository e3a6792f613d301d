/** What has happened in a battle: past tense, ids and numbers, no prose (the log writes that). */
import type { Play } from '@muster/engine'
import type { State } from '../state/state.ts'
import type { FightingEvent } from './fighting.ts'
import type { MovingEvent } from './moving.ts'
import type { RoundEvent } from './rounds.ts'
import type { SetUpEvent } from './set-up.ts'

export type * from './fighting.ts'
export type * from './moving.ts'
export type * from './rounds.ts'
export type * from './set-up.ts'
export type * from './test-roll.ts'

export type GameEvent = SetUpEvent | RoundEvent | MovingEvent | FightingEvent

/** Tells an event of this game; the type keeps writers and readers of events in step. */
export const tell = (play: Play<State>, event: GameEvent): void => play.tell(event)
