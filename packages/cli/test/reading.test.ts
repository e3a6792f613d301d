import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, GAME, json, muster, read, RECORD, says } from './shell.ts'

describe('help', () => {
  const COMMANDS = [
    'games',
    'profiles',
    'rules',
    'army',
    'new',
    'decide',
    'answer',
    'play',
    'try',
    'odds',
    'verify',
    'show',
    'campaign',
  ]
  const ACTS = ['new', 'join', 'leave', 'battle', 'objective', 'result', 'show']

  test('every command has it, and the list of commands names them all', async () => {
    const all = await says('--help')
    for (const command of COMMANDS) {
      expect(all).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
      const own = await says(command, '--help')
      expect(own).toContain(`Usage: muster ${command}`)
    }
    for (const command of [['army', 'check'], ['army', 'new'], ...ACTS.map((one) => ['campaign', one])]) {
      expect(await says(...command, '--help')).toContain(`Usage: muster ${command.join(' ')}`)
    }
  })

  test('every command that prints a report can print it as JSON', async () => {
    const single = COMMANDS.filter((one) => one !== 'army' && one !== 'campaign')
    for (const command of single) expect(await says(command, '--help')).toContain('--json')
  })

  test('a mistake in the command line is no success, and is told', async () => {
    await failsWith(['gmaes'], { says: 'unknown command' })
    await failsWith(['games', '--wrong'], { says: '--wrong' })
    await failsWith(['play', GAME, '--battles', 'many'], { says: 'whole number from 1' })
    await failsWith(['play', GAME, '--battles', '0'], { says: 'whole number from 1' })
    await failsWith(['verify'], { says: 'files' })
    await failsWith(['new', GAME], { says: '--output' })
    await failsWith(['show', example('ford.json'), '--svg', '--png'], { says: 'cannot be used with' })
    expect((await muster([])).code).toBe(2)
  })
})

describe('games, profiles, rules', () => {
  test('games: each with its scenarios, armies and tables', async () => {
    const { games } = await json(schemas.games, ['games'])
    const ours = games.find(({ id }) => id === GAME)
    expect(ours?.scenarios.map(({ id }) => id)).toContain('pitched-battle')
    expect(ours?.armies.length).toBeGreaterThan(1)
    expect(ours?.tables.length).toBeGreaterThan(0)
    expect(await says('games')).toContain('Heroes & Wizards (heroes-and-wizards)')
  })

  test('profiles: every number of the game', async () => {
    const { profiles, game } = await json(schemas.profiles, ['profiles', GAME])
    expect(game).toBe(GAME)
    expect(JSON.stringify(profiles).match(/\d+/g)?.length).toBeGreaterThan(20)
    expect((await says('profiles', GAME)).split('\n').length).toBeGreaterThan(10)
    await failsWith(['profiles', 'chess'], { where: 'GAME', says: GAME })
  })

  test('rules: all, one, those of a chapter, those that speak of something', async () => {
    const count = async (...argv: string[]) =>
      (await json(schemas.rules, ['rules', GAME, ...argv])).rules.map(({ id }) => id)
    const all = await count()
    expect(all.length).toBeGreaterThan(400)
    expect(await count('hw-move-01')).toEqual(['HW-MOVE-01'])
    const chapter = await count('HW-SHOOT')
    expect(chapter.length).toBeGreaterThan(10)
    expect(chapter.every((id) => id.startsWith('HW-SHOOT-'))).toBe(true)
    const found = await json(schemas.rules, ['rules', GAME, '--find', 'HEDGE'])
    expect(found.rules.length).toBeGreaterThan(0)
    expect(found.rules.length).toBeLessThan(all.length)
    expect(found.rules.every(({ text, chapter: of }) => /hedge/i.test(text + of))).toBe(true)
    expect(await says('rules', GAME, 'HW-SHOOT-03')).toContain('18')
    await failsWith(['rules', GAME, 'HW-NONE-99'], { says: 'HW-NONE-99' })
    await failsWith(['rules', GAME, '--find', 'spaceship'], { says: 'spaceship' })
  })
})

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

  test('what one figure costs is told, in every game', async () => {
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

  test('faults: each with its field and its rule, and the exit code says no', async () => {
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

  test('what is no army at all', async () => {
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

describe('show', () => {
  test('as text: every figure at its place, with the rule in inches and a legend', async () => {
    const text = await says('show', example('ford.json'))
    const lines = text.split('\n')
    const top = lines.findIndex((line) => line.startsWith('   +'))
    expect(lines[top - 1]).toBe('    0           6           12          18          24          30')
    // Wren stands at 18,12: row 12, and two characters for each inch after the rim.
    expect(lines[top + 1 + 12]?.slice(4 + 36, 4 + 38)).toBe('A1')
    expect(lines[top + 1 + 21]?.slice(4 + 36, 4 + 38)).toBe('B1')
    expect(lines[top + 1 + 18]?.slice(4 + 24, 4 + 48)).toBe('"'.repeat(24))
    expect(lines[top + 1 + 24]).toContain('~~~~')
    expect(text).toMatch(/A1 +Wren +side a +at 18,12/)
    expect(text).toContain('" hedge')
  })

  test('as SVG, with every figure drawn', async () => {
    const svg = await says('show', example('ford.json'), '--svg', '--width', '600')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="600"/)
    expect(svg.match(/class="token"/g)).toHaveLength(3)
    const dark = await says('show', example('ford.json'), '--svg', '--width', '600', '--theme', 'dark')
    expect(dark).not.toBe(svg)
  })

  test('as PNG, the same bytes each time', async () => {
    const name = fresh('.png')
    expect(await says('show', example('ford.json'), '--png', '--width', '300', '-o', name)).toBe(`Wrote ${name}.\n`)
    const png = readFileSync(name)
    expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
    expect(png.readUInt32BE(16)).toBe(300)
    const again = await muster(['show', example('ford.json'), '--png', '--width', '300'])
    expect(Buffer.compare(again.bytes, png)).toBe(0)
    expect((await muster(['show', example('ford.json'), '--png'], { screen: true })).code).toBe(2)
  })

  test('as JSON, with what was drawn or where it was written', async () => {
    expect((await json(schemas.picture, ['show', example('ford.json')])).text).toContain('Wren')
    const { base64 } = await json(schemas.picture, ['show', example('ford.json'), '--png', '--width', '200'])
    expect(Buffer.from(base64 ?? '', 'base64').readUInt32BE(16)).toBe(200)
    const name = fresh('.svg')
    const written = await json(schemas.picture, ['show', example('ford.json'), '--svg', '-o', name])
    expect(written).toMatchObject({ written: name, format: 'svg' })
  })

  test('as it stood earlier', async () => {
    expect(await says('show', RECORD, '--at', '0')).toContain('Tom')
    expect(await says('show', RECORD)).not.toMatch(/B1 +Tom/)
    await failsWith(['show', RECORD, '--at', '99999'], { where: '--at' })
  })
})
