import { d6sWithDragons } from '@muster/d6s-with-dragons'
import type { GameKit } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { services, sessionOptions } from '@muster/session/testing'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BattleSession } from '../src/battle-session.ts'
import { apply } from '../src/patch/apply.ts'
import { diff } from '../src/patch/diff.ts'

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const member = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.integer(), marks: fc.array(fc.string()) })
/** Written and read again, for JSON has no -0. */
const data = fc.oneof(fc.jsonValue(), fc.record({ figures: fc.array(member), round: fc.jsonValue() })).map(sent)

test('whatever two values are, what changed between them leads from one to the other', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const patch = diff(before, after)
      expect(apply(before, patch === undefined ? undefined : sent(patch))).toEqual(after)
    }),
  )
})

test('equal values have no difference', () => {
  fc.assert(fc.property(data, (value) => void expect(diff(value, sent(value))).toBeUndefined()))
})

test('what did not change stays the same object', () => {
  const before = {
    figures: [
      { id: 'a', at: 1 },
      { id: 'b', at: 2 },
    ],
    field: { pieces: [1] },
  }
  const after = apply(
    before,
    diff(before, {
      ...sent(before),
      figures: [
        { id: 'a', at: 1 },
        { id: 'b', at: 3 },
      ],
    }),
  )
  expect(after).toMatchObject({ figures: [{ at: 1 }, { at: 3 }] })
  expect((after as typeof before).figures[0]).toBe(before.figures[0])
  expect((after as typeof before).field).toBe(before.field)
})

const KITS = [heroesAndWizards, d6sWithDragons, simpleFantasySkirmish] as unknown as readonly GameKit<unknown>[]

test.each(KITS.map((kit) => [kit.game.id, kit] as const))(
  '%s: a battle followed by its changes alone is the battle itself',
  (_, kit) => {
    const options = sessionOptions({ a: 'computer', b: 'computer' })
    const session = BattleSession.begin(kit, { plan: kit.readyPlan(1) }, options, services)
    let followed: unknown = {}
    for (let answers = 0; answers < 80 && session.battle.decision; answers++) {
      const now = session.snapshot()
      followed = apply(followed, sent(diff(followed, now)))
      expect(followed).toEqual(sent(now))
      session.answer(session.battle.decision.default)
    }
  },
)
