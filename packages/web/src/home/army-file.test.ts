import { expect, test } from 'vitest'
import { kit } from '../../test/battle.ts'
import { readArmyFile } from './army-file.ts'
import { firstChoices, planOf } from './choices.ts'

const fileOf = (text: string) => ({ name: 'mine.json', text: () => Promise.resolve(text) })

test('an army from a file takes the field as any other', async () => {
  const read = await readArmyFile(kit, fileOf(JSON.stringify(kit.randomArmy(5, 100))))
  if (!('pick' in read)) throw new Error(read.wrong)
  const choices = firstChoices(kit, 4)
  const plan = planOf(kit, { ...choices, armies: [read.pick, ...choices.armies.slice(1)] })
  expect(plan.sides[0]?.army).toEqual(kit.randomArmy(5, 100))
  expect(kit.checkPlan(plan)).toEqual([])
})

test.each([
  ['cut short', '{"name":', /not whole JSON/],
  ['no army', '[1,2]', /cannot be used|army/],
])('a file that is %s is refused by name, with the reason', async (_, text, reason) => {
  const read = await readArmyFile(kit, fileOf(text))
  expect('wrong' in read && read.wrong).toMatch(/^“mine\.json” was not opened\./)
  expect('wrong' in read && read.wrong).toMatch(reason)
})

test('a file the browser cannot read is said to be', async () => {
  const read = await readArmyFile(kit, { name: 'x', text: () => Promise.reject(new Error('gone')) })
  expect('wrong' in read && read.wrong).toContain('could not be read')
})
