/** Shortens a record. To play on, only its start and its tape are needed. */
import type { BattleRecord } from '@muster/engine'
import type { BattleSave, BattleSource } from '../messages/options.ts'

/** As if the last answer had not been given, nor the dice been rolled that fell after it. */
export function withoutLastAnswer(record: BattleRecord): BattleRecord {
  const last = record.tape.findLastIndex((entry) => 'what' in entry)
  return last < 0 ? record : cutAt(record, last)
}

export function cutAt(whole: BattleRecord, length: number): BattleRecord {
  const { result: _, events: __, tampered: ___, ...record } = whole
  const tape = record.tape.slice(0, length)
  return { ...record, tape, marks: record.marks.filter(({ at }) => at <= length) }
}

/** The same battle from its beginning, with other luck. */
export function restartOf({ record, options }: BattleSave, seed: number): BattleSource {
  const dice = options.dice === 'typed' ? options.dice : { ...options.dice, seed }
  return { save: { record: cutAt(record, 0), options: { ...options, dice } } }
}
