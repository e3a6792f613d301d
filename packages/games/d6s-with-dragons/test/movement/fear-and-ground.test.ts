/** Frightful enemies met by pairs and in numbers, and dangerous ground at the start of a round. */
import { describe, expect, test } from 'vitest'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const
const FEARED = { speed: 1, traits: ['frightful-presence'] } as const

describe('Frightful Presence', () => {
  const onward = (ann: FigureWords, horse: FigureWords = {}): Skirmish =>
    skirmish()
      .a('Horse', { ...HORSE, at: [8, 12], ...horse })
      .a('Ann', { mount: 'Horse', ...ann })
      .a('Amy', { at: [1, 1], speed: 1 })
      .b('Wyrm', { at: [13, 12], ...FEARED })

  test('DD-RUL-94 DD-CFT-03: a rider immune to fear needs no check, whatever its mount feels', () => {
    const s = onward({ immuneTo: ['frightened'] })
      .move('Horse', [11.3, 12])
      .rolledEverything()
    expect(s.at('Horse')).toEqual([11.3, 12])
  })

  test('DD-RUL-94 DD-CFT-03: a mount immune to fear does not spare its rider the check', () => {
    const s = onward({ morale: 8 }, { immuneTo: ['frightened'] }).rolls(['morale: Ann', 6, 6])
    expect(s.move('Horse', [11.3, 12]).rolledEverything().at('Horse')).toEqual([8, 12])
  })

  test('DD-CFT-03 DD-RUL-94: a frightful rider makes its mount one to be feared', () => {
    const s = skirmish()
      .a('Ann', { at: [8, 12], speed: 8, morale: 8 })
      .a('Amy', { at: [1, 1], speed: 1 })
      .b('Steed', { ...HORSE, at: [13, 12], speed: 4 })
      .b('Lich', { mount: 'Steed', ...FEARED })
      .rolls(['morale: Ann', 6, 6])
    expect(s.move('Ann', [11.3, 12]).rolledEverything().at('Ann')).toEqual([8, 12])
  })

  test('DD-RUL-51: of two frightful enemies the one met first on the way is faced first', () => {
    const s = skirmish()
      .b('Far', { at: [8, 6], ...FEARED })
      .b('Near', { at: [9.6, 12], ...FEARED })
      .a('Ann', { at: [8, 16], speed: 12, morale: 8 })
      .a('Amy', { at: [1, 1], speed: 1 })
      .rolls(['morale: Ann', 6, 6])
      .move('Ann', [8, 7.5])
      .rolledEverything()
    expect(s.of('Ann').now.faced).toEqual(['Near'])
  })

  test('DD-RUL-51: it faces each of them; daring the first does not spare it the second', () => {
    const s = skirmish()
      .b('Far', { at: [8, 6], ...FEARED })
      .b('Near', { at: [9.6, 12], ...FEARED })
      .a('Ann', { at: [8, 16], speed: 12, morale: 8 })
      .a('Amy', { at: [1, 1], speed: 1 })
      .rolls(['morale: Ann', 1, 1], ['morale: Ann', 6, 6])
      .move('Ann', [8, 7.5])
      .rolledEverything()
    expect(s.at('Ann')).toEqual([8, 16])
  })
})

describe('The start of the Movement Phase', () => {
  test('DD-RUL-93 DD-RUL-88: a dominated character tests the ground with the side in control', () => {
    const s = skirmish({ stage: 'round-start' })
      .a('Ann', { at: [8, 8], conditions: ['dominated'] })
      .a('Amy', { at: [10, 8] })
      .b('Bob', { at: [22, 22], speed: 1 })
      .box('ice', 'slippery', [6, 6], [12, 10])
      .rolls(['save: Amy', 1], ['save: Ann', 1])
      .rolledEverything()
    expect(s.state.stage).toBe('act')
  })

  test('DD-TERR-05 DD-TERR-09: ground both slippery and deep is tested for either', () => {
    skirmish({ stage: 'round-start' })
      .a('Ann', { at: [8, 8] })
      .a('Amy', { at: [20, 2] })
      .b('Bob', { at: [22, 22], speed: 1 })
      .box('ice', 'slippery', [6, 6], [12, 10])
      .box('lake', 'deep-water', [6, 6], [12, 10])
      .rolls(['save: Ann', 1], ['save: Ann', 1])
      .rolledEverything()
  })
})
