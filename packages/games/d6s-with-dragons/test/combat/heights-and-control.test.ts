/** Who fights whom when heights differ, when the enemy controls a friend, and when masteries are declared. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, melees, toActions, what } from '../brawl.ts'
import { duel, range, shoot } from '../duel.ts'
import { conditions } from '../march.ts'
import { skirmish } from '../skirmish.ts'

const DOMINATED = { conditions: ['dominated'] } as const

describe('heights', () => {
  /** Ann on the ground, her enemy on a ledge beside her. */
  const ledge = (height: number, ann: object = {}, bob: object = {}) =>
    brawl()
      .a('Ann', { at: [10, 10], gear: '', ...ann })
      .b('Bob', { at: [10, 11.2], gear: '', ...bob })
      .box('ledge', 'building', [8, 10.6], [12, 14])
      .high(height)

  test('DD-TERR-24: they fight as long as the higher one stands no higher than the Height of the lower', () => {
    expect(melees(ledge(0.98))).toEqual(['Ann Bob'])
    expect(melees(ledge(1))).toEqual([])
  })

  test('DD-TERR-24: the Height of the lower one counts, not that of the higher', () => {
    const large = { size: 'large', base: 25 }
    expect(melees(ledge(1.3, large))).toEqual(['Ann Bob'])
    expect(melees(ledge(1.3, {}, large))).toEqual([])
  })

  test('DD-TERR-24 DD-RUL-36: a long reach does not reach up to one it cannot fight', () => {
    const slam = { attackList: [{ id: 'slam', reach: 2 }] }
    expect(choices(ledge(0.4, slam, { at: [10, 12.5] }))).toContain('Ann|attack|Bob|slam')
    expect(ledge(2, slam, { at: [10, 12.5] }).battle.question?.what).not.toBe('lone-action')
  })

  test('DD-RUL-36: a reach of 2" is measured from rim to rim', () => {
    const slam = { at: [10, 4] as const, gear: '', attackList: [{ id: 'slam', reach: 2 }] }
    const apart = (gap: number) =>
      brawl()
        .a('Ann', slam)
        .b('Bob', { at: [10, 4.9843 + gap] })
    isAsked(apart(2), 'lone-action', 'a')
    expect(apart(2.05).battle.question?.what).not.toBe('lone-action')
  })
})

describe('characters the enemy controls', () => {
  test('DD-RUL-88 DD-SPLIT-01: a dominated character fights its own friends when melees are split', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: '' })
      .a('Abe', { at: [10, 11.2], gear: '', ...DOMINATED })
    expect(melees(s)).toEqual(['Abe Ann'])
    // Ann is the Lead Player's: she stays, and the other slides to her.
    expect(s.at('Ann')).toEqual([10, 10])
    expect(s.at('Abe')[1]).toBeCloseTo(10.984, 2)
  })

  test('DD-RUL-88 DD-SPLIT-04: dominated Abe and Bob are one side against Ann and Amy', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: '' })
      .a('Amy', { at: [12, 10], gear: '' })
      .a('Abe', { at: [10, 11], gear: '', ...DOMINATED })
      .b('Bob', { at: [12, 11], gear: '' })
    expect(melees(s)).toEqual(['Abe Ann', 'Amy Bob'])
  })

  test('DD-RUL-88 DD-MEL-02: the side in control declares its mastery, in its own turn to declare', () => {
    const s = brawl({ stage: 'declare-masteries', melee: 1 })
      .a('Abe', { at: [10, 11], ...DOMINATED })
      .a('Ann', { at: [10, 10] })
      .melee('Abe', 'Ann')
    expect(s.decision).toMatchObject({ what: 'mastery', about: 'Ann', by: 'a' })
    expect(s.picks('no').decision).toMatchObject({ what: 'mastery', about: 'Abe', by: 'b' })
  })

  test('DD-RUL-88 DD-MEL-04: at equal Fight a dominated character acts with the side in control', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [10, 11], ...DOMINATED })
      .melee('Ann', 'Abe')
    expect(s.decision).toMatchObject({ about: 'Ann', by: 'a' })
    expect(s.picks('Ann|let-pass').decision).toMatchObject({ about: 'Abe', by: 'b' })
  })

  test('DD-RUL-88 DD-CACT-06: the side in control chooses the save against a grapple', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Abe', { at: [10, 11.3], fight: 1, ...DOMINATED })
      .a('Ann', { at: [10, 10], size: 'large', base: 40 })
      .melee('Abe', 'Ann')
    isAsked(s.picks('Ann|grapple|Abe'), 'grapple-save', 'b')
  })

  test('DD-RUL-88 DD-RNG-03: a dominated friend beside it disturbs a shooter, a dominated enemy does not', () => {
    const friend = range()
      .a('Abe', { at: [10.8, 4], speed: 1, ...DOMINATED })
      .rolls(['to hit: Ann at Bob', 1], ['to hit again: Ann at Bob', 6])
    shoot(friend).rolledEverything()
    const enemy = range()
      .b('Ben', { at: [10.8, 4], speed: 1, ...DOMINATED })
      .rolls(['to hit: Ann at Bob', 6])
    shoot(enemy).rolledEverything()
  })
})

describe('masteries', () => {
  test('DD-MAST-08: once it has held back, a spear has no mastery to put into a later attack', () => {
    const s = duel(
      { gear: 'spear', attacks: 2, fight: 1, now: { mastery: 'spear', masteryApplied: true } },
      { fight: 1, toughness: 10 },
    )
    expect(choices(toActions(s)).filter((id) => id.startsWith('Ann|attack'))).toEqual(['Ann|attack|Bob|spear'])
  })

  test('DD-MAST-08 DD-RUL-25: a spear user without an action makes no attack before the others', () => {
    const s = duel({ gear: 'spear', now: { mastery: 'spear', action: false } })
    expect(toActions(s).decision.about).toBe('Bob')
  })
})

describe('pushes', () => {
  test('DD-RUL-47 DD-RUL-94: a rider pushes straight away from the base of its mount', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Horse', { name: 'Horse', size: 'large', base: 40, gear: '', at: [10, 10], now: { action: false } })
      .a('Ann', { mount: 'Horse', size: 'large', base: 40 })
      .b('Bob', { at: [11.3, 10], fight: 1 })
      .melee('Horse', 'Ann', 'Bob')
      .rolls(['save: Bob', 6])
      .picks('Ann|shove|Bob')
    expect(s.at('Bob')[0]).toBeCloseTo(12.3, 2)
    expect(s.at('Bob')[1]).toBeCloseTo(10, 2)
  })

  test('DD-RUL-47 DD-RUL-93: a creature pushed into a gap falls to its floor', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], size: 'large', base: 40 })
      .b('Bob', { at: [10, 11.3], fight: 1, toughness: 10 })
      .box('pit', 'gap', [8, 11.8], [12, 15])
      .high(2)
      .melee('Ann', 'Bob')
      .rolls(['save: Bob', 6], ['to wound: fall at Bob', 6])
      .picks('Ann|shove|Bob')
      .rolledEverything()
    expect(conditions(s, 'Bob')).toContain('prone')
  })

  test('DD-RUL-35 DD-RUL-48: a slide that takes a grappled character more than 1" from its grappler ends the grapple', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], gear: '' })
      .b('Bob', { at: [10, 11.9], gear: '', conditions: [{ is: 'grappled', from: 'Abe' }] })
      .a('Abe', { at: [10, 13.8], gear: '' })
      .b('Bea', { at: [10, 15], gear: '' })
    expect(melees(s)).toEqual(['Abe Bea', 'Ann Bob'])
    expect(conditions(s, 'Bob')).toEqual([])
  })
})

describe('opportunity attacks', () => {
  /** Ann leaves Bob's threatened space. */
  const leaves = (bob: object, more: (s: ReturnType<typeof skirmish>) => void = () => undefined) => {
    const s = skirmish()
      .a('Ann', { at: [10, 10], speed: 9, toughness: 10 })
      .a('Amy', { at: [1, 1], speed: 1 })
      .b('Bob', { at: [10, 11.2], speed: 1, ...bob })
      .b('Ben', { at: [22, 22], speed: 1 })
    more(s)
    return s.move('Ann', [10, 6])
  }

  test('DD-COND-07 DD-OPP-02: a charmed character does not strike at its charmer', () => {
    expect(what(leaves({}))).toBe('opportunity')
    expect(what(leaves({ conditions: [{ is: 'charmed', from: 'Ann' }] }))).toBe('act')
  })

  test('DD-OPP-07 DD-TERR-25: a friend too high above the enemy does not tie it up', () => {
    const tied = (height: number) =>
      leaves({}, (s) =>
        s
          .a('Abe', { at: [11.2, 12], speed: 1 })
          .box('ledge', 'building', [10.6, 11.3], [13, 14])
          .high(height),
      )
    expect(what(tied(0.4))).toBe('act')
    expect(what(tied(2))).toBe('opportunity')
  })

  test('DD-TERR-25 DD-RNG-03: an enemy too high above a shooter does not disturb its aim', () => {
    const luck = (height: number) => {
      const s = range({}, { toughness: 10 })
        .b('Cal', { at: [12, 2.7], speed: 1 })
        .box('ledge', 'building', [10, 1], [14, 3.3])
        .high(height)
      return shoot(s.rolls(['to hit: Ann at Bob', 6])).told('attacked')['luck']
    }
    expect(luck(0.4)).toMatchObject({ net: -1 })
    expect(luck(2)).toMatchObject({ net: 0 })
  })

  test('DD-RUL-88 DD-OPP-02: a dominated friend strikes at those who leave it, as the side in control decides', () => {
    const s = skirmish()
      .a('Ann', { at: [10, 10], speed: 9 })
      .a('Abe', { at: [10, 11.2], speed: 1, ...DOMINATED })
      .a('Amy', { at: [1, 1], speed: 1 })
      .b('Ben', { at: [22, 22], speed: 1 })
      .move('Ann', [10, 6])
    isAsked(s, 'opportunity', 'b')
  })

  test('DD-RUL-88 DD-OPP-02: nobody provokes an enemy under its own side’s control', () => {
    expect(what(leaves(DOMINATED))).toBe('act')
  })
})
