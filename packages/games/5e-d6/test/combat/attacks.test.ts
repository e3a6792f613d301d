/** Attacks: the to-hit roll, targets and weapons, one attack after the other. */
import { describe, expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
import { melee, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const far = { at: [22, 22] as const, fought: true }

/** Ann beside Bob, who has a spear so that no mastery asks anything of him. */
const duel = (ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  melee(words)
    .a('Ann', { at: [10, 10], weapons: ['hand-spear'], ...ann })
    .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], ...bob })
    .b('Far', far)

const creature = (more: object = {}) => ({ profiles: [{ id: 'beast', weapons: [{ name: 'Claws' }], ...more }] })

/** The faces that hit. */
const hitsOn = (battle: ReturnType<typeof duel>, weapon = 'hand-spear') => {
  battle.rolls(['hit: Ann at Bob', 6], ['wound: Ann at Bob', 6]).attacks('Ann', 'Bob', weapon)
  return (battle.told('attacked') as unknown as { test: { succeeds: number[] } }).test.succeeds
}

describe('the to-hit roll', () => {
  test('FD-ATK-08 a die equal to or below Fight minus Armor hits', () => {
    const hit = duel({}, { armor: 'light' }).rolls(['hit: Ann at Bob', 3], ['wound: Ann at Bob', 6])
    expect(hit.attacks('Ann', 'Bob', 'hand-spear').told('attacked')).toMatchObject({ hit: true })
    const missed = duel({}, { armor: 'light' }).rolls(['hit: Ann at Bob', 4])
    expect(missed.attacks('Ann', 'Bob', 'hand-spear').told('attacked')).toMatchObject({ hit: false })
  })

  test('FD-ATK-08 all of a high Armor counts', () => {
    const claws = { profile: 'beast', weapons: [], fought: true }
    expect(hitsOn(duel({}, claws, creature({ armor: 3 })))).toEqual([1])
    expect(hitsOn(duel({}, claws, creature({ armor: 4 })))).toEqual([])
  })

  test('FD-EX-03 a hobgoblin of Fight 5 hits a guard with Armor 1 on 1 to 4', () => {
    const battle = duel({ profile: 'beast' }, { armor: 'light' }, creature({ fight: 5 }))
    expect(hitsOn(battle, 'beast 1')).toEqual([1, 2, 3, 4])
  })

  test('FD-ATK-09 FD-RUL-26 a target number of 6 or more always hits, one of 0 or less never, and dice are rolled', () => {
    const sure = duel({ profile: 'beast' }, {}, creature({ fight: 7 }))
    sure.rolls(['hit: Ann at Bob', 6], ['wound: Ann at Bob', 6]).attacks('Ann', 'Bob', 'beast 1')
    expect(sure.told('attacked')).toMatchObject({ hit: true, test: { face: 6 } })
    const vain = duel({ profile: 'beast' }, { armor: 'heavy', fought: true }, creature({ fight: 2 }))
    vain.rolls(['hit: Ann at Bob', 1]).attacks('Ann', 'Bob', 'beast 1')
    expect(vain.told('attacked')).toMatchObject({ hit: false, test: { face: 1 } })
  })

  test('FD-ATK-10 FD-RUL-82 a target without Armor (N/A) is hit without a roll, whether it dodges or has a shield', () => {
    const words = { profiles: [{ id: 'ooze', armor: 'none', soldier: true }] }
    const battle = duel({}, { profile: 'ooze', dodging: true, shield: true }, words).rolls(['wound: Ann at Bob', 6])
    battle.attacks('Ann', 'Bob', 'hand-spear').rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ hit: true })
  })

  test('FD-RUL-63 a creature without Armor that puts on armor has that armor alone', () => {
    const words = { profiles: [{ id: 'ooze', armor: 'none', soldier: true }] }
    expect(hitsOn(duel({}, { profile: 'ooze', armor: 'light', weapons: ['hand-spear'] }, words))).toEqual([1, 2, 3])
  })

  test('FD-ATK-11 a hit does 1 Damage unless the profile says more', () => {
    const one = duel().rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6])
    expect(one.attacks('Ann', 'Bob', 'hand-spear').told('wounds-rolled')).toMatchObject({ faces: [6] })
    const words = creature({ weapons: [{ name: 'Maw', damage: 2 }] })
    const two = duel({ profile: 'beast' }, {}, words).rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 6, 5])
    expect(two.attacks('Ann', 'Bob', 'beast 1').told('wounds-rolled')).toMatchObject({ faces: [6, 5] })
  })
})

describe('attacks of one action', () => {
  const elf = { profile: 'elf', weapons: ['hand-spear', 'daggers'] }

  test('FD-ATK-01 FD-ROUND-02 a figure makes up to its Attacks, and may make fewer', () => {
    const battle = duel(elf).rolls(['hit: Ann at Bob', 6], ['hit: Ann at Bob', 6])
    battle.attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.decision).toMatchObject({ what: 'fight', about: 'Ann' })
    battle.attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.decision).toMatchObject({ about: 'Bob' })
    const fewer = duel(elf).rolls(['hit: Ann at Bob', 6]).attacks('Ann', 'Bob', 'hand-spear').does('Ann', 'done')
    expect(fewer.decision).toMatchObject({ about: 'Bob' })
  })

  test('FD-ATK-02 FD-RUL-23 each attack may use another weapon, melee and ranged mixed', () => {
    const battle = duel(elf).rolls(['hit: Ann at Bob', 6], ['hit: Ann at Bob', 1], ['hit again: Ann at Bob', 6])
    battle.attacks('Ann', 'Bob', 'hand-spear').shoots('Ann', 'Bob', 'daggers')
    expect(battle.all('attacked')).toMatchObject([{ weapon: 'Spear' }, { weapon: 'Daggers', kind: 'ranged' }])
  })

  test('FD-ATK-03 each attack is resolved before the next names its target', () => {
    const battle = duel(elf)
      .b('Bea', { at: [10, 10 - TOUCHING] })
      .rolls(['hit: Ann at Bob', 1], ['wound: Ann at Bob', 1], ['hit: Ann at Bea', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.of('Bob').where).toBe('eliminated')
    expect(battle.offeredTo('Ann')).toEqual(['melee|hand-spear|Bea', 'melee|daggers|Bea', 'ranged|daggers|Bea', 'done'])
    battle.attacks('Ann', 'Bea', 'hand-spear').rolledEverything()
  })
})

describe('whom one may attack', () => {
  const at = (gap: number): Partial<FigureWords> => ({ at: [10, 10 + TOUCHING + gap] })

  test('FD-ATK-04 FD-ATK-05 FD-MEL-01 a melee weapon without a listed reach strikes 1" far', () => {
    expect(duel({}, at(1)).offeredTo('Ann')).toContain('melee|hand-spear|Bob')
    expect(duel({}, at(1.01)).decision.what).not.toBe('fight')
  })

  test('FD-ATK-04 odds are shown for an enemy within reach, and the reason for one beyond it', () => {
    const spear = (gap: number) => fiveED6.attackForecasts(duel({}, at(gap)).state, 'Ann', 'Bob')[0]
    expect(spear(1)).toMatchObject({ allowed: true })
    expect(spear(1.01)).toMatchObject({ allowed: false, rule: 'FD-ATK-04' })
  })

  test('FD-RUL-16 FD-RUL-25 distances run from base edge to base edge, with a tolerance of 0.001"', () => {
    expect(duel({}, at(1.0009)).offeredTo('Ann')).toContain('melee|hand-spear|Bob')
    expect(duel({}, at(1.002)).decision.what).not.toBe('fight')
  })

  test('FD-ATK-06 the reach of a long weapon is measured from the edge of its bearer', () => {
    const words = creature({ weapons: [{ name: 'Tail', reach: 3 }] })
    expect(duel({ profile: 'beast' }, at(3), words).offeredTo('Ann')).toContain('melee|beast 1|Bob')
    expect(duel({ profile: 'beast' }, at(3.01), words).decision.what).not.toBe('fight')
  })

  test('FD-ATK-07 FD-RUL-24 only enemies are targets', () => {
    const battle = duel().a('Abe', { at: [10, 10 - TOUCHING] })
    expect(battle.offeredTo('Ann').some((one) => one.includes('Abe'))).toBe(false)
    expect(fiveED6.attackForecasts(battle.state, 'Ann', 'Abe')).toEqual([])
  })
})

describe('the usual answer', () => {
  test('FD-COMB-08 is the attack that takes the most points on average, past whatever may stop it', () => {
    const battle = skirmish({ stage: 'combat', lead: 'a' })
      .a('Ann', { at: [10, 4], weapons: ['bow'], prepared: true })
      .b('Bob', { at: [10, 12], armor: 'heavy' })
      .b('Bea', { at: [14, 11] })
      .line('hedge', 'hedge', [8, 8], [11, 8])
    expect(battle.decision.default).toEqual({ pick: ['Ann|ranged|bow|Bea'] })
  })

  test('FD-COMB-08 FD-RNG-13 is not a shot past a friend where another target stands in the open', () => {
    const battle = (friend: boolean) => {
      const field = skirmish({ stage: 'combat', lead: 'a' })
        .a('Ann', { at: [10, 4], weapons: ['bow'], prepared: true })
        .b('Bob', { at: [10, 12] })
        .b('Bea', { at: [16, 12], armor: 'heavy' })
      return friend ? field.a('Abe', { at: [10, 8], fought: true }) : field.b('Bix', { at: [10, 8] })
    }
    expect(battle(true).decision.default).toEqual({ pick: ['Ann|ranged|bow|Bea'] })
    expect(battle(false).decision.default).not.toEqual({ pick: ['Ann|ranged|bow|Bea'] })
  })

  test('FD-COMB-08 FD-RNG-13 is to do nothing where only a target behind several friends could be shot at', () => {
    const battle = skirmish({ stage: 'combat', lead: 'a' })
      .a('Ann', { at: [10, 4], weapons: ['bow'], prepared: true })
      .a('Abe', { at: [10, 8], fought: true })
      .a('Ada', { at: [10, 9.5], fought: true })
      .a('Ash', { at: [10, 11], fought: true })
      .b('Bob', { at: [10, 14], armor: 'heavy' })
    expect(battle.decision.default).toEqual({ pick: ['Ann|done'] })
  })

  test('FD-COMB-08 is to do nothing where an area would harm friends more', () => {
    const breath = {
      name: 'Breath',
      damage: 2,
      range: [6, 6],
      save: { save: 'reflex', difficulty: 2, area: { shape: 'cone', inches: 6 } },
    }
    const battle = skirmish({ stage: 'combat', lead: 'a', profiles: [{ id: 'drake', weapons: [breath] }] })
      .a('Ann', { at: [10, 4], profile: 'drake' })
      .a('Abe', { at: [9.4, 7], fought: true })
      .a('Ada', { at: [10.6, 7], fought: true })
      .b('Bob', { at: [10, 9] })
    expect(battle.decision.default).toEqual({ pick: ['Ann|done'] })
  })
})
