/** What befalls whoever fails to climb or to jump, and the way out of a gap. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const walker = (ann: Partial<FigureWords> = {}) =>
  skirmish()
    .a('Ann', { at: [10, 10], ...ann })
    .b('Bob', { at: [20, 20], moved: true })

/** A gully across the way of Ann, who goes south. */
const gully = (from: number, width: number, depth?: number, ann: Partial<FigureWords> = {}) => {
  const battle = walker(ann).box('gully', 'gap', [4, from], [16, from + width])
  return depth === undefined ? battle : battle.having({ height: depth })
}

describe('falls from a barrier', () => {
  test('FD-RUL-80 whoever falls lies where it came to the barrier, and has paid for the way there', () => {
    const battle = walker().line('wall', 'wall', [6, 12], [14, 12]).having({ height: 2 })
    battle.rolls(['fortitude: Ann', 4], ['wound: Ann', 6]).move('Ann', [10, 14])
    expect(battle.at('Ann')).toEqual([10, expect.closeTo(12 - TOUCHING / 2, 2)])
    expect(battle.told('fell')).toMatchObject({ figure: 'Ann', piece: 'wall', height: inches(2) })
    expect(battle.told('fell-prone')).toMatchObject({ figure: 'Ann', rules: ['FD-RUL-80'] })
    expect(battle.state.turn?.left).toBeCloseTo(inches(6 - 2 + TOUCHING / 2), -1)
  })

  test('FD-RUL-80 whoever falls where friends leave no room lies where it came from', () => {
    const battle = walker()
      .a('Abe', { at: [10, 10 + TOUCHING] })
      .b('Bix', { at: [10, 9.5 - TOUCHING], moved: true })
      .line('wall', 'wall', [6, 11.9], [14, 11.9])
      .having({ height: 2 })
      .move('Ann', [10, 14])
    expect(battle.decision.what).toBe('opportunity')
    battle.rolls(['fortitude: Ann', 4], ['wound: Ann', 6]).picks('no')
    expect(battle.at('Ann')[1]).toBeCloseTo(10, 1)
    expect(battle.of('Ann').prone).toBe(true)
  })

  test('FD-RUL-80 a strip of mud is walked through, however narrow: nobody jumps it', () => {
    expect(walker().box('mire', 'rough', [4, 12], [16, 12.8]).move('Ann', [10, 14]).at('Ann')).toEqual([10, 14])
  })
})

describe('falls into a gap', () => {
  test('FD-RUL-80 whoever falls in lies on the floor, at the first eighth of an inch of its path that is in the gap', () => {
    const battle = gully(12.05, 0.8, 2).rolls(['fortitude: Ann', 4], ['wound: Ann', 6]).move('Ann', [10, 14])
    expect(battle.of('Ann').at.y).toBe(Math.round(inches(12.125)))
    expect(battle.told('fell')).toMatchObject({ piece: 'gully', height: inches(2) })
    expect(battle.told('wounds-rolled')).toMatchObject({ strength: { total: 2 } })
    expect(battle.state.turn?.left).toBeCloseTo(inches(6 - 2.05 + TOUCHING / 2), -1)
  })

  test('FD-RUL-80 where somebody lies on the floor already, it stays at the rim', () => {
    const battle = gully(12, 0.8, 2)
      .a('Abe', { at: [10.6, 12.5], moved: true })
      .rolls(['fortitude: Ann', 4], ['wound: Ann', 6])
      .move('Ann', [10, 14])
    expect(battle.at('Ann')).toEqual([10, expect.closeTo(12 - TOUCHING / 2, 2)])
    expect(battle.of('Ann').prone).toBe(true)
  })

  test('FD-RUL-80 a gap without a floor is told as a fall of no height, without a wound roll', () => {
    const battle = gully(12, 0.8)
      .a('Abe', { at: [2, 2] })
      .rolls(['fortitude: Ann', 4])
      .move('Ann', [10, 14])
    expect(battle.told('fell')).toMatchObject({ figure: 'Ann', piece: 'gully', height: 0 })
    expect(battle.told('eliminated')).toMatchObject({ figure: 'Ann' })
  })

  test('FD-RUL-80 a gap too narrow to hinder anybody may also be stood on', () => {
    expect(gully(12, 0.4, 2).move('Ann', [10, 12.2]).at('Ann')).toEqual([10, 12.2])
  })
})

describe('down in a gap', () => {
  const inside = (ann: Partial<FigureWords> = {}) => gully(12, 2, 2, { at: [10, 13], ...ann })

  test('FD-RUL-80 climbing out costs the depth of the gap', () => {
    expect(inside().refused(moveOf('Ann', [10, 17.1]))).toMatchObject({ code: 'too-far' })
    const battle = inside().rolls(['fortitude: Ann', 3]).move('Ann', [10, 16])
    expect(battle.state.turn?.left).toBeCloseTo(inches(1), -1)
  })

  test('FD-RUL-80 whoever fails to climb out falls back from the full height, at the place it was', () => {
    const battle = inside().rolls(['fortitude: Ann', 4], ['wound: Ann', 6]).move('Ann', [10, 16])
    expect(battle.at('Ann')).toEqual([10, 13])
    expect(battle.told('fell')).toMatchObject({ height: inches(2) })
    expect(battle.state.turn?.left).toBe(inches(6))
  })

  test('FD-RUL-80 the way out is for those who are in: a comrade on the rim is not let through after it', () => {
    const battle = inside()
      .a('Abe', { at: [6, 10] })
      .rolls(['fortitude: Ann', 3])
      .move('Ann', [10, 16])
      .does('Ann', 'done')
    expect(battle.refused(moveOf('Abe', [6, 13]))).toMatchObject({ rule: 'FD-RUL-80' })
  })
})

describe('hanging on a face', () => {
  const beside = { profile: 'goblin', at: [10, 12 - 10 / 25.4] as const }
  const face = (height: number, ann: Partial<FigureWords> = {}, kind = 'wall') =>
    walker({ ...beside, ...ann })
      .box('face', kind, [6, 12], [14, 12.5])
      .having({ height })

  test('FD-FEAT-03 a climber hangs on a face that is too high for the movement it has left', () => {
    expect(face(6).offeredTo('Ann')).not.toContain('hang')
    expect(face(6.1).offeredTo('Ann')).toContain('hang')
    const battle = face(8).does('Ann', 'hang')
    expect(battle.of('Ann').climb).toEqual({ piece: 'face', height: inches(6) })
    expect(battle.state.turn?.left).toBe(0)
  })

  test('FD-FEAT-03 nobody hangs who has no Climb or lies prone, nor on a house, nor away from the face', () => {
    expect(face(8, { profile: 'halfling' }).offeredTo('Ann')).not.toContain('hang')
    expect(face(8, { prone: true }).offeredTo('Ann')).not.toContain('hang')
    expect(face(8, {}, 'building').offeredTo('Ann')).not.toContain('hang')
    expect(face(8, { at: [10, 11.5] }).offeredTo('Ann')).not.toContain('hang')
  })

  test('FD-RUL-67 what is still above it costs its height, and no more than that', () => {
    const rest = (height: number) => face(8, { climb: { piece: 'face', height } })
    expect(rest(1).refused(moveOf('Ann', [10, 13.2]))).toMatchObject({ code: 'too-far' })
    expect(rest(7).move('Ann', [10, 13.2]).state.turn?.left).toBeCloseTo(inches(6 - 1 - 1.2 - 10 / 25.4), -1)
  })

  test('FD-RUL-67 whoever has climbed over hangs no more', () => {
    const battle = face(8, { climb: { piece: 'face', height: 6 } }).move('Ann', [10, 13.2])
    expect(battle.of('Ann').climb).toBeUndefined()
  })
})
