/** Campaigns of games that keep a company for each player. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { KITS, schemas } from '../src/index.ts'
import { disk, failsWith, file, fresh, GAME, json, says } from './shell.ts'

const KEEPER = KITS.find(({ campaign }) => campaign?.hasCompanies)?.game.id ?? ''
const campaign = (...argv: readonly string[]) => json(schemas.campaignStatus, ['campaign', ...argv])

/** Two goblins who do not live long. */
const pair = (name: string): string =>
  file({
    muster: 'army',
    game: KEEPER,
    army: { name, entries: [{ profile: 'goblin-warrior', count: 2, gear: ['blade'] }] },
  })

async function begun(...more: readonly string[]): Promise<string> {
  const name = fresh()
  const players = ['--players', 'Ann', 'Bob', '--armies', pair('Teeth'), pair('Claws')]
  await says('campaign', 'new', KEEPER, ...players, '--name', 'The Marsh', '-o', name, ...more)
  return name
}

const called = async (): Promise<string> => {
  const name = await begun()
  await says('campaign', 'battle', name, 'Ann', 'Bob')
  return name
}

describe('a campaign with companies', () => {
  test('shows everybody in the companies, with their ids once a battle is called', async () => {
    const name = await begun('--battles', '3')
    expect(await says('campaign', 'show', name)).toContain('The Marsh: 0 of 3 battles fought.')
    const { players } = await campaign('battle', name, 'Ann', 'Bob')
    expect(players[1]?.company).toMatchObject({
      name: 'Claws',
      members: [
        { name: 'Goblin Warrior 1', status: 'ready', figure: 'Goblin Warrior 1 b1' },
        { name: 'Goblin Warrior 2' },
      ],
    })
    const text = await says('campaign', 'show', name)
    expect(text).toContain('Teeth (Ann)')
    expect(text).toContain(`muster campaign play ${name} -o battle.json`)
  })

  test('players are found by their names, as the page shows them, unless two have the same', async () => {
    const name = await begun()
    await says('campaign', 'join', name, 'p3', '--name', 'Cleo', '--army', pair('Fangs'))
    await says('campaign', 'join', name, 'p4', '--name', 'ann', '--army', pair('Horns'))
    const { coming } = await campaign('battle', name, 'cleo', 'Ann')
    expect(coming.map(({ player }) => player)).toEqual(['p3', 'Ann'])
    const { players } = await campaign('result', name, '--winner', 'Cleo')
    expect(players.find(({ id }) => id === 'p3')?.score).toBe(1)
    await failsWith(['campaign', 'leave', name, 'ANN'], { file: name, says: 'There is no player "ANN"' })
  })

  test('bots play the battle that was called, and its record settles it', async () => {
    const name = await called()
    const battle = fresh()
    const played = await says('campaign', 'play', name, '--bots', 'quick', 'quick', '--seed', '3', '-o', battle)
    expect(played).toContain(`muster campaign result CAMPAIGN --record ${battle}`)
    const { fought, history, players } = await campaign('result', name, '--record', battle, '--seed', '1')
    expect(fought).toBe(1)
    const [{ rolls } = expect.fail()] = history
    expect(rolls.length).toBeGreaterThan(0)
    const out = players.flatMap(({ company }) => company?.members ?? []).filter(({ status }) => status !== 'ready')
    expect(out).toHaveLength(rolls.filter(({ face }) => face < 4).length)
    await failsWith(['campaign', 'result', name, '--record', battle], { file: name, says: 'No battle has been called' })
  })

  test('a battle at a real table is entered by hand, with the dice that were rolled', async () => {
    const name = await called()
    const lost = ['--lost', 'Goblin Warrior 1 a1', 'Goblin Warrior 2 a1']
    const text = await says('campaign', 'result', name, '--winner', 'Bob', ...lost, '--dice', '1', '3')
    expect(text).toMatch(/Ann +Goblin Warrior 1 +1 +Gone for good\./)
    expect(text).toMatch(/Ann +Goblin Warrior 2 +3 +Misses the next encounter\./)
    await says('campaign', 'battle', name, 'Ann', 'Bob')
    await failsWith(['campaign', 'play', name, '-o', fresh()], { file: name, says: '--winner Bob' })
    const { players } = await campaign('result', name, '--winner', 'Bob')
    expect(players.map(({ score }) => score)).toEqual([0, 2])
    expect(players[0]?.company?.members.map(({ status }) => status)).toEqual(['gone', 'ready'])
  })

  test('the battle begins as a record of its own, with the companies in it', async () => {
    const [name, battle] = [await called(), fresh()]
    const begin = ['campaign', 'play', name, '-o', battle, '--seed', '1']
    const { sides } = await json(schemas.begun, begin)
    expect(sides).toEqual([
      { id: 'a', name: 'Ann', army: 'Teeth' },
      { id: 'b', name: 'Bob', army: 'Claws' },
    ])
    await failsWith(['campaign', 'result', name, '--record', battle], { file: battle, says: 'not over' })
    await failsWith(begin, { file: battle, says: 'exists' })
    await failsWith([...begin, '--armies', pair('Others')], { where: '--armies', says: 'companies' })
    await failsWith([...begin, '--names', 'Eve'], { where: '--names', says: 'who fights' })
  })

  test('what cannot be is refused, and nothing is written', async () => {
    const name = await called()
    const before = [readFileSync(name, 'utf8'), disk()]
    const result = ['campaign', 'result', name, '--winner', 'Ann']
    await failsWith([...result, '--lost', 'Gobiln Warrior 1 a1'], {
      file: name,
      says: 'Did you mean "Goblin Warrior 1 a1"?',
    })
    await failsWith([...result, '--lost', 'Goblin Warrior 1 a1', '--dice', '7'], {
      where: '--dice',
      says: 'cannot show 7',
    })
    await failsWith([...result, '--dice', '4'], { where: '--dice', says: 'left over' })
    await failsWith(['campaign', 'objective', name, 'Ann', 'raid'], { file: name, says: 'No objectives' })
    await failsWith(['campaign', 'result', name, '--winner', 'Zoe'], { file: name, where: 'winner' })
    expect([readFileSync(name, 'utf8'), disk()]).toEqual(before)
    const begin = ['campaign', 'new', KEEPER, '--players', 'Ann', 'Bob', '-o', fresh()]
    await failsWith(begin, { where: '--armies', says: '0 armies are given for 2 players' })
    await failsWith([...begin, '--armies', pair('Teeth'), 'nobody'], { where: '--armies', says: 'nobody' })
    await failsWith([...begin, '--armies', pair('Teeth'), pair('Claws'), '--option', 'limit=3'], {
      says: 'not legal',
    })
    const companies = ['--armies', pair('Teeth'), pair('Claws')]
    for (const [fate, says] of [
      ['7=Dead', 'a die shows 1 to 6'],
      ['3', 'write it as FACE=TEXT'],
      ['3=Lame; luck -1', 'luck'],
      ['3=Lame; speed 1', 'write it as'],
    ] as const)
      await failsWith([...begin, ...companies, '--fate', fate], { where: '--fate', says })
    const other = ['campaign', 'new', GAME, '--players', 'Ann', 'Bob', '-o', fresh()]
    await failsWith([...other, '--armies', 'x', 'y'], { where: '--armies', says: 'keeps no armies' })
    await failsWith([...other, '--fate', '1=Dead'], { where: '--fate', says: 'no say' })
  })

  test('players agree on outcomes of their own, and keep the usual ones where they name none', async () => {
    const file = fresh()
    const fates = ['--fate', '1-2=Captured; misses 2', '3=Lame; speed -1; fight -2', '6=Slain; gone']
    await campaign(
      'new',
      KEEPER,
      '--players',
      'Ann',
      'Bob',
      '--armies',
      pair('Teeth'),
      pair('Claws'),
      ...fates,
      '-o',
      file,
    )
    const { beginning } = JSON.parse(readFileSync(file, 'utf8')) as { readonly beginning: { readonly fates: unknown } }
    expect(beginning.fates).toEqual([
      { text: 'Captured', misses: 2 },
      { text: 'Captured', misses: 2 },
      { text: 'Lame', misses: 0, lowers: { speed: 1, fight: 2 } },
      { text: 'Recovers fully.', misses: 0 },
      { text: 'Recovers fully.', misses: 0 },
      { text: 'Slain' },
    ])
  })

  test('a player who joins brings a company', async () => {
    const name = await begun()
    await failsWith(['campaign', 'join', name, 'Cid'], { file: name, says: 'brings no army' })
    await failsWith(['campaign', 'join', name, 'Cid', '--army', 'nothing'], { where: '--army' })
    expect((await campaign('join', name, 'Cid', '--army', pair('Tails'))).players[2]?.company?.name).toBe('Tails')
  })
})
