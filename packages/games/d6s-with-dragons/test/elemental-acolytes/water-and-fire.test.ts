/** The people of the sea, and the beasts of fire. */
import { part, sumOf } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { damage } from '../../src/rules/damage/damage.ts'
import { drill } from '../drill.ts'
import { duel, range, shoot, strike } from '../duel.ts'
import { conditions, count } from '../march.ts'
import type { FigureWords } from '../skirmish.ts'

const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const
const SAFE = { toughness: 10, health: 9 }

describe('Blood Frenzy', () => {
  test('DD-EAF-20: advantage on to-hit rolls against the wounded, none against the unhurt', () => {
    const hits = (bob: FigureWords, ...again: (readonly [string, number])[]) => {
      const s = duel({ traits: ['blood-frenzy'] }, { ...SAFE, ...bob }).rolls(['to hit: Ann at Bob', 6], ...again)
      return strike(s).rolledEverything().told('attacked')['hit']
    }
    expect(hits({ wounds: 1 }, ['to hit again: Ann at Bob', 2], NO_WOUND)).toBe(true)
    expect(hits({})).toBe(false)
  })
})

describe('Ocean Spear', () => {
  const merfolk = (gear: string) => ({ traits: ['ocean-spear'], gear })
  const after = (gear: string, weapon: string, face = 2) => {
    const s = duel(merfolk(gear), SAFE).rolls(['to hit: Ann at Bob', face], ...(face > 4 ? [] : [NO_WOUND]))
    return conditions(strike(s, 'Bob', weapon), 'Bob')
  }

  test('DD-EAF-21, DD-RUL-150: a hit with a spear, a great spear or a throwing weapon in melee knocks prone', () => {
    expect(after('spear', 'spear')).toEqual(['prone'])
    expect(after('great spear', 'great-spear')).toEqual(['prone'])
    expect(after('throwing', 'throwing')).toEqual(['prone'])
  })

  test('DD-EAF-21: not with a blade, and not on a miss', () => {
    expect(after('blade, spear', 'blade')).toEqual([])
    expect(after('spear', 'spear', 6)).toEqual([])
  })

  test('DD-EAF-21: a thrown weapon does too', () => {
    const s = range({ ...merfolk('throwing'), at: [12, 8] }, SAFE).rolls(HIT, NO_WOUND)
    expect(conditions(shoot(s, 'Bob', 'throwing'), 'Bob')).toEqual(['prone'])
  })
})

describe('an attack with a Strength of its own', () => {
  test('DD-EAF-11: Rock Launch wounds at Strength 4, whatever its user has', () => {
    const rock = { id: 'rock-launch', range: [12, 12], ownStrength: 4, riders: ['knocks-down'] }
    const after = (face: number) => {
      const s = range({ gear: '', strength: 7, attackList: [rock] }, { toughness: 4, health: 3 })
      shoot(s.rolls(HIT, ['to wound: Ann at Bob', face]), 'Bob', rock.id)
      return [s.of('Bob').wounds, conditions(s, 'Bob')]
    }
    expect([after(3), after(4)]).toEqual([
      [1, ['prone']],
      [0, ['prone']],
    ])
  })

  test('DD-EAF-11: a Huge target stays on its feet', () => {
    const rock = { id: 'rock-launch', range: [12, 12], ownStrength: 4, riders: ['knocks-down'] }
    const s = range({ gear: '', attackList: [rock] }, { ...SAFE, size: 'huge' }).rolls(HIT, NO_WOUND)
    expect(conditions(shoot(s, 'Bob', rock.id), 'Bob')).toEqual([])
  })
})

describe('Constrict', () => {
  const constrict = {
    id: 'constrict',
    name: 'Constrict',
    ownStrength: 7,
    sure: { save: 'reflex', potency: 1 },
    riders: ['grabs'],
    limit: { times: 1, per: 'round' },
  }
  const salamander = { gear: '', attackList: [constrict] }

  test('DD-EAF-25, DD-RUL-190: a Reflex save against Potency 1 stops it; otherwise Strength 7 and grappled', () => {
    const after = (face: number, ...rolls: (readonly [string, number])[]) => {
      const s = duel(salamander, { toughness: 7, health: 3, saves: [3, 3, 3] }).rolls(['save: Bob', face], ...rolls)
      strike(s, 'Bob', 'constrict').rolledEverything()
      return [s.of('Bob').wounds, conditions(s, 'Bob')]
    }
    expect(after(1, ['to wound: Ann at Bob', 3])).toEqual([1, ['grappled']])
    expect(after(4, ['to wound: Ann at Bob', 4])).toEqual([0, ['grappled']])
    expect(after(2)).toEqual([0, []])
  })

  test('DD-RUL-149: to escape from its coils is against Potency 1', () => {
    const s = duel(salamander, { ...SAFE, saves: [3, 3, 3] }).rolls(['save: Bob', 1], NO_WOUND, ['save: Bob', 1])
    strike(s, 'Bob', 'constrict').picks('Bob|escape|reflex').rolledEverything()
    expect(s.told('saved')).toMatchObject({ purpose: 'escape', potency: 1, success: false })
    expect(conditions(s, 'Bob')).toEqual(['grappled'])
  })

  test('DD-EAF-25: at most once a round', () => {
    const s = duel({ ...salamander, attacks: 2, gear: 'blade' }, SAFE).rolls(['save: Bob', 6], NO_WOUND, HIT, NO_WOUND)
    strike(s, 'Bob', 'constrict').rolledEverything()
    expect(count(s, 'attacked')).toBe(2)
    expect(s.told('attacked')).toMatchObject({ weapon: 'Blade' })
  })
})

describe('Confer Fire Resistance', () => {
  const burn = (mounted: boolean, type: 'fire' | 'cold', ...rolls: (readonly [string, number])[]) => {
    const nightmare = { at: [12, 8] as const, size: 'large', traits: ['confer-fire-resistance'] }
    const s = range(mounted ? { mount: 'Mare', at: [12, 8] } : { at: [5, 5] }).a('Mare', nightmare)
    const strength = sumOf(part(4, 'Strength', 'x'))
    return drill(s, (play) => damage(play, { by: 'Bob', at: 'Ann', dice: 1, strength, type }), { rolls }).value
  }

  test('DD-EAF-26: whoever rides it resists fire: a wound is rolled again', () => {
    expect(burn(true, 'fire', ['to wound: Bob at Ann', 1], ['to wound again: Bob at Ann', 6])).toBe(0)
    expect(burn(true, 'cold', ['to wound: Bob at Ann', 1])).toBe(1)
  })

  test('DD-RUL-200: only while riding', () => {
    expect(burn(false, 'fire', ['to wound: Bob at Ann', 1])).toBe(1)
  })
})
