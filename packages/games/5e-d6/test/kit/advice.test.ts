/** What quick bots are advised to do. */
import type { Candidate } from '@muster/engine'
import { inches } from '@muster/table'
import { expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
import { melee, skirmish, TOUCHING, type Skirmish } from '../skirmish.ts'

/** The best plan of the advice for the question that is asked now. */
function planned({ battle }: Skirmish): Candidate | undefined {
  const { question, state } = battle
  const candidates = (question && fiveED6.advice.quickCandidates?.(state, question, 1)) ?? []
  return candidates.toSorted((a, b) => b.score - a.score)[0]
}

const advised = (battle: Skirmish) => planned(battle)?.answer

const archer = { at: [10, 4] as const, weapons: ['hand-spear', 'bow'], prepared: true }

test('FD-RNG-14 a bot shoots at a target whom nobody fights rather than at a nearer one whom a friend fights', () => {
  const alone = () =>
    melee({ depth: 40 })
      .a('Ann', archer)
      .b('Near', { at: [7, 12] })
      .b('Far', { at: [13, 13] })
  expect(advised(alone())).toEqual({ pick: ['Ann|ranged|bow|Near'] })
  const fought = alone().a('Abe', { at: [7 - TOUCHING - 0.1, 12], fought: true })
  expect(advised(fought)).toEqual({ pick: ['Ann|ranged|bow|Far'] })
})

test('FD-ATK-04 a bot strikes whoever it can wound most surely of those in its reach', () => {
  const pair = melee()
    .a('Ann', { at: [10, 10] })
    .b('Tough', { at: [10, 10 + TOUCHING + 0.1], armor: 'heavy' })
    .b('Frail', { at: [10, 10 - TOUCHING - 0.1] })
  expect(advised(pair)).toEqual({ pick: ['Ann|melee|hand-blade|Frail'] })
})

test('FD-MOVE-07 a bot that stands before a building steps aside, as far as it may', () => {
  const facing = skirmish({ depth: 40 })
    .a('Ann', { at: [10, 10] })
    .b('Bob', { at: [10, 18.5] })
    .box('house', 'building', [6, 10.5], [14, 16])
  const answer = advised(facing)
  const [end] = answer && 'path' in answer ? answer.path : []
  expect(Math.abs((end?.x ?? 0) - inches(10))).toBeGreaterThan(inches(4))
  expect(end?.y).toBe(inches(10))
})

test('FD-FEAT-06 a bot that prepares a nimble archer to shoot plans to hide it then, and to end its turn', () => {
  const seen = skirmish({ depth: 40 })
    .a('Ann', { ...archer, prepared: false, profile: 'halfling' })
    .b('Bob', { at: [10, 20] })
  const answers = [planned(seen)?.answer, planned(seen)?.next?.answer, planned(seen)?.next?.next?.answer]
  expect(answers).toEqual(['prepare', 'nimble-hide', 'done'].map((what) => ({ pick: [`Ann|${what}`] })))
})
