import { kit } from '@muster/session/testing'
import { expect, test } from 'vitest'
import { firstChoices, planErrors, planOf } from './choices.ts'
import { possibleSides, withSides } from './number-of-sides.ts'

test('as many sides can play as some scenario allows', () => {
  expect(possibleSides(kit)).toEqual([2, 3, 4])
})

test('further sides get armies of their own and are led by the computer', () => {
  const four = withSides(kit, firstChoices(kit, 4), 4)
  expect(four.seats).toEqual(['person', 'computer', 'computer', 'computer'])
  const sizes = four.armies.map((pick) => kit.armies.find(({ id }) => pick.is === 'ready' && id === pick.id)?.points)
  expect(sizes).toEqual([250, 250, 250, 250])
  const plan = planOf(kit, four)
  expect(plan.sides.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(new Set(plan.sides.map(({ name }) => name)).size).toBe(4)
  expect(planErrors(kit, four, plan)).toEqual([])
})

test('fewer sides again leave the first ones as they were', () => {
  const three = withSides(kit, firstChoices(kit, 4), 3)
  expect(withSides(kit, withSides(kit, three, 4), 3)).toEqual(three)
})

test('a scenario for two is given up when a third joins', () => {
  const rescue = { ...firstChoices(kit, 4), scenario: 'rescue' }
  expect(withSides(kit, rescue, 3).scenario).toBeUndefined()
  expect(withSides(kit, rescue, 2).scenario).toBe('rescue')
})
