/** Plays a recorded tape again, each entry checked against the rules. Everything that reads a record reads it here. */
import { Battle, type BattleOptions } from '../play/battle.ts'
import { typedDice, type Dice } from '../play/dice.ts'
import { goOnWith } from '../play/go-on-with.ts'
import type { Game } from '../play/game.ts'
import { InputError } from '../input/input.ts'
import { raise, RulesError } from '../common/ids.ts'
import type { Entry } from '../play/position.ts'
import { worded } from '../common/text.ts'
import type { Roll } from '../decisions/roll.ts'
import { startState, type BattleRecord } from './record.ts'

/** Where a record departs from the rules: the entry of the tape, the step, and what differs. */
export interface RecordFault {
  readonly at: number
  readonly step: number
  readonly message: string
}

export interface ReplayResult<S> {
  /** The battle as far as it could be played; undefined if not even its first step could begin. */
  readonly battle: Battle<S> | undefined
  readonly fault?: RecordFault
  /** For each entry, how many events had been told before it. */
  readonly toldBefore: readonly number[]
}

/** Called before each entry of a tape is played, with the roll that is awaited there. */
export type WatchReplay = (entry: Entry, awaited: Roll | undefined) => void

/** Runs the tape to its end or to the first entry that does not fit. Rolls after the tape come from `dice`. */
export function replay<S>(
  game: Game<S>,
  { start, tape }: Pick<BattleRecord, 'start' | 'tape'>,
  dice: Dice = typedDice,
  options?: BattleOptions,
  watch?: WatchReplay,
): ReplayResult<S> {
  const state = startState(game, start)
  const toldBefore: number[] = []
  let battle: Battle<S> | undefined
  let message: string | undefined
  try {
    battle = new Battle(game, { state, tape: [] }, typedDice, options)
    for (let at = 0; at < tape.length && message === undefined; at++) {
      toldBefore.push(battle.events.length)
      const entry = tape[at] as Entry
      watch?.(entry, battle.awaited)
      message = playEntry(battle, entry)
    }
    if (message === undefined) goOnWith(battle, dice)
  } catch (error) {
    message = reasonOf(error)
  }
  if (message === undefined) return { battle, toldBefore }
  return {
    battle,
    toldBefore,
    fault: { at: Math.max(0, toldBefore.length - 1), step: battle?.marks.length ?? 0, message },
  }
}

/** Gives one entry of a tape to a battle that rolls no dice of its own. Says what does not fit, or undefined. */
export function playEntry<S>(battle: Battle<S>, entry: Entry): string | undefined {
  const { question, awaited } = battle
  if ('roll' in entry) {
    if (awaited === undefined) return `the record rolls "${entry.roll}" here, the rules do not`
    if (awaited.purpose !== entry.roll)
      return `the record rolls "${entry.roll}" here, the rules roll "${awaited.purpose}"`
    return battle.enterDice(entry.faces)
  }
  if (awaited) return `the rules roll "${awaited.purpose}" here, the record answers "${entry.what}"`
  if (question === undefined) return `the record answers "${entry.what}" here, but nothing is asked any more`
  if (question.what !== entry.what || question.by !== entry.by) {
    return `the record answers "${entry.what}" for ${entry.by}, the rules ask ${question.by} "${question.what}"`
  }
  const refusal = battle.answer(entry.answer)
  return refusal && `an answer is not allowed: ${worded(refusal.message)} (${refusal.rule})`
}

/** A tape may have been written by anybody, so an error in rule code here counts as a fault of the tape. */
function reasonOf(error: unknown): string {
  if (error instanceof InputError) throw error
  if (error instanceof RulesError) return error.message
  return `the rules cannot play on from here (${error instanceof Error ? error.message : String(error)})`
}

/** Resumes a recorded battle, also in the middle of a step; further rolls come from `dice`. */
export function resume<S>(
  game: Game<S>,
  record: BattleRecord,
  dice: Dice,
  options?: BattleOptions,
  watch?: WatchReplay,
): Battle<S> {
  if (record.game !== game.id) throw new InputError(`This record is of "${record.game}", not of "${game.id}".`, 'game')
  const { battle, fault } = replay(game, record, dice, options, watch)
  if (fault) raise(`at entry ${fault.at + 1} of the tape, ${fault.message}`)
  return battle ?? raise('the battle could not be begun')
}
