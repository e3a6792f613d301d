import { expect, test } from 'vitest'
import { passedPhases } from './passed-phases.ts'

const phases = ['Movement', 'Magic', 'Shooting', 'Melee']
const round = (phase: string, turn = 1) => ({ turn, phase, phases })

test('phases between two questions went by, because nobody could act in them', () => {
  expect(passedPhases(round('Movement'), round('Melee'), false)).toEqual(['Magic', 'Shooting'])
  expect(passedPhases(round('Movement'), round('Magic'), false)).toEqual([])
})

test('nothing is said of phases with dice, of another turn, or after an undo', () => {
  expect(passedPhases(round('Movement'), round('Melee'), true)).toEqual([])
  expect(passedPhases(round('Shooting'), round('Movement', 2), false)).toEqual([])
  expect(passedPhases(round('Melee'), round('Movement'), false)).toEqual([])
})
