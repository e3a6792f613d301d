/** What a ruler tells of a model's next turn. */
import { INCH } from '@muster/table'
import { expect, test } from 'vitest'
import { view } from '../../src/view/view.ts'
import { row, skirmish } from '../skirmish.ts'

test('a model tells how far its unit moves, and how far its arrows or magic carry', () => {
  const s = skirmish()
    .a('Elves', { at: row(2, [4, 4]), ranged: { attack: 4 }, range: 18 })
    .b('Orcs', { at: row(2, [4, 30]) })
  const ranges = view(s.state).figures.map((figure) => figure.ranges)
  expect(ranges[0]).toEqual({ move: 6 * INCH, strike: 0, shoot: 18 * INCH })
  expect(ranges[2]).toEqual({ move: 6 * INCH, strike: 0 })
})
