/** `muster convert`: stat blocks from files, folders and standard input, as text, JSON and army files. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemas } from '../src/index.ts'
import { example, fails, file, folderNamed, fresh, json, muster, read, says } from './shell.ts'

const EMBERBACK = example('emberback.txt')
const convert = (...more: readonly string[]) => ['convert', 'd6s-with-dragons', EMBERBACK, ...more]

test('a pasted stat block is printed with its numbers, their working, and what is enforced', async () => {
  const text = await says(...convert())
  expect(text).toContain('Emberback (Huge dragon), 112 points')
  expect(text).toMatch(/Toughness\s+8\s+120 hit points, Health 3\s+row 43\s+DD-RUL-207/)
  expect(text).toMatch(/Enforced[^]*Cinders: A cone 6" long[^]*Not enforced\n\s+Amphibious/)
})

test('the same from standard input', async () => {
  const ran = await muster(['convert', 'd6s-with-dragons'], { input: readFileSync(EMBERBACK, 'utf8') })
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(ran.out).toBe(await says(...convert()))
})

test('Health and Damage can be chosen, and the numbers follow', async () => {
  const { creatures } = await json(schemas.converted, convert('--health', '4', '--damage', 'Fang=2', 'Cinders=1'))
  expect(creatures[0]).toMatchObject({ price: null, choices: { health: 4, damage: { Fang: 2, Tail: 1, Cinders: 1 } } })
  expect(creatures[0]?.working).toContainEqual({
    name: 'Strength of Fang',
    value: 4,
    from: 'average 16, Damage 2',
    row: '7',
    rule: 'DD-RUL-207',
  })
  expect(creatures[0]?.stats).toContainEqual({ label: 'Health', value: '4' })
})

test('the army file can be checked and fielded at once', async () => {
  const army = fresh()
  await says(...convert('--points', '70', '--count', '2', '-o', army))
  expect(read(army)).toMatchObject({ muster: 'army', game: 'd6s-with-dragons', limit: 140 })
  expect(await says('army', 'check', army)).toContain('It is legal.')
  const battle = fresh()
  const { code, err } = await muster(['new', 'd6s-with-dragons', '--armies', army, army, '--seed', '1', '-o', battle])
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test('a price is estimated by battles, with its interval, the same for the same seed', async () => {
  const rat = file(RAT)
  const argv = ['convert', 'd6s-with-dragons', rat, '--price', '4', '--seed', '3']
  const { creatures } = await json(schemas.converted, argv)
  const { price, points } = creatures[0] ?? expect.fail()
  expect(price).toMatchObject({ battles: 4, points })
  expect(price?.least).toBeLessThanOrEqual(points)
  expect(price?.most).toBeGreaterThanOrEqual(points)
  expect(await json(schemas.converted, argv)).toEqual({ muster: 'converted', game: 'd6s-with-dragons', creatures })
})

test('a folder is read file by file', async () => {
  const folder = folderNamed('blocks')
  copyFileSync(EMBERBACK, join(folder, 'a.txt'))
  copyFileSync(file(RAT), join(folder, 'b.json'))
  const { creatures } = await json(schemas.converted, ['convert', 'd6s-with-dragons', folder])
  expect(creatures.map(({ name }) => name)).toEqual(['Emberback', 'Hedge Rat'])
})

test('what cannot be used is refused with what to do', async () => {
  expect((await fails(convert('--damage', 'Fang'))).message).toContain('NAME=NUMBER')
  expect((await fails(convert('--damage', 'Horn=2'))).message).toContain('It has Fang, Tail, Cinders')
  expect((await fails(convert('--points', '5', '--price', '4'))).message).toContain('not both')
  expect((await fails(['convert', 'heroes-and-wizards', EMBERBACK])).message).toContain('converts no creatures')
  expect((await fails(['convert', 'd6s-with-dragons', file('{"name": "x"}')])).message).toContain('no stat block')
  expect((await fails(['convert', 'd6s-with-dragons', folderNamed('empty')])).message).toContain(
    'no .json, .txt or .md',
  )
})

const RAT = {
  name: 'Hedge Rat',
  size: 'small',
  type: 'beast',
  armor_class: 12,
  hit_points: 5,
  speed: { walk: 30 },
  ability_scores: { strength: 7, dexterity: 15, constitution: 11, intelligence: 2, wisdom: 10, charisma: 4 },
  saving_throws: {},
  challenge_rating: 0.125,
  traits: [],
  actions: [{ name: 'Bite', desc: 'Melee Attack Roll: +4, reach 5 ft. 4 (1d4 + 2) Piercing damage.' }],
}
