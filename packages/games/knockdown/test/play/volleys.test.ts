/** Attacks on several targets, shots from a chariot, and answers that name no legal shot. */
import { pick } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

/** Centre to centre of a small chariot and a 25 mm base in contact. */
const BESIDE = 42.5 / 25.4

const spitter = (more: Partial<ModelWords> = {}) =>
  skirmish().a('Ann', { profile: 'brute-monster', at: [20, 20], rules: ['natural-ranged-attack'], ...more })

const spits = (battle: Skirmish, at: string) =>
  battle.acts('Ann', 'shoot').stays().shoots('Ann', 'natural-ranged-attack', at)

const isAllowed = (battle: Skirmish, id: string): boolean => battle.battle.answer(pick(id)) === undefined

describe('several targets', () => {
  test('KD-SIEGE-26 KD-SPEC-24 targets may be exactly 3" apart, and no farther', () => {
    const second = (gap: number) =>
      spits(
        spitter()
          .b('Bob', { at: [20, 25] })
          .b('Bea', { at: [20 + TOUCHING + gap, 25] })
          .rolls(['attack: Ann at Bob', 1]),
        'Bob',
      )
    expect(second(3).offered).toEqual(['done', 'Bea'])
    expect(second(3.01).decision.what).toBe('activate')
  })

  test('KD-RUL-58 whoever is named must be a legal target alone: an enemy, in range and seen', () => {
    const battle = spitter()
      .a('Abe', { at: [18.5, 26] })
      .b('Bob', { at: [20, 27] })
      .b('Far', { at: [20, 30.5] })
      .b('Hid', { at: [22.5, 26] })
      .b('Bea', { at: [21.4, 27.5] })
      .line('wall', 'wall', [21.4, 25], [22.8, 25])
      .having({ height: 5 })
    expect(spits(battle, 'Bob').offered).toEqual(['done', 'Bea'])
  })

  test('KD-RUL-58 the attack on a target that an earlier one has removed is lost', () => {
    const battle = spitter()
      .b('Wain', { profile: 'small-chariot', at: [20, 25], crew: ['One'] })
      .b('One', {})
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at One', 6])
    spits(battle, 'One').picks('Wain').rolledEverything()
    expect(battle.told('attack-lost')).toMatchObject({ by: 'Ann', at: 'Wain' })
    expect(battle.side('b').lost).toBe(2)
  })

  test('KD-RUL-56 KD-SPEC-19 a shooter whom its own Frenzied Wound slays makes none of its other attacks', () => {
    const battle = spitter({ rules: ['natural-ranged-attack', 'frenzied'], wounds: 1 })
      .b('Bob', { at: [20, 25] })
      .b('Bea', { at: [22, 25] })
      .a('Abe', { at: [45, 2], activated: true })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 1])
    spits(battle, 'Bob').picks('Bea').picks('frenzied').rolledEverything()
    expect(battle.of('Ann').where).toBe('slain')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
  })
})

describe('who falls by its own shot', () => {
  test('KD-SPEC-17 KD-KNOCK-01 a shooter on foot that falls or dies of its Frenzied Wound has ended its activation', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], gear: ['bow'], rules: ['frenzied'] })
      .a('Abe', { at: [45, 2] })
      .b('Bob', { at: [20, 25] })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 1])
      .acts('Ann', 'shoot')
      .stays()
      .shoots('Ann', 'bow', 'Bob')
      .picks('frenzied')
      .rolledEverything()
    expect(battle.of('Ann').where).toBe('slain')
    expect(battle.state.activation).toBeUndefined()
    expect(battle.decision).toMatchObject({ by: 'a', what: 'activate' })
  })
})

describe('from a chariot', () => {
  const chariot = (ann: Partial<ModelWords> = { gear: ['bow'] }) =>
    skirmish()
      .a('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['Ann', 'Abe'] })
      .a('Ann', ann)
      .a('Abe', {})
  const aims = (battle: Skirmish) => battle.acts('Wain', 'shoot').stays()

  test('KD-CHAR-11 exactly ½" from the chariot is within it, for the ban and for the target', () => {
    const near = (gap: number) =>
      aims(
        chariot()
          .b('Bob', { at: [20, 20 + BESIDE + gap] })
          .b('Bea', { at: [20 + BESIDE + 0.5, 20] })
          .b('Far', { at: [20, 30] }),
      ).offered
    expect(near(0.5)).toEqual(['Ann|bow|Bob', 'Ann|bow|Bea', 'done'])
    expect(near(0.52)).toEqual(['Ann|bow|Bea', 'done'])
  })

  test('KD-CHAR-10 KD-RUL-70 the crew does not see past a house either', () => {
    const battle = aims(
      chariot()
        .b('Bob', { at: [20, 30] })
        .b('Bea', { at: [10, 20] })
        .box('house', 'building', [15, 25], [25, 26])
        .having({ height: 5 }),
    )
    expect(battle.offered).toEqual(['Ann|bow|Bea', 'done'])
    expect(isAllowed(battle, 'Ann|bow|Bob')).toBe(false)
  })

  test('KD-CHAR-31 each member shoots once, and only with a weapon of its own', () => {
    const battle = aims(chariot().b('Bob', { at: [20, 30], profile: 'brute-monster' }))
    expect(battle.offered).toEqual(['Ann|bow|Bob', 'done'])
    expect(isAllowed(battle, 'Abe|bow|Bob')).toBe(false)
  })

  test('KD-CHAR-31 whoever has shot does not shoot again while the others do', () => {
    const battle = aims(
      skirmish()
        .a('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['Ann', 'Abe'] })
        .a('Ann', { gear: ['bow'] })
        .a('Abe', { gear: ['bow'] })
        .b('Bob', { at: [20, 30], profile: 'brute-monster' })
        .rolls(['attack: Ann at Bob', 1]),
    ).shoots('Ann', 'bow', 'Bob')
    expect(isAllowed(battle, 'Ann|bow|Bob')).toBe(false)
    expect(battle.picks('done').decision.by).toBe('b')
  })
})

describe('answers', () => {
  const aimed = () =>
    skirmish()
      .a('Ann', { at: [20, 10], gear: ['bow'] })
      .a('Abe', { at: [22, 12], gear: ['throwing-weapons'] })
      .b('Bob', { at: [20, 16] })
      .b('Far', { at: [20, 40] })
      .b('Hid', { at: [30, 10] })
      .box('house', 'building', [25, 5], [26, 15])
      .having({ height: 5 })
      .acts('Ann', 'shoot')
      .stays()

  test('KD-RNG-02 KD-RNG-03 only enemies that are seen and in range can be named', () => {
    expect(aimed().offered).toEqual(['Ann|bow|Bob', 'done'])
    const wrong = ['Ann|bow|Abe', 'Ann|bow|Ann', 'Ann|bow|Far', 'Ann|bow|Hid', 'Ann|bow|Nobody', 'Ann|bow|Bob|Bob']
    expect(wrong.filter((id) => isAllowed(aimed(), id))).toEqual([])
  })

  test('KD-RNG-22 a model shoots with what it has, and nobody shoots in its place', () => {
    const wrong = ['Ann|throwing-weapons|Bob', 'Abe|throwing-weapons|Bob', 'Abe|bow|Bob']
    expect(wrong.filter((id) => isAllowed(aimed(), id))).toEqual([])
  })

  test('KD-RNG-02 a player may decide not to shoot after all', () => {
    const battle = aimed().picks('done')
    expect(battle.rolled).toEqual([])
    expect([battle.actionsOf('Ann'), battle.actionsOf('Abe').includes('shoot')]).toEqual([[], true])
  })
})
