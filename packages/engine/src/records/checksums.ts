/**
 * The checksums of a written record: one of its start, two letters for each entry of the tape, made of all entries so
 * far, and one of the whole tape. An answer or a die that was changed is found at its entry even where it made no
 * difference to the battle.
 */
import { Digest } from '../common/digest.ts'
import type { RecordFault } from './replay.ts'

/** Letters of each entry's checksum. */
const LETTERS = 2

interface CheckedParts {
  readonly start: unknown
  readonly tape: readonly unknown[]
}

export function checksumsOf({ start, tape }: CheckedParts): string {
  const digest = new Digest()
  const entries = tape.map((entry) => digest.json(entry).value.slice(-LETTERS))
  return [new Digest().json(start).value, entries.join(''), digest.value].join('.')
}

/** The first part of a record that is not as it was when the checksums were made. */
export function findTampering(record: CheckedParts, checksums: string): Omit<RecordFault, 'step'> | undefined {
  const ours = checksumsOf(record)
  if (ours === checksums) return undefined
  const [ourStart, ourEntries = ''] = ours.split('.')
  const [start, entries = ''] = checksums.split('.')
  if (start !== ourStart)
    return { at: 0, message: 'the battle did not begin like this: its armies or its table have been changed since' }
  for (let at = 0; at < record.tape.length; at++) {
    const from = at * LETTERS
    if (ourEntries.slice(from, from + LETTERS) !== entries.slice(from, from + LETTERS)) {
      return { at, message: 'this is not the entry that was written here: the tape has been changed since' }
    }
  }
  return { at: record.tape.length, message: 'the end of the tape is not the one that was written' }
}
