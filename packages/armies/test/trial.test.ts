/** Trials: battles of an army against ready ones of its size, and what they come to. */
import { randomFrom } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { fittingOpponents, planTrial, playTrial, shareOf, type TrialResult } from '../src/index.ts'
import { BY_NAME, dragons } from './kits.ts'

function played(trial: ReturnType<typeof playTrial>) {
  const results: TrialResult[] = []
  for (;;) {
    const next = trial.next()
    if (next.done) return { results, summary: next.value }
    results.push(next.value)
  }
}

/** A chassis is lost with its crew. */
const MOST_IN_ONE = 6

describe.each(BY_NAME)('a trial in %s', (_name, kit) => {
  const small = kit.armies.toSorted((a, b) => a.points - b.points)[0]
  const terms = { army: small?.army ?? null, limit: Math.ceil(small?.points ?? 0), battles: 4, seed: 3 }

  test('is planned against armies of its size, from both edges, in plans that are legal', () => {
    const planned = planTrial(kit, { ...terms, battles: 30 })
    expect(new Set(planned.map(({ side }) => side))).toEqual(new Set(['a', 'b']))
    for (const { plan, opponent } of planned) {
      expect(kit.checkPlan(plan)).toEqual([])
      expect(Math.abs(opponent.points - terms.limit)).toBeLessThanOrEqual(terms.limit * 0.25)
    }
  })

  test('sums up what was won and what each entry slew and lost', () => {
    const { results, summary } = played(playTrial(kit, terms))
    expect(results).toHaveLength(4)
    expect(summary.won + summary.drawn + summary.lost).toBe(4)
    expect(summary.entries.map(({ name }) => name)).toEqual(kit.builder.entries(terms.army).map(({ name }) => name))
    const [slain, lost] = [summary.entries.map((one) => one.slain), summary.entries.map((one) => one.lost)]
    expect(Math.max(...slain)).toBeGreaterThan(0)
    expect(Math.max(...lost)).toBeGreaterThan(0)
    for (const { lost: gone, count } of summary.entries) expect(gone).toBeLessThanOrEqual(count * MOST_IN_ONE)
  })
})

test('an army that is not legal is not tried', () => {
  expect(() => planTrial(dragons, { army: dragons.builder.blank('x'), limit: 100, battles: 1, seed: 1 })).toThrow(
    'Only a legal army can be tried',
  )
})

test('where no ready army costs as much, the nearest are the opponents', () => {
  const most = Math.max(...dragons.armies.map(({ points }) => points))
  expect(fittingOpponents(dragons, 10_000).every(({ points }) => points === most)).toBe(true)
})

test('the interval holds the true share in about 95 of 100 cases', () => {
  const random = randomFrom(5)
  let held = 0
  for (let tries = 0; tries < 1000; tries++) {
    const won = Array.from({ length: 50 }, () => random() < 0.4).filter(Boolean).length
    const { least, most } = shareOf({ won, drawn: 0, lost: 50 - won })
    if (least <= 0.4 && most >= 0.4) held++
  }
  expect(held).toBeGreaterThan(920)
  expect(held).toBeLessThan(985)
})
