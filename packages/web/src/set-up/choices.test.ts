import { expect, test } from 'vitest'
import { kit } from '../../test/battle.ts'
import { planErrors, firstChoices, planOf, reportOf, withArmy } from './choices.ts'
import { previewOf } from './preview.ts'
import { sourceFrom } from './battle-request.ts'

test('what is offered first can be played as it is', () => {
  expect(kit.checkPlan(planOf(kit, firstChoices(kit, 4)))).toEqual([])
})

test('an army by chance keeps to the points; too few points are said to be', () => {
  const choices = {
    ...firstChoices(kit, 4),
    points: 90,
    armies: [
      { is: 'any', seed: 1 },
      { is: 'any', seed: 2 },
    ] as const,
  }
  expect(reportOf(kit, choices, 0).report?.points).toBeLessThanOrEqual(90)
  expect(kit.checkPlan(planOf(kit, choices))).toEqual([])
  const poor = { ...choices, points: 1 }
  const tooPoor = 'There is no army of 1 point: the cheapest figure costs 3.'
  expect(reportOf(kit, poor, 0).wrong).toBe(tooPoor)
  expect(planErrors(kit, poor, planOf(kit, poor)).map(({ message }) => message)).toEqual([tooPoor, tooPoor])
  expect(kit.checkPlan(planOf(kit, poor)).length).toBeGreaterThan(0)
})

test('a ready army that is too dear for the points is complained of', () => {
  expect(kit.checkPlan(planOf(kit, { ...firstChoices(kit, 4), points: 50 })).length).toBeGreaterThan(0)
})

test('the same army twice is told apart by name', () => {
  const choices = firstChoices(kit, 4)
  const [army] = choices.armies
  if (!army) throw new Error('no army')
  const [first, second] = planOf(kit, { ...choices, armies: [army, army] }).sides
  expect(first?.name).not.toBe(second?.name)
})

test('the preview has everybody on the table', () => {
  const view = previewOf(kit, planOf(kit, firstChoices(kit, 4)))
  expect(view.round.turn).toBe(1)
  for (const side of view.sides)
    expect(view.figures.filter((figure) => figure.side === side.id).length).toBeGreaterThan(3)
})

test('seats go to the sides in their order', () => {
  const plan = planOf(kit, firstChoices(kit, 4))
  const source = sourceFrom(
    { game: kit.game.id, plan, seats: ['computer', 'person'], skill: 'quick', dice: 'typed', ready: false },
    5,
  )
  expect(source).toMatchObject({ options: { seats: { a: 'computer', b: 'person' }, dice: 'typed' } })
})

test('an army by chance is as large as the points somebody has set, whatever the other army', () => {
  const choices = withArmy(kit, { ...firstChoices(kit, 4), points: 500 }, 0, { is: 'any', seed: 3 })
  expect(choices.points).toBe(500)
  expect(reportOf(kit, choices, 0).report?.points).toBeGreaterThan(400)
})

test('a larger or smaller ready army brings the points along, and the other army in the same size', () => {
  const small = firstChoices(kit, 4)
  const large = withArmy(kit, small, 0, { is: 'ready', id: 'guard-of-the-vale-250' })
  expect(large.points).toBe(250)
  expect(kit.checkPlan(planOf(kit, large))).toEqual([])
  const sizes = large.armies.map((pick) => kit.armies.find(({ id }) => pick.is === 'ready' && id === pick.id)?.points)
  expect(sizes).toEqual([250, 250])
  expect(withArmy(kit, large, 1, { is: 'ready', id: 'red-tusk-100' }).points).toBe(100)
  expect(withArmy(kit, { ...small, points: 110 }, 0, { is: 'ready', id: 'red-tusk-100' }).points).toBe(110)
})
