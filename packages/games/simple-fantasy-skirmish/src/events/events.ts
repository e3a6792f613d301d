/**
 * The events of a battle, by chapter: past tense, ids and numbers, no prose. log/ puts them into words. Rolls carry
 * all their dice, sums and rules, so that "why?" can show them.
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

/** Reports an event of this game, checked by its type. */
export const tell = (play: Play<State>, event: SkirmishEvent): void => play.tell(event)
