/** Siege weapons and their crews. */
import { describe, expect, test } from 'vitest'
import { knockdown } from '../../src/index.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { RANGED_WEAPONS } from '../../src/content/gear.ts'
import { moveOf, skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const complaints = (entry: object): readonly string[] =>
  knockdown
    .checkArmy({ name: 'Test', entries: [{ name: 'Model', profile: 'catapult', ...entry }] })
    .complaints.map(({ rule }) => rule)

/** A siege weapon at 20,20 with Ann west, Abe east and Amy north of it, all in contact. */
const manned = (profile = 'catapult', gun: Partial<ModelWords> = {}, ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Gun', { profile, at: [20, 20], crew: ['Ann', 'Abe', 'Amy'], ...gun })
    .a('Ann', { at: [18.3, 20], ...ann })
    .a('Abe', { at: [21.7, 20] })
    .a('Amy', { at: [20, 18.3] })

/** The gap between a 60 mm and a 25 mm base is this much less than between their centres. */
const BESIDE = 42.5 / 25.4

const fires = (battle: Skirmish, weapon: string, at: string, by = 'Ann') =>
  battle.acts('Gun', 'fire').shoots(by, weapon, at)

describe('who operates it', () => {
  test('KD-SIEGE-01 KD-SIEGE-03 it does nothing unless three of its crew are within 1", none of them activated', () => {
    expect(
      manned()
        .b('Far', { at: [40, 40] })
        .actionsOf('Gun'),
    ).toEqual(['fire', 'haul'])
    const two = skirmish()
      .a('Gun', { profile: 'catapult', at: [20, 20], crew: ['Ann', 'Abe'] })
      .a('Ann', { at: [18.3, 20] })
      .a('Abe', { at: [21.7, 20] })
      .b('Far', { at: [40, 40] })
    expect(two.actionsOf('Gun')).toEqual([])
    const away = manned('catapult', {}, { at: [20 - BESIDE - 1.1, 20] }).b('Far', { at: [40, 40] })
    expect(away.actionsOf('Gun')).toEqual([])
    const tired = manned('catapult', {}, { activated: true }).b('Far', { at: [40, 40] })
    expect(tired.actionsOf('Gun')).toEqual([])
  })

  test('KD-SIEGE-02 any Infantry may be crew, Champions and Heroes too, but nobody else', () => {
    const crew = (more: object) => complaints({ crew: [{ name: 'Crew', profile: 'levy-infantry', count: 3, ...more }] })
    expect(crew({})).toEqual([])
    expect(crew({ count: 1, rank: 'hero' })).toEqual([])
    expect(crew({ mounted: true })).toEqual(['KD-SIEGE-02'])
    expect(crew({ profile: 'running-creature' })).toEqual(['KD-SIEGE-02'])
  })

  test('KD-SIEGE-04 its activation is that of its three crew', () => {
    const battle = manned()
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'fire')
    expect(['Ann', 'Abe', 'Amy'].map((id) => battle.of(id).activated)).toEqual([true, true, true])
    battle.picks('done')
    expect(battle.decision.by).toBe('b')
  })

  test('KD-SIEGE-05 KD-SIEGE-27 crew that was activated by itself cannot serve the weapon this turn', () => {
    const battle = manned()
      .b('Far', { at: [40, 40] })
      .acts('Ann', 'charge')
      .stays()
    expect(battle.actionsOf('Gun')).toEqual([])
    expect(battle.actionsOf('Abe')).toEqual(['run', 'charge', 'disengage'])
  })

  test('KD-SIEGE-06 it either moves or shoots', () => {
    const battle = manned()
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
      .move('Gun', [20, 22])
    battle.picks('done')
    expect(battle.decision.by).toBe('b')
  })

  test('KD-SIEGE-14 KD-SIEGE-31 KD-RUL-61 a free place may be given to friendly Infantry within 1" at any time of the turn', () => {
    const battle = manned('catapult', { crew: ['Ann', 'Abe'] })
      .a('New', { at: [20, 23.5] })
      .b('Far', { at: [40, 40] })
      .acts('New', 'run')
      .move('New', [20, 20 + BESIDE + 0.5])
    expect(battle.actionsOf('New')).toEqual(['join|Gun'])
    for (const shut of ['Ann|join|Gun', 'Far|join|Gun', 'New|join|Far'])
      expect(battle.refused({ pick: [shut] }), shut).toBeDefined()
    battle.picks('New|join|Gun')
    expect(battle.told('joined-crew')).toMatchObject({ figure: 'New', chassis: 'Gun', rules: ['KD-SIEGE-31'] })
    expect(battle.of('Gun').crew).toEqual(['Ann', 'Abe', 'New'])
  })

  test('KD-SIEGE-31 neither an enemy beside it nor the fallen may take a free place', () => {
    const battle = manned('catapult', { crew: ['Ann', 'Abe'] })
      .a('Old', { at: [20, 20 + BESIDE + 0.2], where: 'slain' })
      .a('Ace', { at: [30, 30] })
      .b('Bob', { at: [18.6, 21.6] })
    expect(battle.offered.filter((id) => id.includes('join'))).toEqual(['Amy|join|Gun'])
  })

  test('KD-SIEGE-31 KD-RUL-61 whoever takes a place at another weapon holds the old one no more', () => {
    const battle = manned('catapult', {}, { at: [20, 30] })
      .a('Bow', { profile: 'ballista', at: [20, 30 + BESIDE] })
      .b('Far', { at: [40, 40] })
      .picks('Ann|join|Bow')
    expect(battle.of('Bow').crew).toEqual(['Ann'])
    expect(battle.of('Gun').crew).toEqual(['Abe', 'Amy'])
  })

  test('KD-SIEGE-15 the replacement has used its activation to move: it serves from the next turn on', () => {
    const battle = manned('catapult', { crew: ['Ann', 'Abe'] })
      .a('New', { at: [20, 23.5] })
      .b('Far', { at: [40, 40] })
      .acts('New', 'run')
      .move('New', [20, 20 + BESIDE + 0.5])
      .picks('New|join|Gun')
    expect(battle.actionsOf('Gun')).toEqual([])
  })

  test('KD-SIEGE-30 the places are filled at deployment by Infantry within 1"', () => {
    const filled = skirmish({ stage: 'crew' })
      .a('Gun', { profile: 'catapult', at: [20, 20] })
      .a('Ann', { at: [18.3, 20] })
      .a('Abe', { at: [21.7, 20] })
      .a('Amy', { at: [20, 18.3] })
      .a('Off', { at: [25, 25] })
      .b('Far', { at: [40, 40] })
      .rolls(['priority: North', 6], ['priority: South', 1])
    expect(filled.decision.what).toBe('activate')
    expect(filled.of('Gun').crew).toEqual(['Ann', 'Abe', 'Amy'])
  })

  test('KD-SIEGE-19 an enemy siege weapon cannot be taken over', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 23] })
      .b('Gun', { profile: 'catapult', at: [20, 20] })
      .b('Far', { at: [40, 40] })
    expect(battle.offered.filter((id) => id.includes('join'))).toEqual([])
  })
})

describe('moving it', () => {
  test('KD-SIEGE-07 KD-RUL-62 the chassis moves up to 4", and never near an enemy', () => {
    const battle = manned()
      .b('Far', { at: [20, 26] })
      .acts('Gun', 'haul')
    expect(battle.refused(moveOf('Gun', [20, 24]))).toMatchObject({ rule: 'KD-MOVE-03', figure: 'Far' })
    battle.move('Gun', [20, 23])
    const free = manned()
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
    expect(free.refused(moveOf('Gun', [20, 24.1]))).toMatchObject({ rule: 'KD-SIEGE-07', code: 'too-far' })
  })

  test('KD-TERR-09 KD-TERR-10 difficult terrain counts double for it, and it does not climb', () => {
    const swamp = manned()
      .box('swamp', 'rough', [10, 10], [30, 30])
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
    expect(swamp.refused(moveOf('Gun', [20, 22.1]))).toMatchObject({ code: 'too-far' })
    const wall = manned()
      .line('wall', 'wall', [10, 22], [30, 22])
      .having({ height: 1 })
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
    expect(wall.refused(moveOf('Gun', [20, 23.9]))).toMatchObject({ rule: 'KD-TERR-10' })
  })

  test('KD-SIEGE-08 its crew may move along, each up to 4" but no more than its SP, and ends within 1" or stays', () => {
    const battle = manned('catapult', {}, { gear: ['armour'] })
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
      .move('Gun', [20, 24])
    expect(battle.decision).toMatchObject({
      what: 'follow',
      movers: [{ figure: 'Ann', allowance: 4 * 2540 }, { figure: 'Abe' }, { figure: 'Amy' }],
    })
    expect(battle.refused(moveOf('Ann', [17, 21]))).toMatchObject({ rule: 'KD-SIEGE-08' })
    battle.move('Ann', [18.3, 24])
    expect(battle.at('Ann')).toEqual([18.3, 24])
    expect(battle.decision).toMatchObject({ what: 'follow', movers: [{ figure: 'Abe' }, { figure: 'Amy' }] })
    battle.picks('done')
    expect(battle.at('Abe')).toEqual([21.7, 20])
    const slow = manned('catapult', {}, { gear: ['armour'], knockedDown: true })
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
      .move('Gun', [20, 24])
    expect(slow.decision).toMatchObject({ movers: [{ figure: 'Ann', allowance: 3 * 2540 }, {}, {}] })
  })

  test('KD-SIEGE-08 the crew of a weapon that stays where it is does not move along', () => {
    const battle = manned()
      .b('Far', { at: [40, 40] })
      .acts('Gun', 'haul')
      .stays()
    expect(battle.decision.what).not.toBe('follow')
  })

  test('KD-SIEGE-28 crew in contact with an enemy cannot move along', () => {
    const battle = manned()
      .b('Bob', { at: [18.3 - TOUCHING, 20] })
      .acts('Gun', 'haul')
      .move('Gun', [20.5, 23])
    expect(battle.decision).toMatchObject({ what: 'follow', movers: [{ figure: 'Abe' }, { figure: 'Amy' }] })
  })
})

describe('shooting it', () => {
  test('KD-SIEGE-09 KD-RUL-63 one of the crew is the shooter', () => {
    const battle = manned('ballista')
      .b('Bob', { at: [20, 30] })
      .acts('Gun', 'fire')
    expect(battle.offered).toEqual(['Ann|ballista|Bob', 'Abe|ballista|Bob', 'Amy|ballista|Bob', 'done'])
  })

  test('KD-SIEGE-10 range, sight and cover are those of the shooter; chassis and crew are not in the way', () => {
    const battle = manned('ballista')
      .b('Bob', { at: [20, 18.3 + TOUCHING + 20] })
      .rolls(['attack: Amy at Bob', 1])
    fires(battle, 'ballista', 'Bob', 'Amy')
    expect(battle.told('attacked')).toMatchObject({ roll: { threshold: { total: 4 } } })
    const far = manned('ballista')
      .b('Bob', { at: [20, 18.3 + TOUCHING + 20.2] })
      .rolls(['attack: Amy at Bob', 1])
    fires(far, 'ballista', 'Bob', 'Amy')
    expect(far.told('attacked')).toMatchObject({ roll: { threshold: { total: 5 } } })
  })

  test('KD-SIEGE-36 only the shooter must be more than ½" from enemies', () => {
    const battle = manned('ballista')
      .b('Bob', { at: [18.3 - TOUCHING, 20] })
      .b('Far', { at: [20, 35] })
      .acts('Gun', 'fire')
    expect(battle.offered.filter((id) => id.startsWith('Ann'))).toEqual([])
    expect(battle.offered).toContain('Abe|ballista|Far')
  })

  test('KD-SIEGE-11 Aim, Frenzied, Slayer and Weaponmaster of the shooter apply', () => {
    const aim = manned('ballista', {}, { rules: ['aim', 'slayer'] })
      .b('Bob', { profile: 'brute-monster', at: [18.3, 35] })
      .rolls(['attack: Ann at Bob', 1])
    fires(aim, 'ballista', 'Bob')
    expect(aim.told('attacked')).toMatchObject({ roll: { threshold: { total: 3 }, bonus: { total: 3 } } })
    const again = manned('ballista', {}, { rules: ['frenzied', 'weaponmaster'] })
      .b('Bob', { at: [18.3, 35] })
      .rolls(['attack: Ann at Bob', 1])
    expect(fires(again, 'ballista', 'Bob').offered).toEqual(['frenzied', 'weaponmaster', 'no'])
  })

  test('KD-SIEGE-20 KD-SIEGE-25 Catapult: 60 points, 20"/40", STR +0, four targets within 3" of one another, each with its own die', () => {
    expect(profileOf('catapult').points).toBe(60)
    expect(RANGED_WEAPONS.catapult).toMatchObject({
      short: 20 * 2540,
      long: 40 * 2540,
      str: 0,
      targets: { most: 4, apart: 3 * 2540 },
    })
    const battle = manned()
      .b('One', { at: [18, 38] })
      .b('Two', { at: [19, 38] })
      .b('Three', { at: [20, 38] })
      .b('Four', { at: [21, 38] })
      .b('Five', { at: [19.5, 41.2] })
      .rolls(
        ['attack: Ann at One', 1],
        ['attack: Ann at Two', 1],
        ['attack: Ann at Three', 1],
        ['attack: Ann at Five', 1],
      )
    fires(battle, 'catapult', 'One').picks('Two').picks('Three').picks('Five').rolledEverything()
    const told = battle.events.filter(({ is }) => is === 'attacked') as unknown as {
      roll: { threshold: { total: number } }
    }[]
    expect(told.map(({ roll }) => roll.threshold.total)).toEqual([4, 4, 4, 6])
  })

  test('KD-SIEGE-26 KD-SIEGE-33 KD-RUL-58 every pair of targets is near enough, and all are named before the first die', () => {
    const battle = manned()
      .b('One', { at: [18, 38] })
      .b('Two', { at: [21.9, 38] })
      .b('Three', { at: [14.2, 38] })
      .acts('Gun', 'fire')
      .shoots('Ann', 'catapult', 'One')
    expect(battle.offered).toEqual(['done', 'Two', 'Three'])
    battle.rolls(['attack: Ann at One', 1], ['attack: Ann at Two', 1])
    expect(battle.rolled).toEqual([])
    battle.picks('Two').rolledEverything()
  })

  test('KD-SIEGE-33 fewer targets may be named than the weapon could attack', () => {
    const battle = manned()
      .b('One', { at: [18, 38] })
      .b('Two', { at: [20, 38] })
      .rolls(['attack: Ann at One', 1])
    fires(battle, 'catapult', 'One').picks('done').rolledEverything()
    expect(battle.decision.what).toBe('activate')
  })

  test('KD-SIEGE-21 KD-DICE-02 KD-RUL-66 a natural 6 of a Catapult crushes: 1d3 Wounds whatever the DEF', () => {
    const crush = (face: number) => {
      const battle = manned()
        .b('Bob', { profile: 'behemoth-monster', at: [18, 38] })
        .rolls(['attack: Ann at Bob', 6], ['wounds: Ann at Bob', face])
      fires(battle, 'catapult', 'Bob').rolledEverything()
      return battle.of('Bob').wounds
    }
    expect([1, 2, 3, 4, 5, 6].map(crush)).toEqual([1, 1, 2, 2, 3, 3])
    const plain = manned()
      .b('Bob', { at: [18, 38] })
      .rolls(['attack: Ann at Bob', 5])
    fires(plain, 'catapult', 'Bob').rolledEverything()
  })

  test('KD-SIEGE-22 crushing never ties with DEF: no check, except in formation', () => {
    const battle = manned()
      .b('Bob', { profile: 'unyielding-infantry', gear: ['armour', 'shield'], at: [18, 38] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Bob', 6], ['wounds: Ann at Bob', 1])
    fires(battle, 'catapult', 'Bob').rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-SIEGE-35 a natural 6 that comes from a reroll crushes as well', () => {
    const battle = manned('catapult', {}, { rules: ['weaponmaster'] })
      .b('Bob', { profile: 'behemoth-monster', at: [18, 38] })
      .rolls(['attack: Ann at Bob', 1], ['reroll: Ann at Bob', 6], ['wounds: Ann at Bob', 6])
    fires(battle, 'catapult', 'Bob').picks('weaponmaster').rolledEverything()
    expect(battle.of('Bob').wounds).toBe(3)
  })

  test('KD-SIEGE-23 KD-DICE-03 KD-RUL-67 Ballista: 50 points, 20"/40", STR +2, 1d2 Wounds', () => {
    expect(profileOf('ballista').points).toBe(50)
    expect(RANGED_WEAPONS.ballista).toMatchObject({ short: 20 * 2540, long: 40 * 2540, str: 2 })
    const bolt = (face: number) => {
      const battle = manned('ballista')
        .b('Bob', { profile: 'behemoth-monster', at: [18.3, 35] })
        .rolls(['attack: Ann at Bob', 4], ['wounds: Ann at Bob', face])
      fires(battle, 'ballista', 'Bob').rolledEverything()
      return battle.of('Bob').wounds
    }
    expect([1, 2, 3, 4, 5, 6].map(bolt)).toEqual([1, 1, 1, 2, 2, 2])
  })

  test('KD-SIEGE-24 Multi-arrow ballista: 60 points, 18"/36", STR +0, six targets within 6" of one another', () => {
    expect(profileOf('multi-arrow-ballista').points).toBe(60)
    expect(RANGED_WEAPONS['multi-arrow-ballista']).toMatchObject({
      short: 18 * 2540,
      long: 36 * 2540,
      str: 0,
      targets: { most: 6, apart: 6 * 2540 },
    })
    const battle = manned('multi-arrow-ballista')
    for (const [index, id] of ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'].entries())
      battle.b(id, { at: [16 + index, 35] })
    battle.rolls(...['B1', 'B2', 'B3', 'B4', 'B5', 'B6'].map((id) => [`attack: Ann at ${id}`, 1] as const))
    fires(battle, 'multi-arrow-ballista', 'B1')
    for (const id of ['B2', 'B3', 'B4', 'B5', 'B6']) battle.picks(id)
    battle.rolledEverything()
  })

  test('KD-SIEGE-34 KD-RUL-83 the chassis and each of the crew of a chariot are different targets, judged as things stand', () => {
    const battle = manned('multi-arrow-ballista')
      .b('Wain', { profile: 'small-chariot', wounds: 1, at: [18.3, 30], crew: ['One', 'Two'] })
      .b('One', {})
      .b('Two', {})
      .rolls(['attack: Ann at Wain', 6], ['attack: Ann at One', 1], ['attack: Ann at Two', 1])
    fires(battle, 'multi-arrow-ballista', 'Wain').picks('One').picks('Two')
    battle.sets('One', [18.3, 29.5]).sets('Two', [18.3, 30.6]).rolledEverything()
    const told = battle.events.filter(({ is }) => is === 'attacked') as unknown as {
      roll: { defence: { total: number } }
    }[]
    expect(told.map(({ roll }) => roll.defence.total)).toEqual([6, 3, 3])
  })
})

describe('crew and chassis as targets', () => {
  /** Bob with a bow, south of the weapon; the crew stands free before him. */
  const shotAt = (ann: Partial<ModelWords> = {}) =>
    manned('catapult', {}, ann).b('Bob', { gear: ['bow'], at: [18.3, 28] })
  const threshold = (battle: Skirmish, at: string) => {
    battle
      .rolls([`attack: Bob at ${at}`, 1])
      .picks('end')
      .acts('Bob', 'shoot')
      .stays()
      .shoots('Bob', 'bow', at)
    return (battle.told('attacked') as unknown as { roll: { threshold: { total: number } } }).roll.threshold.total
  }

  test('KD-SIEGE-12 KD-RUL-64 crew within 1" of its chassis is in cover, whatever the view', () => {
    expect(threshold(shotAt(), 'Ann')).toBe(5)
  })

  test('KD-SIEGE-13 crew farther away has no cover from it', () => {
    expect(threshold(shotAt({ at: [20 - BESIDE - 1.1, 20] }), 'Ann')).toBe(4)
  })

  test('KD-SIEGE-32 only holders of a crew place have that cover', () => {
    expect(threshold(shotAt().a('Idle', { at: [18.3, 21.2] }), 'Idle')).toBe(4)
  })

  test('KD-WND-06 a siege weapon that is destroyed has no crew any more, and its crew stays on the table', () => {
    const battle = skirmish()
      .a('Ogre', { profile: 'frenzied-infantry', at: [20, 20 + BESIDE] })
      .b('Gun', { profile: 'catapult', at: [20, 20], crew: ['Bob'], wounds: 1 })
      .b('Bob', { at: [18.3, 20] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ogre at Gun', 6])
      .charges('Ogre')
      .attacks('Ogre', 'Gun')
    expect(battle.told('attacked').rules).toContain('KD-WND-06')
    expect(battle.told('wounded').rules).toEqual(['KD-WND-06'])
    expect([battle.of('Gun').where, battle.of('Gun').crew, battle.of('Bob').where]).toEqual(['slain', [], 'standing'])
  })

  test('KD-SIEGE-18 KD-CHAR-18 a siege weapon whose last crew is slain stays where it is', () => {
    const battle = skirmish()
      .a('Ogre', { profile: 'frenzied-infantry', at: [18.3, 20 + TOUCHING] })
      .b('Gun', { profile: 'catapult', at: [20, 20], crew: ['Bob'] })
      .b('Bob', { at: [18.3, 20] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ogre at Bob', 6])
      .charges('Ogre')
      .attacks('Ogre', 'Bob')
    expect([battle.of('Bob').where, battle.of('Gun').where, battle.of('Gun').crew]).toEqual(['slain', 'standing', []])
    expect(battle.side('b').lost).toBe(1)
  })

  test('KD-SIEGE-16 the chassis can be attacked in melee and at range: DEF 7, W 2', () => {
    expect(profileOf('catapult')).toMatchObject({ def: 7, w: 2 })
    const battle = skirmish()
      .a('Ann', { profile: 'frenzied-infantry', at: [20, 20 + BESIDE] })
      .b('Gun', { profile: 'catapult', at: [20, 20] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Gun', 6])
      .charges('Ann')
      .attacks('Ann', 'Gun')
    expect(battle.of('Gun').wounds).toBe(1)
    const shot = skirmish()
      .a('Ann', { gear: ['bow'], at: [20, 30] })
      .b('Gun', { profile: 'catapult', at: [20, 20] })
      .b('Far', { at: [45, 45] })
      .acts('Ann', 'shoot')
      .stays()
    expect(shot.offered).toContain('Ann|bow|Gun')
  })

  test('KD-BRK-06 crew that flees leaves its place at the siege weapon free', () => {
    const sides = [
      { id: 'a', name: 'North', tests: 1 },
      { id: 'b', name: 'South' },
    ]
    const battle = skirmish({ stage: 'break-tests', sides })
      .a('Gun', { profile: 'catapult', at: [20, 20], crew: ['Ann', 'Abe'] })
      .a('Ann', { at: [20, 22] })
      .a('Abe', { at: [22, 20] })
      .a('Amy', { at: [30, 30] })
      .b('Far', { at: [45, 45] })
      .rolls(['break: Ann', 6])
      .picks('Ann')
    expect([battle.of('Ann').where, battle.of('Abe').where, battle.of('Gun').where]).toEqual([
      'fled',
      'standing',
      'standing',
    ])
    expect(battle.of('Gun').crew).toEqual(['Abe'])
  })

  test('KD-SIEGE-17 KD-BRK-11 the chassis makes no attacks and takes no Break test', () => {
    const battle = skirmish({
      stage: 'break-tests',
      sides: [
        { id: 'a', name: 'North', tests: 1 },
        { id: 'b', name: 'South' },
      ],
    })
      .a('Gun', { profile: 'catapult', at: [20, 20] })
      .a('Ann', { at: [30, 30] })
      .b('Far', { at: [45, 45] })
    expect(battle.offered).toEqual(['Ann'])
    expect(profileOf('catapult').att).toBeUndefined()
  })

  test('KD-SIEGE-18 KD-RUL-65 a chassis without crew blocks the way, keeps enemies off, engages and gives cover', () => {
    const gun = { profile: 'catapult', at: [20, 20] as const }
    const held = skirmish()
      .a('Ann', { at: [20, 20 + BESIDE] })
      .b('Gun', gun)
      .b('Far', { at: [45, 45] })
    expect(held.actionsOf('Ann')).toEqual(['charge', 'disengage'])
    const near = skirmish()
      .a('Ann', { at: [20, 25] })
      .b('Gun', gun)
      .b('Far', { at: [45, 45] })
      .acts('Ann', 'run')
    expect(near.refused(moveOf('Ann', [20, 20 + BESIDE + 0.4]))).toMatchObject({ rule: 'KD-MOVE-03' })
    const shot = skirmish()
      .a('Ann', { at: [20, 25], gear: ['bow'] })
      .b('Gun', gun)
      .b('Far', { at: [20, 17] })
      .rolls(['attack: Ann at Far', 1])
    shot.acts('Ann', 'shoot').stays().shoots('Ann', 'bow', 'Far')
    expect(shot.told('attacked')).toMatchObject({ roll: { threshold: { total: 5 } } })
  })

  test('KD-SIEGE-29 a siege chassis stands on a round 60 mm base', () => {
    for (const id of ['catapult', 'ballista', 'multi-arrow-ballista'] as const)
      expect(profileOf(id).diameter).toBe(6000)
  })
})
