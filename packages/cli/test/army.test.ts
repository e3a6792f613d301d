import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, GAME, json, muster, read, says } from './shell.ts'

describe('armies', () => {
  test('a legal army: what it costs', async () => {
    const report = await json(schemas.armyReport, ['army', 'check', example('army.json')])
    expect(report).toMatchObject({ legal: true, points: 100, limit: 100, figures: 11, complaints: [] })
    const text = await says('army', 'check', example('army.json'))
    expect(text).toContain('Watch at the Ford: 100 of 100 points, 11 figures.')
  })

  test('a bare list is read with --game, and --limit overrules', async () => {
    const bare = file(read(example('army.json'))['army'] as object)
    expect((await json(schemas.armyReport, ['army', 'check', bare, '--game', GAME])).limit).toBe(250)
    await failsWith(['army', 'check', bare], { says: 'no field "muster"' })
    const strict = await json(schemas.armyReport, ['army', 'check', example('army.json'), '--limit', '50'], 1)
    expect(strict.legal).toBe(false)
  })

  test('the report shows what one figure costs, in every game', async () => {
    const name = fresh()
    await says('army', 'new', 'simple-fantasy-skirmish', '--ready', 'vale', '-o', name)
    const { entries, points } = await json(schemas.armyReport, ['army', 'check', name])
    expect(entries.reduce((sum, one) => sum + one.count * one.points, 0)).toBe(points)
    expect(await says('army', 'check', name)).toMatch(/8 × Militia +1 point each/)
  })

  test('an army for the advanced game brings it along; one that cannot be is refused with the option at fault', async () => {
    const name = fresh()
    await says('army', 'new', 'simple-fantasy-skirmish', '--ready', 'vale-led', '-o', name)
    for (const army of ['vale-led', name]) {
      await says('new', 'simple-fantasy-skirmish', '--armies', army, 'vale', '-o', fresh())
    }
    const basic = ['new', 'simple-fantasy-skirmish', '--armies', name, '--option', 'mode=basic', '-o', fresh()]
    await failsWith(basic, { where: `--armies ${name} (sides.0.army.units.0)` })
    await failsWith(['new', GAME, '--option', 'limit=10', '-o', fresh()], { where: '--armies (sides.0.army.types)' })
    for (const game of [GAME, 'd6s-with-dragons', 'simple-fantasy-skirmish']) {
      await failsWith(['army', 'new', game, '--random', '1', '--points', '1'], {
        where: '--points',
        says: 'There is no army of 1 point',
      })
    }
    await failsWith(['army', 'new', GAME, '--ready', 'red-tusk-10'], {
      where: '--ready',
      says: 'Did you mean "red-tusk-100"?',
    })
  })

  test('every fault has its field and its rule, and the exit code is 1', async () => {
    const army = read(example('army.json')) as { army: { types: { profile: object }[] } }
    const [bowman, spearman] = army.army.types
    const types = [{ ...bowman, profile: { ...bowman?.profile, melee: 99 } }, spearman, spearman]
    const bad = file({ ...army, army: { ...army.army, types } })
    const { legal, complaints } = await json(schemas.armyReport, ['army', 'check', bad], 1)
    expect(legal).toBe(false)
    const places = complaints.map(({ where }) => where)
    expect(places).toEqual(expect.arrayContaining(['army.types.0.profile.melee', 'army.types.2.name']))
    const text = await muster(['army', 'check', bad])
    expect(text).toMatchObject({ code: 1, err: '' })
    expect(text.out).toContain('army.types.0.profile.melee')
  })

  test('a file that is not an army is refused with its field', async () => {
    const army = read(example('army.json'))
    await failsWith(['army', 'check', file({ ...army, army: { name: 'x', types: 3 } })], { where: /types/ })
    await failsWith(['army', 'check', file({ ...army, game: 'chess' })], { where: 'game' })
    await failsWith(['army', 'check', file({ ...army, game: undefined })], { where: 'game' })
    await failsWith(['army', 'check', file({ ...army, limit: -3 })], { where: 'limit' })
    await failsWith(['army', 'check', file({ ...army, army: undefined })], { where: 'army' })
    await failsWith(['army', 'check', example('army.json'), '--game', 'chess'], { says: 'chess' })
  })

  test('a ready or a random one can be written, and passes the check', async () => {
    const { games } = await json(schemas.games, ['games'])
    const ready = games.find(({ id }) => id === GAME)?.armies[0]?.id ?? ''
    for (const which of [
      ['--ready', ready],
      ['--random', '5', '--points', '200'],
    ]) {
      const name = fresh()
      await says('army', 'new', GAME, ...which, '-o', name)
      expect((await json(schemas.armyReport, ['army', 'check', name])).legal).toBe(true)
    }
    expect((await json(schemas.army, ['army', 'new', GAME, '--random', '5', '--points', '200'])).limit).toBe(200)
    await failsWith(['army', 'new', GAME, '--ready', 'nobody'], { says: ready })
    await failsWith(['army', 'new', GAME], { says: '--random' })
  })
})
