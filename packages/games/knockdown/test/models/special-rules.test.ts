/** Special rules: prices, limits, and what each does. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { priceOf } from '../../src/army/costs.ts'
import { SPECIAL_RULE_TABLE } from '../../src/content/special-rules.ts'
import { SPECIAL_RULES, type ProfileId, type SpecialRuleId } from '../../src/state/vocabulary.ts'
import { moveOf, skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const complaints = (entry: object): readonly string[] =>
  knockdown
    .checkArmy({ name: 'Test', entries: [{ name: 'Model', profile: 'levy-infantry', ...entry }] })
    .complaints.map(({ rule }) => rule)

const duel = (ann: Partial<ModelWords> = {}, bob: Partial<ModelWords> = {}, gap = 0) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .b('Bob', { at: [20, 20 + TOUCHING + gap], ...bob })
    .b('Far', { at: [45, 45] })

const strikes = (battle: Skirmish) => battle.charges('Ann').attacks('Ann', 'Bob')
const bravery = (battle: Skirmish, id: string) =>
  battle.state.abilities.total(battle.state, battle.of(id), 'bravery', undefined)

describe('how many, and for whom', () => {
  test('KD-SPEC-01 KD-RUL-52 Creatures, Infantry and Cavalry have up to two special rules', () => {
    for (const entry of [{}, { mounted: true }, { profile: 'running-creature' }]) {
      expect(complaints({ ...entry, rules: ['aim', 'stout'] })).toEqual([])
      expect(complaints({ ...entry, rules: ['aim', 'stout', 'pathfinder'] })).toEqual(['KD-SPEC-01'])
    }
  })

  test('KD-SPEC-02 KD-HERO-12 Heroes, Champions and Monsters have up to three', () => {
    const three = ['flying', 'stout', 'pathfinder']
    for (const entry of [{ rank: 'hero' }, { rank: 'champion' }, { profile: 'brute-monster' }]) {
      expect(complaints({ ...entry, rules: three })).toEqual([])
      expect(complaints({ ...entry, rules: [...three, 'frenzied'] })).toEqual(['KD-SPEC-02'])
    }
  })

  test('KD-SPEC-03 no model takes a special rule twice', () => {
    expect(complaints({ rules: ['aim', 'aim'] })).toEqual(['KD-SPEC-03'])
  })

  test('KD-SPEC-04 KD-SPEC-06 each rule has a price for Creatures, Infantry and Cavalry, and one for Monsters', () => {
    const table = SPECIAL_RULES.map((id) => [
      id,
      SPECIAL_RULE_TABLE[id].points ?? '-',
      SPECIAL_RULE_TABLE[id].monsterPoints ?? '-',
    ])
    expect(table).toEqual([
      ['aim', 1, '-'],
      ['fight-in-formation', 1, '-'],
      ['flying', 3, 20],
      ['frenzied', 1, 5],
      ['frightening', '-', 5],
      ['mass-attack', '-', 5],
      ['natural-ranged-attack', 1, 10],
      ['pathfinder', 1, 5],
      ['regeneration', '-', 15],
      ['slayer', 5, '-'],
      ['stout', 1, 5],
      ['weaponmaster', 2, '-'],
    ])
    const price = (profile: ProfileId, rules: readonly SpecialRuleId[]) =>
      priceOf({ profile, mounted: false, rank: 'ordinary', gear: [], rules })
    expect(price('levy-infantry', ['flying'])).toBe(13)
    expect(price('brute-monster', ['flying'])).toBe(70)
  })

  test('KD-SPEC-05 KD-EX-02 a rule priced 1 / - costs 1 point and cannot be bought for a Monster', () => {
    expect(complaints({ rules: ['aim'] })).toEqual([])
    expect(complaints({ profile: 'brute-monster', rules: ['aim'] })).toEqual(['KD-SPEC-05'])
    expect(complaints({ rules: ['frightening'] })).toEqual(['KD-SPEC-05'])
  })

  test('KD-SPEC-33 Creatures may take every rule of the first column', () => {
    for (const id of SPECIAL_RULES)
      if (SPECIAL_RULE_TABLE[id].points !== undefined)
        expect(complaints({ profile: 'running-creature', rules: [id] })).toEqual([])
  })

  test('KD-SPEC-34 what makes Cavalry does not count towards the limit', () => {
    expect(complaints({ mounted: true, rules: ['aim', 'stout'] })).toEqual([])
  })

  test('KD-SPEC-35 a chassis cannot take special rules', () => {
    expect(complaints({ profile: 'catapult', rules: ['stout'] })).toEqual(['KD-SPEC-35'])
  })
})

describe('shooting and striking', () => {
  test('KD-SPEC-07 Aim lowers the range threshold by 1', () => {
    const battle = duel({ gear: ['bow'], rules: ['aim'] }, {}, 5).rolls(
      ['attack: Ann at Bob', 3],
      ['knockdown: Bob', 1],
    )
    battle.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Bob').rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ hit: true, roll: { threshold: { total: 3 } } })
  })

  test('KD-SPEC-28 Slayer adds 1 to attack rolls against Monsters, in melee and at range; the natural die stays', () => {
    const ogre = { profile: 'brute-monster', at: [20, 20 + 32.5 / 25.4] as const }
    const melee = strikes(duel({ rules: ['slayer'] }, ogre).rolls(['attack: Ann at Bob', 4]))
    expect(melee.told('attacked')).toMatchObject({ roll: { total: 5, face: 4 }, hit: true })
    const shot = duel({ rules: ['slayer'], gear: ['bow'] }, { profile: 'brute-monster', at: [20, 25] }).rolls([
      'attack: Ann at Bob',
      3,
    ])
    shot.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Bob')
    expect(shot.told('attacked')).toMatchObject({ roll: { total: 4, threshold: { total: 4 } }, hit: false })
    expect(strikes(duel({ rules: ['slayer'] }).rolls(['attack: Ann at Bob', 2])).told('attacked')).toMatchObject({
      roll: { total: 2 },
    })
  })

  test('KD-SPEC-16 Frenzied rerolls any failed attack roll, a shot below the threshold too', () => {
    const battle = duel({ gear: ['bow'], rules: ['frenzied'] }, {}, 5).rolls(
      ['attack: Ann at Bob', 3],
      ['reroll: Ann at Bob', 6],
    )
    battle.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Bob').picks('frenzied').rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-SPEC-17 KD-RUL-56 if the reroll fails again, the model suffers 1 Wound at once', () => {
    const battle = duel({ rules: ['frenzied'], rank: 'champion' }).rolls(
      ['attack: Ann at Bob', 1],
      ['reroll: Ann at Bob', 2],
    )
    strikes(battle).picks('frenzied').rolledEverything()
    expect(battle.of('Ann').wounds).toBe(1)
  })

  test('KD-SPEC-18 KD-DICE-04 the reroll is optional, and no die is rerolled twice', () => {
    const battle = duel({ rules: ['frenzied'] }).rolls(['attack: Ann at Bob', 1])
    expect(strikes(battle).offered).toEqual(['frenzied', 'no'])
    battle.picks('no').rolledEverything()
    expect(battle.of('Ann').wounds).toBe(0)
    const twice = duel({ rules: ['weaponmaster', 'frenzied'] }).rolls(
      ['attack: Ann at Bob', 1],
      ['reroll: Ann at Bob', 1],
    )
    strikes(twice).picks('weaponmaster').rolledEverything()
    expect(twice.of('Ann').wounds).toBe(0)
  })

  test('KD-DICE-04 the second result stands, even where the first would have been enough', () => {
    const master = { profile: 'frenzied-infantry', rules: ['weaponmaster'], gear: ['extra-hand-weapon'] }
    const battle = duel(master).rolls(['attack: Ann at Bob', 2], ['reroll: Ann at Bob', 1])
    strikes(battle).picks('weaponmaster').rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ hit: false, roll: { face: 1, total: 2, defence: { total: 3 } } })
    expect(battle.of('Bob').where).toBe('standing')
  })

  test('KD-SPEC-19 the Wound can slay the model: its side has lost it, and its other attacks are gone', () => {
    const battle = duel({ rules: ['frenzied'], rank: 'hero', wounds: 1 })
      .a('Abe', { at: [10, 10] })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 1])
    strikes(battle).picks('frenzied').rolledEverything()
    expect(battle.of('Ann').where).toBe('slain')
    expect(battle.side('a').lost).toBe(1)
    expect(battle.decision).toMatchObject({ what: 'activate' })
  })

  test('KD-SPEC-36 a Cavalry model rolls for its steed against its Frenzied Wound', () => {
    const battle = duel({ rules: ['frenzied'], mounted: true }).rolls(
      ['attack: Ann at Bob', 1],
      ['reroll: Ann at Bob', 1],
      ['steed: Ann', 4],
    )
    strikes(battle).picks('frenzied').rolledEverything()
    expect(battle.of('Ann')).toMatchObject({ mounted: false, where: 'standing' })
  })

  test('KD-SPEC-30 Weaponmaster rerolls natural 1s in melee and at range', () => {
    const melee = strikes(
      duel({ rules: ['weaponmaster'] }).rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 5]),
    ).picks('weaponmaster')
    expect(melee.of('Bob').where).toBe('slain')
    const shot = duel({ gear: ['bow'], rules: ['weaponmaster'] }, {}, 5).rolls(['attack: Ann at Bob', 1])
    shot.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Bob')
    expect(shot.offered).toEqual(['weaponmaster', 'no'])
    strikes(duel({ rules: ['weaponmaster'] }).rolls(['attack: Ann at Bob', 2])).rolledEverything()
  })

  test('KD-SPEC-31 KD-RUL-47 with an Extra hand weapon, natural 1s and 2s in melee', () => {
    const two = { gear: ['extra-hand-weapon', 'bow'], rules: ['weaponmaster'] }
    const battle = strikes(duel(two).rolls(['attack: Ann at Bob', 2]))
    expect(battle.offered).toEqual(['weaponmaster', 'no'])
    const shot = duel(two, {}, 5).rolls(['attack: Ann at Bob', 2])
    shot.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Bob').rolledEverything()
  })

  test('KD-SPEC-32 KD-RUL-48 where several rules allow a reroll the owner chooses, by default one without risk', () => {
    const battle = strikes(
      duel({ gear: ['extra-hand-weapon'], rules: ['weaponmaster', 'frenzied'] }).rolls(['attack: Ann at Bob', 1]),
    )
    expect(battle.offered).toEqual(['extra-hand-weapon', 'weaponmaster', 'frenzied'])
    expect(battle.decision.default).toEqual({ pick: ['extra-hand-weapon'] })
  })
})

describe('formation and Knockdown checks', () => {
  const rank = { rules: ['fight-in-formation'] }
  const line = (bob: Partial<ModelWords> = rank, bea: Partial<ModelWords> = rank, ben: Partial<ModelWords> = rank) =>
    duel({}, bob)
      .b('Bea', { at: [20 + TOUCHING, 20 + TOUCHING], ...bea })
      .b('Ben', { at: [20 - TOUCHING, 20 + TOUCHING], ...ben })

  test('KD-SPEC-08 with two friends in contact who have the rule, every Wound that would slay gives a check', () => {
    const battle = strikes(line().rolls(['attack: Ann at Bob', 6], ['knockdown: Bob', 4])).rolledEverything()
    expect(battle.of('Bob').knockedDown).toBe(true)
  })

  test('KD-SPEC-09 KD-SPEC-40 with one such friend it does nothing; neighbours are counted when the Wound comes', () => {
    const battle = strikes(line(rank, rank, {}).rolls(['attack: Ann at Bob', 6])).rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
    const late = line()
      .a('Abe', { at: [20 + 2 * TOUCHING, 20 + TOUCHING] })
      .rolls(['attack: Abe at Bea', 6], ['attack: Ann at Bob', 6])
      .charges('Abe')
      .attacks('Abe', 'Bea')
    strikes(late).rolledEverything()
    expect(late.of('Bob').where).toBe('slain')
  })

  test('KD-SPEC-10 KD-RUL-54 a knocked down model still counts as a neighbour', () => {
    const battle = strikes(
      line(rank, { ...rank, knockedDown: true }).rolls(['attack: Ann at Bob', 6], ['knockdown: Bob', 4]),
    ).rolledEverything()
    expect(battle.of('Bob').knockedDown).toBe(true)
  })

  test('KD-SPEC-11 the check covers Wounds of every source', () => {
    const battle = duel({ rules: ['frenzied', 'fight-in-formation'] })
      .a('Abe', { at: [20 + TOUCHING, 20], ...rank })
      .a('Amy', { at: [20 - TOUCHING, 20], ...rank })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 1], ['knockdown: Ann', 4])
    strikes(battle).picks('frenzied').rolledEverything()
    expect(battle.of('Ann').knockedDown).toBe(true)
  })

  test('KD-SPEC-39 the crew of a chariot is in contact with nobody', () => {
    const battle = duel({}, { profile: 'large-chariot', at: [20, 20 + 50 / 25.4], crew: ['One', 'Two', 'Three'] })
      .b('One', rank)
      .b('Two', rank)
      .b('Three', rank)
      .rolls(['attack: Ann at One', 6])
      .charges('Ann')
      .attacks('Ann', 'One')
      .rolledEverything()
    expect(battle.of('One').where).toBe('slain')
  })

  test('KD-SPEC-29 Stout passes Knockdown checks on a 3, and does not change when one is taken', () => {
    const battle = strikes(
      duel({}, { rules: ['stout'] }).rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 3]),
    ).rolledEverything()
    expect(battle.of('Bob').knockedDown).toBe(true)
    strikes(duel({}, { rules: ['stout'] }).rolls(['attack: Ann at Bob', 4])).rolledEverything()
  })
})

describe('flying and finding paths', () => {
  const wings = { rules: ['flying'] }

  test('KD-SPEC-12 KD-RUL-55 a flyer ignores obstacles, models and terrain on the way', () => {
    const battle = duel(wings, {}, 2)
      .a('Abe', { at: [20, 21.2] })
      .line('wall', 'wall', [10, 24.4], [30, 24.4])
      .having({ height: 6 })
      .box('swamp', 'rough', [15, 25.5], [25, 27])
      .acts('Ann', 'run')
      .move('Ann', [20, 29])
    expect(battle.told('moved')).toMatchObject({ spent: 9 * 2540 })
  })

  test('KD-SPEC-13 it may not end within ½" of an enemy unless it charges into contact', () => {
    const run = duel(wings, {}, 3).acts('Ann', 'run')
    expect(run.refused(moveOf('Ann', [20, 22.6]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Bob' })
    const charge = duel(wings, {}, 3)
      .b('Bea', { at: [20, 21.5] })
      .acts('Ann', 'charge')
    charge.move('Ann', [20, 23])
    expect(charge.told('moved')).toMatchObject({ contacts: ['Bob'] })
  })

  test('KD-SPEC-14 it measures its move in plan and pays nothing for climbing', () => {
    const battle = duel(wings, {}, 20)
      .box('tower', 'building', [15, 22], [25, 28])
      .having({ height: 6 })
      .acts('Ann', 'charge')
      .move('Ann', [20, 25])
    expect(battle.told('moved')).toMatchObject({ spent: 5 * 2540 })
  })

  test('KD-SPEC-15 a flying Infantry model in contact still needs Disengage to move', () => {
    expect(duel(wings).actionsOf('Ann')).toEqual(['charge', 'disengage'])
  })

  test('KD-SPEC-25 KD-RUL-60 Pathfinder: climbing and difficult terrain cost the normal rate, and the impassable stays closed', () => {
    const scout = { rules: ['pathfinder'] }
    const swamp = duel(scout, {}, 20)
      .box('swamp', 'rough', [10, 10], [30, 30])
      .acts('Ann', 'charge')
      .move('Ann', [20, 26])
    expect(swamp.told('moved')).toMatchObject({ spent: 6 * 2540 })
    const climb = duel(scout, {}, 20)
      .box('step', 'building', [15, 21], [25, 28])
      .having({ height: 2 })
      .acts('Ann', 'charge')
      .move('Ann', [20, 24])
    expect(climb.told('moved')).toMatchObject({ spent: 6 * 2540 })
    const pit = duel(scout, {}, 20).box('pit', 'impassable', [15, 22], [25, 23]).acts('Ann', 'run')
    expect(pit.refused(moveOf('Ann', [20, 26]))).toMatchObject({ rule: 'KD-TERR-05' })
  })
})

describe('Monsters', () => {
  const ogre = { profile: 'brute-monster', at: [20, 20] as const }
  const reach = 32.5 / 25.4
  const crowd = (rules: readonly string[]) =>
    skirmish()
      .a('Ann', { ...ogre, rules })
      .b('Bob', { at: [20, 20 + reach] })
      .b('Bea', { at: [20, 20 - reach] })
      .b('Ben', { at: [20 + reach, 20] })
      .b('Far', { at: [45, 45] })

  test('KD-SPEC-20 KD-SPEC-37 Frightening: enemies within 4" have BR -1, however many frighten them', () => {
    const battle = skirmish()
      .a('Ann', { ...ogre, rules: ['frightening'] })
      .a('Ace', { profile: 'brute-monster', at: [23, 20], rules: ['frightening'] })
      .a('Abe', { at: [18, 20] })
      .b('Bob', { at: [20, 20 + reach + 4] })
      .b('Far', { at: [20, 20 + reach + 6] })
    expect([bravery(battle, 'Bob'), bravery(battle, 'Far'), bravery(battle, 'Abe')]).toEqual([2, 3, 3])
  })

  test('KD-SPEC-21 KD-SPEC-22 Mass attack: one attack at STR -1 against every enemy in contact, and no normal one', () => {
    const battle = crowd(['mass-attack'])
      .rolls(['attack: Ann at Ben', 6], ['attack: Ann at Bob', 6], ['attack: Ann at Bea', 2])
      .charges('Ann')
      .picks('Ann|mass')
      .picks('Ben')
      .picks('Bob')
      .rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ kind: 'mass', roll: { bonus: { total: 0 } } })
    expect(battle.decision.by).toBe('b')
  })

  test('KD-SPEC-22 KD-RUL-57 Mass attack is chosen before any attack', () => {
    const battle = crowd(['mass-attack']).rolls(['attack: Ann at Bob', 1]).charges('Ann')
    expect(battle.offered).toContain('Ann|mass')
    expect(battle.attacks('Ann', 'Bob').offered).not.toContain('Ann|mass')
    expect(crowd([]).charges('Ann').offered).not.toContain('Ann|mass')
  })

  test('KD-SPEC-38 for a Mass attack a chariot is one enemy: its chassis or one of its crew is picked', () => {
    const battle = skirmish()
      .a('Ann', { ...ogre, rules: ['mass-attack'] })
      .b('Wain', { profile: 'small-chariot', at: [20, 20 + 50 / 25.4], crew: ['One', 'Two'] })
      .b('One', {})
      .b('Two', {})
      .rolls(['attack: Ann at Two', 6])
      .charges('Ann')
      .picks('Ann|mass')
    expect(battle.offered).toEqual(['Wain', 'One', 'Two'])
    battle.picks('Two').rolledEverything()
  })

  test('KD-RUL-85 only the enemies in contact when Mass attack was chosen are attacked', () => {
    const battle = skirmish()
      .a('Ann', { ...ogre, rules: ['mass-attack'] })
      .b('Wain', { profile: 'small-chariot', wounds: 1, at: [20, 20 + 50 / 25.4], crew: ['One'] })
      .b('One', {})
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Wain', 6])
      .charges('Ann')
      .picks('Ann|mass')
      .picks('Wain')
      .sets('One', [20, 20 + 32.6 / 25.4])
      .rolledEverything()
    expect(battle.decision.by).toBe('b')
  })

  test('KD-SPEC-23 Natural ranged attack: 4"/8", STR +0, and no hand', () => {
    expect(complaints({ gear: ['great-weapon'], rules: ['natural-ranged-attack'] })).toEqual([])
    const battle = duel({ rules: ['natural-ranged-attack'] }, {}, 8).rolls(['attack: Ann at Bob', 5])
    battle.acts('Ann', 'shoot').stays().shoots('Ann', 'natural-ranged-attack', 'Bob').rolledEverything()
    expect(battle.told('attacked')).toMatchObject({ roll: { threshold: { total: 5 }, bonus: { total: 0 } } })
    expect(
      duel({ rules: ['natural-ranged-attack'] }, {}, 8.1)
        .acts('Ann', 'shoot')
        .stays().decision.what,
    ).toBe('activate')
  })

  test('KD-SPEC-24 a Monster attacks up to three different targets within 3" of one another; others make one attack', () => {
    const battle = skirmish()
      .a('Ann', { ...ogre, rules: ['natural-ranged-attack'] })
      .b('Bob', { at: [20, 25] })
      .b('Bea', { at: [22, 25] })
      .b('Ben', { at: [23.9, 25] })
      .b('Off', { at: [26, 25] })
      .b('Bud', { at: [18.5, 25] })
      .rolls(['attack: Ann at Bob', 1], ['attack: Ann at Bea', 1], ['attack: Ann at Ben', 1])
      .acts('Ann', 'shoot')
      .stays()
      .shoots('Ann', 'natural-ranged-attack', 'Bob')
    expect(battle.offered).toEqual(['done', 'Bea', 'Ben', 'Bud'])
    battle.picks('Bea')
    expect(battle.offered).toEqual(['done', 'Ben', 'Bud'])
    battle.picks('Ben').rolledEverything()
    expect(battle.decision.by).toBe('b')
  })

  test('KD-SPEC-26 KD-RUL-59 Regeneration heals one Wound once in the game, after the Break tests, when its owner likes', () => {
    const battle = skirmish({ rounds: 3, stage: 'end-round' })
      .a('Ann', { ...ogre, rules: ['regeneration'], wounds: 1 })
      .b('Far', { at: [45, 45] })
    expect(battle.decision).toMatchObject({ by: 'a', what: 'regenerate' })
    battle.rolls(['priority: North', 6], ['priority: South', 1]).picks('yes')
    expect(battle.of('Ann').wounds).toBe(0)
    const used = skirmish({ stage: 'end-round' })
      .a('Ann', { ...ogre, rules: ['regeneration'], wounds: 1, regenerated: true })
      .b('Far', { at: [45, 45] })
    expect(used.battle.result).toBeDefined()
  })

  test('KD-SPEC-27 a model without Wounds cannot use it, and it brings nobody back', () => {
    const whole = skirmish({ stage: 'end-round' })
      .a('Ann', { ...ogre, rules: ['regeneration'] })
      .b('Far', { at: [45, 45] })
    expect(whole.battle.result).toBeDefined()
    const dead = skirmish({ stage: 'end-round' })
      .a('Ann', { ...ogre, rules: ['regeneration'], wounds: 2, where: 'slain' })
      .a('Abe', { at: [10, 10] })
      .b('Far', { at: [45, 45] })
    expect(dead.battle.result).toBeDefined()
  })
})
