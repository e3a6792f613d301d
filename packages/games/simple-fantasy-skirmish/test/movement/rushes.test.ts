/** Rushes in every direction: thin and thick walls, the few and the many, and those who walk through walls. */
import { describe, expect, test } from 'vitest'
import { march, moveTo, TURNS } from './marching.ts'
import { row, type Skirmish, type Spot } from '../skirmish.ts'

const ORCS = [-1.5, 0, 1.5] as const
const refusalOf = (battle: Skirmish, unit: string, spots: readonly Spot[]) =>
  battle.battle.question?.check(moveTo(battle, unit, spots))?.code

describe.each(TURNS)('to the $way', ({ turn }) => {
  const orcs = () => march().a('Orcs', { at: ORCS.map((aside) => turn(aside, 0)) })
  const across = (battle: Skirmish, ahead: number) =>
    refusalOf(
      battle,
      'Orcs',
      ORCS.map((aside) => turn(aside, ahead)),
    )

  test('SF-RUSH-02 SF-RUSH-04 a thin wall is crossed where half of the unit gets beyond it at half speed', () => {
    const wall = (ahead: number) => orcs().line('wall', 'wall', turn(-9, ahead), turn(9, ahead))
    expect([across(wall(2.2), 2.8), across(wall(2.6), 3.2)]).toEqual([undefined, 'none-cross'])
  })

  test('SF-RUSH-02 SF-RUSH-04 SF-RUL-27 so is a thick one, and its far side counts', () => {
    const wall = (ahead: number) =>
      orcs()
        .area('wall', 'wall', turn(-9, ahead), turn(9, ahead), turn(9, ahead + 0.8), turn(-9, ahead + 0.8))
        .having({ height: 0.9 })
    expect([across(wall(1.4), 2.8), across(wall(1.8), 3.2)]).toEqual([undefined, 'none-cross'])
  })
})

describe('few and many', () => {
  test('SF-RUSH-02 a single model goes over a wall at half speed, and a pair walks past a wall that is not in its way', () => {
    const lone = (to: number) => {
      const battle = march()
        .a('Orc', { at: [[10, 10]] })
        .line('wall', 'wall', [0, 12.2], [48, 12.2])
      return refusalOf(battle, 'Orc', [[10, 10 + to]])
    }
    expect(lone(2.8)).toBeUndefined()
    expect(lone(3.2)).toBeDefined()
    const pair = march()
      .a('Orcs', { at: row(2, [10, 10]) })
      .line('wall', 'wall', [30, 12.2], [40, 12.2])
    expect(refusalOf(pair, 'Orcs', row(2, [10, 15.9]))).toBeUndefined()
  })

  test('SF-TERR-03 SF-RUSH-02 one of three that crosses a wall slows nobody', () => {
    const battle = march()
      .a('Orcs', { at: row(3, [10, 10]) })
      .line('wall', 'wall', [12.4, 12.2], [14, 12.2])
    expect(refusalOf(battle, 'Orcs', row(3, [10, 15.9]))).toBeUndefined()
  })
})

test('SF-ATR-05 SF-RUSH-02 SF-RUSH-04 the Ethereal rush through a high wall as others over a low one', () => {
  const ghosts = (wall: number) =>
    march({ mode: 'advanced' })
      .a('Ghosts', { at: [...row(3, [10, 10]), ...row(3, [10, 8.5])], traits: ['ethereal'] })
      .line('rampart', 'wall', [0, wall], [48, wall])
      .having({ height: 3 })
  const line = (y: number) => row(6, [8.5, y], 1.2)
  expect(refusalOf(ghosts(12.2), 'Ghosts', line(12.75))).toBeUndefined()
  expect(refusalOf(ghosts(12.6), 'Ghosts', line(13.2))).toBe('none-cross')
})

test('SF-MOVE-13 SF-RUL-19 each leg of a bent path is measured from where the last one ended', () => {
  const battle = march()
    .a('Orc', { at: [[10, 10]] })
    .box('crag', 'impassable', [9.6, 11], [10.4, 11.6])
  expect(battle.refused(battle.moveOf('Orc', [10, 12.9])).code).toBe('barred')
  expect(battle.move('Orc', [11.8, 11.3], [10, 12.9]).centre('Orc')).toEqual([10, 12.9])
})
