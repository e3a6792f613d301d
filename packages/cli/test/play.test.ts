import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { schemas } from '../src/index.ts'
import { example, failsWith, fresh, GAME, json, muster, read, says } from './shell.ts'

describe('play', () => {
  test('bots play whole battles; the summary adds up', async () => {
    const data = await json(schemas.play, ['play', GAME, '--battles', '4', '--bots', 'random', 'quick', '--seed', '11'])
    expect(data).toMatchObject({ battles: 4, seed: 11 })
    const wins = (list: readonly { wins: number }[]) => list.reduce((sum, one) => sum + one.wins, 0)
    expect(wins(data.bots) + data.draws).toBe(4)
    expect(wins(data.sides) + data.draws).toBe(4)
    expect(data.answers.least).toBeGreaterThan(10)
    expect(await says('play', GAME, '--bots', 'random', '--seed', '11')).toMatch(/1 battle of heroes-and-wizards/)
  })

  test('--jsonl: a line a battle, the bots changing seats, the summary last', async () => {
    const text = await says('play', GAME, '--battles', '2', '--bots', 'random', 'quick', '--seed', '11', '--jsonl')
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    const [one, two] = lines.slice(0, 2).map((line) => schemas.played.parse(line))
    expect([one?.seats, two?.seats]).toEqual([
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ])
    expect(one?.seed).toBe(11)
    expect(schemas.play.parse(lines[2]).battles).toBe(2)
  })

  test('the same seed plays the same battles, and their records verify', async () => {
    const [one, two] = [fresh(), fresh()]
    for (const name of [one, two]) await says('play', GAME, '--bots', 'random', 'quick', '--seed', '5', '-o', name)
    expect(read(one)).toEqual(read(two))
    const data = await json(schemas.verified, ['verify', one, two])
    expect(data).toMatchObject({ holds: true, records: [{ game: GAME }, { game: GAME }] })
    const several = fresh('')
    const two5 = ['--battles', '2', '--bots', 'random', '--seed', '5']
    const { files } = await json(schemas.play, ['play', GAME, ...two5, '-o', `${several}.json`])
    expect(files).toEqual([`${several}-1.json`, `${several}-2.json`])
    await says('verify', ...files)
  })

  test('a battle that is kept is the one that is counted', async () => {
    const argv = ['play', GAME, '--bots', 'random', 'quick', '--seed', '5', '--jsonl']
    const [counted, kept] = await Promise.all([says(...argv), says(...argv, '-o', fresh())])
    const battleOf = (text: string) => schemas.played.parse(JSON.parse(text.split('\n')[0] ?? ''))
    expect(battleOf(kept)).toEqual({ ...battleOf(counted), file: expect.any(String) })
  })

  test('progress goes to stderr, when somebody watches or asks for it', async () => {
    const argv = ['play', GAME, '--battles', '2', '--bots', 'random', '--seed', '5']
    expect((await muster(argv)).err).toBe('')
    expect((await muster([...argv, '--progress'])).err).toMatch(/^battle 0 of 2/)
    expect((await muster(argv, { watched: true })).err).toMatch(/^\rbattle 0 of 2/)
  })

  test('a good bot thinks for the time or the samples it is given', async () => {
    const armies = ['--armies', example('army.json'), example('army.json')]
    const small = [...armies, '--scenario', 'pitched-battle', '--bots', 'good', 'random', '--seed', '5']
    expect((await json(schemas.play, ['play', GAME, ...small, '--think', '1'])).battles).toBe(1)
    const counted = async () =>
      (await says('play', GAME, ...small, '--plans', '2', '--samples', '1', '--jsonl')).split('\n')[0]
    expect(await counted()).toBe(await counted())
  })

  test('a file that exists already is refused before the first battle', async () => {
    const last = fresh('-3.json')
    writeFileSync(last, 'precious')
    const argv = ['play', GAME, '--battles', '3', '--bots', 'random', '-o', last.replace('-3.json', '.json'), '--jsonl']
    await failsWith(argv, { file: last, says: '--force' })
  })

  test('refuses a bot that does not exist', async () => {
    await failsWith(['play', GAME, '--bots', 'genius'], { where: '--bots', says: 'quick' })
  })
})
