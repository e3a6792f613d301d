import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeAtomically } from '../src/files/files.ts'
import { disk, example, failsWith, file, folderNamed, fresh, GAME, read, says } from './shell.ts'

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
  test('an existing file is not changed without --force', async () => {
    const name = file('precious')
    await failsWith(['new', GAME, '-o', name], { file: name, says: '--force' })
    await failsWith(['show', example('ford.json'), '-o', name], { file: name })
    await failsWith(['play', GAME, '--bots', 'random', '-o', name], { file: name })
    expect(readFileSync(name, 'utf8')).toBe('precious')
    await says('new', GAME, '-o', name, '--force')
    expect(read(name)['muster']).toBe('record')
  })

  test('a missing folder, or a name that is a folder', async () => {
    await failsWith(['new', GAME, '-o', join(fresh(''), 'battle.json')], { says: 'there is no folder' })
    await failsWith(['new', GAME, '-o', folderNamed('another')], { says: 'folder' })
  })

  test('no temporary file is left, and a link stays a link', async () => {
    const [target, link] = [file('old'), fresh()]
    symlinkSync(target, link)
    writeAtomically(link, 'new', { replace: true })
    expect(readFileSync(target, 'utf8')).toBe('new')
    expect(disk()).not.toContain('.tmp')
  })

  test('a file changed by another program meanwhile is not overwritten', () => {
    const name = file('as it was read')
    writeFileSync(name, 'changed since')
    expect(() => writeAtomically(name, 'mine', { replace: true, was: 'as it was read' })).toThrow(
      'changed by somebody else',
    )
    expect(readFileSync(name, 'utf8')).toBe('changed since')
  })
})
