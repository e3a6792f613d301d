/** Deployment zones and their sectors, on all four edges of the table. */
import { toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { sectorOf, zoneOf } from '../../src/rules/deployment/deployment-zones.ts'
import { skirmish } from '../skirmish.ts'

describe('deployment zones', () => {
  test('DD-SETUP-11 DD-SETUP-12 the zone is 6" deep along the edge of its side, on all four edges', () => {
    const { state } = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [20, 12] })
    const inches = ({ left, top, right, bottom }: ReturnType<typeof zoneOf>) => [left, top, right, bottom].map(toInches)
    expect(inches(zoneOf(state, 'north'))).toEqual([0, 0, 24, 6])
    expect(inches(zoneOf(state, 'south'))).toEqual([0, 18, 24, 24])
    expect(inches(zoneOf(state, 'west'))).toEqual([0, 0, 6, 24])
    expect(inches(zoneOf(state, 'east'))).toEqual([18, 0, 24, 24])
  })

  test('DD-SETUP-13 left and right are as the player at that edge sees them', () => {
    const { state } = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [20, 12] })
    const from = (edge: 'north' | 'south' | 'west' | 'east') => {
      const { left, top } = sectorOf(state, edge, 'left')
      return [left, top].map(toInches)
    }
    expect([from('north'), from('south'), from('west'), from('east')]).toEqual([
      [16, 0],
      [0, 18],
      [0, 0],
      [18, 16],
    ])
  })
})
