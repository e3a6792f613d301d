/** Deployment zones and their sectors, on all four edges of the table. */
import { toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { centralSpots, threeSpots } from '../../src/encounters/lines.ts'
import { deploymentAreaOf, refuseSpot } from '../../src/rules/deployment/deploy-spots.ts'
import { sectorOf, zoneOf } from '../../src/rules/deployment/deployment-zones.ts'
import { game } from '../../src/game.ts'
import { opening, planOf, TRIO } from '../opening.ts'
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

  test('DD-SETUP-11 a base may touch the rim of its zone and the edges of the table, and not stand over them', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12] })
      .b('Bob', { at: [12, 14] })
    const [rim, table, deep] = [1250, 24 * 2540, 6 * 2540]
    const wrong = (edge: 'north' | 'south' | 'west' | 'east', sector: 'left' | 'right', x: number, y: number) =>
      refuseSpot(deploymentAreaOf(s.state, edge, sector), s.of('Ann'), { x, y }, [])?.code
    const corners = (over: number) => [
      wrong('north', 'right', rim - over, deep - rim),
      wrong('north', 'left', table - rim, deep - rim + over),
      wrong('south', 'left', rim, table - deep + rim - over),
      wrong('south', 'right', table - rim + over, table - rim),
      wrong('west', 'left', deep - rim + over, rim),
      wrong('west', 'right', deep - rim, table - rim + over),
      wrong('east', 'right', table - deep + rim - over, rim),
      wrong('east', 'right', table - rim, rim - over),
    ]
    expect(corners(0)).toEqual(Array.from({ length: 8 }, () => undefined))
    expect(corners(10)).toEqual(Array.from({ length: 8 }, () => 'out-of-zone'))
  })

  test('DD-SETUP-13 the middle of a base may stand on the line between two sectors, in either of them', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12] })
      .b('Bob', { at: [12, 14] })
    const line = 8 * 2540
    const wrong = (edge: 'north' | 'west', sector: 'left' | 'centre' | 'right', x: number, y: number) =>
      refuseSpot(deploymentAreaOf(s.state, edge, sector), s.of('Ann'), { x, y }, [])?.code
    const north = [-10, 0, 10].map((off) => [
      wrong('north', 'right', line + off, 5000),
      wrong('north', 'centre', line + off, 5000),
    ])
    const west = [-10, 0, 10].map((off) => [
      wrong('west', 'left', 5000, line + off),
      wrong('west', 'centre', 5000, line + off),
    ])
    const both = [
      [undefined, 'out-of-sector'],
      [undefined, undefined],
      ['out-of-sector', undefined],
    ]
    expect([north, west]).toEqual([both, both])
  })

  test('DD-ENC-06 on a table that is not square three things lie at the quarters of their own line', () => {
    const field = { width: 4000, depth: 8000, pieces: [] }
    const spots = (edge: 'north' | 'south' | 'west' | 'east') => threeSpots(field, edge, 1000).map(({ x, y }) => [x, y])
    const across = (y: number) => [1000, 2000, 3000].map((x) => [x, y])
    const along = (x: number) => [2000, 4000, 6000].map((y) => [x, y])
    expect([spots('north'), spots('south')]).toEqual([across(1000), across(7000)])
    expect([spots('west'), spots('east')]).toEqual([along(1000), along(3000)])
    const middle = (edge: 'north' | 'west') =>
      centralSpots({ field, sides: [{ edge }] } as never).map(({ x, y }) => [x, y])
    expect([middle('north'), middle('west')]).toEqual([across(4000), along(2000)])
  })
})

describe('filling the sectors', () => {
  test('DD-SETUP-14 whoever has placed everybody in one sector picks no other, and the battle begins', () => {
    const s = opening().until('sector')
    const [by] = [s.decision.by]
    const place = (side: string) => {
      const y = s.side(side).edge === 'north' ? 3 : 21
      const ids = s.state.figures.filter((figure) => figure.side === side).map(({ id }) => id)
      s.picks('centre').places(...ids.map((id, index) => [id, 10 + 2 * index, y] as const))
    }
    place(by)
    expect(s.decision).toMatchObject({ what: 'sector', by: by === 'a' ? 'b' : 'a' })
    place(s.decision.by)
    expect([s.state.round, s.state.stage === 'deploy']).toEqual([1, false])
  })

  test('DD-INJ-05 old injuries of a campaign lower Speed and Fight, each by itself', () => {
    const numbers = (lowered: { readonly [number: string]: number }) => {
      const entries = [{ profile: 'human-warrior', count: 1, gear: ['blade'], lowered }]
      const sides = [
        { id: 'a', name: 'Anne', army: { name: 'Lame', entries } },
        { id: 'b', name: 'Bob', army: TRIO },
      ]
      const { speed, fight } = game.setUp(planOf({ sides, options: { campaign: true } })).figures[0]?.profile ?? {}
      return [speed, fight]
    }
    const [speed = 0, fight = 0] = numbers({})
    expect(numbers({ fight: 1 })).toEqual([speed, fight - 1])
    expect(numbers({ speed: 2 })).toEqual([speed - 2, fight])
    expect(numbers({ speed: 20, fight: 20 })).toEqual([0, 0])
  })
})
