/** Ground of several kinds side by side, flat hills, high woods, walls with enemies at their foot. */
import { describe, expect, test } from 'vitest'
import { choices } from '../brawl.ts'
import { count, left, movers, offers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const scene = (ann: FigureWords = {}): Skirmish =>
  skirmish({ stage: 'act' })
    .a('Ann', { at: [6, 12], speed: 8, ...ann })
    .b('Bob', { at: [22, 22], speed: 1 })

describe('kinds of ground', () => {
  test('DD-TERR-04 DD-TERR-09 going from one kind of dangerous ground into another is entering it: each has its save', () => {
    const s = scene({ gear: 'blade' })
      .box('ice', 'slippery', [7, 10], [9, 14])
      .box('pond', 'deep-water', [9, 10], [11, 14])
      .rolls(['save: Ann', 1], ['save: Ann', 1])
      .move('Ann', [10, 12])
    s.rolledEverything()
    expect([count(s, 'slipped'), count(s, 'waded')]).toEqual([1, 1])
  })

  test('DD-TERR-04 two pieces of ice that adjoin are one area, tested once', () => {
    const s = scene()
      .box('ice', 'slippery', [7, 10], [9, 14])
      .box('more', 'slippery', [9, 10], [11, 14])
      .rolls(['save: Ann', 1])
      .move('Ann', [10, 12])
    s.rolledEverything()
  })

  test('DD-TERR-13 DD-RUL-92 a hill without a height is flat: it costs nothing and lifts nobody', () => {
    const s = scene().box('rise', 'hill', [8, 10], [14, 14]).move('Ann', [10, 12])
    expect([left(s), s.of('Ann').level]).toEqual(['4', 0])
  })

  test('DD-TERR-02 a wood is no floor, however high it is: whoever enters it stays on the ground, at twice the cost', () => {
    const s = scene().box('wood', 'wood', [7, 8], [14, 16]).high(3).move('Ann', [8, 12])
    expect([s.of('Ann').level, left(s)]).toEqual([0, '5'])
  })
})

describe('climbing away from enemies', () => {
  const wall = (more: (s: Skirmish) => Skirmish) =>
    more(
      skirmish({ stage: 'act' })
        .a('Ann', { at: [6.508, 12], speed: 8, moves: { climb: 6 } })
        .b('Ben', { at: [22, 22], speed: 1 })
        .box('tower', 'building', [7, 10], [12, 14])
        .high(9),
    ).picks('Ann|climb|tower')

  test('DD-OPP-01 DD-SMV-04 an enemy beside its foot may attack the climber as it leaves its reach', () => {
    const s = wall((one) => one.b('Bob', { at: [6.5, 13.3], speed: 1 }))
    expect(s.decision).toMatchObject({ what: 'opportunity', by: 'b' })
    expect(choices(s)).toContain('Bob|blade|Ann')
  })

  test('DD-OPP-01 a friend beside it does not, nor an enemy that lies slain or stands farther off', () => {
    const quiet = (more: (s: Skirmish) => Skirmish) => wall(more).battle.question?.what
    expect(quiet((one) => one.a('Abe', { at: [6.5, 13.3], speed: 1 }))).toBe('act')
    expect(quiet((one) => one.b('Bob', { at: [6.5, 13.3], speed: 1, where: 'slain' }))).toBe('act')
    expect(quiet((one) => one.b('Bob', { at: [6.5, 14.1], speed: 1 }))).toBe('act')
  })
})

describe('who has no Speed', () => {
  test('DD-MACT-03 a character of Speed 0 has nothing to dash with', () => {
    expect(wordsOf(scene({ speed: 0 }).a('Abe', { at: [2, 2], speed: 0 }), 'Ann')).not.toContain('dash')
    expect(wordsOf(scene(), 'Ann')).toContain('dash')
  })

  test('DD-COND-15 a grappled character stays where it is and may not dash, stand up or mount', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [6, 12], speed: 8, mounts: ['Horse'], conditions: [{ is: 'grappled', from: 'Bob' }] })
      .a('Horse', { name: 'Horse', at: [4.8, 12], speed: 2, size: 'large', base: 25 })
      .b('Bob', { at: [6, 13.2], speed: 1 })
    while (!offers(s, 'Ann|end')) s.answer(s.decision.default)
    expect(movers(s).some((mover) => mover.startsWith('Ann'))).toBe(false)
    expect(wordsOf(s, 'Ann').filter((word) => /dash|mount|stand/.test(word))).toEqual([])
  })
})

describe('dismounting beside others', () => {
  test('DD-RUL-95 the place of somebody slain is free to come down on', () => {
    const spots = (where?: string) =>
      skirmish({ stage: 'act' })
        .a('Horse', { name: 'Horse', at: [10, 10], size: 'large', base: 40, speed: 10 })
        .a('Ann', { mount: 'Horse' })
        .a('Abe', { at: [10, 11.3], speed: 1, ...(where !== undefined && { where }) })
        .b('Bob', { at: [22, 22], speed: 1 })
        .picks('Ann|dismount')
    const below = { spots: [{ figure: 'Ann', at: { x: 10 * 2540, y: 10 * 2540 + 2000 + 1250 } }] }
    expect(spots().refused(below).code).toBe('rests-on-figure')
    expect(spots('slain').answer(below).at('Ann')[1]).toBeCloseTo(11.28, 1)
  })
})
