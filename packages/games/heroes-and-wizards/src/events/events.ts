/**
 * The events of a battle, by chapter: past tense, ids and numbers, no prose. log/ puts them into words. Tests carry all
 * their dice, modifiers and rules, so that "why?" can show them.
 */
import type { Play } from '@muster/engine'
import type { FightingEvent } from './fighting.ts'
import type { MagicEvent } from './magic.ts'
import type { MovingEvent } from './moving.ts'
import type { ScenarioEvent } from './scenario.ts'
import type { SetUpEvent } from './set-up.ts'
import type { State } from '../state/state.ts'

export type * from './fighting.ts'
export type * from './magic.ts'
export type * from './moving.ts'
export type * from './scenario.ts'
export type * from './set-up.ts'

export type HeroesEvent = SetUpEvent | MovingEvent | MagicEvent | FightingEvent | ScenarioEvent

/** Reports an event of this game, checked by its type. */
export const tell = (play: Play<State>, event: HeroesEvent): void => play.tell(event)
