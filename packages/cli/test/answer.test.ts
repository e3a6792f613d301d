import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerText, readRecord, SeededDice, verify, splitWords, type Answer } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { seedAt } from '../src/session/dice.ts'
import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, GAME, json, muster, read, RECORD, says } from './shell.ts'

async function begun(...more: readonly string[]): Promise<string> {
  const name = fresh()
  await says('new', GAME, '--seed', '3', '--dice-seed', '4', '-o', name, ...more)
  return name
}

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
    const dozen = { is: 'roll', purpose: 'x', kind: 'x', about: '', by: 'a', count: 12, sides: 6 } as const
    const first = (at: number) => new SeededDice(seedAt(9, at)).roll(dozen).join()
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
    const inText = await muster(['answer', name, 'move', 'Grum', '18,30'])
    expect(inText.code).toBe(1)
    expect(inText.out).toMatch(/Not allowed: .*\(HW-[\w-]+\)[^]*The nearest legal answer: move Grum 18,\d+/)
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
    expect(wait.status.awaited).toMatchObject({ purpose: 'hit: Grum at Ned', count: 1, sides: 6 })
  })

  test('an answer of the wrong form', async () => {
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
    expect(first.status.awaited?.purpose).toBe('save: Ned')
    expect(await says('decide', name)).toContain('Waiting for dice')
    await failsWith(['answer', name, 'default'], { says: 'Dice must be rolled first' })
    const last = await json(schemas.answered, ['answer', name, '--dice', '4,5'])
    expect(last.status).toMatchObject({ over: true, result: { winner: 'a' } })
    await says('verify', name)
  })

  test('dice that are awaited can be left to chance', async () => {
    const name = fresh()
    await says('new', GAME, '--seed', '3', '--typed', '-o', name)
    const waits = await json(schemas.decided, ['decide', name])
    expect(waits.status.awaited).toBeDefined()
    const { status } = await json(schemas.answered, ['answer', name, 'roll'])
    expect(status.awaited).toBeUndefined()
  })
})

test('what is offered instead of a refused move can be typed in as it is printed', async () => {
  const name = fresh()
  await says('try', file({ ...read(example('ford.json')), stage: 'move', turn: 1, dice: [], answers: [] }), '-o', name)
  const refused = await muster(['answer', name, 'move', 'Wren', '19,33'])
  expect(refused.code).toBe(1)
  const offered = /The nearest legal answer: (.*)/.exec(refused.out)?.[1] ?? ''
  expect(offered).toMatch(/^move Wren /)
  const data = await json(schemas.answered, ['answer', name, ...splitWords(offered)])
  expect(data.accepted).toBe(true)
})

test('a unit is moved by words, and what is offered for it can be typed in', async () => {
  const name = fresh()
  await says('new', 'simple-fantasy-skirmish', '--seed', '3', '--dice-seed', '4', '-o', name)
  for (let i = 0; i < 60; i++) {
    const { status } = await json(schemas.decided, ['decide', name])
    const [mover] = status.movers ?? []
    if (!mover?.at && !status.movers?.length) {
      await says('answer', name, 'default', '--dice-seed', '5')
      continue
    }
    const refused = await json(schemas.answered, ['answer', name, 'move', mover?.figure ?? '', '20,20', '90,90'], 1)
    if (refused.refusal?.nearest === undefined) continue
    const typed = splitWords(answerText(refused.refusal.nearest as Answer))
    expect(typed).toContain('ends')
    expect((await json(schemas.answered, ['answer', name, ...typed])).answer).toEqual(refused.refusal.nearest)
    return
  }
  expect.fail('no unit was ever offered a move')
})
