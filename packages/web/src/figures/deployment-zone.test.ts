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

test('who is dragged past the rim stays inside it, base and all; also in a corner, and whichever way the rim is told', () => {
  const zone = [box(0, 0, 1000, 500)]
  expect(moveInsideZone(zone, { x: 400, y: 800 }, 50)).toEqual({ x: 400, y: 450 })
  expect(moveInsideZone(zone, { x: 1300, y: 800 }, 50)).toEqual({ x: 950, y: 450 })
  expect(moveInsideZone([box(1000, 0, 0, 500)], { x: 400, y: 800 }, 50)).toEqual({ x: 400, y: 450 })
})

test('who is inside stays where he is, even across the rim: the rules have the last word there', () => {
  expect(moveInsideZone([box(0, 0, 1000, 500)], { x: 400, y: 490 }, 50)).toEqual({ x: 400, y: 490 })
  expect(moveInsideZone([], { x: 7, y: 7 }, 50)).toEqual({ x: 7, y: 7 })
})

test('of several zones the nearest counts, round ones too', () => {
  const discs: readonly Outline[] = [0, 1000].map((x) => ({ is: 'disc', centre: { x, y: 0 }, radius: 100 }))
  expect(moveInsideZone(discs, { x: 800, y: 0 }, 40)).toEqual({ x: 940, y: 0 })
})
