import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { failsWith, file, json, muster, read, RECORD } from './shell.ts'

describe('verify', () => {
  type Record = { [key: string]: unknown }
  const tapeOf = (record: Record) => record['tape'] as { roll?: string; faces?: number[]; answer?: object }[]

  const tampered = (change: (record: Record) => void): string => {
    const record = read(RECORD) as Record
    change(record)
    return file(record)
  }

  test('a record that was tampered with does not hold, and its place is named', async () => {
    const turned = tampered((record) => {
      for (const entry of tapeOf(record)) if (entry.roll?.startsWith('save')) entry.faces = [1]
    })
    const { records } = await json(schemas.verified, ['verify', turned], 1)
    expect(records[0]).toMatchObject({ holds: false, message: expect.any(String) as string })
    const dice = (faces: number[]) =>
      tampered((record) => {
        for (const entry of tapeOf(record)) if (entry.faces) entry.faces = faces
      })
    for (const [faces, says] of [
      [[5, 1, 1, 1], 'rolls 1 die, 4 are given'],
      [[100], 'a d6 cannot show 100'],
    ] as const) {
      const name = dice([...faces])
      expect((await json(schemas.verified, ['verify', name], 1)).records[0]?.message).toContain(says)
      for (const command of ['decide', 'show', 'odds']) await failsWith([command, name], { where: /^tape/, says })
      await failsWith(['answer', name, 'default'], { where: /^tape/, says })
    }
    const cheated = tampered((record) => {
      const [first] = tapeOf(record)
      if (first) first.answer = { links: [{ from: 'Wren', to: 'Wren' }] }
    })
    const [verdict] = (await json(schemas.verified, ['verify', cheated], 1)).records
    expect(verdict?.at).toBe(0)
    expect(verdict?.message).toContain('not allowed')
  })

  test('a record whose events or result were changed does not hold either', async () => {
    const retold = tampered(
      (record) => void (record['events'] = [{ is: 'nothing-happened' }, ...(record['events'] as object[]).slice(1)]),
    )
    const [verdict] = (await json(schemas.verified, ['verify', retold], 1)).records
    expect(verdict?.message).toMatch(/^event 1 \("shots-declared"\) is not what happened: "is" is "nothing-happened"/)
    const crowned = tampered((record) => void (record['result'] = { winner: 'b', reason: 'Because.', scores: [] }))
    expect((await muster(['verify', crowned])).out).toContain('its result is not the one')
  })
})

test('one bad record does not keep the others from being verified', async () => {
  const bad = file('{')
  const { holds, records } = await json(schemas.verified, ['verify', bad, RECORD], 2)
  expect(holds).toBe(false)
  expect(records.map((one) => [one.file, one.holds])).toEqual([
    [bad, false],
    [RECORD, true],
  ])
  expect(records[0]?.error).toMatchObject({ file: bad })
})
