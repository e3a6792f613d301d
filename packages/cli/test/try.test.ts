import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, json, muster, read, RECORD, says } from './shell.ts'

describe('try', () => {
  test('plays a situation through and prints what happened and how it ended', async () => {
    for (const name of ['ford.json', 'ogre.json']) {
      const data = await json(schemas.tried, ['try', example(name)])
      expect(data).toMatchObject({ through: true, unrolled: [], status: { over: true } })
      expect(data.log.length).toBeGreaterThan(1)
    }
    const text = await says('try', example('ford.json'))
    expect(text).toContain('Two archers over a hedge')
    expect(text).toContain('Tom')
    expect(text).toContain('North won')
  })

  const ford = () => read(example('ford.json')) as { dice: (string | number)[][]; answers: unknown[] }

  test('an answer that is not allowed: which, why, and what happened before', async () => {
    const bad = file({ ...ford(), answers: [{ links: [{ from: 'Wren', to: 'Wren' }] }] })
    const data = await json(schemas.tried, ['try', bad], 1)
    expect(data).toMatchObject({ through: false, refusedAt: 0, refusal: { code: 'not-a-target' } })
    expect((await muster(['try', bad])).out).toContain('Answer 1: Not allowed')
  })

  test('a script with too few, too many or other dice', async () => {
    const few = await json(schemas.tried, ['try', file({ ...ford(), dice: ford().dice.slice(0, 2) })], 1)
    expect(few.stopped).toBe('at answer 2: unscripted roll: save: Tom')
    expect(few.status).toMatchObject({ over: false, awaited: { purpose: 'save: Tom' } })
    const odd = file({ ...ford(), dice: [['hit: Wren at Tom', 9]] })
    expect((await json(schemas.tried, ['try', odd], 1)).stopped).toContain('cannot show 9')
    const many = await json(schemas.tried, ['try', file({ ...ford(), dice: [...ford().dice, ['save: Bess', 1]] })], 1)
    expect(many).toMatchObject({ through: false, unrolled: [['save: Bess', 1]] })
    const other = file({ ...ford(), dice: [['hit: Tom at Wren', 1]] })
    expect((await muster(['try', other])).out).toContain('the script has "hit: Tom at Wren" next')
    expect((await muster(['try', other])).code).toBe(1)
  })

  test('more answers than questions', async () => {
    const long = file({ ...ford(), answers: [...ford().answers, { pick: ['done'] }] })
    await failsWith(['try', long], { file: long, where: 'answers.2' })
  })

  test('can be written as a record that verifies', async () => {
    const name = fresh()
    await says('try', example('ogre.json'), '-o', name)
    await says('verify', name)
  })

  test('the example record is ford.json played through (npx vitest run packages/cli -u writes it anew)', async () => {
    await expect(readFileSync(RECORD, 'utf8')).toMatchFileSnapshot(example('record.json'))
  })
})

describe('a situation’s answers', () => {
  const base = () => read(example('ford.json'))
  const outcome = async (answers: readonly unknown[]) => {
    const { through, hash } = await json(schemas.tried, ['try', file({ ...base(), answers })])
    return { through, hash }
  }

  test('are taken in the words of `muster answer`, and so is default', async () => {
    const plain = await outcome(base()['answers'] as unknown[])
    expect(plain.through).toBe(true)
    expect(await outcome(['pair "Wren>Tom"', 'pair Tom>Wren'])).toEqual(plain)
    expect(await outcome([['pair', 'Wren>Tom'], 'default'])).toEqual(plain)
  })

  test('have their points in inches, like the figures', async () => {
    const moving = { ...base(), stage: 'move', turn: 1, dice: [] }
    const hashes = await Promise.all(
      [
        'move Wren 18,14.5',
        { figure: 'Wren', path: [[18, 14.5]] },
        { figure: 'Wren', path: [{ x: 45_720, y: 36_830 }] },
      ].map(async (answer) => (await json(schemas.tried, ['try', file({ ...moving, answers: [answer] })])).hash),
    )
    expect(new Set(hashes).size).toBe(1)
  })

  test('that are none say which, and how one is written', async () => {
    await failsWith(['try', file({ ...base(), answers: ['pair Wren'] })], {
      where: 'answers.0',
      says: 'pair "Archer a1>Orc b2"',
    })
    await failsWith(['odds', file({ ...base(), answers: [{ hop: 1 }] })], {
      where: 'answers.0',
      says: 'none of the forms',
    })
  })
})
