/** Moves in the cases one forgets: exact heights, drags, swept and held characters, saved flights, the side in control. */
import { describe, expect, test } from 'vitest'
import { left, movers, offers, wordsOf } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const
const DOMINATED = { conditions: ['dominated'] } as const

/** Ann acts first; everybody else is slow and far away. */
const alone = (ann: FigureWords = {}, words: Parameters<typeof skirmish>[0] = {}): Skirmish =>
  skirmish(words)
    .a('Ann', { at: [8, 12], speed: 8, ...ann })
    .a('Amy', { at: [1, 1], speed: 1 })
    .b('Bob', { at: [22, 22], speed: 1 })

describe('Barriers', () => {
  /** What is left of 8" after 4" over a wall so many millimetres high. */
  const over = (millimetres: number): string =>
    left(
      alone()
        .line('wall', 'wall', [10, 8], [10, 16])
        .high(millimetres / 25.4)
        .move('Ann', [12, 12]),
    )

  test('DD-TERR-11 DD-TERR-12: a barrier of exactly half its Height is vaulted, a lower one ignored', () => {
    expect(over(12.4)).toBe('4')
    expect(over(12.5)).toBe('3')
  })

  test('DD-TERR-12 DD-TERR-13: a barrier of exactly its Height is vaulted, a higher one climbed', () => {
    expect(over(25)).toBe('3')
    const climbed = alone()
      .line('wall', 'wall', [10, 8], [10, 16])
      .high(25.5 / 25.4)
      .rolls(['save: Ann', 1], ['save: Ann', 1])
      .move('Ann', [12, 12])
      .rolledEverything()
    expect(climbed.at('Ann')).toEqual([12, 12])
  })

  test('DD-RUL-92: a step down of exactly its Height is free and safe, a deeper drop is checked', () => {
    const down = (millimetres: number): Skirmish =>
      alone()
        .box('ledge', 'building', [6, 10], [10, 14])
        .high(millimetres / 25.4)
    expect(down(25).move('Ann', [12, 12]).rolledEverything().at('Ann')).toEqual([12, 12])
    expect(down(26).rolls(['save: Ann', 1]).move('Ann', [12, 12]).rolledEverything().at('Ann')).toEqual([12, 12])
  })
})

describe('The end of a move', () => {
  test('DD-RUL-04: a flyer too ends with its whole base on the battlefield', () => {
    expect(alone({ moves: { fly: 12 } }).refused(moveOf('Ann', [0.3, 12])).rule).toBe('DD-RUL-04')
  })
})

describe('Dragging', () => {
  /** Ann drags Bea along. */
  const drags = (bea: FigureWords = {}, ann: FigureWords = {}): Skirmish =>
    alone({ at: [8, 12], speed: 12, ...ann }).b('Bea', {
      at: [9, 12],
      speed: 1,
      conditions: [{ is: 'grappled', from: 'Ann' }],
      ...bea,
    })

  test('DD-COND-17: nobody is dragged off the battlefield or onto others', () => {
    const edge = drags({ at: [2, 12] }, { at: [3, 12] })
    expect(edge.refused(moveOf('Ann', [1.2, 12])).code).toBe('no-room')
    const crowd = drags().b('Ben', { at: [9, 8], speed: 1 })
    expect(crowd.refused(moveOf('Ann', [8, 8])).code).toBe('no-room')
    expect(drags().move('Ann', [8, 8]).at('Bea')).toEqual([9, 8])
  })
})

describe('Deep water', () => {
  const lake = (ann: FigureWords): Skirmish =>
    alone(ann, { stage: 'round-start' }).box('lake', 'deep-water', [6, 10], [10, 14])

  test('DD-RUL-29: a prone flyer saves against the water like anybody else', () => {
    lake({ moves: { fly: 12 } }).rolledEverything()
    lake({ moves: { fly: 12 }, conditions: ['prone'] })
      .rolls(['save: Ann', 1])
      .rolledEverything()
  })

  test('DD-SMV-14: a swimmer that begins the phase in deep water makes no save', () => {
    expect(
      lake({ moves: { swim: 8 } })
        .rolledEverything()
        .hasTold('waded'),
    ).toBe(false)
  })

  test('DD-RUL-93: swept along, it has no movement to stand up or to prepare a shot with', () => {
    const s = lake({ gear: 'bow', conditions: ['prone'] })
      .rolls(['save: Ann', 6])
      .rolledEverything()
    expect(movers(s)).toEqual([])
    expect(wordsOf(s, 'Ann')).not.toContain('stand')
    expect(wordsOf(s, 'Ann')).not.toContain('shoot')
  })
})

describe('Standing up', () => {
  test('DD-RUL-90: nobody stands up while grappled or stunned, or with Speed 0', () => {
    const stands = (ann: FigureWords): boolean =>
      offers(alone({ ...ann }).b('Ben', { at: [9, 12], speed: 1, now: { turnDone: true } }), 'Ann|stand')
    expect(stands({ conditions: ['prone'] })).toBe(true)
    expect(stands({ conditions: ['prone', { is: 'grappled', from: 'Ben' }], speed: 8 })).toBe(false)
    expect(stands({ conditions: ['prone', 'stunned'] })).toBe(false)
  })

  test('DD-RUL-90: with Speed 0 a prone character stays down, though half of nothing costs nothing', () => {
    const s = skirmish()
      .a('Ann', { at: [8, 12], speed: 0, conditions: ['prone'] })
      .b('Bob', { at: [22, 22], speed: 0 })
    expect(wordsOf(s, 'Ann')).toContain('dodge')
    expect(wordsOf(s, 'Ann')).not.toContain('stand')
  })
})

describe('Flyby', () => {
  const flyer: FigureWords = { moves: { fly: 12 }, traits: ['flyby'] }

  test('DD-CFT-01: a flight is saved once a round', () => {
    const s = alone(flyer).picks('Ann|flyby')
    expect(left(s)).toBe('6')
    expect(offers(s, 'Ann|flyby')).toBe(false)
  })

  const lands = (ann: FigureWords): Skirmish =>
    alone({ ...flyer, now: { flyby: true }, ...ann }, { stage: 'round-end' })

  test('DD-CFT-01 DD-COND-31: who lies prone at the end of the round flies nowhere', () => {
    expect(lands({}).decision.what).toBe('flyby')
    expect(lands({ conditions: ['prone'] }).decision.what).toBe('act')
  })

  test('DD-RUL-88 DD-CFT-01: the side in control flies a dominated character', () => {
    expect(lands(DOMINATED).decision).toMatchObject({ what: 'flyby', by: 'b' })
  })
})

describe('The order of turns', () => {
  test('DD-RUL-88 DD-MORD-06: nobody waits for a friend the enemy controls', () => {
    const waits = (words: FigureWords): boolean =>
      offers(alone().a('Abe', { at: [9, 12], speed: 4, ...words }), 'Ann|postpone|Abe')
    expect(waits({})).toBe(true)
    expect(waits(DOMINATED)).toBe(false)
  })

  test('DD-RIDE-06 DD-MORD-06: who has just dismounted moves at once and waits for nobody', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse' })
      .a('Abe', { at: [10.4, 12], speed: 2 })
      .b('Bob', { at: [22, 22], speed: 1 })
      .picks('Ann|dismount')
      .places(['Ann', 9.28, 12])
      .picks('Horse|end')
    expect(movers(s)).toEqual(['Ann 3'])
    expect(offers(s, 'Ann|postpone|Abe')).toBe(false)
  })

  test('DD-OBJ-10 DD-RUL-94: a rider with a Heavy Object has lost its action when its mount’s turn comes', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse', carrying: 'chest' })
      .b('Bob', { at: [22, 22], speed: 1 })
      .thing('chest', [8, 12], { heavy: true, carrier: 'Ann' })
    expect(wordsOf(s, 'Ann')).not.toContain('dodge')
    expect(wordsOf(s, 'Horse')).toContain('dodge')
  })
})

describe('Two gaps on one way', () => {
  test('DD-TERR-18: each crossing of a gap is a jump of its own', () => {
    const s = alone()
      .box('gap', 'gap', [9.5, 8], [10.2, 16])
      .box('rift', 'gap', [12, 8], [12.7, 16])
      .rolls(['save: Ann', 1], ['save: Ann', 1])
      .move('Ann', [14.5, 12])
      .rolledEverything()
    expect(s.at('Ann')).toEqual([14.5, 12])
  })

  test('DD-TERR-18: so is the way back over the same gap', () => {
    const s = alone()
      .box('gap', 'gap', [9.5, 8], [10.2, 16])
      .rolls(['save: Ann', 1], ['save: Ann', 1])
      .answer(moveOf('Ann', [11, 12], [8, 12.5]))
      .rolledEverything()
    expect(s.at('Ann')).toEqual([8, 12.5])
  })
})
