import { describe, expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { failsWith, GAME, json, says } from './shell.ts'

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
