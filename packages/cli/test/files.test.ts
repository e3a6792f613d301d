import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeWhole } from '../src/files.ts'
import { disk, example, fails, file, folderNamed, fresh, GAME, json, read, RECORD, says } from './shell.ts'
import { schemas } from '../src/index.ts'

/** Every command that reads a battle. */
const READERS: readonly (readonly string[])[] = [['decide'], ['answer', 'default'], ['odds'], ['show'], ['try']]
const withFile = ([command = '', ...rest]: readonly string[], name: string): readonly string[] => [command, name, ...rest]

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
    expect(await fails(['decide', name])).toMatchObject({ file: name, message: expect.stringContaining('This is a folder') as string })
  })

  test('empty', async () => {
    const name = file('')
    expect(await fails(['show', name])).toMatchObject({ file: name, message: expect.stringContaining('is empty') as string })
  })

  test('a path through a file that is no folder', async () => {
    const name = join(file('{}'), 'battle.json')
    expect(await fails(['decide', name])).toMatchObject({ file: name, message: expect.stringContaining('not a folder') as string })
  })
})

describe('a file that is not ours', () => {
  test('not JSON', async () => {
    for (const reader of READERS) {
      const name = file('the quick brown fox')
      expect(await fails(withFile(reader, name))).toMatchObject({ file: name, message: expect.stringContaining('not whole JSON') as string })
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

  test('ten megabytes of junk, refused at once', async () => {
    const name = file('x'.repeat(10_000_000))
    const began = performance.now()
    expect(await fails(['decide', name])).toMatchObject({ file: name, message: expect.stringContaining('too large') as string })
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('a list, a number, nothing', async () => {
    for (const [content, found] of [['[1]', 'a list'], ['7', 'a number'], ['null', 'nothing']] as const) {
      expect((await fails(['show', file(content)])).message).toContain(found)
    }
  })

  test('another kind of file: it says which kind it is', async () => {
    const army = example('army.json')
    const { where, message } = await fails(['decide', army])
    expect([where, message]).toEqual(['muster', 'This is not a battle record or a situation: its field "muster" says it is an army.'])
    expect((await fails(['army', 'check', RECORD])).message).toContain('it is a battle record')
    expect((await fails(['answer', example('ford.json'), 'default'])).message).toContain('it is a situation')
    expect((await fails(['decide', file({ hello: 1 })])).message).toContain('has no field "muster"')
  })

  test('a game nobody knows', async () => {
    const name = file({ ...read(example('ford.json')), game: 'chess' })
    expect(await fails(['try', name])).toMatchObject({ file: name, where: 'game', message: expect.stringContaining(GAME) as string })
    const record = file({ ...read(RECORD), game: 'chess' })
    expect(await fails(['decide', record])).toMatchObject({ file: record, where: 'game' })
  })

  test('written by another version of Muster', async () => {
    const name = file({ ...read(RECORD), format: 99 })
    expect(await fails(['decide', name])).toMatchObject({ where: 'format', message: expect.stringContaining('another version') as string })
  })
})

describe('a situation with a fault says at which field', () => {
  const base = () => read(example('ford.json'))
  const figures = () => base()['figures'] as { readonly [key: string]: unknown }[]
  const withFigure = (index: number, more: object) => file({ ...base(), figures: figures().map((one, i) => (i === index ? { ...one, ...more } : one)) })

  test('a field nobody knows', async () => {
    const name = file({ ...base(), widht: 48 })
    expect((await fails(['try', name])).text).toMatch(/widht/)
  })

  test('absurd numbers', async () => {
    for (const [more, where] of [[{ melee: 1e9 }, 'figures.0.melee'], [{ at: [1e300, 3] }, 'figures.0.at.0'], [{ at: ['x', 3] }, 'figures.0.at.0']] as const) {
      const name = withFigure(0, more)
      const trouble = await fails(['decide', name])
      expect(trouble).toMatchObject({ file: name, where })
      expect(trouble.text).toContain(where)
    }
    expect(await fails(['show', file({ ...base(), width: -4 })])).toMatchObject({ where: 'width' })
    expect(await fails(['show', file({ ...base(), width: 1e12 })])).toMatchObject({ where: 'width' })
  })

  test('a profile, an item or a spell that does not exist', async () => {
    expect(await fails(['try', withFigure(1, { movement: '7' })])).toMatchObject({ where: 'figures.1.movement' })
    expect(await fails(['try', withFigure(1, { item: 'Excalibur' })])).toMatchObject({ where: 'figures.1.item' })
    expect(await fails(['try', withFigure(1, { rank: 'duke' })])).toMatchObject({ where: 'figures.1.rank' })
  })

  test('figures that overlap, or stand off the table', async () => {
    const [first] = figures()
    const crowd = await fails(['decide', withFigure(1, { at: first?.['at'] })])
    expect(crowd.where).toMatch(/^figures/)
    expect(await fails(['decide', withFigure(0, { at: [500, 500] })])).toMatchObject({ where: expect.stringMatching(/^figures/) as string })
  })

  test('a figure of a side that is not there', async () => {
    expect((await fails(['decide', withFigure(0, { side: 'z' })])).where).toMatch(/^figures/)
  })

  test('dice and answers of the wrong form', async () => {
    expect(await fails(['try', file({ ...base(), dice: [['hit: Wren at Tom', 'six']] })])).toMatchObject({ where: 'dice.0.1' })
    expect(await fails(['try', file({ ...base(), answers: [{ hop: 3 }] })])).toMatchObject({ where: 'answers.0' })
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
    expect(await fails(['decide', file({ ...record, tape: [{ hop: 1 }] })])).toMatchObject({ where: 'tape.0' })
    expect(await fails(['decide', file({ ...record, tape: [{ roll: 'x', faces: [7000] }] })])).toMatchObject({ where: expect.stringMatching(/^tape\.0/) as string })
    expect(await fails(['decide', file({ ...record, marks: 3 })])).toMatchObject({ where: 'marks' })
  })

  test('a plan that is junk', async () => {
    const record = await plain()
    const withPlan = (more: object) => file({ ...record, start: { plan: { ...record.start.plan, ...more } } })
    expect(await fails(['decide', withPlan({ field: 3 })])).toMatchObject({ where: 'start.plan.field' })
    expect(await fails(['decide', withPlan({ sides: [] })])).toMatchObject({ where: 'start.plan.sides' })
    expect(await fails(['decide', withPlan({ game: 'chess' })])).toMatchObject({ where: 'start.plan.game' })
    expect(await fails(['decide', withPlan({ field: { ...record.start.plan.field, width: 1e15 } })])).toMatchObject({ where: 'start.plan.field.width' })
    const army = await fails(['decide', withPlan({ sides: record.start.plan.sides.map((side) => ({ ...side, army: { name: 'x' } })) })])
    expect(army.where).toMatch(/^start\.plan\.sides/)
  })

  test('a tape that the rules do not allow: the entry is named', async () => {
    const record = await plain()
    const { where, message } = await fails(['answer', file({ ...record, tape: [...record.tape, { roll: 'luck', faces: [6] }] }), 'default'])
    expect(where).toBe(`tape.${record.tape.length}`)
    expect(message).toContain('does not hold under the rules')
  })
})

describe('writing', () => {
  test('a file that is there is left alone, unless one says --force', async () => {
    const name = file('precious')
    expect(await fails(['new', GAME, '-o', name])).toMatchObject({ file: name, message: expect.stringContaining('--force') as string })
    expect(await fails(['show', example('ford.json'), '-o', name])).toMatchObject({ file: name })
    expect(await fails(['play', GAME, '--bots', 'random', '-o', name])).toMatchObject({ file: name })
    expect(readFileSync(name, 'utf8')).toBe('precious')
    await says('new', GAME, '-o', name, '--force')
    expect(read(name)['muster']).toBe('record')
  })

  test('a folder that is not there, or a name that is a folder', async () => {
    expect(await fails(['new', GAME, '-o', join(fresh(''), 'battle.json')])).toMatchObject({ message: expect.stringContaining('there is no folder') as string })
    expect(await fails(['new', GAME, '-o', folderNamed('another')])).toMatchObject({ message: expect.stringContaining('folder') as string })
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
  expect(records.map((one) => [one.file, one.holds])).toEqual([[bad, false], [RECORD, true]])
  expect(records[0]?.error).toMatchObject({ file: bad })
})
