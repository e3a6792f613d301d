/**
 * The seal of a written record: a fingerprint of its start, two signs for each entry of the tape, each made of all
 * entries so far, and a fingerprint of the whole. An answer or a die that was changed is found at its entry even where
 * it made no difference to the battle.
 */
import { Digest } from '../common/digest.ts'
import type { Fault } from './replay.ts'

const SIGNS = 2

interface Sealed {
  readonly start: unknown
  readonly tape: readonly unknown[]
}

export function sealOf({ start, tape }: Sealed): string {
  const digest = new Digest()
  const signs = tape.map((entry) => digest.json(entry).value.slice(-SIGNS))
  return [new Digest().json(start).value, signs.join(''), digest.value].join('.')
}

/** What is not as it was when the seal was made. */
export function sealBroken(record: Sealed, seal: string): Omit<Fault, 'step'> | undefined {
  const ours = sealOf(record)
  if (ours === seal) return undefined
  const [ourStart, ourSigns = ''] = ours.split('.')
  const [start, signs = ''] = seal.split('.')
  if (start !== ourStart)
    return { at: 0, message: 'the battle did not begin like this: its armies or its table have been changed since' }
  for (let at = 0; at < record.tape.length; at++) {
    const from = at * SIGNS
    if (ourSigns.slice(from, from + SIGNS) !== signs.slice(from, from + SIGNS)) {
      return { at, message: 'this is not the entry that was written here: the tape has been changed since' }
    }
  }
  return { at: record.tape.length, message: 'the end of the tape is not the one that was written' }
}
