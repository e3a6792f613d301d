/** Converting from the fifth edition: the tables of the book, and what lies between and beyond their rows. */
import { describe, expect, test } from 'vitest'
import { armorOf, difficultyOf, fightOf, noArmor, strengthOf, toughnessOf } from '../../src/convert/tables.ts'

const values = <T>(numbers: readonly T[], read: (number: T) => { readonly value: number } | undefined) =>
  numbers.map((number) => read(number)?.value)

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('bonuses and classes', () => {
  test('FD-CONV-01 a bonus gives Fight or Save, one more for every three, from 3 at +0 to 7 at +12', () => {
    expect(values([0, 2, 3, 5, 6, 8, 9, 11, 12, 19], fightOf)).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
    expect(fightOf(7)).toEqual({ value: 5, row: '+6 to +8', rule: 'FD-CONV-01' })
    expect(fightOf(14).row).toBe('+12 and higher')
  })

  test('FD-CONV-09 FD-RUL-63 bonuses of -3 to -1 give 2, and lower ones 1', () => {
    expect(values([-1, -3, -4, -9], fightOf)).toEqual([2, 2, 1, 1])
    expect(fightOf(-2)).toEqual({ value: 2, row: '−3 to −1', rule: 'FD-CONV-09' })
    expect(fightOf(-5)).toEqual({ value: 1, row: '−4 and lower', rule: 'FD-CONV-09' })
  })

  test('FD-CONV-02 AC and DC give Armor and Difficulty, 0 from 11 to 13 and one more for every three, up to 4', () => {
    const classes = [11, 13, 14, 16, 17, 19, 20, 22, 23, 30]
    for (const read of [armorOf, difficultyOf]) expect(values(classes, read)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
    expect(difficultyOf(15)).toEqual({ value: 1, row: '14 to 16', rule: 'FD-CONV-02' })
    expect(armorOf(24)?.row).toBe('23 and higher')
  })

  test('FD-CONV-02 FD-CONV-09 FD-RUL-63 an AC of 10 or less is none, and a DC of 10 or less is no Difficulty at all', () => {
    expect([armorOf(10), armorOf(5), difficultyOf(10)]).toEqual([undefined, undefined, undefined])
    expect([noArmor(6).rule, noArmor(5).rule]).toEqual(['FD-CONV-02', 'FD-CONV-09'])
  })

  test('FD-CONV-03 Armor 0 is as no armor, 1 as light and 2 as heavy; beyond it there is no suit', () => {
    expect([11, 14, 17, 20].map((armorClass) => armorOf(armorClass)?.row)).toEqual([
      '11 to 13, as no armor',
      '14 to 16, as light armor',
      '17 to 19, as heavy armor',
      '20 to 22',
    ])
  })
})

describe('hit points and damage', () => {
  test('FD-CONV-05 hit points for each Health give Toughness by their row', () => {
    expect(values([4, 9, 12, 15, 20, 26, 33, 43, 56, 73], (points) => toughnessOf(points, 1))).toEqual(ROWS)
    expect(toughnessOf(52, 2)).toEqual({ value: 6, row: '26', rule: 'FD-CONV-05' })
  })

  test('FD-CONV-07 average damage for each Damage gives Strength by its row', () => {
    expect(values([3, 4, 5, 7, 9, 11, 14, 19, 24, 32], (average) => strengthOf(average, 1))).toEqual(ROWS)
    expect(strengthOf(28, 2)).toEqual({ value: 7, row: '14', rule: 'FD-CONV-07' })
  })

  test('FD-EX-08 FD-CONV-04 an aboleth of 171 hit points and Health 4 has Toughness 8', () => {
    expect(toughnessOf(171, 4)).toMatchObject({ value: 8, row: '43' })
  })

  test('FD-EX-09 FD-CONV-06 a tentacle of 19 average damage has Strength 8 at Damage 1, and less at Damage 2', () => {
    expect([strengthOf(19, 1).value, strengthOf(19, 2).value]).toEqual([8, 5])
  })

  test('FD-CONV-08 FD-RUL-64 the nearest row of the unrounded quotient counts, half-way the lower', () => {
    expect(values([6, 8, 10, 12.5, 12.6, 16.5, 16.6], (average) => strengthOf(average, 1))).toEqual([
      3, 4, 5, 6, 7, 7, 8,
    ])
    expect(toughnessOf(59, 2)).toEqual({ value: 6, row: '26', rule: 'FD-CONV-08' })
    expect(toughnessOf(89, 3).value).toBe(7)
  })

  test('FD-CONV-08 below the first row is 1 and above the last is 10', () => {
    expect(values([0.5, 3, 74, 500], (points) => toughnessOf(points, 1))).toEqual([1, 1, 10, 10])
    expect(values([1, 90], (average) => strengthOf(average, 1))).toEqual([1, 10])
  })
})
