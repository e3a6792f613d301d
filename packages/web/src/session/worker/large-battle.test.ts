/** The page must be able to open the largest battles the games allow; the command line has the same test. */
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { makeRecord, recordText, type BattlePlan, type GameKit } from '@muster/engine'
import { playRandomly } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { compress, decompress } from '../../store/gzip.ts'
import { CallHandler } from './call-handler.ts'
import type { Snapshot } from '../messages/snapshot.ts'

const kit = d6sWithDragons as unknown as GameKit<unknown>
const POINTS = 600
const SEED = 3

const largePlan = (): BattlePlan => {
  const usual = kit.readyPlan(SEED)
  const sides = usual.sides.map((side, seat) => ({ ...side, army: kit.randomArmy(SEED + seat, POINTS) }))
  return { ...usual, sides, options: { ...usual.options, limit: POINTS } }
}

test('a battle of 600 points a side, played to its end, is opened again by the page', async () => {
  const plan = largePlan()
  expect(kit.checkPlan(plan)).toEqual([])
  const battle = playRandomly({ game: kit.game, plan, seed: SEED })
  expect(battle.tape.length).toBeGreaterThan(5000)
  const record = makeRecord(battle, { plan })
  const bytes = (await compress(recordText(record, { seats: {} }))) ?? new Uint8Array()
  const handler = new CallHandler(() => Promise.resolve(kit))
  const opened = await handler.handle({
    id: 1,
    name: 'open',
    ask: { text: await decompress(new Blob([bytes])), seed: 1 },
  })
  const snapshot = 'reply' in opened ? (opened.reply as Snapshot) : undefined
  expect(snapshot?.outdated).toBeUndefined()
  expect(snapshot?.result).toEqual(battle.result)
}, 300_000)
