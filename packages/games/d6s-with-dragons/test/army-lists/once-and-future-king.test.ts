/** The features of the Once and Future King, each tried against a plain warrior. */
import { describe, expect, test } from 'vitest'
import { duel, range, shoot, strike } from '../duel.ts'
import { conditions, count, wordsOf } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9 }
const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const

describe('Avenger', () => {
  /** Bob walks away from the king, who has no other enemy beside him. */
  const leaving = (king: FigureWords = {}, faces: readonly number[] = [2, 6]): Skirmish =>
    skirmish()
      .a('King', { at: [12, 12], speed: 5, traits: ['avenger'], now: { turnDone: true }, ...king })
      .a('Amy', { at: [2, 2], speed: 1 })
      .b('Bob', { at: [12, 13.9], ...SAFE })
      .b('Ben', { at: [22, 22], speed: 1 })
      .rolls(
        ...faces.map(
          (face, index) => [index % 2 === 0 ? 'to hit: King at Bob' : 'to wound: King at Bob', face] as const,
        ),
      )

  test('DD-GKF-07 DD-RUL-161 after a hit with an opportunity attack he may move half his Speed at once, 2.5" of 5"', () => {
    const s = leaving().move('Bob', [12, 18]).picks('King|blade|Bob')
    expect(s.decision).toMatchObject({ what: 'avenger', by: 'a' })
    expect(s.decision.kind === 'move' && s.decision.movers).toMatchObject([{ figure: 'King', allowance: 2.5 * 2540 }])
    s.move('King', [9.5, 12])
    expect(s.at('King')).toEqual([9.5, 12])
    expect(s.at('Bob')[1]).toBeCloseTo(13.98, 1)
    expect(s.told('feature-used')).toMatchObject({ figure: 'King', feature: 'avenger' })
  })

  test('DD-GKF-07 the one he hit is asked again where it goes, and is not attacked for the same leaving', () => {
    const s = leaving().move('Bob', [12, 18]).picks('King|blade|Bob').move('King', [12, 11])
    expect(s.decision).toMatchObject({ kind: 'move', by: 'b' })
    s.move('Bob', [12, 17])
    expect(s.at('Bob')).toEqual([12, 17])
    expect(count(s, 'attacked')).toBe(1)
  })

  test('DD-GKF-07 a miss gives him no move, and a move he declines is not made', () => {
    const missed = leaving({}, [6]).move('Bob', [12, 18]).picks('King|blade|Bob')
    expect(missed.at('Bob')).toEqual([12, 18])
    const stayed = leaving().move('Bob', [12, 18]).picks('King|blade|Bob').picks('stay')
    expect([stayed.at('King'), stayed.at('Bob')]).toEqual([
      [12, 12],
      [12, 18],
    ])
  })

  test('DD-GKF-07 lying prone he strikes, and moves nowhere', () => {
    const s = leaving({ conditions: ['prone'] })
      .move('Bob', [12, 18])
      .picks('King|blade|Bob')
      .rolledEverything()
    expect([s.at('Bob'), s.hasTold('feature-used')]).toEqual([[12, 18], false])
  })

  test('DD-GKF-07 his move provokes nobody: an enemy he leaves behind does not attack him', () => {
    const s = leaving().b('Bill', { at: [10.75, 10.3], now: { turnDone: true } })
    s.move('Bob', [12, 18]).picks('King|blade|Bob').move('King', [9.5, 12])
    expect(s.at('King')).toEqual([9.5, 12])
    expect(s.decision).toMatchObject({ what: 'act', by: 'b' })
  })

  test('DD-GKF-07 only the first such hit of a round lets him move', () => {
    const s = leaving().b('Bud', { at: [14.2, 12], ...SAFE, speed: 5 })
    s.rolls(['to hit: King at Bud', 2], ['to wound: King at Bud', 6])
    s.move('Bob', [12, 18]).picks('King|blade|Bob').picks('stay').picks('Bob|end')
    s.move('Bud', [13.9, 12]).move('Bud', [17, 12]).picks('King|blade|Bud')
    expect(s.rolledEverything().at('Bud')).toEqual([17, 12])
  })
})

describe('Relentless Endurance', () => {
  const king = { traits: ['relentless-endurance'], uses: { 'relentless-endurance': 1 }, health: 4, wounds: 3 }
  const WOUND = ['to wound: Ann at Bob', 1] as const
  const felled = (face: number, more: FigureWords = {}) =>
    duel({ attacks: 2 }, { ...king, now: { action: false }, ...more }).rolls(HIT, WOUND, [
      'relentless endurance: Bob',
      face,
    ])

  test('DD-GKF-08 on a 4 the wound that would eliminate him leaves him prone with 1 Health', () => {
    const s = felled(4).rolls(['to hit: Ann at Bob', 6])
    strike(s).picks('yes')
    expect(s.of('Bob')).toMatchObject({ where: 'standing', wounds: 3, marked: { 'relentless-endurance': 1 } })
    expect(conditions(s, 'Bob')).toEqual(['prone'])
  })

  test('DD-GKF-09 DD-RUL-159 after that he takes no more wounds in the round', () => {
    const s = felled(6).rolls(HIT, WOUND)
    strike(s).picks('yes').rolledEverything()
    expect(s.of('Bob')).toMatchObject({ where: 'standing', wounds: 3 })
    expect(s.told('wound-spared')).toMatchObject({ figure: 'Bob' })
  })

  test('DD-GKF-09 nor from the other dice of the same hit', () => {
    const s = duel({ gear: [], attackList: [{ id: 'maul', damage: 2 }] }, { ...king, now: { action: false } }).rolls(
      HIT,
      WOUND,
      ['relentless endurance: Bob', 5],
      WOUND,
    )
    strike(s, 'Bob', 'maul').picks('yes').rolledEverything()
    expect(s.of('Bob')).toMatchObject({ where: 'standing', wounds: 3 })
  })

  test('DD-GKF-10 on a 3 he is eliminated, and the box is spent', () => {
    const s = felled(3)
    strike(s).picks('yes')
    expect(s.of('Bob')).toMatchObject({ where: 'slain', marked: { 'relentless-endurance': 1 } })
  })

  test('DD-RUL-159 his player may leave the box alone, and a spent one does not help', () => {
    const declined = duel({}, { ...king, now: { action: false } }).rolls(HIT, WOUND)
    strike(declined).picks('no')
    expect(declined.of('Bob')).toMatchObject({ where: 'slain', marked: {} })
    const spent = duel({}, { ...king, marked: { 'relentless-endurance': 1 }, now: { action: false } }).rolls(HIT, WOUND)
    expect(strike(spent).of('Bob').where).toBe('slain')
  })
})

describe('Enmity', () => {
  const king = { traits: ['enmity'], uses: { enmity: 1 } }

  test('DD-GKF-11 DD-RUL-160 it names an enemy within 2" without an action; to-hit rolls against that one have advantage', () => {
    const s = duel(king, SAFE).rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 2], NO_WOUND)
    s.picks('Ann|deed|enmity').picks('Bob')
    expect(s.of('Ann')).toMatchObject({ now: { action: true }, marked: { enmity: 1 } })
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: true, luck: { net: 1 } })
  })

  test('DD-GKF-11 against others it has no advantage, and it is used once', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], ...king })
      .b('Bob', { at: [12, 13.5], ...SAFE })
      .b('Bill', { at: [12, 10.5], ...SAFE, now: { action: false } })
      .melee('Ann', 'Bob', 'Bill')
      .rolls(['to hit: Ann at Bill', 6])
    s.picks('Ann|deed|enmity').picks('Bob')
    expect(wordsOf(s, 'Ann')).not.toContain('deed|enmity')
    strike(s, 'Bill').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ hit: false, luck: { net: 0 } })
  })

  test('DD-GKF-11 an enemy farther than 2" away cannot be named', () => {
    const near = (y: number) =>
      wordsOf(
        skirmish()
          .a('Ann', { at: [12, 12], speed: 9, ...king })
          .b('Bob', { at: [12, y] }),
        'Ann',
      ).includes('deed|enmity')
    expect([near(12.98 + 2), near(12.98 + 2.1)]).toEqual([true, false])
  })
})

describe('Divine Smite', () => {
  const smiter = { traits: ['divine-smite'], strength: 4 }

  test('DD-GKF-12 DD-RUL-162 when a melee attack has hit he may use it: one more to-wound die', () => {
    const s = duel(smiter, { ...SAFE, now: { action: false } }).rolls(HIT, NO_WOUND, NO_WOUND)
    strike(s)
    expect(s.decision).toMatchObject({ what: 'use-mastery', by: 'a' })
    s.picks('yes').rolledEverything()
    expect(count(s, 'wound-rolled')).toBe(2)
  })

  test('DD-GKF-12 it is his one mastery of the round: not for a second hit, nor after another mastery', () => {
    const s = duel({ ...smiter, attacks: 2 }, { ...SAFE, now: { action: false } })
    s.rolls(HIT, NO_WOUND, NO_WOUND, HIT, NO_WOUND)
    strike(s).picks('yes').rolledEverything()
    const used = duel({ ...smiter, now: { mastery: 'blade', masteryApplied: true } }, SAFE).rolls(HIT, NO_WOUND)
    expect(strike(used).battle.question?.what).not.toBe('use-mastery')
  })

  test('DD-GKF-13 against undead and fiends the hit has +1 Strength as well', () => {
    const wounds = (type: string) => {
      const s = duel(smiter, { toughness: 4, health: 9, types: [type], now: { action: false } })
      s.rolls(HIT, ['to wound: Ann at Bob', 4], ['to wound: Ann at Bob', 4])
      return strike(s).picks('yes').of('Bob').wounds
    }
    expect([wounds('undead'), wounds('fiend'), wounds('humanoid')]).toEqual([2, 2, 0])
  })

  test('DD-RUL-162 not with a weapon that was thrown', () => {
    const s = range({ ...smiter, gear: 'throwing', at: [12, 8] }, SAFE).rolls(HIT, NO_WOUND)
    shoot(s, 'Bob', 'throwing').rolledEverything()
    expect(count(s, 'wound-rolled')).toBe(1)
  })

  test('DD-RUL-162 never with an opportunity attack', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], ...smiter, now: { turnDone: true } })
      .b('Bob', { at: [12, 13.9], ...SAFE })
      .rolls(HIT, NO_WOUND)
      .move('Bob', [12, 18])
    expect(s.picks('Ann|blade|Bob').rolledEverything().at('Bob')).toEqual([12, 18])
  })
})
