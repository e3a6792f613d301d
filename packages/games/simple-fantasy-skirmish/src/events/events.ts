/**
 * What is told of a battle, chapter by chapter. Past tense, ids and numbers, no prose: tell.ts finds
 * the words. Rolls are told whole, so that "why?" can show dice, sums and rules.
 */
import type { Play } from '@muster/engine'
import type { ChampionEvent } from './champions.ts'
import type { FightingEvent } from './fighting.ts'
import type { MovingEvent } from './moving.ts'
import type { RoundEvent } from './rounds.ts'
import type { SetUpEvent } from './set-up.ts'
import type { SkillEvent } from './skills.ts'
import type { State } from '../state/state.ts'

export type * from './champions.ts'
export type * from './fighting.ts'
export type * from './moving.ts'
export type * from './rounds.ts'
export type * from './set-up.ts'
export type * from './skills.ts'

export type SkirmishEvent = SetUpEvent | RoundEvent | MovingEvent | SkillEvent | FightingEvent | ChampionEvent

/** Tells an event of this game; the type keeps tellers and listeners agreed. */
export const tell = (play: Play<State>, event: SkirmishEvent): void => play.tell(event)
