import { expect, test } from 'vitest'
import { Survey, circle, landscapeOf, type Ground } from '../../src/index.ts'
import { area, ground, piece } from '../arbitraries.ts'

const { field } = ground(piece('house', 'building', area([10, 10], [14, 10], [14, 14])))
const barred = () => ({ bars: true })
const countPieces = ({ pieces }: Ground) => ({ count: pieces.length })

test('a survey computes something once, and another survey computes it again', () => {
  const survey = new Survey(field)
  expect(survey.get(countPieces)).toEqual({ count: 1 })
  expect(survey.get(countPieces)).toBe(survey.get(countPieces))
  expect(new Survey(field).get(countPieces)).not.toBe(survey.get(countPieces))
})

test('a survey is not serialized', () => {
  const survey = new Survey(field)
  survey.get(countPieces)
  expect(JSON.stringify({ field: 1, survey })).toBe('{"field":1}')
})

test('a landscape is found again by its kind of mover and the size of its base', () => {
  const survey = new Survey(field)
  const walker = landscapeOf(survey, ['walks'], { base: circle(2500) }, barred)
  expect(landscapeOf(survey, ['walks'], { base: circle(2500) }, barred)).toBe(walker)
  expect(walker.obstacles).toHaveLength(1)
  expect(landscapeOf(survey, ['flies'], { base: circle(2500) }, () => ({})).obstacles).toHaveLength(0)
  expect(landscapeOf(survey, ['walks'], { base: circle(4000) }, barred).bounds.left).toBe(2000)
})
