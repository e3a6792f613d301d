/**
 * The seal of a tape: two signs for each entry, each made of all entries so far, and a fingerprint of the whole. An
 * answer or a die that was changed is found at its entry even where it made no difference to the battle.
 */
import { Digest } from './digest.ts'
import type { Entry } from './position.ts'

const SIGNS = 2

export function sealOf(tape: readonly Entry[]): string {
  const digest = new Digest()
  const signs = tape.map((entry) => digest.json(entry).value.slice(-SIGNS))
  return `${signs.join('')}.${digest.value}`
}

/** The first entry that is not the one the seal was made of; the number of entries where some are missing. */
export function firstUnsealed(tape: readonly Entry[], seal: string): number | undefined {
  const ours = sealOf(tape)
  if (ours === seal) return undefined
  for (let at = 0; at < tape.length; at++) {
    const from = at * SIGNS
    if (ours.slice(from, from + SIGNS) !== seal.slice(from, from + SIGNS)) return at
  }
  return tape.length
}
