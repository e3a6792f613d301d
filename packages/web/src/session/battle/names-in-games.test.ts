import { expect, test } from 'vitest'
import { sessionOptions } from '../../../test/battle.ts'
import { GAMES } from '../../games/games.ts'
import { BattleHost } from './battle-host.ts'
import type { Snapshot } from '../messages/snapshot.ts'

/** Whatever a person reads of it. */
const wordsIn = ({ log, thrown, decision }: Snapshot): readonly string[] => [
  ...log.lines.flatMap(({ text, why }) => [text, ...(why?.tests.map(({ what }) => what) ?? [])]),
  ...thrown.map(({ purpose }) => purpose),
  ...(decision ? [decision.prompt, ...decision.options.flatMap(({ label, hint = '' }) => [label, hint])] : []),
]

test.each(GAMES)('$id: nobody is called by an id, before or after standing on the table', async ({ load }) => {
  const kit = await load()
  const host = BattleHost.begin(kit, { plan: kit.readyPlan(1) }, sessionOptions())
  const ids = host.roster().map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(5)
  const raw = new RegExp(`(?<!\\w)(?:${ids.join('|')})(?!\\w)`)
  for (let answers = 0; answers < 60; answers++) {
    const snapshot = host.snapshot()
    for (const text of wordsIn(snapshot)) expect(text).not.toMatch(raw)
    if (!snapshot.decision) break
    host.answer(snapshot.decision.default)
  }
})

test.each(GAMES)(
  '$id: every number of every card can be asked: it has a rule, and its sum adds up',
  async ({ load }) => {
    const kit = await load()
    const host = BattleHost.begin(kit, { plan: kit.readyPlan(1) }, sessionOptions())
    host.deployAll()
    const { view } = host.snapshot()
    const rules = new Set(kit.rulebook.map(({ id }) => id))
    const stats = [...view.figures, ...(view.units ?? [])].flatMap((subject) => subject.stats)
    expect(stats.length).toBeGreaterThan(40)
    for (const { label, rule, sum, made } of stats) {
      expect(rules.has(rule ?? ''), label).toBe(true)
      for (const one of [sum, made])
        if (one) expect(one.parts.reduce((total, { value }) => total + value, 0)).toBeCloseTo(one.total)
    }
  },
)
