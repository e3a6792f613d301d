/** Recorded battles run again under the rules, with every answer judged and every step's fingerprint compared. */
import { makeRecord, verify } from '@muster/engine'
import { perSecond, report } from '../clock.mjs'
import { kit, planOf, playSkirmish } from './skirmish.ts'

const records = Array.from({ length: 40 }, (_, seed) => makeRecord(playSkirmish(seed, { keep: true }), { plan: planOf(seed) }))

let next = 0
const rate = perSecond(() => {
  const record = records[next++ % records.length]
  if (record === undefined || !verify(kit.game, record).holds) throw new Error('a record does not hold')
})
report({ replays: rate })
