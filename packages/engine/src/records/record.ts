/** A record is the battle: how it began, the tape, what was told, and a fingerprint after each step. */
import type { Battle } from '../play/battle.ts'
import type { Event } from '../play/event.ts'
import type { BattlePlan, Game, Result } from '../play/game.ts'
import type { Json } from '../common/ids.ts'
import type { Entry, StepMark } from '../play/position.ts'

/** Raised when records are written in another way; no other format is read. */
export const RECORD_FORMAT = 3

/** A battle begins from a plan, or in the middle from a situation. */
export type BattleStart = { readonly plan: BattlePlan } | { readonly situation: Json }

/** So many answers once stood on the tape from `at` on, after so many events. */
export interface TakenBack {
  readonly at: number
  readonly events: number
  readonly answers: number
}

export interface BattleRecord {
  readonly muster: 'record'
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: string
  readonly start: BattleStart
  readonly tape: readonly Entry[]
  readonly marks: readonly StepMark[]
  /**
   * The events. The tape yields them only as long as the rules stay the same, so they are kept: the battle can then be
   * read to its end under later rules. A record may lack them; they are then not compared.
   */
  readonly events?: readonly Event[]
  readonly result?: Result
  /** What the players took back by agreement after dice had fallen or the other side had been asked. */
  readonly takenBack?: readonly TakenBack[]
  /** What was changed in the file since it was written, as its checksums tell. */
  readonly tampered?: { readonly at: number; readonly message: string }
}

export function makeRecord<S>(battle: Battle<S>, start: BattleStart): BattleRecord {
  const { game, tape, marks, result } = battle
  const { events } = battle.play
  return {
    muster: 'record',
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    start,
    tape: [...tape],
    marks: [...marks],
    ...(events && { events: [...events] }),
    ...(result && { result }),
  }
}

export function startState<S>(game: Game<S>, start: BattleStart): S {
  return 'plan' in start ? game.setUp(start.plan) : game.situate(start.situation)
}
