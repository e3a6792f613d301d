/** Ground at its limits: roofs and flat hills, and what is given to those who could do it anyway. */
import { describe, expect, test } from 'vitest'
import { canSee } from '../../src/rules/sight/sight.ts'
import { coven, quick } from '../coven.ts'
import { movers } from '../march.ts'
import { skirmish } from '../skirmish.ts'

describe('roofs', () => {
  test('DD-RUL-72: a teleport may end on a roof that has room for the whole base, and not across its edge', () => {
    const s = coven({ knows: quick('misty-step'), words: { stage: 'round-start' } })
      .box('house', 'building', [10, 6], [14, 10])
      .high(1)
    expect(s.refused({ at: { x: 12 * 2540, y: Math.round(6.2 * 2540) } }).code).toBe('no-room')
    expect(s.aims(12, 7).of('Ann')).toMatchObject({ at: { x: 12 * 2540, y: 7 * 2540 }, level: 2540 })
  })

  test('DD-RUL-72: a teleport does not end on a wall too high to be ignored', () => {
    const onto = (height: number) => {
      const s = coven({ knows: quick('misty-step'), words: { stage: 'round-start' } })
        .line('wall', 'wall', [10, 7], [14, 7])
        .high(height)
      return s.battle.answer({ at: { x: 12 * 2540, y: Math.round(6.8 * 2540) } })?.code
    }
    // Half the Height of a warrior, which is that of its base.
    expect([onto(1249 / 2540), onto(1250 / 2540)]).toEqual([undefined, 'no-room'])
  })
})

describe('hills', () => {
  test('DD-RUL-246: a hill without a height is flat: it hides nobody', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [18, 12] })
      .box('hill', 'hill', [10, 8], [14, 16])
    expect(canSee(s.state, s.of('Ann'), s.of('Bob'))).toBe(true)
  })
})

describe('given movements', () => {
  const flying = (fly: number) =>
    movers(
      skirmish()
        .a('Ann', { at: [6, 12], speed: 5, moves: { fly } })
        .a('Cid', { at: [1, 1], speed: 1, casting: {}, concentrating: 'fly 1' })
        .b('Bob', { at: [22, 22], speed: 1 })
        .effect('fly 1', 'fly', 'Cid', { targets: ['Ann'] }),
    )

  test('DD-INC-09: of a printed and a given Fly Speed the higher counts', () => {
    expect([flying(8), flying(15)]).toEqual([['Ann 12'], ['Ann 15']])
  })
})
