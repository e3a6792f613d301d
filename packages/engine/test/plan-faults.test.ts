/** What may be wrong with the plan of a battle in any game. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import {
  fieldFaults,
  figureKinds,
  gameFaults,
  limitFaults,
  roundsFaults,
  scenarioFaults,
  sideFaults,
  type BattlePlan,
  type SidePlan,
} from '../src/index.ts'

const said = (faults: readonly { readonly message: string }[]): string[] => faults.map(({ message }) => message)
const side = (id: string, name = id): SidePlan => ({ id, name, army: {} })
const SIDES = { most: 4, said: 'two to four sides', rule: 'X-1' }

describe('a plan', () => {
  test('is for the game that reads it', () => {
    const plan: BattlePlan = { game: 'chess', field: { width: 1, depth: 1, pieces: [] }, sides: [] }
    expect(said(gameFaults(plan, 'draughts', 'Draughts'))).toEqual(['This plan is for "chess", not for Draughts.'])
    expect(gameFaults(plan, 'chess', 'Chess')).toEqual([])
  })

  test('has a whole number of points, and of rounds if it has any', () => {
    for (const wrong of [0, 1.5, '300']) expect(limitFaults(wrong, 'X-2')).toHaveLength(1)
    for (const right of [1, 300, 1_000_000]) expect(limitFaults(right, 'X-2')).toEqual([])
    expect(roundsFaults(undefined, 6, 'X-3')).toEqual([])
    expect(said(roundsFaults(7, 6, 'X-3'))).toEqual(['A battle lasts 1 to 6 rounds.'])
  })

  test('names a scenario that exists, or none', () => {
    expect(scenarioFaults(undefined, ['raid', 'siege'])).toEqual([])
    expect(scenarioFaults('raid', ['raid', 'siege'])).toEqual([])
    expect(said(scenarioFaults('picnic', ['raid', 'siege']))).toEqual([
      'There is no scenario "picnic"; there are raid, siege.',
    ])
  })

  test('has as many sides as the game allows, each with an id and a name of its own', () => {
    expect(sideFaults([side('a'), side('b')], SIDES)).toEqual([])
    expect(sideFaults([side('a')], SIDES)).toEqual([
      { where: 'sides', rule: 'X-1', message: 'There are two to four sides, not 1.' },
    ])
    const twin = { where: 'sides.2', rule: 'X-1', message: 'Each side has an id and a name of its own.' }
    expect(sideFaults([side('a'), side('b'), side('a', 'c')], SIDES)).toEqual([twin])
    expect(sideFaults([side('a'), side('b'), side('c', 'a')], SIDES)).toEqual([twin])
  })

  test('has a table with room for both zones', () => {
    const field = { width: inches(30), depth: inches(29), pieces: [] }
    expect(said(fieldFaults(field, inches(30), 'X-4'))).toEqual([
      'The table is at least 30" by 30": two zones need their room.',
    ])
    expect(fieldFaults({ ...field, depth: inches(30) }, inches(30), 'X-4')).toEqual([])
  })
})

test('the kinds of some figures are told once each, with their number', () => {
  const figures = [
    { id: '1', name: 'Ghoul' },
    { id: '2', name: 'Skeleton' },
    { id: '3', name: 'Ghoul' },
  ]
  expect(figureKinds({ figures }, ['1', '2', '3'])).toBe('Ghoul ×2 and Skeleton')
})
