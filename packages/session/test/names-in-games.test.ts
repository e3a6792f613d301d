import { KITS } from '@muster/cli/games'
import { expect, test } from 'vitest'
import { services, sessionOptions } from '@muster/session/testing'
import { BattleSession } from '../src/battle-session.ts'
import type { Snapshot } from '../src/messages/snapshot.ts'

const GAMES = KITS.map((kit) => ({ id: kit.game.id, kit }))

/** Whatever a person reads of it. */
const wordsIn = ({ log, thrown, decision }: Snapshot): readonly string[] => [
  ...log.lines.flatMap(({ text, why }) => [text, ...(why?.tests.map(({ what }) => what) ?? [])]),
  ...thrown.map(({ purpose }) => purpose),
  ...(decision ? [decision.prompt, ...decision.options.flatMap(({ label, hint = '' }) => [label, hint])] : []),
]

test.each(GAMES)('$id: nobody is called by an id, before or after standing on the table', ({ kit }) => {
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(1) }, sessionOptions(), services)
  const ids = session.roster().map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(5)
  const raw = new RegExp(`(?<!\\w)(?:${ids.join('|')})(?!\\w)`)
  for (let answers = 0; answers < 60; answers++) {
    const snapshot = session.snapshot()
    for (const text of wordsIn(snapshot)) expect(text).not.toMatch(raw)
    if (!snapshot.decision) break
    session.answer(snapshot.decision.default)
  }
})

test.each(GAMES)('$id: every number of every card can be asked: it has a rule, and its sum adds up', ({ kit }) => {
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(1) }, sessionOptions(), services)
  session.play.deployAll()
  const { view } = session.snapshot()
  const rules = new Set(kit.rulebook.map(({ id }) => id))
  const stats = [...view.figures, ...(view.units ?? [])].flatMap((subject) => subject.stats)
  expect(stats.length).toBeGreaterThan(40)
  for (const { label, rule, sum, made } of stats) {
    expect(rules.has(rule ?? ''), label).toBe(true)
    for (const one of [sum, made])
      if (one) expect(one.parts.reduce((total, { value }) => total + value, 0)).toBeCloseTo(one.total)
  }
})
