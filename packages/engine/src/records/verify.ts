/** Runs a record again under the rules and compares. A difference is found at its entry and told in plain words. */
import type { Battle, BattleOptions } from '../play/battle.ts'
import { difference } from './difference.ts'
import { typedDice } from '../play/dice.ts'
import type { Game } from '../play/game.ts'
import type { StepMark } from '../play/position.ts'
import type { BattleRecord } from './record.ts'
import { replay, type RecordFault, type ReplayResult, type WatchReplay } from './replay.ts'

export type VerifyResult =
  | { readonly holds: true; readonly steps: number; readonly entries: number }
  | ({ readonly holds: false } & RecordFault)

export interface OpenedRecord<S> {
  readonly verdict: VerifyResult
  /** The battle at the end of the record, or as far as it could be played if the record does not hold. */
  readonly battle: Battle<S> | undefined
}

export const verify = <S>(game: Game<S>, record: BattleRecord): VerifyResult =>
  verifyAndOpen(game, record, { forks: false, silent: record.events === undefined }).verdict

/** Verifies a record and returns the battle it was replayed in, so that nobody needs to replay it again. */
export function verifyAndOpen<S>(
  game: Game<S>,
  record: BattleRecord,
  options?: BattleOptions,
  watch?: WatchReplay,
): OpenedRecord<S> {
  if (record.game !== game.id) {
    const message = `the record is of "${record.game}", not of "${game.id}"`
    return { verdict: { holds: false, at: 0, step: 0, message }, battle: undefined }
  }
  const replayed = replay(game, record, typedDice, options, watch)
  const { battle } = replayed
  const fault = replayed.fault ?? (battle && compared(record, battle, replayed))
  if (fault)
    return { verdict: { holds: false, ...fault, at: Math.max(0, Math.min(fault.at, record.tape.length - 1)) }, battle }
  return { verdict: { holds: true, steps: record.marks.length, entries: record.tape.length }, battle }
}

function compared<S>(
  record: BattleRecord,
  battle: Battle<S>,
  { toldBefore }: ReplayResult<S>,
): RecordFault | undefined {
  return (
    marksDiffer(record, battle) ??
    tamperingFault(record) ??
    eventsDiffer(record, battle, toldBefore) ??
    resultDiffers(record, battle)
  )
}

function marksDiffer<S>({ marks }: BattleRecord, battle: Battle<S>): RecordFault | undefined {
  for (let step = 0; step < Math.max(marks.length, battle.marks.length); step++) {
    const [ours, theirs] = [battle.marks[step], marks[step]]
    const message = markDiffers(step + 1, ours, theirs)
    if (message !== undefined) return { at: lastEntryOf(ours ?? theirs), step, message }
  }
  return undefined
}

/** A mark holds the number of entries before it, so the last of them has the index below. */
const lastEntryOf = (mark: StepMark | undefined): number => (mark?.at ?? 0) - 1

function markDiffers(count: number, ours: StepMark | undefined, theirs: StepMark | undefined): string | undefined {
  if (ours === undefined)
    return `the record has a fingerprint of a step ${count} ("${theirs?.step}"), the battle has fewer steps`
  if (theirs === undefined) return `the fingerprint after step ${count} ("${ours.step}") is missing from the record`
  if (ours.step !== theirs.step)
    return `step ${count} is "${ours.step}" by the rules, the record calls it "${theirs.step}"`
  if (ours.at !== theirs.at)
    return `step ${count} ("${ours.step}") ends after entry ${ours.at} by the rules, in the record after ${theirs.at}`
  return ours.hash === theirs.hash
    ? undefined
    : `after step ${count} ("${ours.step}") the state is not the recorded one`
}

/** What the checksums found, though the battle can be played on from it. */
export const tamperingFault = ({ tampered, marks }: BattleRecord): RecordFault | undefined =>
  tampered && { ...tampered, step: stepOf(marks, tampered.at) }

/** A changed die may make no difference to the state but appears in an event, so events are compared too. */
function eventsDiffer<S>(
  { events, marks }: BattleRecord,
  battle: Battle<S>,
  toldBefore: readonly number[],
): RecordFault | undefined {
  if (events === undefined) return undefined
  for (let i = 0; i < Math.max(events.length, battle.events.length); i++) {
    const found = difference(battle.events[i], events[i])
    if (found === undefined) continue
    const at = toldBefore.findLastIndex((told) => told <= i)
    const name = battle.events[i]?.is ?? events[i]?.is ?? ''
    return { at, step: stepOf(marks, at), message: `event ${i + 1} ("${name}") is not what happened: ${found}` }
  }
  return undefined
}

function resultDiffers<S>({ result, tape, marks }: BattleRecord, battle: Battle<S>): RecordFault | undefined {
  const found = difference(battle.result, result)
  if (found === undefined) return undefined
  return { at: tape.length, step: marks.length, message: `its result is not the one the battle had: ${found}` }
}

/** The step that an entry belongs to. */
function stepOf(marks: readonly StepMark[], at: number): number {
  const step = marks.findIndex((mark) => mark.at > at)
  return step < 0 ? marks.length : step
}
