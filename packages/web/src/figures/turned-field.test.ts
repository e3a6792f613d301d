import type { Battlefield } from '@muster/table'
import { expect, test } from 'vitest'
import { turnedField } from './turned-field.ts'

const FIELD: Battlefield = {
  width: 1000,
  depth: 600,
  seed: 4,
  pieces: [
    { id: 'pond', kind: 'deep-water', outline: { is: 'disc', centre: { x: 100, y: 50 }, radius: 30 } },
    {
      id: 'wall',
      kind: 'wall',
      height: 3,
      outline: {
        is: 'line',
        points: [
          { x: 0, y: 0 },
          { x: 10, y: 600 },
        ],
      },
    },
  ],
}

test('the ground seen from the far side has every corner mirrored through the middle', () => {
  const [pond, wall] = turnedField(FIELD).pieces
  expect(pond?.outline).toEqual({ is: 'disc', centre: { x: 900, y: 550 }, radius: 30 })
  expect(wall?.outline).toMatchObject({
    points: [
      { x: 1000, y: 600 },
      { x: 990, y: 0 },
    ],
  })
})

test('turned again it is as it was', () => {
  expect(turnedField(turnedField(FIELD))).toEqual(FIELD)
})
