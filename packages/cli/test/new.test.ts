import { describe, expect, test } from 'vitest'

import { schemas } from '../src/index.ts'
import { example, fails, failsWith, file, fresh, GAME, json, read, says } from './shell.ts'

describe('new', () => {
  test('writes a record that waits for its first decision', async () => {
    const name = fresh()
    const data = await json(schemas.begun, ['new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name])
    expect(data).toMatchObject({ file: name, seed: 3, diceSeed: 4 })
    expect(data.status.decision).toBeDefined()
    const again = fresh()
    await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', again)
    expect(read(again)).toEqual(read(name))
    await says('verify', name)
  })

  test('takes armies from files and by name, a table, a scenario, names', async () => {
    const { games } = await json(schemas.games, ['games'])
    const { armies = [], tables = [] } = games.find(({ id }) => id === GAME) ?? {}
    const name = fresh()
    const data = await json(schemas.begun, [
      'new',
      GAME,
      '--armies',
      example('army.json'),
      armies[0]?.id ?? '',
      '--table',
      tables[0]?.id ?? '',
      '--scenario',
      'pitched-battle',
      '--names',
      'The Watch',
      'The Others',
      '-o',
      name,
    ])
    expect(data).toMatchObject({ scenario: 'pitched-battle', table: tables[0]?.name })
    expect(data.sides).toMatchObject([{ name: 'The Watch', army: 'Watch at the Ford' }, { name: 'The Others' }])
  })

  test('more sides', async () => {
    const words = ['--sides', '4', '--scenario', 'pitched-battle', '--seed', '1']
    const data = await json(schemas.begun, ['new', GAME, ...words, '-o', fresh()])
    expect(data.sides.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('refuses what does not exist or is not legal, by name', async () => {
    const out = fresh()
    await failsWith(['new', 'chess', '-o', out], { where: 'GAME' })
    await failsWith(['new', GAME, '--table', 'moon', '-o', out], { where: '--table' })
    await failsWith(['new', GAME, '--scenario', 'picnic', '-o', out], { where: '--scenario', says: 'pitched-battle' })
    await failsWith(['new', GAME, '--armies', 'nobody', 'nobody', '-o', out], { where: '--armies' })
    const army = read(example('army.json')) as { army: object }
    const illegal = file({ ...army, limit: 10 })
    await failsWith(['new', GAME, '--armies', illegal, illegal, '-o', out], { file: illegal, where: 'army.types' })
    const stranger = { name: 'Knight of Nowhere', profile: { movement: '99', melee: 1, shooting: 0, armour: 0 } }
    const broken = file({ ...army, army: { name: 'x', types: [stranger] } })
    const where = 'army.types.0.profile.movement'
    await failsWith(['new', GAME, '--armies', broken, broken, '-o', out], { file: broken, where })
    const table = file({ width: 3, depth: 'x', pieces: [] })
    await failsWith(['new', GAME, '--table', table, '-o', out], { file: table, where: 'width' })
    expect((await fails(['new', GAME, '--sides', '8', '-o', out])).details?.length).toBeGreaterThan(0)
  })

  test('an army from a file may cost what --option limit allows', async () => {
    const army = read(example('army.json')) as { army: object }
    const [bare, tight] = [file(army.army), file({ ...army, limit: 10 })]
    for (const one of [bare, tight])
      await says('new', GAME, '--armies', one, one, '--option', 'limit=300', '-o', fresh())
    const large = fresh()
    await says('army', 'new', 'd6s-with-dragons', '--random', '1', '--points', '300', '-o', large)
    const bareLarge = file(read(large)['army'] as object)
    const words = ['new', 'd6s-with-dragons', '--armies', bareLarge, bareLarge]
    await says(...words, '--option', 'limit=300', '-o', fresh())
    await failsWith([...words, '--option', 'limit=200', '-o', fresh()], { file: bareLarge, says: 'not legal' })
    await failsWith([...words, '-o', fresh()], { file: bareLarge, says: 'not legal' })
  })

  test('refuses a misspelt name of a plan option, with the nearest right one', async () => {
    const misspelt = ['--option', 'limti=500', '-o', fresh()]
    await failsWith(['new', GAME, ...misspelt], { where: '--option', says: 'Did you mean "limit"?' })
    await failsWith(['play', GAME, ...misspelt], { where: '--option', says: 'Did you mean "limit"?' })
    const closingUp = ['--option', 'scrum=true', '-o', fresh()]
    await failsWith(['new', 'simple-fantasy-skirmish', ...closingUp], { where: '--option', says: '"scrums"' })
    for (const { id, planOptions } of (await json(schemas.games, ['games'])).games) {
      expect(planOptions, id).toContain('limit')
    }
  })
})
