/** Flight: over figures and terrain alike. */
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, type FigureWords } from '../skirmish.ts'

const EAGLE = { id: 'eagle', features: ['flight'], weapons: [{ name: 'Talons' }] }

const flier = (bob: Partial<FigureWords> = {}) =>
  skirmish({ profiles: [EAGLE] })
    .a('Ann', { at: [10, 10], profile: 'eagle' })
    .b('Bob', { at: [20, 20], moved: true, ...bob })

describe('a flier', () => {
  test('FD-MOVE-05 moves over enemies, and is attacked as it leaves their threatened space', () => {
    const battle = flier({ at: [10, 12.5] }).move('Ann', [10, 15.9])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'opportunity', about: 'Ann' })
    expect(battle.says('no').at('Ann')).toEqual([10, 15.9])
  })

  test('FD-MOVE-04 ends its move on nobody', () => {
    expect(flier({ at: [10, 14] }).refused(moveOf('Ann', [10, 14.2]))).toMatchObject({ code: 'rests-on-figure' })
  })

  test('FD-RUL-80 crosses walls without cost or save, and passes over buildings', () => {
    const wall = flier().line('wall', 'wall', [6, 12], [14, 12]).having({ height: 5 })
    expect(wall.move('Ann', [10, 16]).at('Ann')).toEqual([10, 16])
    expect(wall.rolled).toEqual([])
    const house = flier().box('house', 'building', [6, 12], [14, 13])
    expect(house.move('Ann', [10, 15]).at('Ann')).toEqual([10, 15])
  })

  test('FD-RUL-80 does not end its move on a building', () => {
    const house = flier().box('house', 'building', [6, 12], [14, 15])
    expect(house.refused(moveOf('Ann', [10, 13]))).toMatchObject({ code: 'rests-on-piece' })
  })

  test('FD-MOVE-18 pays nothing for difficult terrain', () => {
    const wood = flier().box('wood', 'wood', [6, 11], [14, 20])
    expect(wood.move('Ann', [10, 16]).at('Ann')).toEqual([10, 16])
  })
})
