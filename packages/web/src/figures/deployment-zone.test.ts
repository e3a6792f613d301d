import { expect, test } from 'vitest'
import type { Outline } from '@muster/table'
import { moveInsideZone } from './deployment-zone.ts'

const box = (left: number, top: number, right: number, bottom: number): Outline => ({
  is: 'area',
  points: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
})

test('a figure dragged out of its zone stays inside with its whole base, also in a corner and whichever way round the outline runs', () => {
  const zone = [box(0, 0, 1000, 500)]
  expect(moveInsideZone(zone, { x: 400, y: 800 }, 50)).toEqual({ x: 400, y: 450 })
  expect(moveInsideZone(zone, { x: 1300, y: 800 }, 50)).toEqual({ x: 950, y: 450 })
  expect(moveInsideZone([box(1000, 0, 0, 500)], { x: 400, y: 800 }, 50)).toEqual({ x: 400, y: 450 })
})

test('a figure inside the zone stays where it is, even across the edge, where the rules decide', () => {
  expect(moveInsideZone([box(0, 0, 1000, 500)], { x: 400, y: 490 }, 50)).toEqual({ x: 400, y: 490 })
  expect(moveInsideZone([], { x: 7, y: 7 }, 50)).toEqual({ x: 7, y: 7 })
})

test('the nearest of several zones counts, round ones too', () => {
  const discs: readonly Outline[] = [0, 1000].map((x) => ({ is: 'disc', centre: { x, y: 0 }, radius: 100 }))
  expect(moveInsideZone(discs, { x: 800, y: 0 }, 40)).toEqual({ x: 940, y: 0 })
})
