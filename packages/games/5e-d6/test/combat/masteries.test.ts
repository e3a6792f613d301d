/** Reactions and masteries. */
import { describe, expect, test } from 'vitest'
import { melee, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const hit = ['hit: Ann at Bob', 1] as const
const miss = ['hit: Ann at Bob', 6] as const
const unhurt = ['wound: Ann at Bob', 6] as const

/** Ann with this weapon beside Bob, who has a spear. */
const duel = (weapons: readonly string[], ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  melee(words)
    .a('Ann', { at: [10, 10], weapons, ...ann })
    .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'], ...bob })
    .b('Far', { at: [22, 22], fought: true })

/** Ann and a hero who fights better, both with spears, at the start of the Combat Phase. */
const phalanx = (words = {}) =>
  skirmish({ stage: 'first-strikes', ...words })
    .a('Ann', { at: [10, 10], profile: 'human-levy', weapons: ['hand-spear', 'daggers'] })
    .b('Bob', { at: [10, 10 + TOUCHING], profile: 'hero', weapons: ['hand-spear'] })
const hero = { profiles: [{ id: 'hero', fight: 6, soldier: true }] }

describe('reactions', () => {
  test('FD-REACT-01 FD-REACT-08 one reaction in each phase, and a fresh one when the phase begins', () => {
    const battle = skirmish({ turn: { figure: 'Ann', left: 6 } })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [10.9, 12.2], moved: true, acted: true })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-blade'], moved: true, profile: 'dwarf' })
      .rolls(['hit: Bob at Ann', 6], ['hit: Bob at Abe', 1], ['wound: Bob at Abe', 6])
      .move('Ann', [10, 8])
      .says('Bob|hand-blade')
    expect(battle.of('Bob')).toMatchObject({ reacted: true, reactions: ['opportunity-attack'] })
    battle.does('Ann', 'done').picks('Bob|melee|hand-blade|Abe')
    expect(battle.decision).toMatchObject({ what: 'mastery', about: 'Bob' })
  })

  test('FD-REACT-02 FD-RUL-43 no reaction twice in a round', () => {
    const battle = duel(['hand-blade'], { reactions: ['blade-mastery'] })
      .rolls(hit, unhurt)
      .attacks('Ann', 'Bob')
    expect(battle.decision.what).not.toBe('mastery')
  })

  test('FD-REACT-03 FD-REACT-04 FD-REACT-05 opportunity attacks are for the Movement Phase, masteries for the Combat Phase', () => {
    const battle = skirmish({ turn: { figure: 'Ann', left: 6 } })
      .a('Ann', { at: [10, 10], shield: true, weapons: ['hand-spear'] })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-blade'] })
      .rolls(['hit: Bob at Ann', 1], ['wound: Bob at Ann', 6])
      .move('Ann', [10, 8])
      .says('Bob|hand-blade')
    battle.rolledEverything()
    expect(battle.decision.what).toBe('move')
    const shoved = duel(['hand-spear'], { base: 32, at: [10, 9.8] })
      .rolls(['fortitude: Bob', 6])
      .tries('Ann', 'shove', 'Bob')
    expect(shoved.decision.what).not.toBe('opportunity')
  })

  test('FD-REACT-06 FD-MAST-19 FD-RUL-78 at most one mastery in a Combat Phase, whichever is used first', () => {
    const battle = duel(['hand-blade'], { profile: 'elf', shield: true })
      .rolls(hit, unhurt, miss, ['hit: Ann at Bob', 1], unhurt, ['hit: Bob at Ann', 1], ['wound: Bob at Ann', 6])
      .attacks('Ann', 'Bob')
      .says('yes')
      .attacks('Ann', 'Bob')
    expect(battle.of('Ann').reactions).toEqual(['blade-mastery'])
    battle.attacks('Bob', 'Ann', 'hand-spear').rolledEverything()
  })

  test('FD-REACT-07 FD-ACT-09 a reaction needs no action: a dodger may still use its shield', () => {
    const battle = duel(['hand-spear'], {}, { shield: true, acted: true, dodging: true })
      .rolls(hit, ['hit again: Ann at Bob', 1], ['shield: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
      .says('yes')
    battle.rolledEverything()
  })
})

describe('weapon masteries', () => {
  test('FD-MAST-01 FD-MAST-05 FD-RUL-45 a mastery belongs to attacks with a weapon of its type, hand or great', () => {
    const great = duel(['great-blade']).rolls(hit, unhurt, miss).attacks('Ann', 'Bob', 'great-blade')
    expect(great.decision).toMatchObject({ what: 'mastery', rule: 'FD-MAST-08' })
    const daggers = duel(['hand-blade', 'daggers']).rolls(hit, unhurt).attacks('Ann', 'Bob', 'daggers')
    expect(daggers.decision.what).not.toBe('mastery')
  })

  test('FD-MAST-06 FD-MAST-07 FD-RUL-46 spears are declared when the phase starts, Lead Player first, and act by Fight', () => {
    const battle = phalanx({ ...hero, lead: 'a' })
    expect(battle.decision).toMatchObject({ what: 'first-strikes', by: 'a' })
    battle.picks('Ann')
    expect(battle.decision).toMatchObject({ what: 'first-strikes', by: 'b' })
    expect(battle.picks().decision).toMatchObject({ what: 'fight', about: 'Ann' })
    expect(battle.offeredTo('Ann')).toEqual(['melee|hand-spear|Bob', 'done'])
    const both = phalanx({ ...hero, lead: 'a' })
      .picks('Ann')
      .picks('Bob')
    expect(both.decision.about).toBe('Bob')
  })

  test('FD-MAST-07 FD-RUL-46 a spear is declared against enemies up to 1" beyond its reach, who may yet be shoved nearer', () => {
    const asked = (gap: number) =>
      skirmish({ stage: 'first-strikes', lead: 'a' })
        .a('Ann', { at: [10, 10], weapons: ['hand-spear'] })
        .b('Bob', { at: [10, 10 + TOUCHING + gap], weapons: ['hand-blade'] }).decision.what
    expect([asked(0.5), asked(1.5), asked(1.95)]).toEqual(['first-strikes', 'first-strikes', 'first-strikes'])
    expect(asked(2.05)).not.toBe('first-strikes')
  })

  test('FD-RUL-46 only those who still have their action declare it, and the reaction is spent', () => {
    const battle = phalanx({ ...hero, lead: 'a' }).picks('Ann')
    expect(battle.of('Ann')).toMatchObject({ reacted: true, first: true })
    const acted = skirmish({ stage: 'first-strikes' })
      .a('Ann', { at: [10, 10], weapons: ['hand-spear'], acted: true })
      .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-blade'] })
    expect(acted.decision.what).toBe('fight')
  })

  test('FD-MAST-08 FD-MAST-09 a blade that hits attacks once more at Strength -2, with a to-hit roll of its own', () => {
    const battle = duel(['hand-blade'])
      .b('Bea', { at: [10 + TOUCHING, 10], weapons: ['hand-spear'] })
      .rolls(hit, unhurt, ['hit: Ann at Bea', 1], ['wound: Ann at Bea', 6])
      .attacks('Ann', 'Bob')
      .says('yes')
    const part = { value: -2, source: 'Blade Mastery', rule: 'FD-MAST-08' }
    expect(battle.decision).toMatchObject({
      what: 'extra-attack',
      options: [{ intent: { part } }, { intent: { part } }],
    })
    battle.says('Ann|Bea').rolledEverything()
    expect(battle.all('wounds-rolled')).toMatchObject([
      { strength: { total: 3 } },
      { strength: { total: 1 }, at: 'Bea' },
    ])
  })

  test('FD-RUL-47 the extra attack comes after the wounds of the first, and triggers nothing more', () => {
    const battle = duel(['hand-blade']).rolls(hit, unhurt, hit, unhurt).attacks('Ann', 'Bob').says('yes')
    battle.rolledEverything()
    expect(battle.all('reacted')).toHaveLength(1)
    expect(battle.decision.about).toBe('Bob')
  })

  test('FD-MAST-10 FD-MAST-11 FD-RUL-48 a bludgeon that misses does its damage at Strength -2', () => {
    const battle = duel(['great-bludgeon'])
      .rolls(miss, ['wound: Ann at Bob', 2])
      .attacks('Ann', 'Bob', 'great-bludgeon')
      .says('yes')
    expect(battle.told('wounds-rolled')).toMatchObject({ strength: { total: 2 }, wounds: 1 })
    expect(battle.of('Bob').where).toBe('eliminated')
  })

  test('FD-MAST-11 the damage of a bludgeon that misses knocks nobody prone', () => {
    const troll = {
      profiles: [
        { id: 'troll', weapons: [{ name: 'Maul', type: 'bludgeon', brings: [{ is: 'prone', largest: 'large' }] }] },
      ],
    }
    const battle = (face: number) =>
      melee(troll)
        .a('Ann', { at: [10, 10], profile: 'troll', weapons: [] })
        .b('Bob', { at: [10, 10 + TOUCHING], weapons: ['hand-spear'] })
        .b('Far', { at: [22, 22], fought: true })
        .rolls(['hit: Ann at Bob', face], unhurt)
        .attacks('Ann', 'Bob', 'troll 1')
    expect(battle(6).says('yes').of('Bob').prone).toBe(false)
    expect(battle(1).of('Bob').prone).toBe(true)
  })

  test('FD-RUL-53 the shield of the target settles hit or miss before the mastery of the attacker', () => {
    const battle = duel(['hand-bludgeon'], {}, { shield: true })
      .rolls(hit, ['shield: Ann at Bob', 6], unhurt)
      .attacks('Ann', 'Bob', 'hand-bludgeon')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'mastery' })
    expect(battle.says('yes').decision).toMatchObject({ by: 'a', rule: 'FD-MAST-10' })
    battle.says('yes').rolledEverything()
  })

  test('FD-MAST-18 FD-RUL-52 a creature hit by an exotic weapon falls prone before the wound, whatever its size', () => {
    const giant = { profiles: [{ id: 'giant', size: 'huge', weapons: [{ name: 'Club' }] }] }
    const battle = melee(giant)
      .a('Ann', { at: [10, 10], weapons: ['hand-exotic'] })
      .b('Bob', { at: [10, 12], profile: 'giant' })
      .rolls(hit, unhurt)
      .attacks('Ann', 'Bob', 'hand-exotic')
      .says('yes')
    expect(battle.of('Bob').prone).toBe(true)
  })

  test('FD-RUL-44 each mastery has its own moment: none is asked of a miss with a blade or a hit with a bludgeon', () => {
    expect(duel(['hand-blade']).rolls(miss).attacks('Ann', 'Bob').decision.what).toBe('fight')
    const bludgeon = duel(['hand-bludgeon']).rolls(hit, unhurt).attacks('Ann', 'Bob', 'hand-bludgeon')
    expect(bludgeon.decision.what).toBe('fight')
  })
})

describe('masteries that are not used', () => {
  test('FD-MAST-08 a blade mastery that is declined strikes no second time and stays for later', () => {
    const battle = duel(['hand-blade'], { profile: 'elf' }).rolls(hit, unhurt, hit, unhurt).attacks('Ann', 'Bob')
    expect(battle.says('no').of('Ann')).toMatchObject({ reacted: false, reactions: [] })
    expect(battle.attacks('Ann', 'Bob').decision).toMatchObject({ what: 'mastery', rule: 'FD-MAST-08' })
  })

  test('FD-MAST-08 a blade that is thrown and hits attacks no second time', () => {
    const thrower = { id: 'thrower', weapons: [{ name: 'Knife', type: 'blade', reach: 1, range: [6, 12] }] }
    const battle = duel([], { profile: 'thrower' }, { at: [10, 14] }, { profiles: [thrower] }).rolls(hit, unhurt)
    expect(battle.shoots('Ann', 'Bob', 'thrower 1').rolledEverything().of('Ann').reactions).toEqual([])
  })

  test('FD-MAST-01 FD-RUL-45 a bludgeon and an exotic weapon at the belt are of no use to an attack with daggers', () => {
    const missed = duel(['hand-bludgeon', 'daggers']).rolls(miss).attacks('Ann', 'Bob', 'daggers')
    expect(missed.decision.what).toBe('fight')
    const struck = duel(['hand-exotic', 'daggers']).rolls(hit, unhurt).attacks('Ann', 'Bob', 'daggers')
    expect(struck.decision.what).toBe('fight')
  })

  test('FD-MAST-07 who declares nobody declares nothing; whom it declares is told', () => {
    expect(
      phalanx({ ...hero, lead: 'a' })
        .picks()
        .all('declared-first'),
    ).toEqual([])
    const told = phalanx({ ...hero, lead: 'a' })
      .picks('Ann')
      .told('declared-first')
    expect(told).toMatchObject({ figures: ['Ann'], rules: ['FD-MAST-07'] })
  })
})

describe('what a figure bears', () => {
  test('FD-MAST-12 two equal hand weapons give Dual Wielding Mastery, one or two different ones do not', () => {
    expect(duel(['hand-spear', 'hand-spear']).bears('Ann')).toContain('dual-wielding-mastery')
    expect(duel(['hand-spear']).bears('Ann')).not.toContain('dual-wielding-mastery')
    expect(duel(['hand-spear', 'hand-blade']).bears('Ann')).not.toContain('dual-wielding-mastery')
  })

  test('FD-CONV-02 a creature with two weapons brings down whom the heavier one hits, and nobody with the other', () => {
    const maul = {
      profiles: [{ id: 'troll', weapons: [{ name: 'Claw' }, { name: 'Maul', brings: [{ is: 'prone' }] }] }],
    }
    const struck = (weapon: string) =>
      duel([], { profile: 'troll' }, {}, maul).rolls(hit, unhurt).attacks('Ann', 'Bob', weapon).of('Bob').prone
    expect([struck('troll 1'), struck('troll 2')]).toEqual([false, true])
  })

  test('FD-CONV-09 a save without a Difficulty succeeds without a die', () => {
    const against = { save: 'reflex' }
    const troll = { profiles: [{ id: 'troll', weapons: [{ name: 'Maul', brings: [{ is: 'prone', against }] }] }] }
    const battle = duel([], { profile: 'troll' }, {}, troll).rolls(hit, unhurt).attacks('Ann', 'Bob', 'troll 1')
    expect(battle.told('resisted')).toMatchObject({ at: 'Bob', success: true, rules: ['FD-CONV-09'] })
    expect(battle.of('Bob').prone).toBe(false)
  })

  test('FD-RUL-90 only creatures with legendary actions bear them', () => {
    expect(duel(['hand-spear']).bears('Ann')).not.toContain('legendary-actions')
  })
})

describe('two weapons', () => {
  test('FD-MAST-03 FD-MAST-12 FD-RUL-49 two equal hand weapons: an extra attack at no penalty, or the type’s own mastery', () => {
    const battle = duel(['hand-spear', 'hand-spear']).rolls(miss, hit, unhurt).attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.decision).toMatchObject({ what: 'mastery', rule: 'FD-MAST-12' })
    battle.says('yes').rolledEverything()
    expect(battle.told('wounds-rolled')).toMatchObject({ strength: { total: 3 } })
    const blades = duel(['hand-blade', 'hand-blade']).rolls(hit, unhurt, miss).attacks('Ann', 'Bob').says('yes')
    expect(blades.of('Ann').reactions).toEqual(['blade-mastery'])
  })

  test('FD-MAST-13 FD-GEAR-10 FD-RUL-73 it comes right after an own attack with that weapon, once a phase', () => {
    const battle = duel(['hand-spear', 'hand-spear', 'daggers'], { profile: 'elf' })
      .rolls(miss, miss, miss)
      .attacks('Ann', 'Bob', 'daggers')
    expect(battle.decision.what).toBe('fight')
    battle.attacks('Ann', 'Bob', 'hand-spear').says('yes')
    expect(battle.decision.about).toBe('Bob')
  })

  test('FD-MAST-12 FD-RUL-73 of three hand weapons only the pair gives a second attack', () => {
    const battle = duel(['hand-spear', 'hand-spear', 'hand-bludgeon'], { profile: 'elf' })
      .rolls(miss)
      .attacks('Ann', 'Bob', 'hand-bludgeon')
    expect(battle.says('no').decision.what).toBe('fight')
  })

  test('FD-MAST-04 FD-GEAR-09 two different hand weapons: the player chooses between their masteries', () => {
    const battle = duel(['hand-blade', 'hand-exotic'])
    expect(battle.offeredTo('Ann')).toEqual(['melee|hand-blade|Bob', 'melee|hand-exotic|Bob', 'done'])
    battle.rolls(hit, unhurt).attacks('Ann', 'Bob', 'hand-exotic').says('yes')
    expect(battle.of('Ann').reactions).toEqual(['exotic-mastery'])
  })
})

describe('several attacks', () => {
  test('FD-COMB-08 an action is over when nobody is left to attack, however many attacks it has', () => {
    const battle = duel(['hand-spear'], { profile: 'elf' }, { profile: 'goblin' })
      .a('Abe', { at: [20, 22] })
      .rolls(hit, ['wound: Ann at Bob', 1])
      .attacks('Ann', 'Bob', 'hand-spear')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('eliminated')
    expect(battle.offeredTo('Ann')).toEqual([])
  })
})

describe('Shield Mastery', () => {
  const withShield = (weapons: readonly string[]) => ({ shield: true, weapons })

  test('FD-MAST-02 FD-MAST-14 FD-RUL-50 its bearer has one hit rolled again, and the second result stands', () => {
    const battle = duel(['hand-spear'], { profile: 'elf' }, withShield(['hand-spear']))
      .rolls(hit, ['shield: Ann at Bob', 5], hit, ['wound: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
      .says('yes')
    expect(battle.all('wounds-rolled')).toEqual([])
    expect(battle.told('hit-rerolled')).toMatchObject({ by: 'Ann', at: 'Bob', hit: false, rules: ['FD-MAST-14'] })
    battle.attacks('Ann', 'Bob', 'hand-spear').rolledEverything()
  })

  test('FD-MAST-15 FD-RUL-51 with any ranged weapon it is of use only in melee', () => {
    const shot = melee()
      .a('Ann', { at: [10, 4], weapons: ['hand-spear', 'javelin'] })
      .b('Bob', { at: [10, 9], ...withShield(['daggers']) })
      .rolls(hit, unhurt)
      .shoots('Ann', 'Bob', 'javelin')
    expect(shot.decision.what).not.toBe('mastery')
    const struck = duel(['hand-spear'], {}, withShield(['hand-spear', 'javelin'])).rolls(hit)
    expect(struck.attacks('Ann', 'Bob', 'hand-spear').decision.what).toBe('mastery')
  })

  test('FD-MAST-15 a hand weapon besides the ranged one does not make it of use against shots', () => {
    const shot = melee()
      .a('Ann', { at: [10, 4], weapons: ['hand-spear', 'javelin'] })
      .b('Bob', { at: [10, 9], ...withShield(['hand-spear', 'javelin']) })
      .rolls(hit, unhurt)
      .shoots('Ann', 'Bob', 'javelin')
    expect(shot.rolledEverything().decision.what).not.toBe('mastery')
  })

  test('FD-MAST-16 with a great weapon it is of use only against shots', () => {
    const struck = duel(['hand-spear'], {}, withShield(['great-spear'])).rolls(hit, unhurt)
    expect(struck.attacks('Ann', 'Bob', 'hand-spear').decision.what).toBe('fight')
    const shot = melee()
      .a('Ann', { at: [10, 4], weapons: ['hand-spear', 'javelin'] })
      .b('Bob', { at: [10, 9], ...withShield(['great-spear']) })
      .rolls(hit)
      .shoots('Ann', 'Bob', 'javelin')
    expect(shot.decision.what).toBe('mastery')
  })

  test('FD-MAST-17 with both it is never of use', () => {
    const struck = duel(['hand-spear'], {}, withShield(['great-spear', 'bow'])).rolls(hit, unhurt)
    expect(struck.attacks('Ann', 'Bob', 'hand-spear').decision.what).toBe('fight')
  })
})
