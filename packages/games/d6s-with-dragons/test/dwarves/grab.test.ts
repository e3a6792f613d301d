/** Grapples that come from a hit. */
import { describe, expect, test } from 'vitest'
import { brawl } from '../brawl.ts'
import { duel, strike } from '../duel.ts'
import { conditions } from '../march.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

const CRAB = {
  gear: '',
  attacks: 1,
  size: 'large',
  base: 25,
  attackList: [{ id: 'claw' }, { id: 'grab', damage: 0, riders: ['grabs'] }],
}
const HIT = ['to hit: Ann at Bob', 2] as const

const grabbed = (bob: FigureWords = {}): Skirmish => strike(duel(CRAB, bob).rolls(HIT), 'Bob', 'grab')

describe('Grab', () => {
  test('DD-MDF-24: a hit does no damage and grapples its target', () => {
    const s = grabbed().rolledEverything()
    expect(s.of('Bob')).toMatchObject({ wounds: 0 })
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'grappled', from: 'Ann' }])
  })

  test('DD-RUL-172: it takes the place of one attack, and holds a target of any size', () => {
    expect(conditions(grabbed({ size: 'gargantuan', base: 25 }), 'Bob')).toEqual(['grappled'])
    const two = duel({ ...CRAB, attacks: 2 }).rolls(HIT, HIT, ['to wound: Ann at Bob', 6])
    strike(two, 'Bob', 'grab').picks('Ann|attack|Bob|claw').rolledEverything()
    expect(conditions(two, 'Bob')).toEqual(['grappled'])
  })

  test('DD-MDF-25: escaping from it is against Potency 1, so a die of 1 fails', () => {
    const escape = (face: number) => {
      const s = grabbed({ saves: [3, 3, 3], now: { action: true } }).rolls(['save: Bob', face])
      return conditions(s.picks('Bob|escape|reflex'), 'Bob')
    }
    expect([escape(1), escape(2)]).toEqual([['grappled'], []])
  })
})

describe('a grappler that holds another', () => {
  const holding = (): Skirmish =>
    brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { ...CRAB, at: [12, 12], fight: 6 })
      .b('Bob', { at: [12, 13.2] })
      .b('Ben', { at: [12, 10.8], conditions: [{ is: 'grappled', from: 'Ann' }] })
      .melee('Ann', 'Bob', 'Ben')
      .rolls(HIT)
      .picks('Ann|attack|Bob|grab')

  test('DD-RUL-149: may let go of that one to hold the one it has hit', () => {
    const s = holding()
    expect(s.decision).toMatchObject({ what: 'change-grip', by: 'a' })
    s.picks('yes')
    expect([conditions(s, 'Bob'), conditions(s, 'Ben')]).toEqual([['grappled'], []])
  })

  test('DD-RUL-149: otherwise the new grapple does not happen', () => {
    const s = holding().picks('no')
    expect([conditions(s, 'Bob'), conditions(s, 'Ben')]).toEqual([[], ['grappled']])
  })
})
