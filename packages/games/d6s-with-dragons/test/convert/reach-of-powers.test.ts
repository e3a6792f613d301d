/** Whom auras and bursts of converted creatures reach: riders, friends, and who stands just inside or outside. */
import { describe, expect, test } from 'vitest'
import { drill } from '../drill.ts'
import { range } from '../duel.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'
import { converted } from './stat-blocks.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, types: ['beast'], gear: '', health: 2 } as const
const HEAT =
  'At the end of each of its turns, each creature in a 5-foot Emanation originating from it takes 5 (1d10) Fire damage.'
const FEAR =
  'Wisdom Saving Throw: DC 13, any enemy that starts its turn in a 10-foot Emanation originating from it. Failure: The target has the Frightened condition until the start of its next turn. Success: immune for 24 hours.'
const BOLT =
  'Dexterity Saving Throw: DC 11, each creature in a 5-foot-radius Sphere centered on a point it can see within 60 feet. Failure: 14 (4d6) Lightning damage.'

/** The base of a warrior, in inches. */
const WIDTH = 2500 / 2540

describe('auras', () => {
  const hot = converted({ traits: { 'Heat Aura': HEAT } })
  const ends = (s: Skirmish, ...burnt: readonly string[]) =>
    drill(s, (play) => play.state.abilities.open(play, 'round-ends', { round: 1 }), {
      rolls: burnt.map((id) => [`to wound: Ann at ${id}`, 6] as const),
    })

  test('DD-CONV-03 an aura of 5 feet burns whoever is within 1", and nobody beyond', () => {
    const at = (gap: number) => range({ at: [12, 8], ...hot, size: 'medium' }, { at: [12, 8 + WIDTH + gap] })
    ends(at(1), 'Bob')
    ends(at(1.01))
  })

  test('DD-CONV-03 a creature with an aura spares the mount it rides, not a mount beside it', () => {
    const mounted = (ann: FigureWords) =>
      skirmish()
        .a('Ann', { ...hot, size: 'medium', ...ann })
        .a('Horse', { ...HORSE, at: [12, 9.6] })
        .b('Bob', { at: [12, 14] })
    ends(mounted({ mount: 'Horse' }))
    ends(mounted({ at: [12, 8] }), 'Horse')
  })

  test('DD-CONV-03 a mount with an aura spares its rider and burns rider and mount of the enemy alike', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 8], ...hot, size: 'large', base: 40 })
      .a('Amy', { mount: 'Ann' })
      .b('Bob', { mount: 'Pony' })
      .b('Pony', { ...HORSE, at: [12, 10] })
    ends(s, 'Bob', 'Pony')
  })

  test('DD-CONV-03 an aura of fear spares friends', () => {
    const s = range(
      { at: [12, 8], ...converted({ traits: { 'Fear Aura': FEAR } }) },
      { at: [12, 9.8], saves: [3, 3, 3] },
    ).a('Cal', { at: [10.2, 8], saves: [3, 3, 3] })
    const d = drill(s, (play) => play.state.abilities.open(play, 'round-starts', { round: 2 }), {
      rolls: [['save: Bob', 6]],
    })
    expect([d.conditions('Bob'), d.conditions('Cal')]).toEqual([['frightened'], []])
  })
})

describe('bursts', () => {
  const caster = { ...converted({ actions: { 'Storm Bolt': BOLT } }), size: 'medium' } as const
  const laid = (bob: FigureWords, more: (s: Skirmish) => Skirmish = (s) => s) =>
    more(range(caster, { immuneTo: ['lightning'], ...bob })).picks('Ann|deed|power-storm-bolt')
  const caught = (s: Skirmish, x: number, y: number, ...saved: readonly string[]) => {
    s.rolls(...saved.map((id) => [`save: ${id}`, 1] as const))
    return s.aims(x, y).rolledEverything().told('area-struck')['caught']
  }

  test('DD-CONV-03 a sphere of 5 feet reaches bases within 1" of its middle', () => {
    const beside = (gap: number) => laid({ at: [12, 10 + WIDTH / 2 + gap] })
    expect(caught(beside(0.97), 12, 10, 'Bob')).toEqual(['Bob'])
    expect(caught(beside(1.03), 12, 10)).toEqual([])
  })

  test('DD-CONV-03 it catches friends, but not its user', () => {
    const s = laid({ at: [12, 9] }, (all) => all.a('Cal', { at: [13.2, 4], immuneTo: ['lightning'] }))
    expect(caught(s, 12.4, 4, 'Cal')).toEqual(['Cal'])
  })

  test('DD-AREA-06 its middle lies within 12" of the rim of its user, and on the table', () => {
    const refusal = (x: number, y: number) =>
      laid({ at: [12, 10] }).refused({ at: { x: Math.round(x * 2540), y: Math.round(y * 2540) } }).code
    expect(refusal(12, 4 + WIDTH / 2 + 12.05)).toBe('too-far')
    expect(caught(laid({ at: [12, 10] }), 12, 4 + WIDTH / 2 + 11.95)).toEqual([])
    expect([refusal(12, -0.1), refusal(-0.1, 4)]).toEqual(['off-table', 'off-table'])
  })
})
