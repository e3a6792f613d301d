/** Recorded battles run again under the rules, with every answer judged and every step's fingerprint compared. */
import { makeRecord, verify, type BattleRecord } from '@muster/engine'
import { perSecond, report } from '../clock.mjs'
import { kit, planOf, playSkirmish } from './skirmish.ts'

/** Without events only the states of a record are compared, and no events are made. */
function recordOf(seed: number): BattleRecord {
  const { events: _, ...record } = makeRecord(playSkirmish(seed, { keep: true }), { plan: planOf(seed) })
  return record
}

const records = Array.from({ length: 40 }, (_, seed) => recordOf(seed))

let next = 0
const rate = perSecond(() => {
  const record = records[next++ % records.length]
  if (record === undefined || !verify(kit.game, record).holds) throw new Error('a record does not hold')
})
report({ replays: rate })
