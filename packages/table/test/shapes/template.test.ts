import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INCH, isCaughtBy, distance, gap, placeTemplate, type Template } from '../../src/index.ts'
import { at, foot, someFoot } from '../arbitraries.ts'

const cone: Template = { is: 'cone', length: 8 * INCH, width: 4 * INCH }
const bolt: Template = { is: 'line', length: 12 * INCH, width: 0 }

test('a disc catches every base it touches', () => {
  const burst = placeTemplate({ is: 'disc', radius: 3 * INCH }, at(10, 10))
  expect(isCaughtBy(burst, { ...foot(0, 0), at: { x: 13 * INCH + 1250, y: 10 * INCH } })).toBe(true)
  expect(isCaughtBy(burst, { ...foot(0, 0), at: { x: 13 * INCH + 1251, y: 10 * INCH } })).toBe(false)
})

test('a cone widens from its tip to its far end', () => {
  const breath = placeTemplate(cone, at(10, 10), { x: 3, y: 0 })
  expect(isCaughtBy(breath, foot(18, 11.9))).toBe(true)
  expect(isCaughtBy(breath, foot(11, 11.9))).toBe(false)
  expect(isCaughtBy(breath, foot(9, 10))).toBe(false)
  expect(isCaughtBy(breath, foot(18.4, 10))).toBe(true)
  expect(isCaughtBy(breath, foot(19, 10))).toBe(false)
})

test('a cone points where it faces, whatever the length of the direction', () => {
  for (const facing of [
    { x: 1, y: 1 },
    { x: 700, y: 700 },
  ]) {
    const breath = placeTemplate(cone, at(10, 10), facing)
    expect(isCaughtBy(breath, foot(15, 15))).toBe(true)
    expect(isCaughtBy(breath, foot(10, 15))).toBe(false)
  }
})

test('a bare line catches what it touches', () => {
  const shot = placeTemplate(bolt, at(10, 10), { x: 0, y: 1 })
  expect(isCaughtBy(shot, { ...foot(0, 0), at: { x: 10 * INCH + 1250, y: 15 * INCH } })).toBe(true)
  expect(isCaughtBy(shot, { ...foot(0, 0), at: { x: 10 * INCH + 1251, y: 15 * INCH } })).toBe(false)
  expect(isCaughtBy(shot, foot(10, 23))).toBe(false)
})

test('a strip is as wide as it says', () => {
  const strip = placeTemplate({ is: 'line', length: 12 * INCH, width: 2 * INCH }, at(10, 10), { x: 0, y: 1 })
  expect(isCaughtBy(strip, { ...foot(0, 0), at: { x: 11 * INCH + 1250, y: 15 * INCH } })).toBe(true)
  expect(isCaughtBy(strip, { ...foot(0, 0), at: { x: 11 * INCH + 1251, y: 15 * INCH } })).toBe(false)
})

test('a disc catches exactly the bases no further from it than a round base of its size', () => {
  fc.assert(
    fc.property(someFoot(16000), someFoot(16000), fc.integer({ min: 500, max: 6000 }), (f, { at: centre }, radius) => {
      const far = gap(f, { base: { shape: 'circle', diameter: 2 * radius }, at: centre })
      expect(isCaughtBy(placeTemplate({ is: 'disc', radius }, centre), f)).toBe(far <= 1e-6)
      if (distance(f.at, centre) <= radius) expect(far).toBe(0)
    }),
  )
})
