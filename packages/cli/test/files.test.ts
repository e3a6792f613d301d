import { mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeWhole } from '../src/files/files.ts'
import { disk, example, fails, failsWith, file, folderNamed, fresh, GAME, json, read, RECORD, says } from './shell.ts'
import { schemas } from '../src/index.ts'

/** Every command that reads a battle. */
const READERS: readonly (readonly string[])[] = [['decide'], ['answer', 'default'], ['odds'], ['show'], ['try']]
const withFile = ([command = '', ...rest]: readonly string[], name: string): readonly string[] => [
  command,
  name,
  ...rest,
]

describe('a file that is no file', () => {
  test('missing: its name is said, and that it is not there', async () => {
    for (const reader of [...READERS, ['army', 'check']]) {
      const name = fresh()
      const argv = reader[0] === 'army' ? [...reader, name] : withFile(reader, name)
      const { file: named, message, text } = await fails(argv)
      expect(named).toBe(name)
      expect(message).toBe('There is no such file.')
      expect(text).toContain(name)
    }
  })

  test('a folder', async () => {
    const name = folderNamed('a-folder')
    await failsWith(['decide', name], { file: name, says: 'This is a folder' })
  })

  test('empty', async () => {
    const name = file('')
    await failsWith(['show', name], { file: name, says: 'is empty' })
  })

  test('a path through a file that is no folder', async () => {
    const name = join(file('{}'), 'battle.json')
    await failsWith(['decide', name], { file: name, says: 'not a folder' })
  })
})

describe('a file that is not ours', () => {
  test('not JSON', async () => {
    for (const reader of READERS) {
      const name = file('the quick brown fox')
      await failsWith(withFile(reader, name), { file: name, says: 'not whole JSON' })
    }
  })

  test('cut short', async () => {
    const whole = readFileSync(RECORD, 'utf8')
    for (const share of [0.1, 0.5, 0.99]) {
      const name = file(whole.slice(0, Math.floor(whole.length * share)))
      const { message } = await fails(['answer', name, 'default'])
      expect(message).toMatch(/not whole JSON .*cut short/s)
    }
  })

  test('larger than any battle, refused unread', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-large-'))
    const name = join(folder, 'large.json')
    writeFileSync(name, 'x')
    truncateSync(name, 200_000_000)
    await failsWith(['decide', name], { file: name, says: 'too large' })
    truncateSync(name, 10_000_000)
    await failsWith(['army', 'check', name], { file: name, says: 'too large' })
    rmSync(folder, { recursive: true })
  })

  test('compressed, but cut short, or a mountain packed into a few bytes', async () => {
    const whole = gzipSync(readFileSync(RECORD))
    const cut = file('')
    writeFileSync(cut, whole.subarray(0, whole.length / 2))
    await failsWith(['decide', cut], { file: cut, says: 'cannot be unpacked' })
    const bomb = file('')
    writeFileSync(bomb, gzipSync(Buffer.alloc(200_000_000)))
    await failsWith(['show', bomb], { file: bomb, says: 'unpacked it is more than 100 MB' })
  })

  test('a list, a number, nothing', async () => {
    for (const [content, found] of [
      ['[1]', 'a list'],
      ['7', 'a number'],
      ['null', 'nothing'],
    ] as const) {
      await failsWith(['show', file(content)], { says: found })
    }
  })

  test('another kind of file: it says which kind it is', async () => {
    const army = example('army.json')
    const { where, message } = await fails(['decide', army])
    expect(where).toBe('muster')
    expect(message).toBe('This is not a battle record or a situation: its field "muster" says it is an army.')
    await failsWith(['army', 'check', RECORD], { says: 'it is a battle record' })
    await failsWith(['answer', example('ford.json'), 'default'], { says: 'it is a situation' })
    await failsWith(['decide', file({ hello: 1 })], { says: 'has no field "muster"' })
  })

  test('a game nobody knows', async () => {
    const name = file({ ...read(example('ford.json')), game: 'chess' })
    await failsWith(['try', name], { file: name, where: 'game', says: GAME })
    const record = file({ ...read(RECORD), game: 'chess' })
    await failsWith(['decide', record], { file: record, where: 'game' })
  })

  test('written by another version of Muster', async () => {
    const name = file({ ...read(RECORD), format: 99 })
    await failsWith(['decide', name], { where: 'format', says: 'another version' })
  })
})

describe('a situation with a fault says at which field', () => {
  const base = () => read(example('ford.json'))
  const figures = () => base()['figures'] as { readonly [key: string]: unknown }[]
  const withFigure = (index: number, more: object) =>
    file({ ...base(), figures: figures().map((one, i) => (i === index ? { ...one, ...more } : one)) })

  test('a field nobody knows', async () => {
    const name = file({ ...base(), widht: 48 })
    expect((await fails(['try', name])).text).toMatch(/widht/)
  })

  test('absurd numbers', async () => {
    const absurd = [
      [{ melee: 1e9 }, 'figures.0.melee'],
      [{ at: [1e300, 3] }, 'figures.0.at.0'],
      [{ at: ['x', 3] }, 'figures.0.at.0'],
    ] as const
    for (const [more, where] of absurd) {
      const name = withFigure(0, more)
      const trouble = await fails(['decide', name])
      expect(trouble).toMatchObject({ file: name, where })
      expect(trouble.text).toContain(where)
    }
    await failsWith(['show', file({ ...base(), width: -4 })], { where: 'width' })
    await failsWith(['show', file({ ...base(), width: 1e12 })], { where: 'width' })
  })

  test('a profile, an item or a spell that does not exist', async () => {
    await failsWith(['try', withFigure(1, { movement: '7' })], { where: 'figures.1.movement' })
    await failsWith(['try', withFigure(1, { item: 'Excalibur' })], { where: 'figures.1.item' })
    await failsWith(['try', withFigure(1, { rank: 'duke' })], { where: 'figures.1.rank' })
  })

  test('figures that overlap, or stand off the table', async () => {
    const [first] = figures()
    const crowd = await fails(['decide', withFigure(1, { at: first?.['at'] })])
    expect(crowd.where).toMatch(/^figures/)
    await failsWith(['decide', withFigure(0, { at: [500, 500] })], { where: /^figures/ })
  })

  test('a figure of a side that is not there', async () => {
    await failsWith(['decide', withFigure(0, { side: 'z' })], { where: /^figures/ })
  })

  test('dice and answers of the wrong form', async () => {
    await failsWith(['try', file({ ...base(), dice: [['hit: Wren at Tom', 'six']] })], { where: 'dice.0.1' })
    await failsWith(['try', file({ ...base(), answers: [{ hop: 3 }] })], { where: 'answers.0' })
  })
})

describe('a record with a fault says at which field', () => {
  const plain = async () => {
    const name = fresh()
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name)
    return read(name) as { start: { plan: { sides: object[]; field: object } }; tape: object[] }
  }

  test('fields of the wrong form', async () => {
    const record = read(RECORD) as { tape: object[]; marks: object[] }
    await failsWith(['decide', file({ ...record, tape: [{ hop: 1 }] })], { where: 'tape.0' })
    await failsWith(['decide', file({ ...record, tape: [{ roll: 'x', faces: [7000] }] })], { where: /^tape\.0/ })
    await failsWith(['decide', file({ ...record, marks: 3 })], { where: 'marks' })
  })

  test('a plan that is junk', async () => {
    const record = await plain()
    const withPlan = (more: object) => file({ ...record, start: { plan: { ...record.start.plan, ...more } } })
    await failsWith(['decide', withPlan({ field: 3 })], { where: 'start.plan.field' })
    await failsWith(['decide', withPlan({ sides: [] })], { where: 'start.plan.sides' })
    await failsWith(['decide', withPlan({ game: 'chess' })], { where: 'start.plan.game' })
    const { field, sides } = record.start.plan
    await failsWith(['decide', withPlan({ field: { ...field, width: 1e15 } })], { where: 'start.plan.field.width' })
    const army = await fails(['decide', withPlan({ sides: sides.map((side) => ({ ...side, army: { name: 'x' } })) })])
    expect(army.where).toMatch(/^start\.plan\.sides/)
  })

  test('a tape that the rules do not allow: the entry is named', async () => {
    const record = await plain()
    const lucky = file({ ...record, tape: [...record.tape, { roll: 'luck', faces: [6] }] })
    const { where, message } = await fails(['answer', lucky, 'default'])
    expect(where).toBe(`tape.${record.tape.length}`)
    expect(message).toContain('does not hold under the rules')
  })
})

describe('a compressed record', () => {
  const isPacked = (name: string): boolean => readFileSync(name)[0] === 0x1f

  test('is written where the name says so, and read whatever its name', async () => {
    const name = fresh('.json.gz')
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name)
    expect(isPacked(name)).toBe(true)
    const plain = fresh()
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', plain)
    expect(gunzipSync(readFileSync(name)).toString()).toBe(readFileSync(plain, 'utf8'))
    const misnamed = file('')
    writeFileSync(misnamed, readFileSync(name))
    expect(await says('decide', misnamed)).toBe((await says('decide', plain)).replaceAll(plain, misnamed))
  })

  test('stays compressed when it is answered, and a plain one stays plain', async () => {
    const packed = fresh('.json.gz')
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', packed)
    const [misnamed, plain] = [file(''), file(gunzipSync(readFileSync(packed)).toString())]
    writeFileSync(misnamed, readFileSync(packed))
    for (const name of [packed, misnamed, plain]) await says('answer', name, 'default', '--dice-seed', '1')
    expect([packed, misnamed, plain].map(isPacked)).toEqual([true, true, false])
    expect(gunzipSync(readFileSync(misnamed)).toString()).toBe(readFileSync(plain, 'utf8'))
  })

  test('of several battles has its number before its ending', async () => {
    const name = fresh('.json.gz')
    await says('play', GAME, '--battles', '2', '--bots', 'random', '--seed', '5', '-o', name)
    const second = name.replace('.json.gz', '-2.json.gz')
    expect(isPacked(second)).toBe(true)
    expect(await says('verify', second)).toContain('holds')
  })
})

describe('writing', () => {
  test('a file that is there is left alone, unless one says --force', async () => {
    const name = file('precious')
    await failsWith(['new', GAME, '-o', name], { file: name, says: '--force' })
    await failsWith(['show', example('ford.json'), '-o', name], { file: name })
    await failsWith(['play', GAME, '--bots', 'random', '-o', name], { file: name })
    expect(readFileSync(name, 'utf8')).toBe('precious')
    await says('new', GAME, '-o', name, '--force')
    expect(read(name)['muster']).toBe('record')
  })

  test('a folder that is not there, or a name that is a folder', async () => {
    await failsWith(['new', GAME, '-o', join(fresh(''), 'battle.json')], { says: 'there is no folder' })
    await failsWith(['new', GAME, '-o', folderNamed('another')], { says: 'folder' })
  })

  test('nothing is left beside the file, and a link stays a link', async () => {
    const [target, link] = [file('old'), fresh()]
    symlinkSync(target, link)
    writeWhole(link, 'new', { replace: true })
    expect(readFileSync(target, 'utf8')).toBe('new')
    expect(disk()).not.toContain('.tmp')
  })

  test('a file that somebody else changed meanwhile is not overwritten', () => {
    const name = file('as it was read')
    writeFileSync(name, 'changed since')
    expect(() => writeWhole(name, 'mine', { replace: true, was: 'as it was read' })).toThrow('changed by somebody else')
    expect(readFileSync(name, 'utf8')).toBe('changed since')
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
