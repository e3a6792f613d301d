import { expect, test } from 'vitest'
import { kit } from '@muster/session/testing'
import { choicesUnder, planErrors, firstChoices, planOf, reportOf, withArmy, withOwnArmy } from './choices.ts'
import { previewOf } from './preview.ts'
import { sourceFrom } from './battle-request.ts'

test('the first choices make a battle that can be played', () => {
  expect(kit.checkPlan(planOf(kit, firstChoices(kit, 4)))).toEqual([])
})

test('a random army keeps to the points, and too few points are reported', () => {
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

test('a ready-made army over the points is reported', () => {
  expect(kit.checkPlan(planOf(kit, { ...firstChoices(kit, 4), points: 50 })).length).toBeGreaterThan(0)
})

test('the same army twice gets two names', () => {
  const choices = firstChoices(kit, 4)
  const [army] = choices.armies
  if (!army) throw new Error('no army')
  const [first, second] = planOf(kit, { ...choices, armies: [army, army] }).sides
  expect(first?.name).not.toBe(second?.name)
})

test('the preview has all figures on the table', () => {
  const view = previewOf(kit, planOf(kit, firstChoices(kit, 4)))
  expect(view.round.turn).toBe(1)
  for (const side of view.sides)
    expect(view.figures.filter((figure) => figure.side === side.id).length).toBeGreaterThan(3)
})

test('seats are given to the sides in their order', () => {
  const plan = planOf(kit, firstChoices(kit, 4))
  const source = sourceFrom(
    { game: kit.game.id, plan, seats: ['computer', 'person'], skill: 'quick', dice: 'typed', ready: false },
    5,
  )
  expect(source).toMatchObject({ options: { seats: { a: 'computer', b: 'person' }, dice: 'typed' } })
})

test('a random army keeps to the points that were typed in, whatever the other army', () => {
  const choices = withArmy(kit, { ...firstChoices(kit, 4), points: 500 }, 0, { is: 'any', seed: 3 })
  expect(choices.points).toBe(500)
  expect(reportOf(kit, choices, 0).report?.points).toBeGreaterThan(400)
})

test("choosing a larger or smaller army changes the points and the other army's size", () => {
  const small = firstChoices(kit, 4)
  const large = withArmy(kit, small, 0, { is: 'ready', id: 'guard-of-the-vale-250' })
  expect(large.points).toBe(250)
  expect(kit.checkPlan(planOf(kit, large))).toEqual([])
  const sizes = large.armies.map((pick) => kit.armies.find(({ id }) => pick.is === 'ready' && id === pick.id)?.points)
  expect(sizes).toEqual([250, 250])
  expect(withArmy(kit, large, 1, { is: 'ready', id: 'red-tusk-100' }).points).toBe(100)
  expect(withArmy(kit, { ...small, points: 110 }, 0, { is: 'ready', id: 'red-tusk-100' }).points).toBe(110)
})

test('an army of one’s own is opposed by a ready one of about its points', () => {
  const [ready] = kit.armies
  const own = { is: 'file', name: 'Own', army: ready?.army ?? null, points: 240 } as const
  const { armies, points } = withOwnArmy(kit, firstChoices(kit, 4), own)
  expect(armies[0]).toBe(own)
  expect(kit.armies.find(({ id }) => armies[1]?.is === 'ready' && id === armies[1].id)?.points).toBe(250)
  expect(points).toBe(250)
})

test('a campaign gives the sides their names and companies, and its options stand', () => {
  const [company] = kit.armies
  const sides = [
    { id: 'x', player: 'ann', name: 'Ann', army: company?.army ?? null },
    { id: 'y', player: 'bob', name: 'Bob' },
  ]
  const choices = choicesUnder(kit, 4, { sides, options: { limit: 777 } })
  const plan = planOf(kit, { ...choices, points: 90 })
  expect(plan.sides).toMatchObject([
    { id: 'x', name: 'Ann', army: company?.army },
    { id: 'y', name: 'Bob' },
  ])
  expect(plan.sides[1]?.army).toEqual(firstChoicesArmy(1))
  expect(plan.options?.['limit']).toBe(777)
})

const firstChoicesArmy = (seat: number) => planOf(kit, firstChoices(kit, 4)).sides[seat]?.army
