import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, failsWith, file, fresh, json, read, RECORD, says } from './shell.ts'

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
    const data = await json(schemas.attackForecasts, ['odds', example('ford.json'), '--by', 'Wren', '--at', 'Tom'])
    expect(data.forecasts.length).toBeGreaterThan(0)
    expect(data.forecasts.some(({ allowed, chances }) => allowed && chances.length > 0)).toBe(true)
    expect(await says('odds', example('ford.json'), '--by', 'Wren', '--at', 'Tom')).toMatch(/\d %/)
    await failsWith(['odds', example('ford.json'), '--by', 'Wren', '--at', 'Nobody'], { where: '--at', says: 'Tom' })
    await failsWith(['odds', example('ford.json'), '--by', 'Wren'], { says: '--at' })
  })

  test('ties that are rolled again are solved, and the side that decides next is part of the outcome', async () => {
    const name = fresh()
    await says('new', 'heroes-and-wizards', '--seed', '3', '-o', name)
    const { answers } = await json(schemas.odds, ['odds', name, '--answer', 'default'])
    expect(answers[0]?.problem).toBeUndefined()
    expect(answers[0]?.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(answers[0]?.outcomes.some(({ is }) => is.includes('decides next'))).toBe(true)
  })

  test('the report says how the questions in between were answered', async () => {
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

  test('an answer that is not allowed has no chances', async () => {
    const data = await json(schemas.odds, ['odds', example('ogre.json'), '--answer', 'move', 'Grum', '18,30'], 1)
    expect(data.answers[0]).toMatchObject({ outcomes: [], problem: expect.stringContaining('HW-') as string })
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
