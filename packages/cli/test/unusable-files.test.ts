import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { example, fails, failsWith, file, folderNamed, fresh, GAME, read, RECORD } from './shell.ts'

/** Every command that reads a battle. */
const READERS: readonly (readonly string[])[] = [['decide'], ['answer', 'default'], ['odds'], ['show'], ['try']]
const withFile = ([command = '', ...rest]: readonly string[], name: string): readonly string[] => [
  command,
  name,
  ...rest,
]

describe('a path that is not a file', () => {
  test('missing: its name is given', async () => {
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

  test('compressed, but cut short, or unpacking to more than the limit', async () => {
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

  test('another kind of file: its kind is named', async () => {
    const army = example('army.json')
    const { where, message } = await fails(['decide', army])
    expect(where).toBe('muster')
    expect(message).toBe('This is not a battle record or a situation: its field "muster" says it is an army.')
    await failsWith(['army', 'check', RECORD], { says: 'it is a battle record' })
    await failsWith(['answer', example('ford.json'), 'default'], { says: 'it is a situation' })
    await failsWith(['decide', file({ hello: 1 })], { says: 'has no field "muster"' })
  })

  test('an unknown game', async () => {
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
