/** Barriers, gaps and climbing. */
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, type FigureWords } from '../skirmish.ts'

const walker = (ann: Partial<FigureWords> = {}) =>
  skirmish()
    .a('Ann', { at: [10, 10], ...ann })
    .b('Bob', { at: [20, 20], moved: true })

const wall = (height: number, ann: Partial<FigureWords> = {}) =>
  walker(ann).line('wall', 'wall', [6, 12], [14, 12]).having({ height })

describe('barriers', () => {
  test('FD-RUL-80 lower than half its height a barrier is ignored, up to its height it costs 1"', () => {
    expect(wall(0.4).move('Ann', [10, 16]).at('Ann')).toEqual([10, 16])
    expect(wall(0.9).refused(moveOf('Ann', [10, 15.1]))).toMatchObject({ code: 'too-far' })
    expect(wall(0.9).move('Ann', [10, 15]).at('Ann')).toEqual([10, 15])
  })

  test('FD-RUL-80 a higher one is climbed: it costs its height and a Fortitude save, or the climber falls', () => {
    const climbed = wall(2).rolls(['fortitude: Ann', 3]).move('Ann', [10, 14])
    expect(climbed.at('Ann')).toEqual([10, 14])
    const fell = wall(2).rolls(['fortitude: Ann', 4], ['wound: Ann', 6]).move('Ann', [10, 14])
    expect(fell.of('Ann').prone).toBe(true)
    expect(fell.at('Ann')[1]).toBeLessThan(12)
    expect(fell.told('wounds-rolled')).toMatchObject({ strength: { total: 2 } })
  })

  test('FD-RUL-80 the save has Difficulty 1 in heavy armor', () => {
    const battle = wall(2, { armor: 'heavy' }).rolls(['fortitude: Ann', 3], ['wound: Ann', 6]).move('Ann', [10, 13])
    expect(battle.told('terrain-checked')).toMatchObject({ test: { success: false, succeeds: [1, 2] } })
  })

  test('FD-RUL-80 walls and buildings bar the way, and stop sight', () => {
    const battle = walker().box('house', 'building', [6, 12], [14, 13])
    expect(battle.refused(moveOf('Ann', [10, 15]))).toMatchObject({ code: 'barred' })
  })
})

describe('gaps', () => {
  const gap = (width: number, depth?: number) => {
    const battle = walker().box('gully', 'gap', [4, 12], [16, 12 + width])
    return depth === undefined ? battle : battle.having({ height: depth })
  }

  test('FD-RUL-80 a gap narrower than half its base is ignored, a wider one jumped with a Fortitude save', () => {
    expect(gap(0.4, 2).move('Ann', [10, 14]).at('Ann')).toEqual([10, 14])
    expect(gap(0.8, 2).rolls(['fortitude: Ann', 3]).move('Ann', [10, 14]).at('Ann')).toEqual([10, 14])
    expect(gap(1.2, 2).refused(moveOf('Ann', [10, 15]))).toMatchObject({ rule: 'FD-RUL-80' })
  })

  test('FD-RUL-80 whoever fails falls in, and climbs out again; without a floor it is the end', () => {
    const fell = gap(0.8, 2).rolls(['fortitude: Ann', 6], ['wound: Ann', 6]).move('Ann', [10, 14])
    expect(fell.of('Ann').prone).toBe(true)
    expect(fell.at('Ann')[1]).toBeGreaterThanOrEqual(12)
    expect(fell.at('Ann')[1]).toBeLessThanOrEqual(12.8)
    const gone = gap(0.8)
      .a('Abe', { at: [2, 2] })
      .rolls(['fortitude: Ann', 6])
      .move('Ann', [10, 14])
    expect(gone.of('Ann').where).toBe('eliminated')
  })

  test('FD-RUL-80 whoever is in a gap climbs out with a Fortitude save; one with Climb needs none', () => {
    const inside = (ann: Partial<FigureWords> = {}) =>
      walker({ at: [10, 13], ...ann })
        .box('gully', 'gap', [4, 12], [16, 14])
        .having({ height: 2 })
    const out = inside().rolls(['fortitude: Ann', 3]).move('Ann', [10, 16])
    expect(out.told('terrain-checked')).toMatchObject({ test: { success: true } })
    expect(out.at('Ann')).toEqual([10, 16])
    const climber = inside({ profile: 'goblin' }).move('Ann', [10, 16])
    expect(climber.all('terrain-checked')).toEqual([])
    expect(climber.at('Ann')).toEqual([10, 16])
  })
})

describe('Climb', () => {
  const goblin = { profile: 'goblin', at: [10, 11] as const }

  test('FD-FEAT-03 FD-RUL-67 a climber moves up at its normal Speed and never falls', () => {
    const battle = wall(2, goblin).move('Ann', [10, 14])
    expect(battle.at('Ann')).toEqual([10, 14])
  })

  test('FD-FEAT-03 one whose move ends on the vertical face takes no combat action', () => {
    const battle = wall(8, { ...goblin, at: [10, 12 - 10 / 25.4] }).does('Ann', 'hang')
    expect(battle.told('hung')).toMatchObject({ height: 6 * 2540 })
    expect(battle.decision.kind).toBe('choose')
    const hanging = skirmish({ stage: 'combat' })
      .a('Ann', { profile: 'goblin', at: [10, 11.5], climb: { piece: 'wall', height: 3 } })
      .b('Bob', { at: [10.9, 11] })
      .line('wall', 'wall', [6, 12], [14, 12])
      .having({ height: 8 })
    expect(hanging.decision.about).toBe('Bob')
  })

  test('FD-RUL-67 it goes on from where it hangs', () => {
    const battle = wall(8, { ...goblin, at: [10, 12 - 10 / 25.4], climb: { piece: 'wall', height: 6 } })
    expect(battle.move('Ann', [10, 13]).at('Ann')).toEqual([10, 13])
  })
})
