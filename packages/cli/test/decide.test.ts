import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, json, RECORD, says } from './shell.ts'

describe('decide', () => {
  test('says who is asked what, by which rule, what may be answered, and the default', async () => {
    const { status } = await json(schemas.decided, ['decide', example('ogre.json')])
    expect(status).toMatchObject({ over: false, rule: { id: 'HW-MOVE-01' }, short: 'done' })
    expect(status.decision).toMatchObject({ kind: 'move', by: 'a' })
    expect(status.movers).toEqual([{ figure: 'Grum', allowance: 6, at: [18, 12] }])
    const text = await says('decide', example('ogre.json'))
    expect(text).toMatch(/North \(a\) is asked/)
    expect(text).toMatch(/Grum +at 18,12 +6"/)
    expect(text).toMatch(/done +End movement/)
    expect(text).toContain('By default: done')
  })

  test('with --reach, the ground each mover can get to: the marsh keeps the Ogre short', async () => {
    const { status } = await json(schemas.decided, ['decide', example('ogre.json'), '--reach'])
    const ring = status.movers?.[0]?.reach?.flat() ?? []
    const south = Math.max(...ring.filter(([x]) => x > 15 && x < 21).map(([, y]) => y))
    const north = Math.min(...ring.map(([, y]) => y))
    expect(north).toBeGreaterThan(5.5)
    expect(north).toBeLessThan(6.6)
    expect(south).toBeLessThan(17.1)
    expect(await says('decide', example('ogre.json'), '--reach')).toMatch(/reaches x [\d.]+ to [\d.]+, y/)
  })

  test('of a battle that is over: who won', async () => {
    const { status } = await json(schemas.decided, ['decide', RECORD])
    expect(status).toMatchObject({ over: true, result: { winner: 'a' } })
    expect(await says('decide', RECORD)).toContain('North won')
  })
})
