/** What comes first on a path and in a line, and whose Height counts where two stand on different levels. */
import { describe, expect, test } from 'vitest'
import { actingSpeedOf } from '../../src/rules/movement/acting-speed.ts'
import { blockersOf } from '../../src/rules/sight/blockers.ts'
import { sightTriangle } from '../../src/rules/sight/sight-triangle.ts'
import { canSee, viewpointOf } from '../../src/rules/sight/sight.ts'
import { reachesLevel } from '../../src/rules/terrain/reach-level.ts'
import { heightOf } from '../../src/state/figures.ts'
import { movers } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

describe('along a path', () => {
  test('DD-TERR-04 DD-TERR-09 dangerous ground is met in the order of the path, however the table lists it', () => {
    const ice = (s: Skirmish) => s.box('ice', 'slippery', [10, 8], [11, 16])
    const lake = (s: Skirmish) => s.box('lake', 'deep-water', [7.5, 8], [8.5, 16])
    const met = (lay: (s: Skirmish) => Skirmish) => {
      const s = lay(skirmish().a('Ann', { at: [6, 12], speed: 12 }))
        .b('Bob', { at: [22, 22], speed: 1 })
        .rolls(['save: Ann', 1], ['save: Ann', 1])
        .move('Ann', [12, 12])
      return s.rolledEverything().events.flatMap(({ is }) => (is === 'waded' || is === 'slipped' ? [is] : []))
    }
    expect(met((s) => ice(lake(s)))).toEqual(['waded', 'slipped'])
    expect(met((s) => lake(ice(s)))).toEqual(['waded', 'slipped'])
  })

  test('DD-COND-17 a flyer that drags somebody pays twice for every inch, like anybody else', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], speed: 5, moves: { fly: 12 } })
      .b('Bob', { at: [12, 13.2], speed: 1, conditions: [{ is: 'grappled', from: 'Ann' }] })
    expect(movers(s)).toEqual(['Ann 6'])
  })

  test('DD-COND-15 who is held fast has no Speed on any wings', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], moves: { fly: 12 }, conditions: [{ is: 'grappled', from: 'Bob' }] })
      .b('Bob', { at: [12, 13.2], speed: 1 })
    expect(actingSpeedOf(s.state, s.of('Ann')).speed).toBe(0)
  })
})

describe('along a line', () => {
  test('DD-RUL-12 blockers are numbered from the shooter outward, characters and cover alike', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 3], gear: 'bow' })
      .b('Bob', { at: [12, 18] })
      .b('Far', { at: [12, 14] })
      .b('Near', { at: [12, 7] })
      .line('wall', 'wall', [10, 10], [14, 10])
      .high(1)
    const found = blockersOf(s.state, s.of('Ann'), s.of('Bob'))
    expect(found.map((one) => ('id' in one ? one.id : one.is))).toEqual(['Near', 'wall', 'Far'])
  })

  test('DD-RUL-08 the line goes to the middle of the body: half its Height', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 3] })
      .b('Bob', { at: [12, 18], level: 1 })
      .box('hill', 'hill', [10, 16], [14, 20])
      .high(1)
    const { to } = sightTriangle(s.state, viewpointOf(s.state, s.of('Ann')), s.of('Bob'))
    expect(to.eye).toBe(2540 + heightOf(s.state, s.of('Bob')) / 2)
  })

  test('DD-RUL-06 DD-RNG-07 through a slit a target is seen whose middle shows and whose rims are hidden', () => {
    const slit = (x: number) => {
      const s = skirmish()
        .a('Ann', { at: [12, 4] })
        .b('Bob', { at: [12, 16] })
        .line('left', 'wall', [0, 10], [x - 0.1, 10])
        .high(9)
        .line('right', 'wall', [x + 0.1, 10], [24, 10])
        .high(9)
      return canSee(s.state, s.of('Ann'), s.of('Bob'))
    }
    expect([slit(12), slit(14)]).toEqual([true, false])
  })
})

test('DD-OBJ-09 an enemy on another level guards an object within the Height of the lower one', () => {
  const guards = (enemy: FigureWords, picker: FigureWords) => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 12], ...picker })
      .b('Bob', { at: [12, 14.6], level: 1.5, ...enemy })
      .box('ledge', 'hill', [10, 13.5], [14, 17])
      .high(1.5)
      .thing('treasure 1', [12, 13])
    const thing = s.state.things[0]
    return thing && reachesLevel(s.state, s.of('Bob'), s.of('Ann'), thing)
  }
  expect(guards({}, {})).toBe(false)
  expect(guards({ size: 'huge', base: 25 }, {})).toBe(false)
  expect(guards({}, { size: 'huge', base: 25 })).toBe(true)
})
