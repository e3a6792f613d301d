import { describe, expect, test } from 'vitest'
import {
  asked,
  casting,
  conditions,
  coven,
  incantations,
  inForce,
  offered,
  quick,
  standard,
  type Knowledge,
} from '../coven.ts'
import type { FigureWords } from '../skirmish.ts'

const COUNTER: Knowledge = { potency: 2, quick: [{ spells: ['counterspell'], boxes: 2 }] }

/** Ann and Bob in melee; it is Ann's place to act, unless Bob fights better. */
const duel = (ann: FigureWords, bob: FigureWords) =>
  coven({
    ann: { at: [12, 12], casting: undefined as never, ...ann },
    bob: { at: [12, 13.5], ...bob },
    words: { stage: 'combat-action', melee: 1 },
  }).melee('Ann', 'Bob')

describe('Counterspell', () => {
  const sacred = (bob: FigureWords = {}) =>
    coven({ knows: { ...standard('sacred-weapon'), potency: 0 }, bob: { casting: casting(COUNTER), ...bob } })

  test("DD-QCK-01 DD-QCK-02: Ann fails her Fortitude save against Bob's Potency 2: her spell fails and its slot is not spent", () => {
    const s = sacred().rolls(['save: Ann', 2]).picks('Ann|cast|sacred-weapon')
    expect(s.decision).toMatchObject({ what: 'quick-counterspell', by: 'b' })
    s.picks('yes')
    s.rolledEverything()
    expect(inForce(s)).toEqual([])
    expect(s.of('Ann').marked).toEqual({ spellcasting: 0 })
    expect(s.of('Bob').marked).toEqual({ 'quick 1': 1 })
  })

  test('DD-QCK-01 DD-CFT-06: Magic Resistance helps against it, for it is a spell', () => {
    const s = coven({
      knows: { ...standard('sacred-weapon'), potency: 0 },
      ann: { traits: ['magic-resistance'] },
      bob: { casting: casting(COUNTER) },
    })
    s.rolls(['save: Ann', 6], ['save again: Ann', 3]).picks('Ann|cast|sacred-weapon').picks('yes').rolledEverything()
    expect(inForce(s)).toEqual(['sacred-weapon'])
  })

  test('DD-RUL-70: the action and the preparing are spent all the same', () => {
    const s = sacred().rolls(['save: Ann', 6]).picks('Ann|cast|sacred-weapon').picks('yes')
    expect(s.of('Ann').now.action).toBe(false)
    expect(s.state.turn?.left).toBe(4.5 * 2540)
  })

  test("DD-RUL-70: saving, or not being countered, Ann's spell works", () => {
    const saved = sacred().rolls(['save: Ann', 3]).picks('Ann|cast|sacred-weapon').picks('yes')
    expect(inForce(saved)).toEqual(['sacred-weapon'])
    expect(saved.of('Ann').marked).toEqual({ spellcasting: 1 })
    const declined = sacred().picks('Ann|cast|sacred-weapon').picks('no')
    expect(inForce(declined)).toEqual(['sacred-weapon'])
    expect(declined.of('Bob').marked).toEqual({})
  })

  test('DD-RUL-70: a shift has already ended the old incantation when the new one is countered', () => {
    const s = coven({ knows: incantations('bless', 'bane'), bob: { casting: casting(COUNTER) } })
      .rolls(['save: Ann', 6])
      .picks('Ann|cast|bless')
      .picks('no')
      .picks('Ann|cast|bane')
      .picks('yes')
    expect(inForce(s)).toEqual([])
    expect(s.of('Ann').marked).toEqual({ spellcasting: 1 })
  })

  test('DD-RUL-70: a Counterspell can be countered in its turn, the last cast is settled first', () => {
    const s = sacred()
      .a('Cy', { at: [8, 8], casting: casting({ potency: 0, quick: [{ spells: ['counterspell'], boxes: 1 }] }) })
      .rolls(['save: Bob', 6])
      .picks('Ann|cast|sacred-weapon')
      .picks('yes')
    expect(s.decision).toMatchObject({ what: 'quick-counterspell', by: 'a' })
    s.picks('yes')
    expect(s.decision).toMatchObject({ what: 'quick-counterspell', by: 'b', about: 'Bob' })
    s.picks('no')
    s.rolledEverything()
    expect(inForce(s)).toEqual(['sacred-weapon'])
    expect(s.of('Bob').marked).toEqual({ 'quick 1': 0 })
    expect(s.of('Cy').marked).toEqual({ 'quick 1': 1 })
  })

  test('DD-QCK-01: not beyond 12", nor through a wall', () => {
    expect(asked(sacred({ at: [12, 17.1] }).picks('Ann|cast|sacred-weapon'))).toBe('act')
    expect(asked(sacred().line('wall', 'wall', [0, 7], [24, 7]).high(9).picks('Ann|cast|sacred-weapon'))).toBe('act')
    expect(asked(sacred({ at: [12, 16.98] }).picks('Ann|cast|sacred-weapon'))).toBe('quick-counterspell')
  })
})

describe('Healing Word', () => {
  const wounded = (knows: Knowledge, ...rolls: [string, number][]) =>
    coven({ ann: { gear: 'bow' }, bob: { toughness: 3 } })
      .b('Cid', { at: [20, 14], speed: 1, casting: casting(knows) })
      .rolls(['to hit: Ann at Bob', 2], ...rolls)
      .picks('Ann|shoot')
      .picks('bow|Bob')

  test('DD-QCK-03 DD-QCK-04: a 3 would have wounded Bob; Cid has it rolled again and adds his Potency, so that another 3 does not', () => {
    const s = wounded(
      { potency: 1, ...quick('healing-word') },
      ['to wound: Ann at Bob', 3],
      ['to wound again: Ann at Bob', 3],
    )
    expect(s.decision).toMatchObject({ what: 'quick-healing-word', by: 'b', about: 'Cid' })
    s.picks('yes')
    s.rolledEverything()
    expect(s.of('Bob').where).toBe('standing')
    expect(s.of('Cid').marked).toEqual({ 'quick 1': 1 })
  })

  test('DD-QCK-03: rolled again it may wound after all', () => {
    const s = wounded(
      { potency: 1, ...quick('healing-word') },
      ['to wound: Ann at Bob', 3],
      ['to wound again: Ann at Bob', 2],
    ).picks('yes')
    expect(s.of('Bob').where).toBe('slain')
  })

  test('DD-RUL-71: the caster cannot speak it for itself, and each caster once for the same die', () => {
    const alone = coven({ ann: { gear: 'bow' }, bob: { casting: casting(quick('healing-word', 3)) } })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
      .picks('Ann|shoot')
      .picks('bow|Bob')
    expect(alone.of('Bob').where).toBe('slain')
    const s = wounded(
      { potency: 0, ...quick('healing-word', 3) },
      ['to wound: Ann at Bob', 1],
      ['to wound again: Ann at Bob', 1],
    ).picks('yes')
    expect(s.of('Bob').where).toBe('slain')
    expect(s.of('Cid').marked).toEqual({ 'quick 1': 1 })
  })

  /** Bob is wounded with two healers at hand; the first speaks and the die falls again on this face. */
  const twoHealers = (face: number) =>
    coven({ ann: { gear: 'bow' }, bob: { toughness: 3 } })
      .b('Cid', { at: [20, 14], speed: 1, casting: casting({ potency: 0, ...quick('healing-word') }) })
      .b('Cleo', { at: [4, 14], speed: 1, casting: casting({ potency: 0, ...quick('healing-word') }) })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1], ['to wound again: Ann at Bob', face])
      .picks('Ann|shoot')
      .picks('bow|Bob')
      .picks('yes')

  test('DD-RUL-16: a die rolled again that still wounds may be rolled again by a second healer, one that does not is left alone', () => {
    expect(twoHealers(2).decision).toMatchObject({ what: 'quick-healing-word', about: 'Cleo' })
    const saved = twoHealers(6).rolledEverything()
    expect(saved.decision.what).not.toBe('quick-healing-word')
    expect([saved.of('Bob').where, saved.of('Cleo').marked]).toEqual(['standing', {}])
  })

  test('DD-RUL-71: it comes before Temporary Health, and a spell that rolls nothing to hit gives no occasion for it', () => {
    const s = coven({ knows: { potency: 0, standard: ['lightning-bolt'] }, bob: { temporary: 1 } })
      .b('Cid', { at: [20, 14], casting: casting(quick('healing-word')) })
      .rolls(['closest: lightning-bolt', 1, 1], ['save: Bob', 6], ['to wound: Ann at Bob', 1])
      .picks('Ann|cast|lightning-bolt')
      .aims(12, 9)
    expect(s.of('Bob').temporary).toBe(0)
    const shot = coven({ ann: { gear: 'bow' }, bob: { temporary: 1 } })
      .b('Cid', { at: [20, 14], casting: casting({ potency: 6, ...quick('healing-word') }) })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1])
      .picks('Ann|shoot')
      .picks('bow|Bob')
      .picks('yes')
    expect(shot.of('Bob').temporary).toBe(1)
  })
})

describe('The other quick spells', () => {
  test('DD-QCK-05: Lesser Restoration on an ally within 1": its player chooses what it loses', () => {
    const s = coven({ knows: quick('lesser-restoration') })
      .a('Cy', { at: [12, 5.9], conditions: ['blinded', 'prone'] })
      .a('Di', { at: [12, 8], conditions: ['prone'] })
    s.picks('Ann|cast|lesser-restoration').picks('prone')
    expect([conditions(s, 'Cy'), conditions(s, 'Di')]).toEqual([['blinded'], ['prone']])
  })

  test('DD-RUL-69: freed from Hold Person, its target is free for good', () => {
    const s = coven({ knows: quick('lesser-restoration'), bob: { casting: {}, concentrating: 'hold-person 1' } })
      .a('Cy', { at: [12, 5.9], conditions: [{ is: 'stunned', effect: 'hold-person 1' }] })
      .effect('hold-person 1', 'hold-person', 'Bob', { targets: ['Cy'] })
    s.picks('Ann|cast|lesser-restoration')
    expect(conditions(s, 'Cy')).toEqual([])
    expect(s.state.effects[0]?.targets).toEqual([])
  })

  const misty = (ann: FigureWords = {}) => coven({ knows: quick('misty-step'), ann, words: { stage: 'round-start' } })

  test('DD-QCK-06: at the start of the Movement Phase Ann teleports 6", out of a grapple and over a wall she can see over', () => {
    const s = misty({ conditions: [{ is: 'grappled', from: 'Bob' }], at: [12, 9.5] })
      .line('fence', 'fence', [0, 6], [24, 6])
      .high(0.5)
    expect(s.decision).toMatchObject({ what: 'quick-misty-step', by: 'a' })
    expect(s.refused({ at: { x: 12 * 2540, y: Math.round(3.4 * 2540) } }).code).toBe('too-far')
    s.aims(12, 3.5)
    expect(s.at('Ann')).toEqual([12, 3.5])
    expect(conditions(s, 'Ann')).toEqual([])
    expect(s.of('Ann').marked).toEqual({ 'quick 1': 1 })
    expect(s.hasTold('opportunity-taken')).toBe(false)
  })

  test('DD-RUL-72: only to a free place in sight; once in a phase, before the ice is tested', () => {
    const s = misty()
      .box('ice', 'slippery', [10, 2], [14, 5])
      .line('wall', 'wall', [14.5, 0], [14.5, 12])
      .high(9)
      .a('Cy', { at: [12, 8] })
    expect(s.refused({ at: { x: 16 * 2540, y: 4 * 2540 } }).code).toBe('out-of-sight')
    expect(s.refused({ at: { x: 12 * 2540, y: Math.round(8.5 * 2540) } }).code).toBe('occupied')
    s.aims(8, 4)
    expect(asked(s)).toBe('act')
    expect(s.at('Ann')).toEqual([8, 4])
  })

  test('DD-RUL-72: a teleport ends a grapple even if Ann comes down right beside her grappler', () => {
    const s = misty({ conditions: [{ is: 'grappled', from: 'Bob' }], at: [12, 9.5] }).aims(13.4, 10.984)
    expect(conditions(s, 'Ann')).toEqual([])
  })

  test('DD-RUL-72 DD-RUL-95: a teleport frees the rider that is held, and whom the rider holds, though the pair comes down beside them', () => {
    const mounted = (ann: FigureWords, bob: FigureWords) =>
      coven({
        knows: quick('misty-step'),
        ann: { mount: 'Horse', at: [12, 9], ...ann },
        bob,
        words: { stage: 'round-start' },
      })
        .a('Horse', { name: 'Horse', at: [12, 9], size: 'large', base: 40, types: ['beast'], gear: '' })
        .aims(10, 11)
    const held = mounted({ conditions: [{ is: 'grappled', from: 'Bob' }] }, {})
    expect([held.at('Horse'), conditions(held, 'Ann')]).toEqual([[10, 11], []])
    const holding = mounted({}, { conditions: [{ is: 'grappled', from: 'Ann' }] })
    expect(conditions(holding, 'Bob')).toEqual([])
  })

  const SHIELD = { casting: casting({ quick: [{ spells: ['counterspell', 'shield'], boxes: 3 }] }) }

  test('DD-QCK-07 DD-QCK-09: Bob attacks, Ann raises her Shield: he is sapped for this very attack, and she has used her mastery and has −1 Fight', () => {
    const s = duel({ ...SHIELD, fight: 3 }, { fight: 5 })
      .rolls(['to hit: Bob at Ann', 4], ['to hit again: Bob at Ann', 6])
      .picks('Bob|attack|Ann|blade')
    expect(s.decision).toMatchObject({ what: 'quick-shield', by: 'a' })
    s.picks('yes')
    s.rolledEverything()
    expect(s.of('Ann').now).toMatchObject({ shielding: true, mastery: 'raised-shield' })
    expect(conditions(s, 'Bob')).toEqual([])
    expect(s.of('Ann').marked).toEqual({ 'quick 1': 1 })
  })

  test('DD-UND-07 DD-RUL-73: no shield is needed, but an unspent action, no mastery used and no great weapon; else only force damage makes it worth casting', () => {
    const struck = (ann: FigureWords) =>
      duel({ ...SHIELD, fight: 3, ...ann }, { fight: 5 })
        .rolls(['to hit: Bob at Ann', 6])
        .picks('Bob|attack|Ann|blade')
    expect(asked(struck({}))).toBe('quick-shield')
    for (const bar of [
      { now: { action: false } },
      { now: { mastery: 'blade', masteryApplied: true } },
      { gear: 'great blade' },
    ]) {
      expect(asked(struck(bar))).not.toBe('quick-shield')
    }
  })

  test('DD-RUL-73: Shield saps nobody who shoots, however near', () => {
    const s = coven({ ann: { ...SHIELD, toughness: 9 }, bob: { at: [12, 5.5], speed: 10, gear: 'bow' } })
      .rolls(['to hit: Bob at Ann', 6])
      .picks('Bob|shoot')
      .picks('bow|Ann')
    s.rolledEverything()
    expect(asked(s)).not.toBe('quick-shield')
    expect(s.of('Ann').now).toMatchObject({ shielding: false, mastery: undefined })
    const burst = coven({ ann: { ...SHIELD, toughness: 9 }, bob: { at: [12, 5.5], speed: 10, attackList: [BURST] } })
      .rolls(['to hit: Bob at Ann', 6])
      .picks('Bob|shoot')
      .picks('yes')
    burst.rolledEverything()
    expect([conditions(burst, 'Bob'), burst.of('Ann').now.shielding]).toEqual([[], false])
  })

  const BURST = {
    id: 'arcane-burst',
    name: 'Arcane Burst',
    kind: 'natural',
    range: [12, 12],
    damage: 1,
    strength: 4,
    damageType: 'force',
  }

  test("DD-QCK-08 DD-RUL-74: force damage of that attack is resisted: Bob's burst must wound twice", () => {
    const burst = (answer: string, ...rolls: [string, number][]) =>
      coven({ ann: SHIELD, bob: { speed: 10, attackList: [BURST] } })
        .rolls(['to hit: Bob at Ann', 2], ...rolls)
        .picks('Bob|shoot')
        .picks(answer)
    const shielded = burst('yes', ['to wound: Bob at Ann', 5], ['to wound again: Bob at Ann', 6])
    shielded.rolledEverything()
    expect(shielded.of('Ann').where).toBe('standing')
    expect([inForce(shielded), conditions(shielded, 'Bob')]).toEqual([[], []])
    expect(burst('no', ['to wound: Bob at Ann', 5]).of('Ann').where).toBe('slain')
  })

  const SMITE = { casting: casting(quick('shining-smite')) }

  test('DD-QCK-10: a melee hit with Shining Smite has +1 Strength and is radiant: nothing to a celestial, death to one that would have lived', () => {
    const smite = (bob: FigureWords, ...rolls: [string, number][]) =>
      duel(SMITE, bob)
        .rolls(['to hit: Ann at Bob', 2], ...rolls)
        .picks('Ann|attack|Bob|blade')
        .picks('yes')
    expect(smite({ toughness: 4 }, ['to wound: Ann at Bob', 3]).of('Bob').where).toBe('slain')
    const holy = smite({ types: ['celestial'] })
    holy.rolledEverything()
    expect(holy.told('immune')).toMatchObject({ figure: 'Bob', to: 'radiant' })
  })

  test('DD-QCK-11 DD-QCK-12 DD-RUL-75: the target is no longer hidden or invisible, and vexed for the next attack', () => {
    const s = duel(SMITE, { conditions: ['invisible', 'hidden'], toughness: 9, health: 3 })
      .rolls(['to hit: Ann at Bob', 2], ['to hit again: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|attack|Bob|blade')
      .picks('yes')
    expect(conditions(s, 'Bob')).toEqual(['vexed'])
  })

  test('DD-RUL-75: on opportunity attacks too; what is invisible by nature is seen until the round ends', () => {
    const s = coven({ ann: { speed: 9, at: [12, 12] }, bob: { at: [12, 13.5], ...SMITE } }).rolls(
      ['to hit: Bob at Ann', 2],
      ['to wound: Bob at Ann', 6],
    )
    s.move('Ann', [12, 8]).picks('Bob|blade|Ann')
    expect(asked(s)).toBe('quick-shining-smite')
    s.picks('yes')
    expect(conditions(s, 'Ann')).toEqual(['vexed'])
    const stalker = duel(SMITE, { traits: ['invisibility'], toughness: 9, health: 3 })
      .rolls(['to hit: Ann at Bob', 2], ['to hit again: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|attack|Bob|blade')
      .picks('yes')
    expect(stalker.of('Bob').now.used).toContain('revealed')
  })

  test('DD-QCK-10: Shining Smite is not cast on a shot', () => {
    const s = coven({ ann: { gear: 'bow', ...SMITE } })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 6])
      .picks('Ann|shoot')
      .picks('bow|Bob')
    expect(offered(s).some((id) => id === 'yes')).toBe(false)
  })

  test('DD-QCK-06: Ann is asked at the start of the Movement Phase and of no other', () => {
    const s = coven({ knows: quick('misty-step', 3), words: { stage: 'round-start' } }).picks('no')
    while (s.state.round === 1) {
      expect(asked(s)).not.toBe('quick-misty-step')
      s.answer(s.decision.default)
    }
    expect(asked(s)).toBe('quick-misty-step')
  })

  test('DD-RUL-69: stunned, or with her box spent, Ann is not asked for a Misty Step', () => {
    expect(asked(misty())).toBe('quick-misty-step')
    for (const bar of [{ conditions: ['stunned'] }, { marked: { 'quick 1': 1 } }]) {
      expect(asked(misty(bar))).toBe('act')
    }
  })

  test('DD-QCK-10: Shining Smite gives 1 Strength and no more: a 4 does not wound Toughness 4', () => {
    const s = duel(SMITE, { toughness: 4 })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 4])
      .picks('Ann|attack|Bob|blade')
      .picks('yes')
      .rolledEverything()
    expect(s.of('Bob').where).toBe('standing')
  })

  test('DD-RUL-73: Shield saps whoever strikes at Ann as she leaves, though there is no melee', () => {
    const s = coven({ ann: { at: [12, 12], ...SHIELD }, bob: { at: [12, 13.5] } })
      .rolls(['to hit: Bob at Ann', 2], ['to hit again: Bob at Ann', 6])
      .move('Ann', [12, 8])
      .picks('Bob|blade|Ann')
      .picks('yes')
      .rolledEverything()
    expect(s.of('Ann').now).toMatchObject({ shielding: true, mastery: 'raised-shield' })
  })

  test('DD-QCK-09 DD-RUL-73: raised against a burst from afar it saps nobody, and yet is her mastery for the round', () => {
    const s = coven({ ann: { ...SHIELD, toughness: 9 }, bob: { speed: 10, attackList: [BURST] } })
      .rolls(['to hit: Bob at Ann', 6])
      .picks('Bob|shoot')
      .picks('yes')
      .rolledEverything()
    expect(s.of('Ann').now).toMatchObject({ shielding: false, mastery: 'raised-shield', masteryApplied: true })
  })

  test('DD-QCK-08: it turns force and no other damage: fire that wounds is not rolled again', () => {
    const claw = { id: 'claw', name: 'Claw', kind: 'natural', damage: 1, strength: 4, damageType: 'fire' }
    const s = duel({ ...SHIELD, fight: 3 }, { fight: 5, attackList: [claw] })
      .rolls(['to hit: Bob at Ann', 2], ['to hit again: Bob at Ann', 2], ['to wound: Bob at Ann', 1])
      .picks('Bob|attack|Ann|claw')
      .picks('yes')
      .rolledEverything()
    expect(s.of('Ann').where).toBe('slain')
  })

  const speaks = (cid: FigureWords) =>
    coven({ ann: { gear: 'bow' } })
      .b('Cid', { at: [20, 14], speed: 1, ...cid })
      .rolls(['to hit: Ann at Bob', 2], ['to wound: Ann at Bob', 1], ['to wound again: Ann at Bob', 6])
      .picks('Ann|shoot')
      .picks('bow|Bob')

  test('DD-RUL-55: a row of boxes pays for the spells it names alone, and Spellcasting for none that is not listed there', () => {
    const rows = casting({
      standard: ['cure-wounds'],
      quick: [
        { spells: ['misty-step'], boxes: 1 },
        { spells: ['healing-word'], boxes: 1 },
      ],
    })
    expect(speaks({ casting: rows }).picks('yes').of('Cid').marked).toEqual({ 'quick 2': 1 })
    expect(asked(speaks({ casting: rows, marked: { 'quick 2': 1 } }))).not.toBe('quick-healing-word')
  })
})
