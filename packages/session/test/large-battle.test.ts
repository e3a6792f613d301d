/** A session must be able to open the largest battles the games allow; the command line has the same test. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { makeRecord, recordText, type BattlePlan, type GameKit } from '@muster/engine'
import { playRandomly } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { services } from '@muster/session/testing'
import { checkSource, openSession, parseSource } from '../src/open-session.ts'

const kit = d6sWithDragons as unknown as GameKit<unknown>
const POINTS = 600
const SEED = 3

const largePlan = (): BattlePlan => {
  const usual = kit.readyPlan(SEED)
  const sides = usual.sides.map((side, seat) => ({ ...side, army: kit.randomArmy(SEED + seat, POINTS) }))
  return { ...usual, scenario: 'confrontation', sides, options: { ...usual.options, limit: POINTS } }
}

test('a battle of 600 points a side, played to its end, is opened again by a session', () => {
  const plan = largePlan()
  expect(kit.checkPlan(plan)).toEqual([])
  const battle = playRandomly({ game: kit.game, plan, seed: SEED })
  expect(battle.tape.length).toBeGreaterThan(5000)
  const record = makeRecord(battle, { plan })
  const source = checkSource(parseSource({ text: recordText(record, { seats: {} }), seed: 1 }))
  const snapshot = openSession(kit, source, services).state()
  expect(snapshot.outdated).toBeUndefined()
  expect(snapshot.result).toEqual(battle.result)
})
