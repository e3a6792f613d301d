/** Things near the rim of the table: there must be room for a model all round them. */
import { INCH, type Battlefield } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { SCENARIO_BY_ID } from '../../src/scenarios/index.ts'
import { armyOf, box, field, planOf } from '../opening.ts'

function placesOn(table: Battlefield, scenario: 'steal-the-flag' | 'pick-the-lock') {
  const armies = [armyOf('North', 'Guards'), armyOf('South', 'Orcs')]
  const state = game.setUp(planOf(armies, { scenario, field: table, options: { mode: 'advanced' } }))
  state.sides[0].edge = 'north'
  state.sides[1].edge = 'south'
  return (SCENARIO_BY_ID[scenario].things?.(state) ?? []).map(({ at }) => [at.x / INCH, at.y / INCH] as const)
}

describe('SF-SKILL-01 things keep an inch from the rim', () => {
  const crag = (from: number, to: number) => field(box('crag', 'impassable', [0, from], [48, to]))

  test('SF-SKILL-01 a flag is laid on the far side of a crag where a strip at the long edge is too slim', () => {
    const [north] = placesOn(crag(1.4, 6), 'steal-the-flag')
    const [, south] = placesOn(crag(30, 34.6), 'steal-the-flag')
    expect(north?.[1]).toBeGreaterThanOrEqual(7)
    expect(north?.[1]).toBeLessThan(8)
    expect(south?.[1]).toBeLessThanOrEqual(29)
    expect(south?.[1]).toBeGreaterThan(28)
  })

  test('SF-SKILL-01 where the strip is two inches wide the flag lies in its middle', () => {
    const [north] = placesOn(crag(2, 12), 'steal-the-flag')
    const [, south] = placesOn(crag(24, 34), 'steal-the-flag')
    expect([north?.[1], south?.[1]]).toEqual([1, 35])
  })

  test('SF-SKILL-01 off a rock in the middle of its edge each flag goes to the right hand of its own side', () => {
    const [north, south] = placesOn(field(box('rock', 'impassable', [23, 0], [25, 36])), 'steal-the-flag')
    expect(north?.[0]).toBeGreaterThan(20)
    expect(north?.[0]).toBeLessThan(23)
    expect((north?.[0] ?? 0) + (south?.[0] ?? 0)).toBe(48)
  })

  test('SF-SKILL-01 nor does a chest lie beyond the short edges', () => {
    const cliffs = (from: number, to: number) => field(box('crag', 'impassable', [from, 0], [to, 36]))
    for (const [x] of placesOn(cliffs(0.5, 42), 'pick-the-lock')) expect(x >= 43 && x <= 47).toBe(true)
    for (const [x] of placesOn(cliffs(6, 47.5), 'pick-the-lock')) expect(x >= 1 && x <= 5).toBe(true)
  })
})

describe('SF-SKILL-01 things keep apart', () => {
  test('SF-SKILL-01 chests that are pushed together lie four inches from each other along or across', () => {
    const gap = field(box('west', 'impassable', [0, 0], [20, 36]), box('east', 'impassable', [28, 0], [48, 36]))
    const chests = placesOn(gap, 'pick-the-lock')
    expect(chests).toHaveLength(3)
    for (const [i, [x, y]] of chests.entries())
      for (const [u, v] of chests.slice(i + 1))
        expect(Math.max(Math.abs(x - u), Math.abs(y - v))).toBeGreaterThanOrEqual(4)
  })
})
