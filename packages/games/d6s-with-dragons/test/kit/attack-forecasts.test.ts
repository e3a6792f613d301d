/** What pointing at an enemy tells: exact chances from the very rules. */
import { worded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { attackForecasts, forecast } from '../../src/forecasts/attacks.ts'
import { duel, range } from '../duel.ts'
import type { FigureWords, Skirmish } from '../skirmish.ts'

function chancesOf(s: Skirmish, kind: string): Record<string, number> {
  const found = attackForecasts(s.state, 'Ann', 'Bob').find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`)
  return Object.fromEntries(found.chances.map(({ label, chance }) => [label, chance]))
}

describe('attack forecasts', () => {
  test('one attack: Fight 4 hits in 4 of 6, Strength 3 against Toughness 4 wounds in 2 of 6', () => {
    const told = chancesOf(duel(), 'attack')
    expect(told.hit).toBeCloseTo(4 / 6, 12)
    expect(told.slay).toBeCloseTo((4 / 6) * (2 / 6), 12)
  })

  test('two attacks against two Health need two wounds', () => {
    const told = chancesOf(duel({ attacks: 2 }, { health: 2 }), 'attack')
    const one = (4 / 6) * (2 / 6)
    expect(told.wound).toBeCloseTo(1 - (1 - one) ** 2, 12)
    expect(told.slay).toBeCloseTo(one ** 2, 12)
  })

  test('vexed helps the first of two attacks only', () => {
    const told = chancesOf(duel({ attacks: 2 }, { conditions: ['vexed'], toughness: 10, health: 9 }), 'attack')
    expect(told.hit).toBeCloseTo(1 - (1 / 3) ** 2 * (1 / 3), 12)
  })

  test('"1 then 3" is a half of a sixth', () => {
    expect(chancesOf(duel({}, { toughness: 8 }), 'attack').slay).toBeCloseTo((4 / 6) * (1 / 6) * (3 / 6), 12)
  })

  test('a shot past one friend and a shield reaches its target in 4 of 6; what is in the way is shown', () => {
    const s = range({}, { gear: 'blade, shield' }).a('Cal', { at: [12, 7.5] })
    expect(chancesOf(s, 'shoot').hit).toBeCloseTo((4 / 6) * (4 / 6), 12)
    const [shot] = attackForecasts(s.state, 'Ann', 'Bob')
    expect(shot?.line?.met.map(({ name }) => worded(name))).toEqual(['Cal', 'its shield'])
  })

  test('a forecast says why an attack is not allowed; odds of a melee out of reach are given all the same', () => {
    const s = range({ gear: 'throwing' }, { at: [12, 20] })
    const [shot, blow] = attackForecasts(s.state, 'Ann', 'Bob')
    expect(shot).toMatchObject({ kind: 'shoot', allowed: false, rule: 'DD-RNG-04', chances: [] })
    expect(blow).toMatchObject({ kind: 'attack', allowed: false, rule: 'DD-FLK-01' })
    expect(blow?.chances).toHaveLength(3)
  })

  test('DD-RUL-192 a breath is forecast like an attack: the save, then the wound at full or at lower Strength', () => {
    const s = range({ of: 'magma-mephit', gear: '', at: [12, 8] }, { at: [12, 10.5], toughness: 4, saves: [3, 3, 3] })
    expect(chancesOf(s, 'fire-breath').slay).toBeCloseTo((3 / 6) * (3 / 6) + (3 / 6) * (2 / 6), 12)
    expect(forecast(s.state, { by: 'Ann', at: 'Bob', kind: 'fire-breath' })).toMatchObject({ allowed: true })
  })

  test('a forecast says when a breath does not reach, or has been used', () => {
    const breathOf = (bob: FigureWords, ann: FigureWords = {}) =>
      attackForecasts(range({ of: 'magma-mephit', gear: '', at: [12, 8], ...ann }, bob).state, 'Ann', 'Bob').find(
        ({ kind }) => kind === 'fire-breath',
      )
    const near = { at: [12, 10.5] } as const
    expect(breathOf(near)).toMatchObject({ allowed: true })
    expect(breathOf({ at: [12, 20] })).toMatchObject({ allowed: false, chances: [] })
    expect(breathOf(near, { marked: { 'fire-breath': 1 } })).toMatchObject({ allowed: false, rule: 'DD-FEA-02' })
  })

  test('asking changes nothing', () => {
    const s = duel({ attacks: 3 }, { conditions: ['vexed'], health: 2 })
    const before = JSON.stringify(s.state)
    attackForecasts(s.state, 'Ann', 'Bob')
    expect(JSON.stringify(s.state)).toBe(before)
  })
})
