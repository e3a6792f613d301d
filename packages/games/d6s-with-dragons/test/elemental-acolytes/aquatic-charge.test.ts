/** Aquatic Charge: straight at an enemy, through water. */
import { describe, expect, test } from 'vitest'
import { range } from '../duel.ts'
import { left, movers, wordsOf } from '../march.ts'
import { moveOf, type FigureWords } from '../skirmish.ts'

const sahuagin = { at: [12, 6] as const, speed: 6, moves: { swim: 8 }, traits: ['aquatic-charge'], gear: 'blade' }
const DEED = 'Ann|deed|aquatic-charge'

/** A lake from y = 2 to y = 18, with Bob in it. */
const lake = (ann: FigureWords = {}) =>
  range({ ...sahuagin, ...ann }, { at: [12, 16], speed: 1 }).area(
    'lake',
    'shallow-water',
    [8, 2],
    [16, 2],
    [16, 18],
    [8, 18],
  )

describe('Aquatic Charge', () => {
  test('DD-EAF-19, DD-RUL-187: in water it swims up to 8" toward an enemy and keeps its whole move', () => {
    const s = lake().picks(DEED)
    expect(s.decision).toMatchObject({ what: 'aquatic-charge', by: 'a' })
    expect(movers(s)).toEqual(['Ann 8'])
    s.move('Ann', [12, 14])
    expect(s.at('Ann')).toEqual([12, 14])
    expect(left(s)).toBe('8')
    expect(s.of('Ann').now.action).toBe(true)
  })

  test('DD-RUL-187: once a round', () => {
    const s = lake().picks(DEED).move('Ann', [12, 10])
    expect(wordsOf(s, 'Ann')).not.toContain('deed|aquatic-charge')
  })

  test('DD-EAF-19: on land it cannot charge', () => {
    expect(wordsOf(lake({ at: [20, 6] }), 'Ann')).not.toContain('deed|aquatic-charge')
    expect(wordsOf(lake(), 'Ann')).toContain('deed|aquatic-charge')
  })

  test('DD-RUL-187: a bend, a way out of the water and a way off from all enemies are refused', () => {
    const refusal = (...path: (readonly [number, number])[]) =>
      lake()
        .picks(DEED)
        .refused(moveOf('Ann', ...path))
    expect(refusal([13, 8], [12, 10])).toMatchObject({ code: 'not-straight' })
    expect(refusal([18, 9])).toMatchObject({ code: 'out-of-water' })
    expect(refusal([12, 4])).toMatchObject({ code: 'not-nearer' })
  })
})
