import { armyFileData } from '@muster/engine'
import { expect, test } from 'vitest'
import { kit } from '@muster/session/testing'
import { GAMES } from '../games/games.ts'
import { readArmyFile } from './army-file.ts'
import { planErrors, firstChoices, planOf, withArmy } from './choices.ts'

const fileOf = (text: string) => ({ name: 'mine.json', text: () => Promise.resolve(text) })

test('an army from a file can be played like any other', async () => {
  const read = await readArmyFile(kit, fileOf(JSON.stringify(kit.randomArmy(5, 100))))
  if (!('pick' in read)) throw new Error(read.wrong)
  const choices = firstChoices(kit, 4)
  const plan = planOf(kit, { ...choices, armies: [read.pick, ...choices.armies.slice(1)] })
  expect(plan.sides[0]?.army).toEqual(kit.randomArmy(5, 100))
  expect(kit.checkPlan(plan)).toEqual([])
})

test('a file written by the command line brings its points and the options it needs', async () => {
  for (const game of GAMES) {
    const theirs = await game.load()
    for (const { army, points } of theirs.armies) {
      const text = JSON.stringify(armyFileData(game.id, army, points))
      const read = await readArmyFile(theirs, fileOf(`\uFEFF${text}`))
      if (!('pick' in read)) throw new Error(read.wrong)
      const choices = withArmy(theirs, firstChoices(theirs, 4), 0, read.pick)
      const plan = planOf(theirs, choices)
      expect(plan.sides[0]?.army).toEqual(army)
      expect(planErrors(theirs, choices, plan)).toEqual([])
    }
  }
})

test('an army of another game is refused, naming both games', async () => {
  const read = await readArmyFile(kit, fileOf(JSON.stringify(armyFileData('d6s-with-dragons', {}, 100))))
  expect('wrong' in read && read.wrong).toContain('At game: This army is for d6s with Dragons, not for')
})

test('an error in a list is named in plain words with its place in the file', async () => {
  const army = { name: 'Mine', types: [{ profile: { movement: '6', melee: 1, shooting: 0, armour: 0 } }] }
  const read = await readArmyFile(kit, fileOf(JSON.stringify(armyFileData(kit.game.id, army, 100))))
  expect('wrong' in read && read.wrong).toContain('At army.types.0.name: This is missing; it should be text.')
})

test.each([
  ['cut short', '{"name":', /not whole JSON/],
  ['no army', '[1,2]', /not an army: it holds a list/],
  ['another file', '{"muster":"record"}', /not an army: its field "muster" says it is a battle record/],
])('a file that is %s is refused by name, with the reason', async (_, text, reason) => {
  const read = await readArmyFile(kit, fileOf(text))
  expect('wrong' in read && read.wrong).toMatch(/^“mine\.json” was not opened\./)
  expect('wrong' in read && read.wrong).toMatch(reason)
})

test('a file the browser cannot read is reported', async () => {
  const read = await readArmyFile(kit, { name: 'x', text: () => Promise.reject(new Error('gone')) })
  expect('wrong' in read && read.wrong).toContain('could not be read')
})
