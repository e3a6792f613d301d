/** The same moves and charges whichever way a unit goes, also on a slant, over walls and round them. */
import { toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { chargeReach } from '../../src/rules/charge/reach.ts'
import { firstTouched } from '../../src/rules/melee/contact.ts'
import { canSee } from '../../src/rules/sight/line-of-sight.ts'
import { sceneOf } from '../../src/rules/terrain/scene.ts'
import { march, moveTo, options, TURNS, WIDTH } from './marching.ts'
import { row, skirmish, type Skirmish, type Spot } from '../skirmish.ts'

describe.each(TURNS)('to the $way', ({ turn }) => {
  /** So many abreast, the first at `left`. */
  const rank = (count: number, left: number, ahead: number, step = 1.5): Spot[] =>
    Array.from({ length: count }, (_, index) => turn(left + index * step, ahead))
  const orcs = (at: readonly Spot[], more: object = {}): Skirmish =>
    skirmish({ mode: 'advanced' })
      .a('Orcs', { at, ...more })
      .b('Foes', {
        at: [
          [1, 1],
          [2.2, 1],
        ],
      })
  const code = (battle: Skirmish, ends: readonly Spot[], via: readonly Spot[] = []) => {
    const move = moveTo(battle, 'Orcs', ends)
    const bends = battle.moveOf('Orcs', ...via, ends[0] as Spot).path.slice(0, -1)
    return battle.battle.question?.check({ ...move, path: [...bends, ...move.path] })?.code
  }

  describe('over a wall', () => {
    const ranks = (wall: number, more: object = {}) =>
      orcs([...rank(3, 0, 0), ...rank(3, 0, -1.5)], more)
        .line('wall', 'wall', turn(-7, wall), turn(9, wall))
        .having({ height: 1 })
    const line = (ahead: number, left = -1.5) => rank(6, left, ahead, 1.2)

    test('SF-RUSH-02 SF-RUSH-03 where half of them get across the others rush to catch up', () => {
      const battle = ranks(2.2)
      battle.answer(moveTo(battle, 'Orcs', line(2.75)))
      expect(battle.told('moved')).toMatchObject({ rushed: true, limit: { total: 3 } })
      expect(code(ranks(2.2), [...rank(3, 0, 2.75), ...rank(3, 0, 3.85)])).toBe('too-far')
      expect(code(ranks(2.2), line(2.75, 6))).toBe('too-far')
    })

    test('SF-RUSH-04 SF-RUL-27 where fewer than half reach it, none cross', () => {
      expect(code(ranks(2.6), line(3.2))).toBe('none-cross')
    })

    test('SF-RUL-27 across two walls they must get over both, and the farther one decides', () => {
      const two = (second: number) =>
        ranks(1).line('hedge', 'hedge', turn(-7, second), turn(9, second)).having({ height: 1 })
      expect(code(two(2.2), line(2.75))).toBeUndefined()
      expect(code(two(2.6), line(3.2))).toBe('none-cross')
    })

    test('SF-RUL-27 a low round tower is crossed like a wall, by whoever gets beyond it', () => {
      const tower = (ahead: number) =>
        orcs([turn(0, 0), turn(1.2, 0)])
          .disc('tower', 'wall', turn(0.6, ahead), 0.7)
          .having({ height: 1 })
      const beyond = [turn(0, 2.8), turn(1.2, 2.8)]
      expect(code(tower(1.4), beyond)).toBeUndefined()
      expect(code(orcs([turn(0, 0), turn(1.2, 0)]), [turn(0, 4), turn(1.2, 4)])).toBeUndefined()
      expect(code(tower(2.4), [turn(0, 4), turn(1.2, 4)])).toBeDefined()
    })

    test('SF-RUSH-02 into a wood as over a wall', () => {
      const wood = (from: number) =>
        orcs([...rank(3, 0, 0), ...rank(3, 0, -1.5)]).area(
          'wood',
          'wood',
          turn(-7, from),
          turn(9, from),
          turn(9, from + 4),
          turn(-7, from + 4),
        )
      expect(code(wood(2.9), line(2.95))).toBeUndefined()
      expect(code(wood(3.1), line(3.2))).toBe('none-cross')
    })

    test('SF-RUSH-02 into a round wood too, by whoever reaches its rim', () => {
      const wood = (rim: number) =>
        orcs([turn(-0.6, 0), turn(0.6, 0), turn(-0.6, -1.2), turn(0.6, -1.2)]).disc('wood', 'wood', turn(0, rim + 7), 7)
      const inside = (ahead: number) => [-1.8, -0.6, 0.6, 1.8].map((aside) => turn(aside, ahead))
      expect(code(wood(2.6), inside(2.95))).toBeUndefined()
      expect(code(wood(3.1), inside(3.5))).toBe('none-cross')
    })

    test('SF-RUSH-01 a wall that stands beside only one of them splits the unit all the same', () => {
      const post = (height: number) =>
        orcs(rank(6, 0, 0))
          .line('post', 'wall', turn(6.75, 2), turn(6.75, 4))
          .having({ height })
      expect(code(post(1), rank(6, 0, 3))).toBe('split')
      expect(code(orcs(rank(6, 0, 0)), rank(6, 0, 3))).toBeUndefined()
      const slanted = orcs(rank(6, 0, 0))
        .line('post', 'wall', turn(7.2, 3.1), turn(8.8, 1.6))
        .having({ height: 1 })
      expect(code(slanted, rank(6, 0, 2))).toBeUndefined()
    })
  })

  describe('round a wall', () => {
    /** One of two stands beside a short wall; another lies on the straight way to its place. */
    const corner = (height: number, more: object = {}) =>
      orcs([turn(-0.9, 0), turn(0.9, 0)], { move: 8, ...more })
        .line('beside', 'wall', turn(-0.3, -0.5), turn(-0.3, 0.5))
        .having({ height })
        .line('ahead', 'wall', turn(0.4, 1.2), turn(1, 1.2))
        .having({ height })
    const ends = [turn(3.1, 3), turn(4.9, 3)]

    test('SF-TERR-08 SF-RUL-23 a model that walks round a low wall along the bend of the way is not slowed', () => {
      expect(code(corner(1), ends, [turn(0, 3)])).toBeUndefined()
      expect(code(corner(1), ends)).toBe('too-far')
    })

    test('SF-ATR-05 nor is a ghost that goes round a high one', () => {
      const ghost = { traits: ['ethereal'] }
      expect(code(corner(3, ghost), ends, [turn(0, 3)])).toBeUndefined()
      expect(code(corner(3, ghost), ends)).toBe('too-far')
    })

    test('SF-TERR-11 SF-MOVE-13 a high wall bars the way of a model, an enemy too', () => {
      const high = orcs([turn(-1, 0), turn(1, 0)])
        .line('rampart', 'wall', turn(-9, 1.5), turn(9, 1.5))
        .having({ height: 3 })
      expect(code(high, [turn(-1, 3), turn(1, 3)])).toBe('barred')
      const foes = orcs([turn(-1, 0), turn(1, 0)]).b('Rank', { at: rank(7, -4, 2.8, 1.2) })
      expect(code(foes, [turn(-1, 5.5), turn(1, 5.5)])).toBeDefined()
    })
  })

  describe('charges and sight', () => {
    const facing = (gap: number, more: object = {}) =>
      skirmish()
        .a('Orcs', { at: rank(3, -1.5, 0), ...more })
        .b('Elves', { at: rank(3, -1.5, gap) })

    test('SF-CHG-02 the way is measured from the centre-point to the nearest base', () => {
      const battle = facing(5)
      const reach = chargeReach(battle.state, battle.of('Orcs'), battle.of('Elves'))
      expect(toInches(reach.distance)).toBeCloseTo(5 - 12.5 / 25.4, 2)
      expect(options(battle)).toContain('charge|Orcs|Elves')
      battle.picks('charge|Orcs|Elves').until('attack')
      expect(battle.told('charged')).toMatchObject({ unit: 'Orcs' })
    })

    test('SF-RUL-29 round a crag that is too long the charge falls short by what is missing', () => {
      const crag = (half: number) =>
        facing(4, { move: 6 }).area(
          'crag',
          'impassable',
          turn(-half, 1.2),
          turn(half, 1.2),
          turn(half, 1.8),
          turn(-half, 1.8),
        )
      const long = crag(4)
      const { distance, limit, fails = 0 } = chargeReach(long.state, long.of('Orcs'), long.of('Elves'))
      expect(fails).toBeCloseTo(distance - limit, 3)
      expect(options(long)).not.toContain('charge|Orcs|Elves')
      expect(options(crag(0.5))).toContain('charge|Orcs|Elves')
    })

    test('SF-MEAS-03 what blocks the line between the centre-points is told with the place where it does', () => {
      const battle = skirmish()
        .a('Orcs', { at: [turn(-3, 0)] })
        .b('Elves', { at: [turn(3, 6)] })
        .area('mill', 'building', turn(-6, 2), turn(6, 2), turn(6, 3), turn(-6, 3))
        .having({ height: 4 })
      const { clear, met } = canSee(battle.state, battle.of('Orcs'), battle.of('Elves'))
      expect(clear).toBe(false)
      expect(met.map(({ at }) => [toInches(at.x), toInches(at.y)])).toEqual([
        turn(-1, 2).map((one) => expect.closeTo(one, 2)),
      ])
    })
  })
})

describe('floors', () => {
  test('SF-RUL-25 models on different floors do not touch, however near they stand', () => {
    const house = (level: number) =>
      skirmish()
        .a('Orcs', {
          at: [
            [10, 10],
            [11.2, 10],
          ],
        })
        .b('Elves', {
          at: [
            [10, 10 + WIDTH],
            [11.2, 10 + WIDTH],
          ],
          level,
        })
        .box('house', 'building', [6, 6], [16, 16])
        .having({ height: 6, storeys: 3, wayUp: 'stairs' })
    const touched = (battle: Skirmish) => {
      const scene = sceneOf(battle.state, battle.of('Orcs'))
      return scene.bodies.map((body) => firstTouched(scene, scene.enemies, body, body.at)?.unit)
    }
    expect([touched(house(0)), touched(house(2))]).toEqual([
      ['Elves', 'Elves'],
      [undefined, undefined],
    ])
  })
})

/** With nobody in their way. */
const twoOrcs = (): Skirmish => march().a('Orcs', { at: row(2, [10, 10]) })

describe('room within a unit', () => {
  test('SF-RUL-28 no model ends on another of its own unit, by however little; touching is allowed', () => {
    const apart = (gap: number) => {
      const battle = twoOrcs()
      return battle.battle.question?.check(
        moveTo(battle, 'Orcs', [
          [10, 13],
          [10 + gap, 13],
        ]),
      )?.code
    }
    expect([apart(WIDTH), apart(WIDTH - 0.1), apart(0.7)]).toEqual([undefined, expect.any(String), expect.any(String)])
  })
})

describe('answers', () => {
  test('SF-MOVE-01 a way without places keeps the models in theirs', () => {
    const battle = twoOrcs()
    const { figure, path } = battle.moveOf('Orcs', [10.75, 14])
    battle.answer({ figure, path })
    expect(battle.centre('Orcs')).toEqual([10.75, 14])
  })
})
