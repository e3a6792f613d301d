/** One entry as an army of its own: what it costs, and which rules complain of it. */
import type { ArmyReport, Json } from '@muster/engine'
import { expect } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'

export type EntryWords = { readonly [key: string]: Json }

/** `list`: undefined for a free-form team. */
export const report = (list: string | undefined, ...entries: readonly EntryWords[]): ArmyReport =>
  checkArmy({ name: 'Some', ...(list !== undefined && { list }), entries: [...entries] }, 1000)

/** What a legal entry costs. */
export function pointsOf(list: string | undefined, entry: EntryWords): number {
  const { points, complaints } = report(list, entry)
  expect(complaints).toEqual([])
  return points
}

export const rulesOf = (list: string | undefined, ...entries: readonly EntryWords[]): readonly string[] =>
  report(list, ...entries).complaints.map(({ rule }) => rule)

/** A free-form warrior with this gear. */
export const warrior = (profile: string, ...gear: readonly string[]): number =>
  pointsOf(undefined, { profile, gear: [...gear] })
