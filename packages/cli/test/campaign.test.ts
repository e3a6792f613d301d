import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, GAME, json, read, RECORD, says } from './shell.ts'

const campaign = (...argv: readonly string[]) => json(schemas.campaignStatus, ['campaign', ...argv])

async function begun(...more: readonly string[]): Promise<string> {
  const name = fresh()
  await says('campaign', 'new', GAME, '--players', 'Ann', 'Bob', '--name', 'The Long Winter', '-o', name, ...more)
  return name
}

/** Called, and both players have stated their objective. */
async function ready(annWants: string, bobWants: string): Promise<string> {
  const name = await begun()
  await says('campaign', 'battle', name, 'Ann', 'Bob')
  await says('campaign', 'objective', name, 'Ann', annWants)
  await says('campaign', 'objective', name, 'Bob', bobWants)
  return name
}

describe('a campaign', () => {
  test('begins with ten unclaimed territories for each player', async () => {
    const name = await begun('--battles', '6')
    expect(await campaign('show', name)).toMatchObject({
      standing: '20 territories unclaimed',
      agreed: 6,
      fought: 0,
      over: false,
    })
    const text = await says('campaign', 'show', name)
    expect(text).toContain('The Long Winter: 0 of 6 battles fought, 20 territories unclaimed.')
  })

  test('players join and leave', async () => {
    const name = await begun()
    expect((await campaign('join', name, 'cid', '--name', 'Cid the Bold')).standing).toBe('30 territories unclaimed')
    const { players } = await campaign('leave', name, 'Bob')
    expect(players).toMatchObject([{ id: 'Ann' }, { id: 'Bob', left: true }, { name: 'Cid the Bold' }])
    await failsWith(['campaign', 'join', name, 'Ann'], { says: 'already' })
    await failsWith(['campaign', 'leave', name, 'Zoe'], { says: 'Zoe' })
  })

  test('objectives stay hidden until the last is stated', async () => {
    const name = await begun()
    await says('campaign', 'battle', name, 'Ann', 'Bob')
    expect((await campaign('objective', name, 'Ann', 'expand')).coming).toEqual([
      { player: 'Ann', stated: true, objective: null },
      { player: 'Bob', stated: false, objective: null },
    ])
    expect(await says('campaign', 'show', name)).not.toMatch(/Ann +expand/)
    const { coming } = await campaign('objective', name, 'Bob', 'raid')
    expect(coming.map(({ objective }) => objective)).toEqual(['expand', 'raid'])
    await failsWith(['campaign', 'objective', name, 'Bob', 'flee'], { says: 'expand, invade' })
  })

  test('a victory gives what the objective says, or what the winner takes of it', async () => {
    const all = await campaign('result', await ready('expand', 'raid'), '--winner', 'Ann')
    expect(all).toMatchObject({ standing: '18 territories unclaimed', fought: 1, coming: [] })
    expect(all.players).toMatchObject([
      { id: 'Ann', score: 2 },
      { id: 'Bob', score: 0 },
    ])
    const one = await campaign('result', await ready('expand', 'raid'), '--winner', 'Ann', '--spoils', '{"claimed":1}')
    expect(one.players[0]?.score).toBe(1)
    const draw = await campaign('result', await ready('expand', 'raid'), '--draw')
    expect(draw).toMatchObject({ standing: '20 territories unclaimed', fought: 1 })
  })

  test('the result and the spoils of the last battle are shown, also later', async () => {
    const name = await ready('expand', 'all-or-nothing')
    const text = await says('campaign', 'result', name, '--winner', 'Ann')
    expect(text).toContain('Battle 1 was won by Ann, who had stated Expand: 2 unclaimed territories claimed.')
    expect(text).toContain('The Long Winter: 1 battle fought, 18 territories unclaimed.')
    expect(await says('campaign', 'show', name)).toContain('Battle 1 was won by Ann')
    await says('campaign', 'battle', name, 'Ann', 'Bob')
    await says('campaign', 'objective', name, 'Ann', 'all-or-nothing')
    await says('campaign', 'objective', name, 'Bob', 'invade')
    expect((await campaign('result', name, '--winner', 'Bob')).history[1]).toEqual({
      winner: 'Bob',
      rolls: [],
      text: 'Battle 2 was won by Bob, who had stated Invade: 1 territory taken from Ann; 1 more from Ann, who had risked all.',
    })
    const draw = await says('campaign', 'result', await ready('expand', 'raid'), '--draw')
    expect(draw).toContain('Battle 1 was a draw: nothing changes hands.')
    const poor = await says('campaign', 'result', await ready('raid', 'raid'), '--winner', 'Ann')
    expect(poor).toContain('who had stated Raid: there was nothing to be had.')
  })

  test('where a battle is called, and where it ends, it says how to enter its record', async () => {
    const name = await ready('expand', 'raid')
    const text = await says('campaign', 'show', name)
    expect(text).toContain(`muster campaign play ${name} -o battle.json`)
    expect(text).toContain(`muster campaign result ${name} --record battle.json`)
    const record = fresh()
    const played = await says('try', example('ford.json'), '-o', record)
    expect(played).toContain(`muster campaign result CAMPAIGN --record ${record}`)
    expect(await says('decide', record)).toContain(`muster campaign result CAMPAIGN --record ${record}`)
    expect(await says('try', example('ford.json'))).not.toContain('campaign result')
    const duel = fresh()
    expect(await says('play', GAME, '--bots', 'random', '--seed', '2', '-o', duel)).toContain(`--record ${duel}`)
    expect(await says('play', GAME, '--bots', 'random', '--seed', '2')).not.toContain('--record')
  })

  test('a result can be read from the record of the battle', async () => {
    const { players } = await campaign('result', await ready('expand', 'raid'), '--record', RECORD)
    expect(players.map(({ score }) => score)).toEqual([2, 0])
    const unfinished = fresh()
    await says('new', GAME, '-o', unfinished)
    await failsWith(['campaign', 'result', await ready('expand', 'raid'), '--record', unfinished], { says: 'not over' })
  })

  test('a forbidden act is refused, and the file is unchanged', async () => {
    const name = await ready('expand', 'raid')
    const before = readFileSync(name, 'utf8')
    await failsWith(['campaign', 'join', name, 'Cid'], { file: name, says: 'between battles' })
    await failsWith(['campaign', 'battle', name, 'Ann', 'Bob'], { file: name, says: 'at a time' })
    await failsWith(['campaign', 'objective', name, 'Ann', 'exapnd'], {
      file: name,
      where: 'objective',
      says: 'Did you mean "expand"?',
    })
    await failsWith(['campaign', 'result', name, '--winner', 'Zoe'], { file: name, where: 'winner' })
    await failsWith(['campaign', 'result', name, '--winner', 'Ann', '--spoils', '{"claimed":9}'], { says: 'not 9' })
    const won = ['campaign', 'result', name, '--winner', 'Ann', '--spoils']
    await failsWith([...won, '{"claimed":"all"}'], { where: '--spoils.claimed' })
    await failsWith(['campaign', 'result', name, '--winner', 'Ann', '--spoils', '{'], { where: '--spoils' })
    await failsWith(['campaign', 'result', name], { says: '--draw' })
    await failsWith(['campaign', 'result', name, '--draw', '--winner', 'Ann'], { says: '--draw' })
    expect(readFileSync(name, 'utf8')).toBe(before)
    await says('campaign', 'battle', name)
    expect((await campaign('show', name)).coming).toEqual([])
  })

  test('a file that was tampered with, or is something else, is named with its field', async () => {
    const name = await ready('expand', 'raid')
    await says('campaign', 'result', name, '--winner', 'Ann')
    const kept = read(name) as { acts: { after: number[] }[] }
    const rich = file({ ...kept, acts: kept.acts.map((one, i) => (i === 3 ? { ...one, after: [0, 20, 0] } : one)) })
    await failsWith(['campaign', 'show', rich], { file: rich, where: 'acts.3.after' })
    await failsWith(['campaign', 'show', file({ ...kept, game: 'chess' })], { where: 'game' })
    await failsWith(['campaign', 'join', example('army.json'), 'Cid'], { where: 'muster', says: 'an army' })
    await failsWith(['campaign', 'new', 'chess', '--players', 'Ann', 'Bob', '-o', fresh()], { where: 'GAME' })
    const begin = ['campaign', 'new', GAME, '-o', fresh(), '--players']
    await failsWith([...begin, 'Ann'], { where: '--players', says: 'two players' })
    await failsWith([...begin, 'Ann', 'Ann'], { where: '--players', says: 'already' })
    await failsWith([...begin, 'Ann', 'x'.repeat(70)], { where: '--players', says: 'at most 60 characters' })
    await failsWith([...begin, 'Ann', 'Bob', '--name', 'x'.repeat(70)], {
      where: '--name',
      says: 'at most 60 characters',
    })
    await failsWith(['campaign', 'join', name, 'Cid', '--name', 'x'.repeat(70)], {
      file: name,
      says: 'at most 60 characters',
    })
  })
})
