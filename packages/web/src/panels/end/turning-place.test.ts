import type { FigureView } from '@muster/engine'
import type { ShownTable } from '@muster/session'
import { expect, test } from 'vitest'
import { fallenBy, placeOf } from './turning-place.ts'

const figure = (id: string, x: number) => ({ id, at: { x, y: 0 } }) as FigureView
const view = { figures: [figure('wizard', 1)], field: { width: 100, depth: 60 } } as unknown as ShownTable

test('a fall is shown where the fallen lies, not where the slayer stands', () => {
  const slain = fallenBy(view, [figure('hero', 7), figure('wizard', 9)])
  expect(slain.map(({ id }) => id)).toEqual(['hero'])
  expect(placeOf(view, slain, ['hero', 'wizard'])).toEqual({ x: 7, y: 0 })
  expect(placeOf(view, slain, ['wizard'])).toEqual({ x: 1, y: 0 })
  expect(placeOf(view, slain, [])).toEqual({ x: 50, y: 30 })
})
