/** Edges, alleys and round pieces, measured to a hair: where a base fits and where it does not. */
import { describe, expect, test } from 'vitest'
import { count } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const RADIUS = 25 / 25.4 / 2

const scene = (ann: FigureWords = {}): Skirmish =>
  skirmish({ stage: 'act' })
    .a('Ann', { at: [5, 12], speed: 9, ...ann })
    .b('Bob', { at: [22, 22], speed: 1 })

const codeAt = (s: Skirmish, x: number, y = 12) => s.battle.question?.check(moveOf('Ann', [x, y]))?.code

describe('the edge of something high', () => {
  test('DD-TERR-12 DD-RUL-92 nobody ends a move across the edge of a roof, by however little; touching it is allowed', () => {
    const roof = () =>
      scene({ moves: { climb: 9 } })
        .box('roof', 'building', [8, 10], [12, 14])
        .high(2)
    expect(codeAt(roof(), 8 - RADIUS)).toBeUndefined()
    expect(codeAt(roof(), 8 - RADIUS + 0.05)).toBe('rests-on-piece')
    expect(codeAt(roof(), 8)).toBe('rests-on-piece')
    expect(codeAt(roof(), 8 + RADIUS - 0.05)).toBe('rests-on-piece')
    expect(codeAt(roof(), 8 + RADIUS + 0.01)).toBeUndefined()
  })

  test('DD-TERR-12 DD-RUL-92 the same for a round tower: wholly on it or wholly beside it', () => {
    const tower = () =>
      scene({ moves: { climb: 9 } })
        .disc('tower', 'building', [10, 12], 2)
        .high(2)
    expect(codeAt(tower(), 8 - RADIUS)).toBeUndefined()
    expect(codeAt(tower(), 8 - RADIUS + 0.05)).toBe('rests-on-piece')
    expect(codeAt(tower(), 8 + RADIUS - 0.05)).toBe('rests-on-piece')
    expect(codeAt(tower(), 8 + RADIUS + 0.01)).toBeUndefined()
  })

  test('DD-TERR-16 a move that ends on a roof drops nobody; one that goes on over it does', () => {
    const roof = (gear = 'blade') => scene({ gear }).box('roof', 'building', [7, 10], [9, 14]).high(2)
    const up = roof().rolls(['save: Ann', 1]).move('Ann', [8, 12]).rolledEverything()
    expect([up.of('Ann').level, count(up, 'saved')]).toEqual([2 * 2540, 1])
    const over = roof().rolls(['save: Ann', 1], ['save: Ann', 1]).move('Ann', [10.5, 12]).rolledEverything()
    expect([over.of('Ann').level, count(over, 'saved')]).toEqual([0, 2])
  })
})

describe('alleys', () => {
  test('DD-TERR-21 where no alley is near, the whole base keeps clear of a corner', () => {
    const corner = (y: number, ...more: readonly (readonly [number, number])[]) => {
      const s = scene().box('cliff', 'impassable', [7, 12 + y], [9, 15])
      more.forEach(([from, to], index) => s.box(`rock ${index}`, 'impassable', [from, 4], [to, 8]))
      return codeAt(s, 11.5)
    }
    expect([corner(0.3), corner(RADIUS + 0.01)]).toEqual(['barred', undefined])
    // A gap wider than its base, and one narrower than half of it, are no alleys to squeeze through.
    expect([corner(0.3, [2, 4], [5.5, 7]), corner(0.3, [2, 4], [4.2, 7])]).toEqual(['barred', 'barred'])
  })

  test('DD-TERR-21 DD-TERR-22 between a round rock and a wall the narrowest place counts', () => {
    const alley = (width: number) =>
      scene()
        .disc('cliff', 'impassable', [8, 10], 1.5)
        .box('wall', 'impassable', [6, 11.5 + width], [10, 15])
    const through = (width: number) => {
      const y = 11.5 + width / 2
      return scene({ at: [5, y] })
        .disc('cliff', 'impassable', [8, 10], 1.5)
        .box('wall', 'impassable', [6, 11.5 + width], [10, 15])
        .battle.question?.check(moveOf('Ann', [11.5, y]))?.code
    }
    expect(codeAt(alley(3), 9, 13)).toBeUndefined()
    expect(through(1.2)).toBeUndefined()
    expect(through(0.6)).toBeUndefined()
    expect(through(0.4)).toBe('barred')
  })

  test('DD-TERR-22 an alley within reach is squeezed through, though another is out of reach and a third too wide', () => {
    const s = scene()
      .box('left', 'impassable', [7, 9], [9, 11.7])
      .box('right', 'impassable', [7, 12.3], [9, 15])
      .box('far', 'impassable', [19, 4], [21, 6])
      .box('farther', 'impassable', [19, 6.6], [21, 8])
      .box('wide', 'impassable', [7, 17], [9, 19])
    expect(codeAt(s, 10.5)).toBeUndefined()
  })

  test('DD-TERR-22 an alley out of reach changes nothing: a wall in the way is still a wall', () => {
    const s = scene({ speed: 3 })
      .box('near', 'impassable', [6.5, 6], [7, 18])
      .box('left', 'impassable', [18, 4], [20, 6])
      .box('right', 'impassable', [18, 6.6], [20, 8])
    expect(codeAt(s, 7.5)).toBe('barred')
  })
})

describe('from roof to roof', () => {
  test('DD-TERR-13 DD-RUL-92 onto a roof that adjoins its own a character climbs only the difference', () => {
    const roofs = (gap: number) =>
      scene({ at: [8, 12], level: 2 })
        .box('low', 'building', [7, 10], [9.5, 14])
        .high(2)
        .box('high', 'building', [9.5 + gap, 10], [13, 14])
        .high(3.5)
    const s = roofs(0).rolls(['save: Ann', 1]).move('Ann', [11, 12])
    expect(s.of('Ann').level).toBe(3.5 * 2540)
    expect((s.state.turn?.left ?? 0) / 2540).toBeCloseTo(9 - 3 - 1.5, 1)
  })
})

describe('from roof to ground to roof', () => {
  test('DD-TERR-13 DD-RUL-92 a roof that adjoins another one, but not its own, is climbed from the ground', () => {
    const s = scene({ at: [6, 12], level: 2, speed: 12 })
      .box('low', 'building', [5, 10], [7.5, 14])
      .high(2)
      .box('high', 'building', [9.5, 10], [13, 14])
      .high(3.5)
      .box('annexe', 'building', [9.5, 14], [13, 17])
      .high(2)
      .rolls(['save: Ann', 1], ['save: Ann', 1])
      .move('Ann', [11, 12])
    expect(s.rolledEverything().of('Ann').level).toBe(3.5 * 2540)
    expect((s.state.turn?.left ?? 0) / 2540).toBeCloseTo(12 - 5 - 3.5, 1)
  })
})

describe('swimmers ashore', () => {
  test('DD-SMV-02 only water counts: a wood as near as that leaves a swimmer its Speed on land', () => {
    const otter = (kind: string) =>
      scene({ at: [6, 12], speed: 2, moves: { swim: 12 } })
        .b('Ben', { at: [22, 2], speed: 1 })
        .box('near', kind, [7.5, 8], [20, 16])
    const speed = (kind: string) => {
      const { decision } = otter(kind)
      return decision.kind === 'move' ? decision.movers.map(({ allowance }) => allowance / 2540) : []
    }
    expect([speed('deep-water'), speed('wood'), speed('slippery')]).toEqual([[12], [2], [2]])
  })
})
