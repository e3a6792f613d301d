/** What each kind of terrain does to those who walk, look and shoot. */
import { toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { castings, lastTurn, magicPhase, pairing } from '../ground.ts'
import { moveOf, type Skirmish } from '../skirmish.ts'

type Lay = (battle: Skirmish) => Skirmish

const box =
  (kind: string, from: number, to: number): Lay =>
  (battle) =>
    battle.box('piece', kind, [5, from], [15, to])
const line =
  (kind: string): Lay =>
  (battle) =>
    battle.line('piece', kind, [5, 13], [15, 13])
const tree: Lay = (battle) => battle.disc('piece', 'tree', [10, 13], 0.5)

/** What three inches straight ahead cost, from y 10 to y 16 over the piece; movement 18. */
const costOf = (lay: Lay): number =>
  toInches(
    lay(lastTurn())
      .a('Ann', { at: [10, 10], movement: '18' })
      .b('Bob', { at: [40, 40] })
      .move('Ann', [10, 16])
      .of('Ann').spent,
  )

const shots = (lay: Lay) =>
  lay(lastTurn({ stage: 'declare-shots' }))
    .a('Ann', { at: [10, 10], shooting: 3 })
    .b('Bob', { at: [10, 20] })
const sees = (lay: Lay): boolean =>
  castings(
    lay(magicPhase())
      .a('Mage', { at: [10, 10], spells: ['curse'], rank: 'wizard' })
      .b('Bob', { at: [10, 20] }),
  ).includes('Mage|curse|Bob')

const flies = (lay: Lay) => shots(lay).rolls(['hit: Ann at Bob', 1]).pairs(['Ann', 'Bob']).rolledEverything()
const flown = (lay: Lay) =>
  shots(lay).rolls(['hit: Ann at Bob', 1], ['cover: Ann at Bob, piece', 3]).pairs(['Ann', 'Bob']).rolledEverything()

describe('terrain', () => {
  test('HW-TERR-01 HW-RUL-33 rough ground costs double movement and does not block sight', () => {
    expect(costOf(box('rough', 12, 15))).toBeCloseTo(9, 6)
    expect(flies(box('rough', 12, 17)).of('Bob').where).toBe('slain')
    expect(sees(box('rough', 12, 17))).toBe(true)
  })

  test('HW-TERR-02 a wood is slow, is cover, and more than two inches of it stop shots and sight', () => {
    expect(costOf(box('wood', 12, 15))).toBeCloseTo(9, 6)
    expect(flown(box('wood', 12, 14)).of('Bob').where).toBe('slain')
    expect(sees(box('wood', 12, 14))).toBe(true)
    expect(shots(box('wood', 12, 14.1)).battle.over).toBe(true)
    expect(sees(box('wood', 12, 14.1))).toBe(false)
  })

  test('HW-TERR-03 a wall is an obstacle and a piece of cover, and does not block sight', () => {
    expect(costOf(line('wall'))).toBe(15)
    expect(flown(line('wall')).of('Bob').where).toBe('slain')
    expect(sees(line('wall'))).toBe(true)
  })

  test('HW-TERR-04 a hedge does all that a wall does', () => {
    expect(costOf(line('hedge'))).toBe(15)
    expect(flown(line('hedge')).of('Bob').where).toBe('slain')
    expect(sees(line('hedge'))).toBe(true)
    const across = line('hedge')(lastTurn())
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
    expect(across.refused(moveOf('Ann', [10, 13]))).toMatchObject({ rule: 'HW-MOVE-11', piece: 'piece' })
  })

  test('HW-TERR-05 HW-RUL-33 a single tree is cover and does not slow movement', () => {
    expect(costOf(tree)).toBe(6)
    expect(flown(tree).of('Bob').where).toBe('slain')
    const under = tree(lastTurn())
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
      .move('Ann', [10, 13])
    expect(under.at('Ann')).toEqual([10, 13])
  })

  test('HW-TERR-06 HW-RUL-33 a building cannot be entered, and nothing is seen or shot through it', () => {
    const house = box('building', 12, 15)
    const battle = house(lastTurn())
      .a('Ann', { at: [10, 10], movement: '18' })
      .b('Bob', { at: [40, 40] })
    expect(battle.refused(moveOf('Ann', [10, 12]))).toMatchObject({ rule: 'HW-MOVE-16', piece: 'piece' })
    expect(shots(house).battle.over).toBe(true)
    expect(sees(house)).toBe(false)
  })

  test('HW-TERR-07 HW-RUL-33 a hill changes nothing for walkers, eyes and arrows, and can be held', () => {
    expect(costOf(box('hill', 12, 15))).toBe(6)
    expect(flies(box('hill', 12, 15)).of('Bob').where).toBe('slain')
    expect(sees(box('hill', 12, 15))).toBe(true)
    const held = lastTurn({ stage: 'end-turn', scenario: 'capture-terrain' })
      .box('hill', 'hill', [5, 12], [15, 15])
      .a('Ann', { at: [10, 13] })
      .b('Bob', { at: [40, 40] })
    expect(held.battle.result).toMatchObject({ winner: 'a' })
  })

  test('HW-TERR-08 a figure is in an area when the centre of its base is inside the outline or on it', () => {
    const held = (x: number) =>
      lastTurn({ stage: 'end-turn', scenario: 'capture-terrain' })
        .box('wood', 'wood', [10, 10], [20, 20])
        .a('Ann', { at: [x, 15] })
        .b('Bob', { at: [40, 40] }).battle.result?.winner
    expect(held(10)).toBe('a')
    expect(held(9.9)).toBeUndefined()
    const slow = (x: number) =>
      toInches(
        lastTurn()
          .box('marsh', 'rough', [10, 5], [20, 20])
          .a('Ann', { at: [x, 10] })
          .b('Bob', { at: [40, 40] })
          .move('Ann', [x, 12])
          .of('Ann').spent,
      )
    expect([slow(9.9), slow(10)]).toEqual([2, 4])
  })

  test('a shot over open ground needs no cover die', () => {
    expect(pairing(shots((battle) => battle))).toEqual({ Ann: ['Bob'] })
    expect(flies((battle) => battle).of('Bob').where).toBe('slain')
  })
})
