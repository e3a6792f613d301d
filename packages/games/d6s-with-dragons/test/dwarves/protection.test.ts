/** Protection Mastery and Bound: whoever stands by an ally turns a hit aside, or takes it. */
import { worded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { figureView } from '../../src/view/figures.ts'
import { conditions } from '../march.ts'
import { range, shoot } from '../duel.ts'
import { brawl } from '../brawl.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }
const HIT = (face: number) => ['to hit: Ann at Bob', face] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const

/** Ann attacks Bob; Tom, his friend, stands 1" beside him. */
function beside(tom: FigureWords = {}, bob: FigureWords = {}, ann: FigureWords = {}): Skirmish {
  return brawl({ stage: 'combat-action', melee: 1 })
    .a('Ann', { at: [12, 12], fight: 5, ...ann })
    .b('Bob', { at: [12, 13.2], ...SAFE, now: { action: false }, ...bob })
    .b('Tom', { at: [13.95, 13.2], traits: ['protection-mastery'], ...tom })
    .melee('Ann', 'Bob')
}
const struck = (s: Skirmish, face: number, weapon = 'blade'): Skirmish =>
  s.rolls(HIT(face)).picks(`Ann|attack|Bob|${weapon}`)
const isOffered = (s: Skirmish): boolean => s.battle.question?.what === 'use-mastery'

describe('Protection Mastery', () => {
  test('DD-MDF-05, DD-RUL-164: the same die is compared with the Armor of the ally raised by 2, and misses', () => {
    const s = struck(beside(), 2)
    expect(s.decision).toMatchObject({ what: 'use-mastery', by: 'b', about: 'Tom' })
    s.picks('yes').rolledEverything()
    expect(s.told('hit-averted')).toMatchObject({ figure: 'Bob', by: 'Ann' })
    expect(s.hasTold('wound-rolled')).toBe(false)
  })

  test('DD-MDF-05: declined, the hit stands', () => {
    const s = struck(beside().rolls(), 2).rolls(NO_WOUND).picks('no').rolledEverything()
    expect(s.hasTold('wound-rolled')).toBe(true)
  })

  test('DD-MDF-05: it is not offered where the die beats the raised Armor as well, nor for an ally farther than 1"', () => {
    expect(isOffered(struck(beside().rolls(HIT(3), NO_WOUND), 3))).toBe(false)
    expect(isOffered(struck(beside({ at: [14.2, 13.2] }).rolls(HIT(2), NO_WOUND), 2))).toBe(false)
  })

  test('DD-RUL-215: adjacent is within 1" from rim to rim; exactly 1" away counts', () => {
    const apart = (inches: number) => beside({ at: [12 + 25 / 25.4 + inches, 13.2] }).rolls(HIT(2), NO_WOUND)
    expect([isOffered(struck(apart(1), 2)), isOffered(struck(apart(1.01), 2))]).toEqual([true, false])
  })

  test('DD-MDF-05: a die is rolled for an attack that cannot miss, because the raised Armor may stop it', () => {
    const s = struck(beside({}, {}, { fight: 6 }), 1).picks('yes')
    expect(s.hasTold('hit-averted')).toBe(true)
  })

  test('DD-MDF-06, DD-RUL-164: it is the one mastery of the round, and needs no unspent action', () => {
    const s = struck(beside({ now: { action: false } }, {}, { attacks: 2 }), 2)
    expect(isOffered(s)).toBe(true)
    s.rolls(HIT(2), NO_WOUND).picks('yes').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'feature-used')).toHaveLength(1)
    const spent = { now: { mastery: 'blade' } }
    expect(isOffered(struck(beside(spent).rolls(HIT(2), NO_WOUND), 2))).toBe(false)
  })

  test('DD-RUL-164: a stunned protector cannot, and nobody protects itself', () => {
    expect(isOffered(struck(beside({ conditions: ['stunned'] }).rolls(HIT(2), NO_WOUND), 2))).toBe(false)
    const own = beside({ traits: [] }, { traits: ['protection-mastery'] }).rolls(HIT(2), NO_WOUND)
    expect(isOffered(struck(own, 2))).toBe(false)
  })

  test('DD-RUL-164: it works against missiles too, in the Movement Phase', () => {
    const s = range({}, { ...SAFE })
      .b('Tom', { at: [13.5, 10.984], speed: 2, traits: ['protection-mastery'] })
      .rolls(['block: Ann at Bob', 6], HIT(2))
    shoot(s).picks('yes')
    expect(s.told('hit-averted')).toMatchObject({ figure: 'Bob' })
  })

  test('DD-RUL-232: two of them do not add up: where one has been used the other is not offered', () => {
    const s = beside({}, {}, { fight: 5 }).b('Tim', { at: [10.05, 13.2], traits: ['protection-mastery'] })
    struck(s, 2).picks('yes')
    expect(s.of('Tim').now.mastery).toBeUndefined()
    expect(isOffered(s)).toBe(false)
  })

  test('DD-RUL-233: it cannot be used against an attack with Bludgeon Mastery, which ignores Armor', () => {
    const s = beside({}, {}, { gear: 'bludgeon', now: { mastery: 'bludgeon', masteryApplied: false } })
    s.rolls(HIT(2), NO_WOUND).picks('Ann|attack|Bob|bludgeon|bludgeon').rolledEverything()
    expect(s.hasTold('hit-averted')).toBe(false)
    const plain = beside({}, {}, { gear: 'bludgeon' })
    expect(isOffered(struck(plain, 2, 'bludgeon'))).toBe(true)
  })
})

describe('Bound', () => {
  const GUARDIAN = { traits: ['bound'], memory: { bound: { ally: 'Bob' } }, toughness: 5, health: 7 }
  const guarded = (tom: FigureWords = {}, ann: FigureWords = {}): Skirmish =>
    brawl({ stage: 'combat-action', melee: 1, round: 2 })
      .a('Ann', { at: [12, 8], fight: 5, ...ann })
      .b('Bob', { at: [12, 9.2], ...SAFE, now: { action: false } })
      .b('Tom', { at: [12, 15], ...GUARDIAN, ...tom })
      .melee('Ann', 'Bob')
  const strike = (s: Skirmish): Skirmish => s.picks('Ann|attack|Bob|blade').rolledEverything()

  test('DD-MDF-17: when the encounter starts its player names one ally, and never another', () => {
    const s = skirmish({ stage: 'round-start', round: 1 })
      .a('Tom', { at: [12, 4], traits: ['bound'] })
      .a('Ann', { at: [14, 4] })
      .b('Bob', { at: [12, 20] })
    expect(s.decision).toMatchObject({ what: 'bound-ally', by: 'a', about: 'Tom' })
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Ann'])
    s.picks('Ann')
    expect(s.of('Tom').memory.battle['bound']).toMatchObject({ ally: 'Ann' })
    expect(worded(figureView(s.state, s.of('Tom'))).marks.map(({ label }) => label)).toContain('Bound: guards Ann')
    expect(
      skirmish({ stage: 'round-start', round: 2 })
        .a('Tom', { at: [12, 4], traits: ['bound'] })
        .a('Ann', { at: [14, 4] })
        .b('Bob', { at: [12, 20] }).decision.what,
    ).not.toBe('bound-ally')
  })

  test("DD-MDF-17: the guardian's player names the ally, not the Lead Player", () => {
    const s = skirmish({ stage: 'round-start', round: 1, lead: 'b' })
      .a('Tom', { at: [12, 4], traits: ['bound'] })
      .a('Ann', { at: [14, 4] })
      .b('Bob', { at: [12, 20] })
    expect(s.decision).toMatchObject({ what: 'bound-ally', by: 'a', about: 'Tom' })
  })

  test('DD-MDF-18: the guardian takes the first hit of the round on its ally, at its own Toughness', () => {
    const s = guarded({}, { strength: 6 }).rolls(HIT(2), ['to wound: Ann at Tom', 4])
    strike(s)
    expect([s.of('Bob').wounds, s.of('Tom').wounds]).toEqual([0, 1])
    expect(s.told('hit-taken-over')).toMatchObject({ figure: 'Tom', instead: 'Bob' })
  })

  test('DD-MDF-19: the second hit of the round falls on the ally', () => {
    const s = guarded({}, { attacks: 2 }).rolls(HIT(2), ['to wound: Ann at Tom', 6], HIT(2), NO_WOUND)
    strike(s)
    expect(s.events.filter(({ is }) => is === 'hit-taken-over')).toHaveLength(1)
  })

  test('DD-MDF-19: beyond 12" the ally takes it; exactly 12" away counts as within', () => {
    const at = (y: number) => guarded({ at: [12, y] }).rolls(HIT(2))
    strike(at(9.2 + 12.984).rolls(['to wound: Ann at Tom', 6]))
    const far = at(9.2 + 12.99).rolls(NO_WOUND)
    expect(strike(far).hasTold('hit-taken-over')).toBe(false)
  })

  test('DD-RUL-165: the guardian takes all its Damage dice and its riders', () => {
    const s = guarded({}, { gear: '', attackList: [{ id: 'bite', damage: 2, riders: ['poisons'] }] })
    s.rolls(HIT(2), ['to wound: Ann at Tom', 6], ['to wound: Ann at Tom', 6])
    s.picks('Ann|attack|Bob|bite').rolledEverything()
    expect([conditions(s, 'Tom'), conditions(s, 'Bob')]).toEqual([['poisoned'], []])
  })

  test('DD-RUL-57: a hit that its guardian takes over does not try the concentration of the ally', () => {
    const tests = (tom: FigureWords) => {
      const s = brawl({ stage: 'combat-action', melee: 1, round: 2 })
        .a('Ann', { at: [12, 8], fight: 5 })
        .b('Bob', { at: [12, 9.2], ...SAFE, casting: {}, concentrating: 'bless 1', now: { action: false } })
        .b('Tom', { at: [12, 15], ...GUARDIAN, ...tom })
        .effect('bless 1', 'bless', 'Bob')
        .melee('Ann', 'Bob')
      const isTaken = tom.at === undefined
      s.rolls(HIT(2), [`to wound: Ann at ${isTaken ? 'Tom' : 'Bob'}`, 6])
      if (!isTaken) s.rolls(['save: Bob', 1])
      s.picks('Ann|attack|Bob|blade').until('act').rolledEverything()
      return s.events.filter(({ is }) => is === 'concentration-tested').length
    }
    expect([tests({}), tests({ at: [12, 22.6] })]).toEqual([0, 1])
  })

  test('DD-RUL-165: a hit taken over is not taken over again', () => {
    const s = guarded()
      .b('Tim', { at: [14, 15], ...GUARDIAN, memory: { bound: { ally: 'Tom' } } })
      .rolls(HIT(2), ['to wound: Ann at Tom', 6])
    strike(s)
    expect(s.events.filter(({ is }) => is === 'hit-taken-over')).toHaveLength(1)
  })

  test('DD-RUL-165: of two guardians of one ally the first takes the hit, and keeps it', () => {
    const s = guarded()
      .b('Tim', { at: [14, 15], ...GUARDIAN })
      .rolls(HIT(2), ['to wound: Ann at Tom', 6])
    expect(strike(s).told('hit-taken-over')).toMatchObject({ figure: 'Tom', instead: 'Bob' })
  })

  test('DD-RUL-165: it comes after Protection has been tried: a hit that was averted is no hit', () => {
    const s = guarded({ at: [13.5, 9.2], traits: ['bound', 'protection-mastery'] }).rolls(HIT(2))
    s.picks('Ann|attack|Bob|blade').picks('yes')
    expect(s.hasTold('hit-taken-over')).toBe(false)
    expect(s.of('Tom').memory.battle['bound']).toMatchObject({ hitIn: 0 })
  })

  test('DD-MDF-21: the Protection Mastery of a guardian is for its bound ally alone', () => {
    const tom: FigureWords = { at: [13.5, 9.2], traits: ['bound', 'protection-mastery'] }
    const s = guarded(tom).rolls(HIT(2)).picks('Ann|attack|Bob|blade')
    expect(isOffered(s)).toBe(true)
    const other = guarded({ ...tom, memory: { bound: { ally: 'Tim' } } })
      .b('Tim', { at: [20, 20] })
      .rolls(HIT(2), NO_WOUND)
    expect(isOffered(other.picks('Ann|attack|Bob|blade'))).toBe(false)
  })
})
