/** What a ruler tells on the table shown: height, ranges, and who is still to move. */
import { INCH } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { skirmish } from '../skirmish.ts'

describe('the measures shown', () => {
  test('a figure tells how far it moves and shoots', () => {
    const s = skirmish({ stage: 'move' })
      .a('Ann', { at: [10, 10], movement: '9', shooting: 2 })
      .b('Bob', { at: [10, 30] })
    const ranges = kit.view(s.state).figures.map((figure) => figure.ranges)
    expect(ranges).toEqual([
      { move: 9 * INCH, strike: 0, shoot: 18 * INCH },
      { move: 6 * INCH, strike: 0 },
    ])
  })

  test('nobody threatens ground: one fights whom one touches', () => {
    const s = skirmish({ stage: 'move' })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 30] })
    expect(kit.view(s.state).figures.map(({ threat }) => threat)).toEqual([undefined, undefined])
  })

  test('next are those of the moving side who have not moved, then the other side', () => {
    const s = skirmish({ stage: 'move' })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [14, 10] })
      .b('Bob', { at: [10, 30] })
    expect(kit.view(s.state).upNext).toEqual(['Ann', 'Abe', 'Bob'])
    s.of('Ann').moved = true
    expect(kit.view(s.state).upNext).toEqual(['Abe', 'Bob'])
  })
})
