import { theme, uprightsOf } from '@muster/draw'
import { INCH, point, type Battlefield } from '@muster/table'
import { Vector4 } from 'three'
import { expect, test } from 'vitest'
import type { Atlas } from '../pictures/atlas.ts'
import { makeSolids } from './solids.ts'

const FIELD: Battlefield = {
  width: 24 * INCH,
  depth: 24 * INCH,
  seed: 1,
  pieces: [
    {
      id: 'house',
      kind: 'building',
      outline: {
        is: 'area',
        points: [point(0, 0), point(6 * INCH, 0), point(6 * INCH, 4 * INCH), point(0, 4 * INCH)],
      },
    },
    {
      id: 'wall',
      kind: 'wall',
      outline: { is: 'line', points: [point(10 * INCH, INCH), point(10 * INCH, 9 * INCH)] },
    },
    { id: 'rock', kind: 'rock', outline: { is: 'disc', centre: point(18 * INCH, 8 * INCH), radius: INCH } },
  ],
}
const light = theme('light')

function solids(roofsOff: readonly string[]) {
  const atlas = { box: () => new Vector4(0, 0, 1, 1), texture: null } as unknown as Atlas
  const mesh = makeSolids(uprightsOf(FIELD, light), { theme: light, atlas, heightAt: () => 0, roofsOff })
  mesh.geometry.computeBoundingBox()
  return { corners: mesh.geometry.getAttribute('position').count, box: mesh.geometry.boundingBox! }
}

test('walls, houses and rocks stand on the ground, and a house is the highest of them', () => {
  const { box } = solids([])
  expect(box.min.y).toBe(0)
  expect(box.max.y).toBeGreaterThan(34 + 0.4 * 4 * 25.4)
  expect(box.max.y).toBeLessThan(110)
})

test('a house with somebody inside has no roof and low walls', () => {
  const [whole, open] = [solids([]), solids(['house'])]
  expect(open.corners).toBeLessThan(whole.corners)
  expect(open.box.max.y).toBeLessThan(35)
})
