import { circle } from '@muster/table'
import { expect, test } from 'vitest'
import { figureAt } from './hit-test.ts'

const at = (id: string, x: number) => ({ id, base: circle(2540), at: { x, y: 0 } })

test('a figure drawn small is hit by a fingertip, and the nearest one wins', () => {
  const figures = [at('near', 0), at('far', 3000)]
  expect(figureAt(figures, { x: 1700, y: 0 }, 0.6)?.id).toBe('far')
  expect(figureAt(figures, { x: 1300, y: 0 }, 0.6)?.id).toBe('near')
  expect(figureAt(figures, { x: -3600, y: 0 }, 0.6)?.id).toBe('near')
})

test('in a close view only the base is hit', () => {
  expect(figureAt([at('knight', 0)], { x: 1270, y: 0 }, 6)?.id).toBe('knight')
  expect(figureAt([at('knight', 0)], { x: 1400, y: 0 }, 6)).toBeUndefined()
})
