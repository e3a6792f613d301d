/** Terrain: climbing, obstacles, difficult and impassable ground. */
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, TOUCHING, type ModelWords } from '../skirmish.ts'

const INCH = 2540
/** Half of a 25 mm base, in inches. */
const HALF = TOUCHING / 2

const table = (ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Far', { at: [45, 45] })

/** A wall 1" high across Ann's way, 2" south of her. */
const wall = (ann: Partial<ModelWords> = {}) =>
  table(ann).line('wall', 'wall', [10, 22], [30, 22]).having({ height: 1 })

/** A platform this high whose edge is 1.5" south of Ann. */
const platform = (height: number, ann: Partial<ModelWords> = {}) =>
  table(ann).box('platform', 'building', [15, 21.5], [25, 28]).having({ height })

const swamp = (ann: Partial<ModelWords> = {}) => table(ann).box('swamp', 'rough', [15, 22], [25, 24])

describe('climbing', () => {
  test('KD-TERR-01 KD-TERR-02 a model climbs up at two inches of movement for each inch', () => {
    const battle = platform(1).acts('Ann', 'charge')
    expect(battle.refused(moveOf('Ann', [20, 24.1]))).toMatchObject({ rule: 'KD-ACT-02' })
    battle.move('Ann', [20, 24])
    expect(battle.told('moved')).toMatchObject({ length: 4 * INCH, spent: 6 * INCH })
  })

  test('KD-TERR-01 a model climbs down again at the same cost', () => {
    const battle = skirmish()
      .box('platform', 'building', [15, 14], [25, 21])
      .having({ height: 1 })
      .a('Ann', { at: [20, 20] })
      .b('Far', { at: [45, 45] })
      .acts('Ann', 'charge')
      .move('Ann', [20, 24])
    expect(battle.told('moved')).toMatchObject({ spent: 6 * INCH })
  })

  test('KD-TERR-02 KD-RUL-20 from one level to the next only the difference is climbed', () => {
    const beside = () =>
      table()
        .box('low', 'building', [15, 21], [25, 22.5])
        .having({ height: 0.5 })
        .box('high', 'building', [15, 22.5], [25, 28])
        .having({ height: 1 })
    const terrace = () =>
      table()
        .box('low', 'building', [15, 21], [25, 30])
        .having({ height: 0.5 })
        .box('high', 'building', [15, 22.5], [25, 28])
        .having({ height: 1 })
    const spent = (battle: ReturnType<typeof table>, ...path: readonly (readonly [number, number])[]) =>
      (
        battle
          .acts('Ann', 'run')
          .move('Ann', ...path)
          .told('moved') as unknown as { spent: number }
      ).spent / INCH
    for (const steps of [beside, terrace]) {
      expect(spent(steps(), [20, 24])).toBe(6)
      // However the way is drawn, also with a corner right on the edge of a step.
      expect(spent(steps(), [20, 21], [20, 22.5], [20, 24])).toBe(6)
    }
    const down = (path: readonly (readonly [number, number])[]) =>
      skirmish()
        .box('high', 'building', [15, 17], [25, 21])
        .having({ height: 1 })
        .box('low', 'building', [15, 21], [25, 25])
        .having({ height: 0.5 })
        .a('Ann', { at: [20, 20] })
        .b('Far', { at: [45, 45] })
        .acts('Ann', 'run')
        .move('Ann', ...path)
    expect(down([[20, 22]]).told('moved')).toMatchObject({ spent: 3 * INCH })
    expect(
      down([
        [20, 21],
        [20, 22],
      ]).told('moved'),
    ).toMatchObject({ spent: 3 * INCH })
    expect(down([[20, 27]]).told('moved')).toMatchObject({ spent: 9 * INCH })
  })

  test('KD-TERR-03 KD-RUL-21 a move ends on a level place large enough for the whole base, never part-way up', () => {
    const battle = platform(1).acts('Ann', 'charge')
    expect(battle.refused(moveOf('Ann', [20, 21.8]))).toMatchObject({ rule: 'KD-TERR-03', piece: 'platform' })
    const rim = 21.5 + 12.5 / 25.4
    expect(
      platform(0.5)
        .acts('Ann', 'run')
        .refused(moveOf('Ann', [20, rim - 0.05])).code,
    ).toBe('rests-on-piece')
    expect(
      platform(0.5)
        .acts('Ann', 'run')
        .move('Ann', [20, rim + 0.05])
        .at('Ann')[1],
    ).toBeCloseTo(rim + 0.05, 2)
    const high = platform(4).acts('Ann', 'run')
    expect(high.refused(moveOf('Ann', [20, 22.5]))).toMatchObject({ code: 'too-far' })
    const narrow = table().box('block', 'barrier', [15, 21.5], [25, 22.2]).having({ height: 0.5 }).acts('Ann', 'run')
    expect(narrow.refused(moveOf('Ann', [20, 21.85]))).toMatchObject({ rule: 'KD-TERR-03' })
  })

  test('KD-TERR-03 KD-RUL-21 on a round tower the whole base stands within its rim', () => {
    const tower = () => table().disc('tower', 'building', [20, 23.5], 2).having({ height: 0.5 }).acts('Ann', 'run')
    const within = 21.5 + 12.5 / 25.4
    expect(tower().refused(moveOf('Ann', [20, within - 0.05]))).toMatchObject({ rule: 'KD-TERR-03', piece: 'tower' })
    expect(
      tower()
        .move('Ann', [20, within + 0.05])
        .at('Ann')[1],
    ).toBeCloseTo(within + 0.05, 2)
    expect(tower().refused(moveOf('Ann', [21.6, 23.5]))).toMatchObject({ piece: 'tower' })
  })

  /** Ann runs over a low roof on which Bob stands, so far to the side of her way. */
  const overRoof = (aside: number) =>
    table()
      .box('platform', 'building', [15, 21.5], [25, 24.5])
      .having({ height: 0.6 })
      .b('Bob', { at: [20 + TOUCHING + aside, 23] })
      .acts('Ann', 'run')

  test('KD-MOVE-03 KD-RUL-13 on the way over a roof a model keeps more than ½" from the enemies up there', () => {
    expect(overRoof(0.2).refused(moveOf('Ann', [20, 26]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    expect(overRoof(0.5).refused(moveOf('Ann', [20, 26]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    expect(overRoof(0.51).move('Ann', [20, 26]).at('Ann')).toEqual([20, 26])
  })

  test('KD-MEAS-01 KD-MOVE-03 up on a roof it may pass above an enemy who stands at the foot of the wall', () => {
    const battle = skirmish()
      .box('platform', 'building', [15, 21.5], [25, 28])
      .having({ height: 1 })
      .a('Ann', { at: [16, 20.5] })
      .b('Bob', { at: [20, 21] })
      .acts('Ann', 'run')
      .move('Ann', [17, 22.2], [22, 22.2])
    expect(battle.at('Ann')).toEqual([22, 22.2])
  })

  test('KD-MOVE-10 from an enemy on the roof it may climb away, but not come nearer first', () => {
    const start = () =>
      skirmish()
        .box('platform', 'building', [15, 21.5], [25, 28])
        .having({ height: 0.6 })
        .a('Ann', { at: [20, 22.1] })
        .b('Bob', { at: [20 + TOUCHING + 0.2, 22.1] })
        .acts('Ann', 'run')
    expect(start().refused(moveOf('Ann', [20.1, 20.5]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    expect(start().move('Ann', [19.5, 20.5]).at('Ann')).toEqual([19.5, 20.5])
  })

  test('KD-MOVE-03 who climbs away from an enemy does not end within half an inch of it', () => {
    const start = () =>
      skirmish()
        .box('step', 'building', [18, 20.5], [20.55, 28])
        .having({ height: 0.3 })
        .a('Ann', { at: [20, 20] })
        .b('Bob', { at: [22.02, 20], profile: 'behemoth-monster' })
        .acts('Ann', 'run')
    expect(start().refused(moveOf('Ann', [20, 21.05]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    expect(start().move('Ann', [20, 21.4]).at('Ann')).toEqual([20, 21.4])
  })

  test('KD-TERR-11 there is no falling: the way down is climbed and paid for', () => {
    const battle = skirmish()
      .box('platform', 'building', [15, 14], [25, 21])
      .having({ height: 3 })
      .a('Ann', { at: [20, 20] })
      .b('Far', { at: [45, 45] })
      .acts('Ann', 'charge')
    expect(battle.refused(moveOf('Ann', [20, 22]))).toMatchObject({ code: 'too-far' })
    expect(battle.of('Ann').wounds).toBe(0)
  })
})

describe('obstacles', () => {
  test('KD-MOVE-02 KD-TERR-04 KD-RUL-20 an obstacle is climbed over, up and down at double cost', () => {
    const battle = wall().acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [20, 25.1]))).toMatchObject({ rule: 'KD-ACT-01', code: 'too-far' })
    battle.move('Ann', [20, 25])
    expect(battle.told('moved')).toMatchObject({ length: 5 * INCH, spent: 9 * INCH })
  })

  test('KD-MOVE-02 nobody stands across an obstacle', () => {
    const battle = wall().acts('Ann', 'run')
    expect(battle.refused(moveOf('Ann', [20, 22.3]))).toMatchObject({ rule: 'KD-TERR-03', piece: 'wall' })
  })

  test('KD-TERR-05 impassable terrain is neither entered nor climbed, and only flyers pass over it', () => {
    const pit = (ann: Partial<ModelWords> = {}) => table(ann).box('pit', 'impassable', [15, 22], [25, 23])
    expect(
      pit()
        .acts('Ann', 'run')
        .refused(moveOf('Ann', [20, 26])),
    ).toMatchObject({ rule: 'KD-TERR-05' })
    pit({ rules: ['flying'] })
      .acts('Ann', 'run')
      .move('Ann', [20, 26])
    expect(
      pit({ rules: ['flying'] })
        .acts('Ann', 'run')
        .refused(moveOf('Ann', [20, 22.5])),
    ).toMatchObject({ piece: 'pit' })
  })

  test('KD-TERR-10 siege weapons and chariots cannot climb', () => {
    const battle = skirmish()
      .line('wall', 'wall', [10, 24], [30, 24])
      .having({ height: 1 })
      .a('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['Driver'] })
      .a('Driver', {})
      .b('Far', { at: [45, 45] })
      .acts('Wain', 'run')
    expect(battle.refused(moveOf('Wain', [20, 27]))).toMatchObject({ rule: 'KD-TERR-10', piece: 'wall' })
  })
})

describe('difficult terrain', () => {
  test('KD-TERR-06 KD-TERR-07 the double cost holds while any part of the base overlaps the area', () => {
    const battle = swamp().acts('Ann', 'run').move('Ann', [20, 25])
    const { spent } = battle.told('moved') as unknown as { spent: number }
    expect(spent / INCH).toBeCloseTo(5 + 2 + 2 * HALF, 2)
  })

  test('KD-TERR-07 KD-RUL-22 a base that touches the edge of the area is not in it', () => {
    const battle = table()
      .box('swamp', 'rough', [15, 20 + HALF + 0.001], [25, 24])
      .acts('Ann', 'run')
      .move('Ann', [23, 20])
    expect(battle.told('moved')).toMatchObject({ spent: 3 * INCH })
  })

  test('KD-TERR-08 climbing inside difficult terrain costs double, not four times', () => {
    const battle = table()
      .box('swamp', 'rough', [15, 15], [25, 27])
      .line('wall', 'wall', [10, 21], [30, 21])
      .having({ height: 0.5 })
      .acts('Ann', 'run')
      .move('Ann', [20, 22])
    expect(battle.told('moved')).toMatchObject({ spent: 2 * 2 * INCH + 2 * 2 * (INCH / 2) })
  })

  test('KD-TERR-09 the double cost applies in every kind of move', () => {
    const slow = (action: string) => {
      const battle = table({ gear: ['bow'] }).box('swamp', 'rough', [10, 10], [30, 30])
      if (action === 'disengage') battle.rolls(['disengage: Ann', 6])
      return battle.acts('Ann', action)
    }
    for (const [action, far] of [
      ['run', 4.5],
      ['charge', 3],
      ['shoot', 1.5],
      ['disengage', 3],
    ] as const) {
      expect(slow(action).refused(moveOf('Ann', [20, 20 + far + 0.01])), action).toMatchObject({ code: 'too-far' })
      slow(action).move('Ann', [20, 20 + far])
    }
  })
})
