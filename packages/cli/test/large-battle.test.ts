/** The command line must be able to open the largest battles the games allow; the page has the same test. */
import { d6sWithDragons as kit } from '@muster/d6s-with-dragons'
import { makeRecord } from '@muster/engine'
import { playRandomly } from '@muster/engine/testing'
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openRecordFile, writeRecord } from '../src/files/battle-file.ts'
import { fresh } from './shell.ts'

const POINTS = 600

test('a battle of 600 points a side, played to its end, is opened again from a plain and a compressed file', () => {
  const usual = kit.readyPlan(3)
  const sides = usual.sides.map((side, seat) => ({ ...side, army: kit.randomArmy(3 + seat, POINTS) }))
  const plan = { ...usual, scenario: 'confrontation', sides, options: { ...usual.options, limit: POINTS } }
  expect(kit.checkPlan(plan)).toEqual([])
  const battle = playRandomly({ game: kit.game, plan, seed: 3 })
  expect(battle.tape.length).toBeGreaterThan(5000)
  const [plain, compressed] = [fresh('.json'), fresh('.json.gz')]
  for (const file of [plain, compressed]) {
    writeRecord(file, { record: makeRecord(battle, { plan }) }, { replace: false })
    expect(openRecordFile(file).session.battle.hash()).toBe(battle.hash())
  }
  expect(statSync(compressed).size).toBeLessThan(statSync(plain).size / 3)
})
