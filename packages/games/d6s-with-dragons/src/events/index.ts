/**
 * The events of a battle, chapter by chapter: past tense, ids and numbers, no prose (log/ has the words). Tests are
 * kept whole, so that "why?" can show dice, modifiers and rules.
 */
import type { Play } from '@muster/engine'
import type { CleanupEvent } from './cleanup.ts'
import type { FightingEvent } from './fighting.ts'
import type { MagicEvent } from './magic.ts'
import type { MeleeEvent } from './melee.ts'
import type { MovingEvent } from './moving.ts'
import type { SetUpEvent } from './set-up.ts'
import type { State } from '../state/state.ts'

export type * from './cleanup.ts'
export type * from './fighting.ts'
export type * from './magic.ts'
export type * from './melee.ts'
export type * from './moving.ts'
export type * from './set-up.ts'

export type DragonEvent = SetUpEvent | MovingEvent | FightingEvent | MagicEvent | MeleeEvent | CleanupEvent

/** Emits an event of this game, checked by its type. */
export const tell = (play: Play<State>, event: DragonEvent): void => play.tell(event)

/** Whether events are kept. Frequent ones are not even built when nobody keeps them. */
export const areEventsKept = (play: Play<State>): boolean => play.events !== undefined
