/** What every comparison of two drafts promises: each rule of both stands in it once, beside its counterpart or alone. */
import type { ComparedRules, DraftComparison, RuleText } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { DRAFT_PAIRS, GAMES } from '../games/games.ts'

test('a game that names an earlier draft brings a comparison with a game that can be played', () => {
  expect(DRAFT_PAIRS.length).toBeGreaterThan(0)
  for (const { id, about, loadComparison } of GAMES) expect(about.earlierDraft !== undefined, id).toBe(!!loadComparison)
  expect(DRAFT_PAIRS).toHaveLength(GAMES.filter(({ about }) => about.earlierDraft !== undefined).length)
})

const rowsOf = (comparison: DraftComparison): readonly ComparedRules[] => comparison.flatMap(({ rows }) => rows)
const idsOf = (rulebook: readonly RuleText[]): readonly string[] => rulebook.map(({ id }) => id)

describe.each(DRAFT_PAIRS)('$later.about.name beside $earlier.about.name', ({ earlier, later }) => {
  const load = async () => {
    const [before, after, comparison] = await Promise.all([earlier.load(), later.load(), later.loadComparison?.()])
    return { before, after, comparison: comparison ?? [] }
  }

  test('every rule of both rulebooks stands in exactly one row, and no other rule does', async () => {
    const { before, after, comparison } = await load()
    const rows = rowsOf(comparison)
    const named = (side: 'earlier' | 'later') => rows.flatMap((row) => row[side]).toSorted()
    expect(named('earlier')).toEqual(idsOf(before.rulebook).toSorted())
    expect(named('later')).toEqual(idsOf(after.rulebook).toSorted())
  })

  test('a pair names rules of both, the rest rules of one, and the verdict says which', async () => {
    const { comparison } = await load()
    for (const { verdict, earlier: old, later: now } of rowsOf(comparison)) {
      expect([old.length > 0, now.length > 0], [...old, ...now].join(' ')).toEqual([
        verdict !== 'only-later',
        verdict !== 'only-earlier',
      ])
    }
  })

  test('whatever is not the same has its difference in one sentence', async () => {
    const { comparison } = await load()
    for (const { verdict, difference, earlier: old, later: now } of rowsOf(comparison)) {
      const where = [...old, ...now].join(' ')
      if (verdict === 'same') expect(difference, where).toBeUndefined()
      else expect(difference, where).toMatch(/^[A-Z].{10,200}\.$/)
      expect(difference ?? '', where).not.toMatch(/\. [A-Z]/)
    }
  })

  test('chapters have names of their own, and none is empty', async () => {
    const { comparison } = await load()
    expect(new Set(comparison.map(({ name }) => name)).size).toBe(comparison.length)
    for (const { name, rows } of comparison) expect(rows.length, name).toBeGreaterThan(0)
  })
})
