/** Phase 2: how far figures go, through what, and where they may end. */
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { lastTurn, mover, movers, nearestEnd, pairing } from '../ground.ts'
import { moveOf } from '../skirmish.ts'

const far = { at: [44, 44] } as const

describe('a move', () => {
  test("HW-MOVE-01 a scout of Movement 9 goes nine inches, not a hair's breadth of ten, and only once", () => {
    const battle = lastTurn()
      .a('Scout', { at: [10, 10], movement: '9' })
      .a('Cook', { at: [20, 10] })
      .b('Bob', far)
    const refusal = battle.refused(moveOf('Scout', [10, 19.1]))
    expect(refusal).toMatchObject({ code: 'too-far', rule: 'HW-MOVE-01' })
    expect(refusal.nearest).toEqual(moveOf('Scout', [10, 19]))
    expect(battle.refused(moveOf('Scout', [10, 19.02])).message).toBe(
      'Not enough movement: 0.02" short. Scout may move 9".',
    )
    battle.move('Scout', [10, 19])
    expect(battle.at('Scout')).toEqual([10, 19])
    expect(movers(battle).map(({ figure }) => figure)).toEqual(['Cook'])
    expect(battle.refused(moveOf('Scout', [10, 18]))).toMatchObject({ code: 'may-not-move' })
  })

  test('HW-MOVE-02 HW-RUL-38 the owner picks who moves next, and a move once ended is not taken up again', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .a('Abe', { at: [20, 10] })
      .a('Ada', { at: [30, 10] })
      .b('Bob', far)
    battle.move('Ada', [30, 12]).move('Ann', [10, 12])
    expect(battle.refused(moveOf('Ann', [10, 14]))).toMatchObject({ code: 'may-not-move' })
    expect(movers(battle).map(({ figure }) => figure)).toEqual(['Abe'])
  })

  test('HW-SHOOT-06 the move tells how far an archer may go and still shoot', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9', shooting: 1 })
      .a('Abe', { at: [20, 10], movement: '9', shooting: 1, spent: 2 })
      .a('Ada', { at: [30, 10], movement: '9' })
      .b('Bob', far)
    expect(mover(battle, 'Ann').keeps).toEqual({ allowance: inches(4.5), label: 'still shoots' })
    expect(mover(battle, 'Abe').keeps?.allowance).toBe(inches(2.5))
    expect(mover(battle, 'Ada').keeps).toBeUndefined()
  })

  test('HW-MOVE-03 a figure may stay where it is, or stop short of its score', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10], movement: '9' })
      .a('Abe', { at: [20, 10], movement: '9' })
      .b('Bob', far)
    battle.move('Ann').move('Abe', [20, 11])
    expect(battle.at('Ann')).toEqual([10, 10])
    expect(battle.at('Abe')).toEqual([20, 11])
    expect(battle.of('Ann')).toMatchObject({ moved: true, spent: 0 })
    expect(battle.decision.by).toBe('b')
  })

  test('HW-MOVE-04 HW-RUL-38 a bent path is as long as its pieces together, however near it ends', () => {
    const battle = lastTurn()
      .a('Scout', { at: [10, 10], movement: '9' })
      .b('Bob', far)
    expect(battle.refused(moveOf('Scout', [10, 15], [15, 15]))).toMatchObject({ code: 'too-far' })
    battle.move('Scout', [10, 14], [13, 14], [13, 12])
    expect(battle.at('Scout')).toEqual([13, 12])
    expect(toInches(battle.of('Scout').spent)).toBe(9)
  })

  test('HW-MOVE-05 a figure with Fly goes eighteen inches', () => {
    const battle = lastTurn()
      .a('Harpy', { at: [10, 10], movement: 'fly' })
      .b('Bob', far)
    expect(battle.refused(moveOf('Harpy', [10, 28.1]))).toMatchObject({ code: 'too-far', rule: 'HW-MOVE-01' })
    expect(battle.move('Harpy', [10, 28]).at('Harpy')).toEqual([10, 28])
  })
})

describe('slow ground', () => {
  test('HW-MOVE-06 HW-RUL-42 a marsh costs the Ogre two inches for each it wades', () => {
    const battle = lastTurn()
      .a('Ogre', { at: [10, 10], movement: '6' })
      .b('Bob', far)
      .box('marsh', 'rough', [5, 12], [15, 20])
    expect(battle.refused(moveOf('Ogre', [10, 14.1]))).toMatchObject({
      code: 'too-far',
      nearest: moveOf('Ogre', [10, 14]),
    })
    battle.move('Ogre', [10, 14])
    expect(toInches(battle.of('Ogre').spent)).toBeCloseTo(6, 6)
    expect(battle.told('moved')).toMatchObject({ rules: ['HW-MOVE-04', 'HW-MOVE-06'] })
  })

  test('HW-MOVE-07 HW-RUL-42 the centre decides what is slow, to fractions of an inch, and two marshes at once are no slower than one', () => {
    const beside = lastTurn()
      .a('Ogre', { at: [10, 10] })
      .b('Bob', far)
      .box('marsh', 'rough', [10.2, 5], [20, 20])
    expect(toInches(beside.move('Ogre', [10, 16]).of('Ogre').spent)).toBe(6)
    const partly = lastTurn()
      .a('Ogre', { at: [10, 10] })
      .b('Bob', far)
      .box('marsh', 'rough', [5, 11], [15, 11.75])
      .box('fen', 'rough', [5, 11.25], [15, 12])
    expect(toInches(partly.move('Ogre', [10, 13]).of('Ogre').spent)).toBeCloseTo(4, 6)
  })
})

describe('walls and hedges', () => {
  const withWall = (movement: string, y: number) =>
    lastTurn()
      .a('Guard', { at: [10, 10], movement })
      .b('Bob', far)
      .line('wall', 'wall', [5, y], [15, y])

  test('HW-MOVE-08 HW-RUL-43 crossing a wall costs half the score, besides the inches', () => {
    const battle = withWall('12', 13)
    expect(battle.refused(moveOf('Guard', [10, 16.1]))).toMatchObject({ code: 'too-far' })
    battle.move('Guard', [10, 16])
    expect(toInches(battle.of('Guard').spent)).toBe(12)
    expect(battle.told('moved')).toMatchObject({ costs: [{ piece: 'wall', extra: inches(6), why: 'toll' }] })
  })

  test('HW-MOVE-09 HW-RUL-43 over the wall and back is paid twice, round its end not at all', () => {
    const back = withWall('18', 11)
    expect(back.refused(moveOf('Guard', [10, 12], [12, 12], [12, 10]))).toMatchObject({ code: 'cannot-cross' })
    const round = withWall('18', 11).move('Guard', [4, 10], [4, 12], [10, 12])
    expect(toInches(round.of('Guard').spent)).toBe(14)
    const twoWalls = withWall('18', 11).line('hedge', 'hedge', [5, 13], [15, 13])
    expect(twoWalls.refused(moveOf('Guard', [10, 14]))).toMatchObject({ piece: 'hedge', rule: 'HW-MOVE-10' })
  })

  test('HW-MOVE-10 HW-RUL-43 a figure with too little movement left may not cross a wall', () => {
    const battle = withWall('12', 17)
    const refusal = battle.refused(moveOf('Guard', [10, 18]))
    expect(refusal).toMatchObject({ code: 'cannot-cross', rule: 'HW-MOVE-10', piece: 'wall' })
    expect(refusal.nearest).toEqual(moveOf('Guard', [10, 16.5]))
    expect(toInches(withWall('12', 15).move('Guard', [10, 16]).of('Guard').spent)).toBe(12)
  })

  test('HW-MOVE-11 HW-RUL-43 a base may stand against the wall but not across it', () => {
    const battle = withWall('12', 13)
    expect(battle.refused(moveOf('Guard', [10, 12.6]))).toMatchObject({ code: 'rests-on-piece', rule: 'HW-MOVE-11' })
    expect(battle.refused(moveOf('Guard', [10, 13.4]))).toMatchObject({
      rule: 'HW-MOVE-11',
      nearest: moveOf('Guard', [10, 12.5]),
    })
    expect(battle.move('Guard', [10, 12.5]).at('Guard')).toEqual([10, 12.5])
  })
})

describe('flying', () => {
  const overAll = () =>
    lastTurn()
      .a('Griffin', { at: [10, 10], movement: 'fly' })
      .b('Bob', { at: [10, 14] })
      .line('wall', 'wall', [5, 12], [15, 12])
      .box('house', 'building', [8, 16], [12, 20])
      .box('wood', 'wood', [5, 21], [15, 27])

  test('HW-MOVE-12 HW-RUL-41 a griffin pays nothing for walls and woods', () => {
    const battle = overAll().move('Griffin', [10, 28])
    expect(toInches(battle.of('Griffin').spent)).toBe(18)
    expect(battle.told('moved')).toMatchObject({ costs: [] })
  })

  test('HW-MOVE-13 HW-RUL-41 a griffin flies over enemies and houses, but comes down only where there is room', () => {
    const battle = overAll()
    expect(battle.refused(moveOf('Griffin', [10, 14.2]))).toMatchObject({ rule: 'HW-MOVE-13', figure: 'Bob' })
    expect(battle.refused(moveOf('Griffin', [10, 18]))).toMatchObject({ rule: 'HW-MOVE-13', piece: 'house' })
    expect(battle.refused(moveOf('Griffin', [10, 12]))).toMatchObject({ rule: 'HW-MOVE-11', piece: 'wall' })
    expect(battle.move('Griffin', [10, 21]).at('Griffin')).toEqual([10, 21])
  })
})

describe('others in the way', () => {
  test('HW-MOVE-14 HW-RUL-39 a squire walks through a friend but does not end on it', () => {
    const battle = lastTurn()
      .a('Squire', { at: [10, 10] })
      .a('Friend', { at: [10, 13] })
      .b('Bob', far)
    const refusal = battle.refused(moveOf('Squire', [10, 13.5]))
    expect(refusal).toMatchObject({
      code: 'rests-on-figure',
      rule: 'HW-MOVE-14',
      figure: 'Friend',
      nearest: moveOf('Squire', [10, 12]),
    })
    expect(battle.move('Squire', [10, 15]).at('Squire')).toEqual([10, 15])
  })

  test('HW-MOVE-15 HW-RUL-39 no way leads through enemies, and between them only where the whole base fits', () => {
    const between = (gap: number) =>
      lastTurn()
        .a('Squire', { at: [10, 10] })
        .b('West', { at: [9.5 - gap / 2, 13] })
        .b('East', { at: [10.5 + gap / 2, 13] })
    expect(between(0.9).refused(moveOf('Squire', [10, 16]))).toMatchObject({ code: 'stopped-by-contact' })
    expect(between(1.1).move('Squire', [10, 16]).at('Squire')).toEqual([10, 16])
    const facing = lastTurn()
      .a('Squire', { at: [10, 10] })
      .b('Bob', { at: [10, 13] })
    const refusal = facing.refused(moveOf('Squire', [10, 16]))
    expect(refusal).toMatchObject({ figure: 'Bob' })
    expect(nearestEnd(refusal)[1]).toBeCloseTo(12, 2)
    const withdrawing = lastTurn()
      .a('Squire', { at: [10, 12] })
      .b('Bob', { at: [10, 13] })
    expect(withdrawing.refused(moveOf('Squire', [10, 15]))).toMatchObject({ rule: 'HW-MOVE-15', figure: 'Bob' })
  })

  test('HW-MOVE-16 HW-RUL-39 a house lets no part of a base through', () => {
    const battle = lastTurn()
      .a('Squire', { at: [10, 10] })
      .b('Bob', far)
      .box('house', 'building', [10.4, 12], [14, 15])
    const refusal = battle.refused(moveOf('Squire', [10, 16]))
    expect(refusal).toMatchObject({ code: 'barred', rule: 'HW-MOVE-16', piece: 'house' })
    expect(nearestEnd(refusal)[1]).toBeGreaterThan(11.6)
    expect(nearestEnd(refusal)[1]).toBeLessThan(12)
    expect(battle.move('Squire', [9.9, 10], [9.9, 15.5]).at('Squire')).toEqual([9.9, 15.5])
  })

  test('HW-MOVE-17 HW-RUL-40 a charge is a move that ends in contact: unseen round a house, unannounced, without dice', () => {
    const battle = lastTurn()
      .a('Knight', { at: [10, 10], movement: '12' })
      .b('Bob', { at: [10, 16] })
      .b('Bea', { at: [11, 16] })
      .box('house', 'building', [8, 12], [12, 14])
    battle.move('Knight', [13, 11], [13, 16], [12, 16]).until('attack')
    expect(pairing(battle)).toEqual({ Knight: ['Bea'] })
    const two = lastTurn()
      .a('Knight', { at: [10, 10], movement: '12' })
      .b('Bob', { at: [9.4, 14.8] })
      .b('Bea', { at: [10.6, 14.8] })
      .move('Knight', [10, 14])
      .until('attack')
    expect(pairing(two)).toEqual({ Knight: ['Bob', 'Bea'] })
  })

  test('HW-MOVE-18 HW-RUL-40 the first enemy touched ends the move; one passed at a gap does not', () => {
    const battle = lastTurn()
      .a('Squire', { at: [10, 10] })
      .b('Bob', { at: [11, 13] })
    const refusal = battle.refused(moveOf('Squire', [10, 16]))
    expect(refusal).toMatchObject({ code: 'stopped-by-contact', rule: 'HW-MOVE-18', figure: 'Bob' })
    expect(pairing(battle.answer(refusal.nearest ?? expect.fail('no way out')).until('attack'))).toEqual({
      Squire: ['Bob'],
    })
    const apart = lastTurn()
      .a('Squire', { at: [10, 10] })
      .b('Bob', { at: [11.01, 13] })
    expect(apart.move('Squire', [10, 16]).at('Squire')).toEqual([10, 16])
    const flyer = lastTurn()
      .a('Bat', { at: [10, 10], movement: 'fly' })
      .b('Bob', { at: [11, 13] })
    expect(flyer.move('Bat', [10, 16]).at('Bat')).toEqual([10, 16])
  })

  test('HW-MOVE-19 HW-RUL-48 a figure in combat may only withdraw or stay', () => {
    const battle = lastTurn()
      .a('Squire', { at: [10, 10], movement: '12' })
      .b('Bob', { at: [11, 10] })
      .b('Ben', { at: [7, 10] })
    expect(mover(battle, 'Squire')).toEqual({ figure: 'Squire', allowance: inches(6), manner: 'withdraw' })
    expect(battle.refused(moveOf('Squire', [10, 17]))).toMatchObject({ code: 'too-far', rule: 'HW-WDR-01' })
    expect(battle.refused(moveOf('Squire', [8, 10]))).toMatchObject({ rule: 'HW-WDR-09', figure: 'Ben' })
    battle.move('Squire')
    expect(battle.at('Squire')).toEqual([10, 10])
  })

  test('HW-MOVE-20 HW-RUL-44 nobody leaves the table, not even with the rim of a base', () => {
    const battle = lastTurn()
      .a('Squire', { at: [2, 10] })
      .b('Bob', far)
    expect(battle.refused(moveOf('Squire', [0.4, 10]))).toMatchObject({
      code: 'off-table',
      rule: 'HW-MOVE-20',
      nearest: moveOf('Squire', [0.5, 10]),
    })
    expect(battle.move('Squire', [0.5, 10]).at('Squire')).toEqual([0.5, 10])
  })

  test('HW-MOVE-21 HW-RUL-46 movement spent in rough ground counts double for the half-move limit', () => {
    const archer = { movement: '12', shooting: 3 } as const
    const battle = lastTurn()
      .a('Wader', { ...archer, at: [10, 10] })
      .a('Stroller', { ...archer, at: [30, 10] })
      .b('Bob', { at: [20, 26] })
      .box('marsh', 'rough', [5, 12], [15, 20])
    battle.move('Wader', [10, 15]).move('Stroller', [30, 15]).until('shoot')
    expect(pairing(battle)).toEqual({ Stroller: ['Bob'] })
  })
})
