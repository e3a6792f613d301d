/** The Rule of Halves, what is measured from where, and the Leeway Marker. */
import { pick } from '@muster/engine'
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { chargeReach } from '../../src/rules/charge/reach.ts'
import { down, march, mayGo, movers, moveTo, options, places, RADIUS, WIDTH } from './marching.ts'
import { row, skirmish } from '../skirmish.ts'

/** So many of so many models start in a wood; the unit wishes to go south. */
const inWood = (inside: number, of: number) =>
  march()
    .a('Orcs', { at: row(of, [10, 10]) })
    .box('wood', 'wood', [9, 9], [10 + 1.5 * (inside - 1) + 0.5, 11])

describe('the Rule of Halves', () => {
  test('SF-HALF-01 the unit is led, not one of its models', () => {
    const battle = march().a('Orcs', { at: row(3, [10, 10]) })
    expect(movers(battle).map(({ figure, unit }) => [figure, unit?.models])).toEqual([
      ['Orcs', ['Orcs.1', 'Orcs.2', 'Orcs.3']],
    ])
    expect(battle.refused({ figure: 'Orcs.1', path: [{ x: inches(10), y: inches(12) }] })).toMatchObject({
      code: 'may-not-move',
    })
    const { ends = [] } = down(battle, 'Orcs', 2)
    expect(battle.refused({ ...down(battle, 'Orcs', 2), ends: ends.slice(1) })).toMatchObject({ code: 'each-once' })
  })

  test('SF-HALF-02 if half can get over the wall, all clamber over it', () => {
    const battle = march()
      .a('Orcs', { at: [...row(2, [10, 10]), ...row(2, [10, 8.5])] })
      .line('wall', 'wall', [0, 12.2], [40, 12.2])
    battle.answer(moveTo(battle, 'Orcs', row(4, [8.9, 12.75], 1.2)))
    expect(places(battle, 'Orcs').every(([, y]) => y > 12.2)).toBe(true)
  })

  test('SF-HALF-03 if half are in rough ground, all are slowed by it', () => {
    expect(mayGo(inWood(4, 6), 'Orcs', 3.1)).toBe(false)
    expect(mayGo(inWood(4, 6), 'Orcs', 3)).toBe(true)
  })

  test('SF-HALF-04 three of six and three of five are half; two of five are not', () => {
    expect([mayGo(inWood(3, 6), 'Orcs', 6), mayGo(inWood(3, 5), 'Orcs', 6), mayGo(inWood(2, 5), 'Orcs', 6)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('SF-HALF-05 SF-RUL-02 with exactly half of them slowed the unit is slowed', () => {
    const refusal = inWood(2, 4).refused(down(inWood(2, 4), 'Orcs', 6))
    expect(refusal).toMatchObject({ code: 'too-far', rule: 'SF-TERR-04' })
  })

  test('SF-RUL-03 an attached Champion is counted with its unit', () => {
    const withHero = (words: object) =>
      march()
        .a('Orcs', { at: row(3, [11.5, 10]) })
        .a('Hero', { at: [[10, 10]], type: 'champion', ...words })
        .box('wood', 'wood', [9, 9], [12, 11])
    const led = withHero({ host: 'Orcs' })
    expect(led.refused(down(led, 'Orcs', 6))).toMatchObject({ code: 'too-far', rule: 'SF-TERR-04' })
    expect(mayGo(withHero({}), 'Orcs', 6)).toBe(true)
  })
})

describe('measuring', () => {
  test('SF-MEAS-01 a move is measured from centre-point to centre-point, however far single models go', () => {
    const battle = march().a('Orcs', { at: row(5, [10, 10], 1.9) })
    const file = (y: number) => row(5, [0, 0], 1.3).map(([step]) => [13.8, y + step - 2.6] as const)
    expect(battle.refused(moveTo(battle, 'Orcs', file(16.1)))).toMatchObject({ code: 'too-far', rule: 'SF-MOVE-08' })
    battle.answer(moveTo(battle, 'Orcs', file(16)))
    expect(battle.centre('Orcs')).toEqual([13.8, 16])
    expect(battle.told('moved')).toMatchObject({ length: inches(6) })
  })

  test('SF-MEAS-02 SF-CHG-03 a charge is measured from the centre-point to the nearest base of the enemy unit', () => {
    const at = (far: number) =>
      skirmish()
        .a('Orcs', { at: row(5, [10, 10]) })
        .b('Elves', {
          at: [
            [13, 10 + far + RADIUS],
            [13, 11.5 + far + RADIUS],
          ],
        })
    expect(options(at(5.99))).toContain('charge|Orcs|Elves')
    expect(options(at(6.05))).not.toContain('charge|Orcs|Elves')
    const { state } = at(4)
    expect(toInches(chargeReach(state, at(4).of('Orcs'), at(4).of('Elves')).distance)).toBeCloseTo(4, 3)
  })

  /** Archers side by side; Elves beyond a house that hides only some of them. */
  const archers = (x: number) =>
    skirmish()
      .a('Archers', { at: row(3, [10, 10]), ranged: { attack: 5 } })
      .b('Elves', { at: row(3, [x, 18]) })
      .box('house', 'building', [11, 13], [13, 15])
      .having({ height: 3 })
      .picks('stay|Archers')

  test('SF-MEAS-03 sight runs from centre-point to centre-point', () => {
    expect(archers(10).battle.question?.what).toBe('activate')
    expect(options(archers(15))).toContain('ranged|Elves')
  })

  test('SF-MEAS-04 range is measured from the centre-point to the nearest base', () => {
    const at = (far: number) =>
      skirmish()
        .a('Archers', { at: row(5, [10, 10]), ranged: { attack: 5 } })
        .b('Elves', {
          at: [
            [13, 10 + far + RADIUS],
            [13, 11.5 + far + RADIUS],
          ],
        })
        .picks('stay|Archers')
    expect(options(at(11.99))).toContain('ranged|Elves')
    expect(at(12.05).battle.question?.what).toBe('activate')
  })

  test('SF-MEAS-05 SF-RUL-10 the centre-point is the mean of all living models, attached Champions among them', () => {
    const battle = march()
      .a('Orcs', {
        at: [
          [10, 10],
          [11.5, 10],
          [13, 10],
        ],
      })
      .a('Hero', { at: [[13, 11.2]], type: 'champion', host: 'Orcs' })
    const [mover] = movers(battle)
    expect(mover?.unit?.centre).toEqual({ x: inches(11.875), y: inches(10.3) })
    expect(mover?.unit?.models).toContain('Hero.1')
  })

  test('SF-MEAS-06 SF-RUL-12 a distance exactly at the limit is enough, to within a thousandth of an inch', () => {
    const battle = march().a('Orcs', { at: row(3, [10, 10]) })
    expect([mayGo(battle, 'Orcs', 6), mayGo(battle, 'Orcs', 6.0008), mayGo(battle, 'Orcs', 6.003)]).toEqual([
      true,
      true,
      false,
    ])
    const charge = (far: number) =>
      options(
        skirmish()
          .a('Orcs', { at: [[10, 10]] })
          .b('Elves', { at: [[10, 10 + far + RADIUS]] }),
      )
    expect(charge(6.0005)).toContain('charge|Orcs|Elves')
    expect(charge(6.004)).not.toContain('charge|Orcs|Elves')
  })
})

describe('leeway', () => {
  const holding = (leeway: string) =>
    march({ leeway })
      .a('Orcs', { at: row(3, [10, 10]) })
      .a('Trolls', { at: row(3, [20, 10]) })

  test('SF-LEE-01 SF-RUL-15 the marker goes to the player who takes the first turn of the game, and stays there', () => {
    const begin = (round: number, leeway?: string) =>
      skirmish({ stage: 'initiative', round, ...(leeway !== undefined && { leeway }) })
        .a('Orcs', { at: row(2, [10, 10]) })
        .b('Elves', { at: row(2, [10, 30]) })
        .rolls(['initiative: North', 6], ['initiative: South', 2])
    expect(begin(0).picks('b').state.leeway).toBe('b')
    expect(begin(0).picks('a').state.leeway).toBe('a')
    expect(begin(1, 'b').picks('a').state.leeway).toBe('b')
  })

  test('SF-LEE-02 SF-RUL-13 its holder may have a distance count that fails by no more than a base', () => {
    const battle = holding('a')
    const short = battle.refused(down(battle, 'Orcs', 6.9))
    expect(short.offers).toEqual([
      expect.objectContaining({ label: 'Claim leeway', answer: { ...down(battle, 'Orcs', 6.9), claim: 'leeway' } }),
    ])
    expect(battle.refused({ ...down(battle, 'Orcs', 6 + WIDTH + 0.01), claim: 'leeway' })).toMatchObject({
      code: 'too-far',
    })
    battle.answer({ ...down(battle, 'Orcs', 6.9), claim: 'leeway' })
    expect(battle.centre('Orcs')).toEqual([11.5, 16.9])
    expect(battle.told('leeway-claimed')).toMatchObject({
      side: 'a',
      unit: 'Orcs',
      what: 'move',
      by: Math.round(0.9 * 2540),
    })
  })

  test('SF-LEE-03 a player who claims leeway hands the marker over at once; one who does not need it keeps it', () => {
    const battle = holding('a')
    battle.answer({ ...down(battle, 'Orcs', 6.5), claim: 'leeway' })
    expect(battle.state.leeway).toBe('b')
    const kept = holding('a')
    kept.answer({ ...down(kept, 'Orcs', 5), claim: 'leeway' })
    expect(kept.state.leeway).toBe('a')
  })

  test('SF-LEE-04 without the marker there is nothing to claim', () => {
    const battle = holding('b')
    expect(battle.refused(down(battle, 'Orcs', 6.5)).offers).toBeUndefined()
    expect(battle.refused({ ...down(battle, 'Orcs', 6.5), claim: 'leeway' })).toMatchObject({
      code: 'no-marker',
      rule: 'SF-LEE-04',
    })
  })

  test("SF-LEE-05 SF-RUL-13 leeway helps the holder's own gaps and distances, one at a time, never sight", () => {
    const wide = march({ leeway: 'a' }).a('Orcs', { at: row(2, [10, 10]) })
    wide.answer({
      ...moveTo(wide, 'Orcs', [
        [10, 12],
        [12.9, 12],
      ]),
      claim: 'leeway',
    })
    expect(wide.told('leeway-claimed')).toMatchObject({ what: 'gap' })
    const near = skirmish({ leeway: 'a' })
      .a('Orcs', { at: row(2, [10, 10]) })
      .b('Elves', { at: row(2, [10, 14]) })
    near.answer({ ...down(near, 'Orcs', 2.6), claim: 'leeway' })
    expect(near.told('leeway-claimed')).toMatchObject({ what: 'distance' })
    const both = march({ leeway: 'a' }).a('Orcs', { at: row(2, [10, 10]) })
    expect(
      both.refused({
        ...moveTo(both, 'Orcs', [
          [9.3, 16.5],
          [12.2, 16.5],
        ]),
        claim: 'leeway',
      }).code,
    ).toBe('too-far')
    const blind = skirmish({ leeway: 'a' })
      .a('Archers', { at: row(2, [10, 10]), ranged: { attack: 5 } })
      .b('Elves', { at: row(2, [10, 18]) })
      .box('house', 'building', [8, 13], [14, 15])
      .having({ height: 3 })
      .picks('stay|Archers')
    expect(blind.battle.question?.by).toBe('b')
  })

  test('SF-RUL-14 the base that counts is that of the unit that acts', () => {
    const giants = (diameter: number) => march({ leeway: 'a' }).a('Giants', { at: row(2, [10, 10], 3.5), diameter })
    const far = giants(2)
    far.answer({ ...down(far, 'Giants', 7.9), claim: 'leeway' })
    expect(far.state.leeway).toBe('b')
    expect(mayGo(giants(2), 'Giants', 4)).toBe(true)
    expect(mayGo(giants(1), 'Giants', 4)).toBe(false)
  })

  test("SF-RUL-14 a Champion on a larger base does not widen its unit's leeway", () => {
    const battle = march({ mode: 'advanced', leeway: 'a' })
      .a('Orcs', { at: row(2, [10, 10]) })
      .a('Giant', { type: 'champion', host: 'Orcs', at: [[13.6, 10]], diameter: 2 })
    const claim = (far: number) => ({ ...down(battle, 'Orcs', far), claim: 'leeway' })
    expect(battle.refused(claim(7.5))).toMatchObject({ code: 'too-far' })
    battle.answer(claim(6.9))
    expect(battle.state.leeway).toBe('b')
  })

  test('SF-RUL-16 what leeway has settled is settled; the new holder may use it on a distance of its own', () => {
    const battle = skirmish({ leeway: 'a' })
      .a('Orcs', { at: row(3, [10, 10]) })
      .b('Elves', { at: row(3, [30, 30]) })
      .a('Trolls', { at: row(3, [20, 10]) })
    battle.answer({ ...down(battle, 'Orcs', 6.5), claim: 'leeway' })
    expect(battle.centre('Orcs')).toEqual([11.5, 16.5])
    expect([battle.decision.by, battle.decision.what]).toEqual(['b', 'activate'])
    battle.answer({ ...down(battle, 'Elves', -6.5), claim: 'leeway' })
    expect([battle.state.leeway, battle.centre('Orcs')[1], battle.centre('Elves')[1]]).toEqual(['a', 16.5, 23.5])
  })

  test('SF-EX-03 a charge of six and a half inches goes ahead by leeway, and the marker to the defender', () => {
    const charge = (leeway: string) =>
      skirmish({ leeway })
        .a('Orcs', { at: row(3, [10, 10]) })
        .b('Elves', { at: row(3, [10, 16.5 + RADIUS]) })
    const unclaimed = charge('b')
    expect(options(unclaimed).some((id) => id.startsWith('charge'))).toBe(false)
    expect(unclaimed.refused(pick('charge|Orcs|Elves'))).toMatchObject({ code: 'not-an-option' })
    const battle = charge('a')
    expect(options(battle)).toContain('charge|Orcs|Elves|leeway')
    battle.picks('charge|Orcs|Elves|leeway').until('attack')
    expect(battle.state.leeway).toBe('b')
    expect(battle.told('leeway-claimed')).toMatchObject({ side: 'a', to: 'b', what: 'charge', by: 1270 })
    expect(battle.told('charged')).toMatchObject({ unit: 'Orcs', target: 'Elves' })
  })
})
