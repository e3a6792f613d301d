/** What a ruler tells on the table shown: health, height, threatened space, ranges, and who is next. */
import { INCH } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { skirmish } from '../skirmish.ts'

const seen = (s: ReturnType<typeof skirmish>, id: string) =>
  kit.view(s.state).figures.find((figure) => figure.id === id) ?? expect.fail(`${id} is not shown`)

describe('the measures shown', () => {
  test('health is shown where one wound does not slay', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], health: 3, wounds: 1 })
      .b('Bob', { at: [20, 20] })
    expect(seen(s, 'Ann').health).toEqual({ left: 2, of: 3 })
    expect(seen(s, 'Bob').health).toBeUndefined()
  })

  test('everybody threatens an inch, a rider only through its mount', () => {
    const s = skirmish()
      .a('Ann', { mount: 'Horse' })
      .a('Horse', { at: [4, 4], size: 'large' })
      .b('Bob', { at: [20, 20] })
    expect(['Ann', 'Horse', 'Bob'].map((id) => seen(s, id).threat)).toEqual([undefined, INCH, INCH])
  })

  test('ranges are its Speed now, its reach and its longest shot', () => {
    const s = skirmish()
      .a('Ann', { of: 'orc-warrior', gear: 'great blade, heavy armor', at: [4, 4] })
      .b('Bob', { gear: 'bow', at: [20, 20] })
    expect(seen(s, 'Ann').ranges).toEqual({ move: 5 * INCH, strike: INCH })
    expect(seen(s, 'Bob').ranges).toEqual({ move: 6 * INCH, strike: INCH, shoot: 24 * INCH })
  })

  test('a posture comes with its mark', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], conditions: ['prone', 'vexed'] })
      .b('Bob', { at: [20, 20] })
    expect(seen(s, 'Ann').marks.map(({ shows }) => shows)).toEqual(['prone', undefined])
  })

  test('next are those who act now, then the fastest, the lead before the other', () => {
    const s = skirmish({ stage: 'act', lead: 'b' })
      .a('Slow', { at: [4, 4], speed: 4 })
      .a('Quick', { at: [8, 4], speed: 8 })
      .a('Ann', { at: [12, 4], speed: 6 })
      .b('Bob', { at: [20, 20], speed: 6 })
    expect(kit.view(s.state).upNext).toEqual(['Quick', 'Bob', 'Ann', 'Slow'])
  })
})
