/** The figures of the spells that harm: reach of their areas, Strength, saves and dice, on either side of each boundary. */
import { describe, expect, test } from 'vitest'
import { conditions, coven, inForce, standard } from '../coven.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

const rimToRim = (gap: number) => gap + 25 / 25.4

describe('Cones and lines', () => {
  const CAST = {
    'cone-of-cold': { reach: 8, rolls: 'closest: cone-of-cold' },
    'lightning-bolt': { reach: 10, rolls: 'closest: lightning-bolt' },
  } as const

  test.each([
    ['DD-STD-02', 'cone-of-cold', 8],
    ['DD-STD-09', 'lightning-bolt', 10],
  ] as const)('%s: %s is %i" long: it catches whom it touches there and nobody beyond', (_rule, spell, reach) => {
    const caught = (gap: number) => {
      const s = coven({
        knows: { ...standard(spell), potency: 0 },
        bob: { at: [12, 4 + rimToRim(gap)], toughness: 14 },
      })
        .rolls([CAST[spell].rolls, 1, 1], ['save: Bob', 6], ['to wound: Ann at Bob', 6])
        .picks(`Ann|cast|${spell}`)
        .aims(12, 20)
      return s.told('area-struck')['caught']
    }
    expect([caught(reach - 0.02), caught(reach + 0.02)]).toEqual([['Bob'], []])
  })

  /** Bob's wounds after one die, at Toughness 7. */
  const struck = (spell: keyof typeof CAST, save: number, face: number, bob: FigureWords = {}) =>
    coven({ knows: { ...standard(spell), potency: 0 }, bob: { health: 9, toughness: 7, ...bob } })
      .rolls([CAST[spell].rolls, 1, 1], ['save: Bob', save], ['to wound: Ann at Bob', face])
      .picks(`Ann|cast|${spell}`)
      .aims(12, 20)
      .rolledEverything()
      .of('Bob').wounds

  test('DD-STD-03: Cone of Cold wounds Toughness 7 on a 4 at Strength 8, not on a 5; after a Fortitude save, at Strength 5, Toughness 5 on a 3', () => {
    const cone = (save: number, face: number, toughness = 7) =>
      struck('cone-of-cold', save, face, { saves: [3, 0, 0], toughness })
    expect([cone(4, 4), cone(4, 5), cone(3, 3, 5), cone(3, 4, 5)]).toEqual([1, 0, 1, 0])
  })

  test('DD-STD-10: Lightning Bolt wounds Toughness 7 on a 3 at Strength 7, not on a 4; after a Reflex save, at Strength 4, Toughness 4 on a 3', () => {
    const bolt = (save: number, face: number, toughness = 7) =>
      struck('lightning-bolt', save, face, { saves: [0, 3, 0], toughness })
    expect([bolt(4, 3), bolt(4, 4), bolt(3, 3, 4), bolt(3, 4, 4)]).toEqual([1, 0, 1, 0])
  })

  test('DD-STD-10: its damage is lightning: nothing to one that is immune to it', () => {
    const s = coven({ knows: { ...standard('lightning-bolt'), potency: 0 }, bob: { immuneTo: ['lightning'] } })
      .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 6])
      .picks('Ann|cast|lightning-bolt')
      .aims(12, 20)
      .rolledEverything()
    expect(s.of('Bob').wounds).toBe(0)
  })

  test('DD-RUL-89: an area strikes the invisible like anybody else', () => {
    expect(struck('cone-of-cold', 6, 1, { conditions: ['invisible'] })).toBe(1)
  })

  test('DD-RUL-60: a low wall in the way of the cold counts as much as a character', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 } })
      .line('wall', 'wall', [10, 9], [14, 9])
      .high(0.8)
      .rolls(['closest: cone-of-cold', 1, 1], ['spell block: cone-of-cold at Bob', 1])
      .picks('Ann|cast|cone-of-cold')
      .aims(12, 20)
      .rolledEverything()
    expect(s.told('area-blocked')).toMatchObject({ figure: 'Bob', spared: true, blockers: [{ is: 'cover' }] })
  })

  test('DD-RUL-76: a rider the cold kills leaves no obstacle: its mount stands there', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, bob: { at: [12, 8], mount: 'Horse' } })
      .b('Horse', { at: [12, 8], size: 'large', base: 40, types: ['beast'], gear: '', toughness: 14, speed: 1 })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 1],
        ['save: Horse', 6],
        ['to wound: Ann at Horse', 6],
      )
      .picks('Ann|cast|cone-of-cold')
      .aims(12, 20)
      .rolledEverything()
    expect([s.of('Bob').where, s.of('Horse').where, s.state.field.pieces]).toEqual(['slain', 'standing', []])
  })
})

describe('Guiding Bolt and Turn Undead', () => {
  const bolt = (potency: number, face: number) =>
    coven({ knows: { ...standard('guiding-bolt'), potency }, bob: { toughness: 8, health: 3 } })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', face])
      .picks('Ann|cast|guiding-bolt')
      .picks('Bob')
      .rolledEverything()
      .of('Bob').wounds

  test('DD-STD-07: Guiding Bolt has Strength 7 and 1 more for each point of Potency, and 1 Damage whatever it is', () => {
    expect([bolt(0, 2), bolt(0, 3)]).toEqual([1, 0])
    expect([bolt(1, 3), bolt(1, 4)]).toEqual([1, 0])
    expect([bolt(2, 4), bolt(2, 5)]).toEqual([1, 0])
  })

  const DEAD = { types: ['undead'], at: [12, 8] as const, speed: 2, health: 5, toughness: 5 }
  const turning = (potency: number, bob: FigureWords, ...rolls: [string, ...number[]][]): Skirmish =>
    coven({ knows: { ...standard('turn-undead'), potency }, bob: { ...DEAD, ...bob } }).rolls(
      ['closest: turn-undead', 1, 1],
      ...rolls,
    )

  test('DD-STD-18: those who fail take as many dice as the Potency, at Strength 5; none at Potency 0', () => {
    const s = turning(2, {}, ['save: Bob', 6], ['to wound: Ann at Bob', 3], ['to wound: Ann at Bob', 4])
    expect(s.picks('Ann|cast|turn-undead').rolledEverything().of('Bob').wounds).toBe(1)
    const weak = turning(0, {}, ['save: Bob', 6]).picks('Ann|cast|turn-undead').rolledEverything()
    expect([weak.of('Bob').wounds, conditions(weak, 'Bob')]).toEqual([0, ['frightened', 'incapacitated']])
  })

  test('DD-STD-15: the save is one of Will', () => {
    const s = turning(0, { saves: [0, 0, 3] }, ['save: Bob', 3])
      .picks('Ann|cast|turn-undead')
      .rolledEverything()
    expect([conditions(s, 'Bob'), inForce(s)]).toEqual([[], []])
  })

  test('DD-RUL-59: turned aside to a living character the prayer is lost; to a dead one, that one saves, but never twice', () => {
    const inTheWay = (cid: FigureWords, ...rolls: [string, ...number[]][]) =>
      turning(0, { at: [12, 10] }, ...rolls)
        .b('Cid', { at: [12, 7], speed: 1, ...cid })
        .picks('Ann|cast|turn-undead')
        .rolledEverything()
    const living = inTheWay({ types: ['humanoid'] }, ['spell block: turn-undead at Bob', 1])
    expect([conditions(living, 'Cid'), conditions(living, 'Bob'), inForce(living)]).toEqual([[], [], []])
    const dead = inTheWay({ types: ['undead'] }, ['save: Cid', 2], ['spell block: turn-undead at Bob', 1])
    expect([conditions(dead, 'Cid'), conditions(dead, 'Bob')]).toEqual([[], []])
  })

  test('DD-STD-17: the one that is hit is free; the others go on fleeing', () => {
    const s = turning(
      0,
      {},
      ['save: Cid', 6],
      ['save: Bob', 6],
      ['to hit: Archer at Bob', 2],
      ['to wound: Archer at Bob', 6],
    )
      .b('Cid', { at: [14, 6], types: ['undead'], speed: 1 })
      .a('Archer', { at: [8, 8], gear: 'bow', speed: 8 })
    s.picks('Ann|cast|turn-undead').picks('Ann|end').picks('Archer|shoot').picks('bow|Bob').rolledEverything()
    expect([conditions(s, 'Bob'), conditions(s, 'Cid')]).toEqual([[], ['frightened', 'incapacitated']])
    expect(s.state.effects[0]?.targets).toEqual(['Cid'])
  })
})
