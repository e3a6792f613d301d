import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerWords, readRecord, verify, wordsIn, type Answer } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { seededAt } from '../src/battles/dice.ts'
import { schemas } from '../src/index.ts'
import { example, fails, failsWith, file, fresh, GAME, json, muster, read, RECORD, says } from './shell.ts'

async function begun(...more: readonly string[]): Promise<string> {
  const name = fresh()
  await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name, ...more)
  return name
}

describe('new', () => {
  test('writes a record that waits for its first decision', async () => {
    const name = fresh()
    const data = await json(schemas.begun, ['new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name])
    expect(data).toMatchObject({ file: name, seed: 3, diceSeed: 4 })
    expect(data.standing.decision).toBeDefined()
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

  test('refuses what is not there or not legal, by name', async () => {
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
})

describe('decide', () => {
  test('says who is asked what, by which rule, what may be answered, and the default', async () => {
    const { standing } = await json(schemas.decided, ['decide', example('ogre.json')])
    expect(standing).toMatchObject({ over: false, rule: { id: 'HW-MOVE-01' }, short: 'done' })
    expect(standing.decision).toMatchObject({ kind: 'move', by: 'a' })
    expect(standing.movers).toEqual([{ figure: 'Grum', allowance: 6, at: [18, 12] }])
    const text = await says('decide', example('ogre.json'))
    expect(text).toMatch(/North \(a\) is asked/)
    expect(text).toMatch(/Grum +at 18,12 +6"/)
    expect(text).toMatch(/done +End movement/)
    expect(text).toContain('By default: done')
  })

  test('with --reach, the ground each mover can get to: the marsh keeps the Ogre short', async () => {
    const { standing } = await json(schemas.decided, ['decide', example('ogre.json'), '--reach'])
    const ring = standing.movers?.[0]?.reach?.flat() ?? []
    const south = Math.max(...ring.filter(([x]) => x > 15 && x < 21).map(([, y]) => y))
    const north = Math.min(...ring.map(([, y]) => y))
    expect(north).toBeGreaterThan(5.5)
    expect(north).toBeLessThan(6.6)
    expect(south).toBeLessThan(17.1)
    expect(await says('decide', example('ogre.json'), '--reach')).toMatch(/reaches x [\d.]+ to [\d.]+, y/)
  })

  test('of a battle that is over: who won', async () => {
    const { standing } = await json(schemas.decided, ['decide', RECORD])
    expect(standing).toMatchObject({ over: true, result: { winner: 'a' } })
    expect(await says('decide', RECORD)).toContain('North won')
  })
})

describe('answer', () => {
  test('a legal answer goes into the record, which still verifies', async () => {
    const name = await begun()
    const before = (read(name)['tape'] as object[]).length
    const data = await json(schemas.answered, ['answer', name, 'default'])
    expect(data.accepted).toBe(true)
    const record = readRecord(readFileSync(name, 'utf8'))
    expect(record.tape.length).toBeGreaterThan(before)
    expect(verify(heroesAndWizards.game, record)).toMatchObject({ holds: true })
  })

  test('the same dice seed rolls the same; the next answer rolls anew', async () => {
    const [one, two] = [await begun(), await begun()]
    for (let i = 0; i < 4; i++) for (const name of [one, two]) await says('answer', name, 'default', '--dice-seed', '9')
    expect(read(one)).toEqual(read(two))
  })

  test('one dice seed rolls something else at another place of the tape', () => {
    const dozen = { is: 'roll', purpose: 'x', by: 'a', count: 12, sides: 6 } as const
    const first = (at: number) => seededAt(9, at).roll(dozen).join()
    expect(new Set([0, 1, 2, 3].map(first)).size).toBe(4)
    expect(first(2)).toBe(first(2))
  })

  /** A battle at the Ogre's move, as a record. */
  async function ogre(): Promise<string> {
    const situation = { ...read(example('ogre.json')), answers: [], dice: [] }
    const name = fresh()
    await says('try', file(situation), '-o', name)
    return name
  }

  test('a move in inches; a refused one says its rule and the nearest that is legal, and changes nothing', async () => {
    const name = await ogre()
    const before = readFileSync(name, 'utf8')
    const refused = await json(schemas.answered, ['answer', name, 'move', 'Grum', '18,30'], 1)
    expect(refused.accepted).toBe(false)
    expect(refused.refusal?.rule).toMatch(/^HW-/)
    expect(refused.refusal?.nearest).toMatchObject({ figure: 'Grum' })
    const told = await muster(['answer', name, 'move', 'Grum', '18,30'])
    expect(told.code).toBe(1)
    expect(told.out).toMatch(/Not allowed: .*\(HW-[\w-]+\)[^]*The nearest that is: move Grum 18,\d+/)
    expect(readFileSync(name, 'utf8')).toBe(before)
    const { answer } = await json(schemas.answered, ['answer', name, 'move', 'Grum', '18,15'])
    expect(answer).toEqual({ figure: 'Grum', path: [{ x: 45720, y: 38100 }] })
    expect(readFileSync(name, 'utf8')).not.toBe(before)
  })

  test('every short form, and JSON', async () => {
    const name = await ogre()
    await says('answer', name, 'move', 'Grum', '18,14', '18,16.5')
    await says('answer', name, '{"pick":["done"]}')
    const pairs = await json(schemas.answered, ['answer', name, 'pair', 'Grum>Ned'])
    expect(pairs.answer).toEqual({ links: [{ from: 'Grum', to: 'Ned' }] })
    const wait = await json(schemas.answered, ['answer', name, 'pair', 'Ned > Grum', '--typed'])
    expect(wait.standing.awaited).toMatchObject({ purpose: 'hit: Grum at Ned', count: 1, sides: 6 })
  })

  test('an answer that is no answer', async () => {
    const name = await ogre()
    expect((await json(schemas.answered, ['answer', name, 'dance'], 1)).refusal?.code).toBe('not-an-option')
    const west = await json(schemas.answered, ['answer', name, 'move', 'Grum', '-1,2'], 1)
    expect(west.answer).toMatchObject({ path: [{ x: -2540, y: 5080 }] })
    await failsWith(['answer', name, 'move', 'Grum', '18;30'], { says: '18;30' })
    await failsWith(['answer', name, 'move'], { says: 'move "Archer a1"' })
    await failsWith(['answer', name, 'pair', 'Grum'], { says: 'pair "Archer a1>Orc b2"' })
    await failsWith(['answer', name, '{"pick":'], { says: 'not whole JSON' })
    await failsWith(['answer', name, '{"hop":3}'], { says: 'answer' })
    await failsWith(['answer', name], { says: 'default' })
    await failsWith(['answer', RECORD, 'default'], { says: 'over' })
  })

  test('typed dice: in their order, and only as many as are rolled', async () => {
    const name = await ogre()
    await says('answer', name, 'move', 'Grum', '18,16.5')
    await says('answer', name, 'done')
    await says('answer', name, 'pair', 'Grum>Ned')
    await failsWith(['answer', name, 'pair', 'Ned>Grum', '--dice', '7'], { where: '--dice', says: 'cannot show 7' })
    await failsWith(['answer', name, 'pair', 'Ned>Grum', '--dice', '3,4,5,6,6'], { where: '--dice', says: 'left over' })
    await failsWith(['answer', name, 'pair', 'Ned>Grum', '--dice', 'six'], { where: '--dice' })
    const first = await json(schemas.answered, ['answer', name, 'pair', 'Ned>Grum', '--dice', '3'])
    expect(first.standing.awaited?.purpose).toBe('save: Ned')
    expect(await says('decide', name)).toContain('Waiting for dice')
    await failsWith(['answer', name, 'default'], { says: 'Dice are awaited' })
    const last = await json(schemas.answered, ['answer', name, '--dice', '4,5'])
    expect(last.standing).toMatchObject({ over: true, result: { winner: 'a' } })
    await says('verify', name)
  })

  test('dice that are awaited can be left to chance', async () => {
    const name = fresh()
    await says('new', GAME, '--seed', '3', '--typed', '-o', name)
    const waits = await json(schemas.decided, ['decide', name])
    expect(waits.standing.awaited).toBeDefined()
    const { standing } = await json(schemas.answered, ['answer', name, 'roll'])
    expect(standing.awaited).toBeUndefined()
  })
})

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

  test('progress goes to stderr, when somebody watches or asks for it', async () => {
    const argv = ['play', GAME, '--battles', '2', '--bots', 'random', '--seed', '5']
    expect((await muster(argv)).err).toBe('')
    expect((await muster([...argv, '--progress'])).err).toMatch(/^battle 0 of 2/)
    expect((await muster(argv, { watched: true })).err).toMatch(/^\rbattle 0 of 2/)
  })

  test('a good bot thinks as long as it is let', async () => {
    const armies = ['--armies', example('army.json'), example('army.json')]
    const small = [...armies, '--scenario', 'pitched-battle', '--bots', 'good', 'random', '--seed', '5']
    expect((await json(schemas.play, ['play', GAME, ...small, '--think', '1'])).battles).toBe(1)
    const counted = async () =>
      (await says('play', GAME, ...small, '--plans', '2', '--samples', '1', '--jsonl')).split('\n')[0]
    expect(await counted()).toBe(await counted())
  })

  test('a file that is in the way is told before the first battle', async () => {
    const last = fresh('-3.json')
    writeFileSync(last, 'precious')
    const argv = ['play', GAME, '--battles', '3', '--bots', 'random', '-o', last.replace('-3.json', '.json'), '--jsonl']
    await failsWith(argv, { file: last, says: '--force' })
  })

  test('refuses a bot that does not exist', async () => {
    await failsWith(['play', GAME, '--bots', 'genius'], { where: '--bots', says: 'quick' })
  })
})

describe('verify', () => {
  type Record = { [key: string]: unknown }
  const tapeOf = (record: Record) => record['tape'] as { roll?: string; faces?: number[]; answer?: object }[]

  const tampered = (change: (record: Record) => void): string => {
    const record = read(RECORD) as Record
    change(record)
    return file(record)
  }

  test('a record that was tampered with does not hold, and its place is named', async () => {
    const turned = tampered((record) => {
      for (const entry of tapeOf(record)) if (entry.roll?.startsWith('save')) entry.faces = [1]
    })
    const { records } = await json(schemas.verified, ['verify', turned], 1)
    expect(records[0]).toMatchObject({ holds: false, message: expect.any(String) as string })
    const dice = (faces: number[]) =>
      tampered((record) => {
        for (const entry of tapeOf(record)) if (entry.faces) entry.faces = faces
      })
    for (const [faces, says] of [
      [[5, 1, 1, 1], 'rolls 1 die, 4 are given'],
      [[100], 'a d6 cannot show 100'],
    ] as const) {
      const name = dice([...faces])
      expect((await json(schemas.verified, ['verify', name], 1)).records[0]?.message).toContain(says)
      for (const command of ['decide', 'show', 'odds']) await failsWith([command, name], { where: /^tape/, says })
      await failsWith(['answer', name, 'default'], { where: /^tape/, says })
    }
    const cheated = tampered((record) => {
      const [first] = tapeOf(record)
      if (first) first.answer = { links: [{ from: 'Wren', to: 'Wren' }] }
    })
    const [verdict] = (await json(schemas.verified, ['verify', cheated], 1)).records
    expect(verdict?.at).toBe(0)
    expect(verdict?.message).toContain('not allowed')
  })

  test('a record whose story was changed does not hold either', async () => {
    const honest = readRecord(readFileSync(RECORD, 'utf8'))
    const retold = file({ ...honest, events: [{ is: 'nothing-happened' }, ...(honest.events ?? []).slice(1)] })
    const [verdict] = (await json(schemas.verified, ['verify', retold], 1)).records
    expect(verdict?.message).toMatch(/^event 1 \("shots-declared"\) is not what happened: "is" is "nothing-happened"/)
    const crowned = tampered((record) => void (record['result'] = { winner: 'b', reason: 'Because.', scores: [] }))
    expect((await muster(['verify', crowned])).out).toContain('its result is not the one')
  })
})

describe('try', () => {
  test('plays a situation through and prints what happened and how it ended', async () => {
    for (const name of ['ford.json', 'ogre.json']) {
      const data = await json(schemas.tried, ['try', example(name)])
      expect(data).toMatchObject({ through: true, unrolled: [], standing: { over: true } })
      expect(data.told.length).toBeGreaterThan(1)
    }
    const text = await says('try', example('ford.json'))
    expect(text).toContain('Two archers over a hedge')
    expect(text).toContain('Tom')
    expect(text).toContain('North won')
  })

  const ford = () => read(example('ford.json')) as { dice: (string | number)[][]; answers: unknown[] }

  test('an answer that is not allowed: which, why, and what happened before', async () => {
    const bad = file({ ...ford(), answers: [{ links: [{ from: 'Wren', to: 'Wren' }] }] })
    const data = await json(schemas.tried, ['try', bad], 1)
    expect(data).toMatchObject({ through: false, refusedAt: 0, refusal: { code: 'not-a-target' } })
    expect((await muster(['try', bad])).out).toContain('Answer 1: Not allowed')
  })

  test('a script with too few, too many or other dice', async () => {
    const few = await json(schemas.tried, ['try', file({ ...ford(), dice: ford().dice.slice(0, 2) })], 1)
    expect(few.stopped).toBe('at answer 2: unscripted roll: save: Tom')
    const many = await json(schemas.tried, ['try', file({ ...ford(), dice: [...ford().dice, ['save: Bess', 1]] })], 1)
    expect(many).toMatchObject({ through: false, unrolled: [['save: Bess', 1]] })
    const other = file({ ...ford(), dice: [['hit: Tom at Wren', 1]] })
    expect((await muster(['try', other])).out).toContain('the script has "hit: Tom at Wren" next')
    expect((await muster(['try', other])).code).toBe(1)
  })

  test('more answers than questions', async () => {
    const long = file({ ...ford(), answers: [...ford().answers, { pick: ['done'] }] })
    await failsWith(['try', long], { file: long, where: 'answers.2' })
  })

  test('can be written as a record that verifies', async () => {
    const name = fresh()
    await says('try', example('ogre.json'), '-o', name)
    await says('verify', name)
  })

  test('the example record is ford.json played through (npx vitest run packages/cli -u writes it anew)', async () => {
    await expect(readFileSync(RECORD, 'utf8')).toMatchFileSnapshot(example('record.json'))
  })
})

describe('odds', () => {
  test('the exact chances of each answer: the last to declare lets all the arrows fly', async () => {
    const situation = read(example('ford.json')) as { figures: { id: string }[]; answers: unknown[] }
    // Tom cannot shoot, so only Wren is asked: 3 in 6 to hit, 3 in 6 past the hedge, 4 in 6 through the armour.
    const figures = situation.figures.map((one) => (one.id === 'Tom' ? { ...one, shooting: 0 } : one))
    const name = file({ ...situation, figures, answers: situation.answers.slice(0, 1), dice: [] })
    const { answers } = await json(schemas.odds, ['odds', name])
    const shot = answers.find(({ answer }) => 'links' in answer && answer.links.length === 1)
    const falls = shot?.outcomes.find(({ is }) => is.includes('Tom leaves the table'))
    expect(falls).toMatchObject({ ways: 1, of: 6 })
    expect(shot?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(await says('odds', name)).toMatch(/16\.7 % +1 of 6 +Tom leaves the table/)
    const none = await json(schemas.odds, ['odds', name, '--answer', 'pair'])
    expect(none.answers[0]?.outcomes).toMatchObject([{ ways: 1, of: 1 }])
  })

  test('of one figure against another', async () => {
    const data = await json(schemas.prospects, ['odds', example('ford.json'), '--by', 'Wren', '--at', 'Tom'])
    expect(data.prospects.length).toBeGreaterThan(0)
    expect(data.prospects.some(({ allowed, chances }) => allowed && chances.length > 0)).toBe(true)
    expect(await says('odds', example('ford.json'), '--by', 'Wren', '--at', 'Tom')).toMatch(/\d %/)
    await failsWith(['odds', example('ford.json'), '--by', 'Wren', '--at', 'Nobody'], { where: '--at', says: 'Tom' })
    await failsWith(['odds', example('ford.json'), '--by', 'Wren'], { says: '--at' })
  })

  test('who rolls again on a tie is solved, and who is asked next is part of the outcome', async () => {
    const name = fresh()
    await says('new', 'heroes-and-wizards', '--seed', '3', '-o', name)
    const { answers } = await json(schemas.odds, ['odds', name, '--answer', 'default'])
    expect(answers[0]?.trouble).toBeUndefined()
    expect(answers[0]?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(answers[0]?.outcomes.some(({ is }) => is.includes('decides next'))).toBe(true)
  })

  test('how questions on the way are answered is said', async () => {
    const foes = [
      ['Bob', 18, 13],
      ['Bea', 19, 12],
      ['Ben', 17, 12],
    ].map(([id, x, y]) => ({ id, side: 'b', at: [x, y], armour: 3 }))
    const axe = { id: 'Axe', side: 'a', at: [18, 12], rank: 'hero', item: 'battle-axe-of-slaughter', melee: 3 }
    const name = file({
      muster: 'situation',
      game: 'heroes-and-wizards',
      stage: 'assign-attacks',
      turn: 6,
      figures: [axe, ...foes],
      answers: [{ links: [{ from: 'Axe', to: 'Bob' }] }],
      dice: [],
    })
    const { answers } = await json(schemas.odds, ['odds', name])
    expect(answers.some(({ assumes }) => assumes?.includes('in which order'))).toBe(true)
    expect(await says('odds', name)).toContain('Answered as proposed:')
  })

  test('an answer that is not allowed has none', async () => {
    const data = await json(schemas.odds, ['odds', example('ogre.json'), '--answer', 'move', 'Grum', '18,30'], 1)
    expect(data.answers[0]).toMatchObject({ outcomes: [], trouble: expect.stringContaining('HW-') as string })
  })

  test('an answer that ends the battle says who wins', async () => {
    const { answers } = await json(schemas.odds, ['odds', example('ogre.json')])
    const conceding = answers.find(({ short }) => short === 'concede')
    expect(conceding?.outcomes).toMatchObject([{ ways: 1, of: 1, chance: 1 }])
    expect(conceding?.outcomes[0]?.is).toContain('South wins')
  })

  test('a battle that is over asks nothing', async () => {
    await failsWith(['odds', RECORD], { says: 'over' })
  })
})

describe('a situation’s answers', () => {
  const base = () => read(example('ford.json'))
  const outcome = async (answers: readonly unknown[]) => {
    const { through, hash } = await json(schemas.tried, ['try', file({ ...base(), answers })])
    return { through, hash }
  }

  test('are taken in the words of `muster answer`, and so is default', async () => {
    const plain = await outcome(base()['answers'] as unknown[])
    expect(plain.through).toBe(true)
    expect(await outcome(['pair "Wren>Tom"', 'pair Tom>Wren'])).toEqual(plain)
    expect(await outcome([['pair', 'Wren>Tom'], 'default'])).toEqual(plain)
  })

  test('have their points in inches, like the figures', async () => {
    const moving = { ...base(), stage: 'move', turn: 1, dice: [] }
    const hashes = await Promise.all(
      [
        'move Wren 18,14.5',
        { figure: 'Wren', path: [[18, 14.5]] },
        { figure: 'Wren', path: [{ x: 45_720, y: 36_830 }] },
      ].map(async (answer) => (await json(schemas.tried, ['try', file({ ...moving, answers: [answer] })])).hash),
    )
    expect(new Set(hashes).size).toBe(1)
  })

  test('that are none say which, and how one is written', async () => {
    await failsWith(['try', file({ ...base(), answers: ['pair Wren'] })], {
      where: 'answers.0',
      says: 'pair "Archer a1>Orc b2"',
    })
    await failsWith(['odds', file({ ...base(), answers: [{ hop: 1 }] })], {
      where: 'answers.0',
      says: 'none of the forms',
    })
  })
})

test('what is offered instead of a refused move can be typed in as it is printed', async () => {
  const name = fresh()
  await says('try', file({ ...read(example('ford.json')), stage: 'move', turn: 1, dice: [], answers: [] }), '-o', name)
  const refused = await muster(['answer', name, 'move', 'Wren', '19,33'])
  expect(refused.code).toBe(1)
  const offered = /The nearest that is: (.*)/.exec(refused.out)?.[1] ?? ''
  expect(offered).toMatch(/^move Wren /)
  const data = await json(schemas.answered, ['answer', name, ...wordsIn(offered)])
  expect(data.accepted).toBe(true)
})

test('a unit is moved by words, and what is offered for it can be typed in', async () => {
  const name = fresh()
  await says('new', 'simple-fantasy-skirmish', '--seed', '3', '--dice-seed', '4', '-o', name)
  for (let i = 0; i < 60; i++) {
    const { standing } = await json(schemas.decided, ['decide', name])
    const [mover] = standing.movers ?? []
    if (!mover?.at && !standing.movers?.length) {
      await says('answer', name, 'default', '--dice-seed', '5')
      continue
    }
    const refused = await json(schemas.answered, ['answer', name, 'move', mover?.figure ?? '', '20,20', '90,90'], 1)
    if (refused.refusal?.nearest === undefined) continue
    const typed = wordsIn(answerWords(refused.refusal.nearest as Answer))
    expect(typed).toContain('ends')
    expect((await json(schemas.answered, ['answer', name, ...typed])).answer).toEqual(refused.refusal.nearest)
    return
  }
  expect.fail('no unit was ever offered a move')
})
