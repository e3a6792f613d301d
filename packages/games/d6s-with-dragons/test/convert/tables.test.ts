/** Converting from the fifth edition: the tables of the book, and the rulings on what lies between and beyond their rows. */
import { describe, expect, test } from 'vitest'
import { armorOf, fightOf, potencyOf, strengthOf, toughnessOf } from '../../src/convert/tables.ts'

const values = <T>(numbers: readonly T[], read: (number: T) => { readonly value: number } | undefined) =>
  numbers.map((number) => read(number)?.value)

describe('bonuses and classes', () => {
  test('DD-CONV-01 a bonus gives Fight or Save, one more for every three, from 3 at +0 to 7 at +12', () => {
    expect(values([0, 2, 3, 5, 6, 8, 9, 11, 12, 19], fightOf)).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
    expect(fightOf(7)).toEqual({ value: 5, row: '+6 to +8', rule: 'DD-CONV-01' })
  })
  test('DD-RUL-209 a bonus below +0 gives 2 and never less', () => {
    expect(values([-1, -5], fightOf)).toEqual([2, 2])
  })
  test('DD-CONV-02 Armor Class gives Armor, 0 from 11 to 13 and one more for every three', () => {
    expect(values([11, 13, 14, 16, 17, 19, 20, 22], armorOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })
  test('DD-RUL-210 an Armor Class of 10 or less is hit without a roll, and above 22 the bands go on', () => {
    expect(armorOf(10)).toBeUndefined()
    expect(armorOf(23)).toEqual({ value: 4, row: '23 to 25', rule: 'DD-RUL-210' })
    expect(potencyOf(8).value).toBe(0)
  })
  test('DD-CONV-03 a save DC gives Potency by the same bands', () => {
    expect(values([11, 14, 18, 22], potencyOf)).toEqual([0, 1, 2, 3])
  })
  test('DD-RUL-244 a save DC above 25 goes on by threes', () => {
    expect(potencyOf(27)).toEqual({ value: 5, row: '26 to 28', rule: 'DD-RUL-244' })
  })
})

describe('hit points and damage', () => {
  test('DD-CONV-05 hit points for each Health give Toughness by their row', () => {
    expect(values([4, 9, 12, 15, 20, 26, 33, 43, 56, 73], (points) => toughnessOf(points, 1))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })
  test('DD-CONV-04 DD-EX-103 an Aboleth of 171 hit points and Health 4 has Toughness 8', () => {
    expect(toughnessOf(171, 4)).toMatchObject({ value: 8, row: '43' })
  })
  test('DD-CONV-07 average damage for each Damage gives Strength by its row', () => {
    expect(values([3, 4, 5, 7, 9, 11, 14, 19, 24, 32], (average) => strengthOf(average, 1))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })
  test('DD-CONV-07 each row reaches half-way to its neighbours', () => {
    expect(values([6, 8, 10, 12, 13, 16, 17, 21, 22, 28, 29], (average) => strengthOf(average, 1))).toEqual([
      3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10,
    ])
  })
  test('DD-CONV-06 DD-EX-104 a tentacle of 19 average damage has Strength 8 at Damage 1, and less at Damage 2', () => {
    expect(strengthOf(19, 1).value).toBe(8)
    expect(strengthOf(19, 2).value).toBe(5)
  })
  test('DD-RUL-207 a quotient is rounded with halves down and takes the nearest row, of two the lower', () => {
    expect(strengthOf(17, 2)).toMatchObject({ value: 4, rule: 'DD-RUL-207' }) // 8.5 counts as 8, between 7 and 9
    expect(toughnessOf(59, 2)).toMatchObject({ value: 6, row: '26' }) // 29.5 counts as 29
    expect(toughnessOf(30, 1)).toMatchObject({ value: 7, row: '33' })
  })
  test('DD-RUL-208 below the first row is 1 and above the last is 10', () => {
    expect(toughnessOf(1, 1)).toEqual({ value: 1, row: '4', rule: 'DD-RUL-208' })
    expect(toughnessOf(500, 1)).toEqual({ value: 10, row: '73', rule: 'DD-RUL-208' })
    expect(strengthOf(1, 1).value).toBe(1)
    expect(strengthOf(90, 1).value).toBe(10)
  })
})
