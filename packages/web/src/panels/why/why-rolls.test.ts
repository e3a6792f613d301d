import type { ShownTest } from '@muster/session'
import { expect, test } from 'vitest'
import { rollsOf } from './why-rolls.ts'

const die = (what: string, face: number): ShownTest => ({ what, face, succeeds: [5, 6], success: face > 4, sums: [] })

test('rolls of one kind are shown together, with the number that passed', () => {
  expect(rollsOf([die('Archers', 4), die('Archers', 5), die('Archers', 6)])).toEqual([
    { what: 'Archers', succeeds: [5, 6], sums: [], faces: [4, 5, 6], passed: 2, of: 3 },
  ])
})

test('a roll for another purpose or with another target number stands alone', () => {
  const easier: ShownTest = { ...die('Archers', 4), succeeds: [4, 5, 6], success: true }
  expect(rollsOf([die('Archers', 4), easier, die('Champion', 4)]).map(({ of }) => of)).toEqual([1, 1, 1])
})

test('a result without a die is never joined', () => {
  const sum: ShownTest = { what: 'Points', succeeds: [], success: true, sums: [] }
  expect(rollsOf([sum, sum])).toHaveLength(2)
})
