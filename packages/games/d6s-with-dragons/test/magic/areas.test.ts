import { distance } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { caughtInSpray, coneOf, lineOf, sprayFrom } from '../../src/rules/casting/areas.ts'
import { casting, coven, incantations, standard } from '../coven.ts'
import type { Skirmish } from '../skirmish.ts'

const inch = (x: number, y: number) => ({ x: Math.round(x * 2540), y: Math.round(y * 2540) })

/** Whom Ann's cone or line, pointed south, would catch. */
const caught = (s: Skirmish, spray = coneOf(8)) =>
  caughtInSpray(s.state, s.of('Ann'), sprayFrom(s.state, s.of('Ann'), spray, inch(12, 20))).map(({ id }) => id)

describe('Areas', () => {
  test("DD-AREA-01 DD-AREA-02 DD-RUL-61: a cone begins at Ann's rim and is as wide as it is long at its end: half of each distance to either side", () => {
    const s = coven()
    const {
      at,
      shape: { core },
    } = sprayFrom(s.state, s.of('Ann'), coneOf(8), inch(12, 20))
    expect(at).toEqual({ x: 12 * 2540, y: 4 * 2540 + 1250 })
    const [, left, right] = core
    expect(left && right && distance(left, right)).toBeCloseTo(8 * 2540)
    expect(left && Math.abs(left.y - at.y)).toBeCloseTo(8 * 2540)
    const wide = coven({ bob: { at: [15, 10.492] } }).b('Out', { at: [8.1, 10.492], base: 20 })
    expect(caught(wide)).toEqual(['Bob'])
  })

  test('DD-AREA-03: a line runs straight from her rim, 1" wide', () => {
    const s = coven({ bob: { at: [12.9, 9] } })
      .b('Out', { at: [11.0, 11] })
      .b('End', { at: [12, 14.8], base: 20 })
      .b('Far', { at: [12, 16] })
    expect(caught(s, lineOf(10))).toEqual(['Bob', 'End'])
  })

  test('DD-AREA-04 DD-AREA-06: a sphere lies around its origin, which may be anywhere within its range', () => {
    const s = coven({ knows: incantations('fog-cloud'), words: { depth: 36 } }).picks('Ann|cast|fog-cloud')
    expect(s.refused({ at: inch(12, 28.6) }).code).toBe('too-far')
    s.aims(12, 28.4)
    expect(s.state.effects[0]).toMatchObject({ at: inch(12, 28.4), radius: 4 * 2540 })
  })

  test("DD-AREA-05: any part of the base is enough: a graze of the cone's edge catches Bob", () => {
    expect(caught(coven({ bob: { at: [14.4, 8.492] } }))).toEqual(['Bob'])
    expect(caught(coven({ bob: { at: [14.7, 8.492] } }))).toEqual([])
  })

  test('DD-AREA-07: the origin must be in sight', () => {
    const s = coven({ knows: incantations('fog-cloud') })
      .line('wall', 'wall', [8, 8], [16, 8])
      .high(9)
      .picks('Ann|cast|fog-cloud')
    expect(s.refused({ at: inch(12, 12) }).code).toBe('out-of-sight')
  })

  test("DD-RUL-61: neither a rider's own mount nor, when the mount uses the power, its rider is in the cone", () => {
    const s = coven({ ann: { mount: 'Horse', mounts: ['Horse'] } }).a('Horse', {
      name: 'Horse',
      at: [12, 4],
      size: 'large',
      base: 40,
      types: ['beast'],
      gear: '',
    })
    expect(caught(s)).toEqual(['Bob'])
    const by = s.of('Horse')
    expect(caughtInSpray(s.state, by, sprayFrom(s.state, by, coneOf(8), inch(12, 20))).map(({ id }) => id)).toEqual([
      'Bob',
    ])
  })

  test("DD-AREA-08 DD-RUL-60: Cy at the edge of the line is in Bob's way from Ann's centre but not from her rim, where the line begins", () => {
    const s = coven({
      knows: { ...standard('lightning-bolt'), potency: 0 },
      ann: { base: 100, size: 'huge' },
      bob: { at: [12, 14], toughness: 8 },
    })
      .b('Cy', { at: [12.652, 8], speed: 2, toughness: 8 })
      .rolls(
        ['closest: lightning-bolt', 1, 1],
        ['save: Cy', 6],
        ['to wound: Ann at Cy', 6],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 6],
      )
    s.picks('Ann|cast|lightning-bolt').aims(12, 20).rolledEverything()
  })

  test('DD-AREA-08 DD-RUL-61: a character that cannot be seen from where the area begins is not affected; the caster never is', () => {
    expect(caught(coven().line('wall', 'wall', [11, 8], [13, 8]).high(9))).toEqual([])
    expect(caught(coven().line('fence', 'fence', [11, 8], [13, 8]).high(0.4))).toEqual(['Bob'])
    expect(caught(coven())).not.toContain('Ann')
  })
})

describe('Cone of Cold and Lightning Bolt', () => {
  const cone = (s: Skirmish) => s.picks('Ann|cast|cone-of-cold').aims(12, 12)

  test('DD-STD-02 DD-STD-03: an 8" cone, friend and foe: cold Damage 1 + Potency at Strength 8, at 5 after a Fortitude save', () => {
    const s = coven({ knows: standard('cone-of-cold'), bob: { health: 9, toughness: 8 } })
      .a('Cy', { at: [14.2, 9], health: 9, toughness: 8 })
      .rolls(
        ['closest: cone-of-cold', 3, 3],
        ['save: Cy', 2],
        ['to wound: Ann at Cy', 1],
        ['to wound: Ann at Cy', 2],
        ['save: Bob', 5],
        ['to wound: Ann at Bob', 3],
        ['to wound: Ann at Bob', 4],
      )
    cone(s)
    s.rolledEverything()
    expect([s.of('Cy').wounds, s.of('Bob').wounds]).toEqual([1, 1])
  })

  test('DD-STD-09 DD-STD-10: a 10" line: lightning at Strength 7, at 4 after a Reflex save', () => {
    const s = coven({ knows: { ...standard('lightning-bolt'), potency: 0 }, bob: { health: 9, toughness: 7 } })
      .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 4], ['to wound: Ann at Bob', 3])
      .picks('Ann|cast|lightning-bolt')
      .aims(12, 5)
    expect(s.of('Bob').wounds).toBe(1)
    const saved = coven({ knows: { ...standard('lightning-bolt'), potency: 0 }, bob: { health: 9, toughness: 7 } })
      .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 3], ['to wound: Ann at Bob', 2])
      .picks('Ann|cast|lightning-bolt')
      .aims(12, 5)
    expect(saved.of('Bob').wounds).toBe(0)
    expect(saved.told('saved')).toMatchObject({ save: 'reflex', success: true })
  })

  test('DD-RUL-62: the closest 2d6, nearest rim first, friends among them; of equally near ones the caster chooses; the others are not affected', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, bob: { at: [12, 5.9], toughness: 13 } })
      .a('Cy', { at: [11, 8], toughness: 13 })
      .b('Di', { at: [13, 8], toughness: 13 })
      .b('Ed', { at: [12, 11], toughness: 13 })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 6],
        ['save: Di', 6],
        ['to wound: Ann at Di', 6],
      )
    s.picks('Ann|cast|cone-of-cold').aims(12, 12)
    expect(s.decision).toMatchObject({ what: 'closest', least: 1, most: 1 })
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Cy', 'Di'])
    s.picks('Di')
    s.rolledEverything()
    expect(s.told('area-struck')['caught']).toEqual(['Bob', 'Di'])
  })

  test('DD-SPL-07 DD-RUL-60: somebody in the way may shield Bob from the cone, even one it has just killed; mist and shields do not', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, bob: { gear: 'blade, shield' } })
      .b('Cid', { at: [12, 7.5] })
      .box('mist', 'obscured', [8, 9], [16, 9.6])
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Cid', 6],
        ['to wound: Ann at Cid', 1],
        ['spell block: cone-of-cold at Bob', 1],
      )
    cone(s)
    s.rolledEverything()
    expect([s.of('Cid').where, s.of('Bob').where]).toEqual(['slain', 'standing'])
    expect(s.told('area-blocked')).toMatchObject({ figure: 'Bob', spared: true })
    expect(s.told('area-blocked')['blockers']).toHaveLength(1)
  })

  test('DD-RUL-60: the die above the number of blockers reaches him; what stands within 1" of Ann never counts', () => {
    const past = coven({ knows: { ...standard('cone-of-cold'), potency: 0 } })
      .b('Cid', { at: [12, 7.5], toughness: 13 })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Cid', 6],
        ['to wound: Ann at Cid', 6],
        ['spell block: cone-of-cold at Bob', 2],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 1],
      )
    cone(past)
    expect(past.of('Bob').where).toBe('slain')
    const beside = coven({ knows: { ...standard('cone-of-cold'), potency: 0 } })
      .b('Cid', { at: [12, 5.9], toughness: 13 })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Cid', 6],
        ['to wound: Ann at Cid', 6],
        ['save: Bob', 6],
        ['to wound: Ann at Bob', 1],
      )
    cone(beside)
    beside.rolledEverything()
  })

  test('DD-STD-04 DD-RUL-76: a character that the cold kills stands frozen: a barrier as high as it was, that gives cover; what it carried drops', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, words: { encounter: 'sacred-objects' } })
      .thing('chalice', [12, 11], { carrier: 'Bob' })
      .rolls(['closest: cone-of-cold', 1, 1], ['save: Bob', 6], ['to wound: Ann at Bob', 1])
    cone(s)
    expect(s.state.field.pieces).toMatchObject([
      { kind: 'barrier', height: 2500, outline: { is: 'disc', centre: s.of('Bob').at, radius: 1250 } },
    ])
    expect(s.state.things[0]).toMatchObject({ carrier: undefined })
    expect(s.refused({ figure: 'Ann', path: [inch(12, 10)] })).toBeDefined()
  })

  test('DD-RUL-76: frozen, Bob is beyond the reach of Revivify', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 } })
      .b('Cid', { at: [8, 10.984], speed: 8, casting: casting(standard('revivify')) })
      .b('Dead', { at: [8, 12.5], where: 'slain' })
      .rolls(['closest: cone-of-cold', 1, 1], ['save: Bob', 6], ['to wound: Ann at Bob', 1])
    cone(s)
    s.picks('Ann|end').move('Cid', [10.1, 11.5])
    expect(s.decision.options.map(({ id }) => id)).not.toContain('Cid|cast|revivify')
  })
})
