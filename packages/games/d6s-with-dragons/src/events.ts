/**
 * What is told of a battle, chapter by chapter. Past tense, ids and numbers, no prose: tell.ts finds
 * the words. Tests are told whole, so that "why?" can show dice, modifiers and rules.
 */
import type { Play } from '@muster/engine'
import type { CleanupEvent } from './events/cleanup.ts'
import type { FightingEvent } from './events/fighting.ts'
import type { MagicEvent } from './events/magic.ts'
import type { MeleeEvent } from './events/melee.ts'
import type { MovingEvent } from './events/moving.ts'
import type { SetUpEvent } from './events/set-up.ts'
import type { State } from './state.ts'

export type * from './events/cleanup.ts'
export type * from './events/fighting.ts'
export type * from './events/magic.ts'
export type * from './events/melee.ts'
export type * from './events/moving.ts'
export type * from './events/set-up.ts'

export type DragonEvent = SetUpEvent | MovingEvent | FightingEvent | MagicEvent | MeleeEvent | CleanupEvent

/** Tells an event of this game; the type keeps tellers and listeners agreed. */
export const tell = (play: Play<State>, event: DragonEvent): void => play.tell(event)

/** Whether anybody keeps what is told: what happens all the time is not put into words for nobody. */
export const isHeard = (play: Play<State>): boolean => play.events !== undefined
