/** Shortens a record. To play on, only its start and its tape are needed. */
import type { BattleRecord, BattleStart, ScenarioInfo } from '@muster/engine'
import type { BattleSave, BattleSource } from '../messages/options.ts'

/** As if the last answer had not been given, nor the dice been rolled that fell after it. */
export function withoutLastAnswer(record: BattleRecord): BattleRecord {
  const last = record.tape.findLastIndex((entry) => 'what' in entry)
  return last < 0 ? record : cutAt(record, last)
}

export function cutAt(whole: BattleRecord, length: number): BattleRecord {
  const { result: _, events: __, tampered: ___, takenBack: ____, ...record } = whole
  const tape = record.tape.slice(0, length)
  return { ...record, tape, marks: record.marks.filter(({ at }) => at <= length) }
}

/** The same battle from its beginning, with other luck. A scenario that the dice chose is kept. */
export function restartOf(
  { record, options: saved, view }: BattleSave,
  seed: number,
  scenarios: readonly ScenarioInfo[] = [],
): BattleSource {
  const { fromRound: _, ...options } = saved
  const dice = options.dice === 'typed' ? options.dice : { ...options.dice, seed }
  const start = withScenario(record.start, scenarios.find(({ name }) => name === view?.scenario.name)?.id)
  return { save: { record: { ...cutAt(record, 0), start }, options: { ...options, dice } } }
}

function withScenario(start: BattleStart, scenario: string | undefined): BattleStart {
  if (!('plan' in start) || start.plan.scenario !== undefined || scenario === undefined) return start
  return { plan: { ...start.plan, scenario } }
}

/** A moment of a battle: after so many answers and rolls, in this round. */
export interface BranchPoint {
  readonly entries: number
  readonly round: number
}

/** The battle as it stood at a moment, to be played on as one of its own. */
export function branchOf({ record, options }: BattleSave, { entries, round }: BranchPoint, seed: number): BattleSource {
  const dice = options.dice === 'typed' ? options.dice : { ...options.dice, seed }
  return { save: { record: cutAt(record, entries), options: { ...options, dice, fromRound: round } } }
}
