/**
 * What is told of a battle, chapter by chapter. Past tense, ids and numbers, no prose: tell.ts finds
 * the words. Rolls are told whole, so that "why?" can show dice, sums and rules.
 */
import type { Play } from '@muster/engine'
import type { ChampionEvent } from './events/champions.ts'
import type { FightingEvent } from './events/fighting.ts'
import type { MovingEvent } from './events/moving.ts'
import type { RoundEvent } from './events/rounds.ts'
import type { SetUpEvent } from './events/set-up.ts'
import type { SkillEvent } from './events/skills.ts'
import type { State } from './state.ts'

export type * from './events/champions.ts'
export type * from './events/fighting.ts'
export type * from './events/moving.ts'
export type * from './events/rounds.ts'
export type * from './events/set-up.ts'
export type * from './events/skills.ts'

export type SkirmishEvent = SetUpEvent | RoundEvent | MovingEvent | SkillEvent | FightingEvent | ChampionEvent

/** Tells an event of this game; the type keeps tellers and listeners agreed. */
export const tell = (play: Play<State>, event: SkirmishEvent): void => play.tell(event)
