/** Army lists, Heroes and Wizards. */
import { describe, expect, test } from 'vitest'
import { checkArmy } from '../../src/army/check.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { castings, magicPhase } from '../ground.ts'
import { armyOf, mob, opening, planOf } from '../opening.ts'
import { skirmish } from '../skirmish.ts'

const rules = (army: unknown, limit?: number) => checkArmy(army, limit).complaints.map(({ rule }) => rule)
const heroes = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Hero ${i + 1}`, rank: 'hero' }))
const wizards = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Wizard ${i + 1}`, rank: 'wizard' }))
const men = { name: 'Man', count: 3 }

describe('the list', () => {
  test('HW-ARMY-01 HW-RUL-18 one limit holds for both sides, 250 unless another is agreed', () => {
    const dear = armyOf('Dear', { name: 'Man', count: 84 })
    expect(checkArmy(dear)).toMatchObject({ points: 252, limit: 250 })
    expect(opening(planOf([mob(), mob()], { scenario: 'loot' })).state.limit).toBe(250)
    expect(() => opening(planOf([mob(), dear], { scenario: 'loot' }))).toThrow(
      'The army costs 252 points; the limit is 250.',
    )
    expect(opening(planOf([mob(), dear], { scenario: 'loot', options: { limit: 252 } })).state.limit).toBe(252)
    expect(kit.checkPlan(planOf([dear, dear], { options: { limit: 100 } })).map(({ where }) => where)).toEqual([
      'sides.0.army.types',
      'sides.1.army.types',
    ])
    expect(kit.checkPlan(planOf([mob(), mob()], { options: { limit: 'many' } }))).toMatchObject([
      { where: 'options.limit', rule: 'HW-ARMY-01' },
    ])
  })

  test('HW-ARMY-02 HW-RUL-18 Heroes and Wizards count against the limit; spending less is no fault', () => {
    const list = armyOf('Full', { name: 'Man', count: 82 }, { name: 'Hero', rank: 'hero' })
    expect(checkArmy(list)).toMatchObject({ points: 249, complaints: [] })
    const over = armyOf('Over', { name: 'Man', count: 83 }, { name: 'Hero', rank: 'hero' })
    expect(checkArmy(over)).toMatchObject({ points: 252 })
    expect(rules(over)).toEqual(['HW-ARMY-02'])
  })

  test('HW-ARMY-03 HW-RUL-19 an army is any types of any legal profile, each at least one figure with a name of its own', () => {
    const mixed = armyOf(
      'Mixed',
      { name: 'Bear', melee: 5, armour: 3 },
      { name: 'Mouse', count: 20 },
      { name: 'Dragon', movement: 'fly', mighty: true },
    )
    expect(checkArmy(mixed)).toMatchObject({ figures: 22, complaints: [] })
    expect(rules(armyOf('None', { name: 'Ghost', count: 0 }, men))).toEqual(['HW-ARMY-03'])
    expect(rules(armyOf('Half', { name: 'Half', count: 1.5 }))).toEqual(['HW-ARMY-03'])
    expect(rules(armyOf('Twins', men, men))).toEqual(['HW-ARMY-03'])
  })

  test('HW-ARMY-03 the table holds 400 figures a side and no more', () => {
    const horde = (count: number) => rules(armyOf('Horde', { name: 'Man', count }), 5000)
    expect([horde(400), horde(401)]).toEqual([[], ['HW-ARMY-03']])
  })

  test('HW-ARMY-04 HW-RUL-20 one Hero for each full 250 points of the limit', () => {
    const with_ = (count: number, limit: number) => rules(armyOf('Led', men, ...heroes(count)), limit)
    expect([with_(1, 249), with_(1, 250), with_(2, 499), with_(2, 500), with_(3, 749), with_(3, 750)]).toEqual([
      ['HW-ARMY-04'],
      [],
      ['HW-ARMY-04'],
      [],
      ['HW-ARMY-04'],
      [],
    ])
    expect(checkArmy(armyOf('Led', men, ...heroes(1)), 249).complaints[0]?.message).toBe(
      '249 points allow no Heroes, not 1.',
    )
  })

  test('HW-ARMY-05 HW-RUL-20 Wizards are counted apart from Heroes', () => {
    expect(rules(armyOf('Both', men, ...heroes(1), ...wizards(1)), 250)).toEqual([])
    expect(rules(armyOf('Wise', men, ...wizards(2)), 499)).toEqual(['HW-ARMY-05'])
    expect(rules(armyOf('Wise', men, ...wizards(2)), 500)).toEqual([])
  })

  test('HW-ARMY-06 HW-RUL-20 Heroes and Wizards are not compulsory, and a Hero cannot be exchanged for a Wizard', () => {
    expect(rules(armyOf('Free', men), 500)).toEqual([])
    expect(rules(armyOf('Proud', men, ...heroes(2)), 250)).toEqual(['HW-ARMY-04'])
  })

  test('HW-ARMY-07 HW-RUL-19 an army without a figure is none', () => {
    expect(rules({ name: 'Nobody', types: [] })).toEqual(['HW-ARMY-07'])
  })

  test('HW-MEAS-05 HW-RUL-05 a base is 1" across, 2" if Mighty, or from 0.75" to 4" if the list says so', () => {
    const { state } = opening(
      planOf(
        [armyOf('Sizes', { name: 'Man' }, { name: 'Ogre', mighty: true }, { name: 'Imp', diameter: 1905 }), mob()],
        { scenario: 'loot' },
      ),
    )
    expect(state.figures.map(({ diameter }) => diameter)).toEqual([2540, 5080, 1905, 2540])
    const base = (diameter: number) => rules(armyOf('Base', { name: 'It', diameter }))
    expect([base(1904), base(1905), base(10160), base(10161)]).toEqual([['HW-MEAS-05'], [], [], ['HW-MEAS-05']])
    const placing = opening(
      planOf([mob(), mob()], { scenario: 'loot' }),
      ['deployment: North', 1],
      ['deployment: South', 2],
    ).until('deploy').decision
    expect(placing).toMatchObject({ kind: 'place', pieces: [{ base: { shape: 'circle', diameter: 2540 } }] })
  })

  test('a list that is none at all is refused in plain words', () => {
    for (const [junk, words] of [
      [null, /army list/],
      ['{"name": "Cut', /not whole JSON/],
      [{ name: 'X' }, /types/],
      [{ name: 'X', types: [{ name: 'Y' }] }, expect.objectContaining({ where: 'types.0.profile' })],
      [{ name: '', types: [] }, /needs a name/],
    ] as const) {
      expect(() => checkArmy(junk)).toThrow(words)
    }
    expect(rules(armyOf('Clash', { name: 'Prisoner' }))).toEqual(['HW-RESC-03'])
  })
})

describe('Heroes and Wizards', () => {
  const led = armyOf('Led', { name: 'Man' }, { name: 'Ann', rank: 'hero' }, { name: 'Merla', rank: 'wizard' })

  test('HW-HERO-01 a Hero or Wizard has any profile, two weapons and might included', () => {
    const best = { movement: 'fly', melee: 5, shooting: 5, armour: 5, twoWeapons: true, mighty: true }
    expect(
      checkArmy(armyOf('Best', { name: 'Ann', rank: 'hero', ...best }, { name: 'Merla', rank: 'wizard', ...best })),
    ).toMatchObject({ points: 110, complaints: [] })
  })

  test('HW-HERO-02 HW-RUL-21 they pay for their stats, but rank, item and spells are free', () => {
    const price = (rank: string) => checkArmy(armyOf('One', { name: 'It', rank, melee: 3, armour: 2 })).points
    expect([price('trooper'), price('hero'), price('wizard')]).toEqual([10, 10, 10])
    const battle = opening(
      planOf([led, mob()], { scenario: 'loot' }),
      ['item: Ann a1', 6],
      ['spell: Merla a1', 1],
      ['spell: Merla a1', 2],
    )
    expect(kit.checkArmy(battle.side('a').army).points).toBe(9)
  })

  test('HW-HERO-03 HW-RUL-23 each Hero rolls one die for a magic item and can neither decline nor swap it', () => {
    const items = [1, 2, 3, 4, 5, 6].map((face) => {
      const battle = opening(
        planOf([armyOf('Led', { name: 'Ann', rank: 'hero' }), mob()], { scenario: 'loot' }),
        ['item: Ann a1', face],
        ...(face === 5 ? [['spell: Ann a1', 1] as const] : []),
      )
      expect(battle.decision.what).toBe('edge')
      return battle.rolledEverything().of('Ann a1').item
    })
    expect(items).toEqual([
      'armband-of-toughness',
      'battle-axe-of-slaughter',
      'battle-sword',
      'magic-armour',
      'obsidian-amulet',
      'quick-sword',
    ])
  })

  test('HW-HERO-04 HW-RUL-23 each Wizard rolls two dice, one after the other, and keeps both spells', () => {
    const learn = (first: number, second: number) =>
      opening(
        planOf([armyOf('Wise', { name: 'Merla', rank: 'wizard' }), mob()], { scenario: 'loot' }),
        ['spell: Merla a1', first],
        ['spell: Merla a1', second],
      )
        .rolledEverything()
        .of('Merla a1').spells
    expect([learn(1, 2), learn(3, 4), learn(5, 6)]).toEqual([
      ['curse', 'death-bolt'],
      ['fireball', 'blood-lust'],
      ['paranoia', 'teleport'],
    ])
  })

  test('HW-HERO-05 a Wizard with two different spells casts one of them each turn, either one', () => {
    const cast = (spell: string) =>
      magicPhase()
        .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['curse', 'death-bolt'] })
        .b('Bob', { at: [20, 10] })
        .b('Ben', { at: [20, 12] })
        .picks(`Merla|${spell}|Bob`)
    expect(cast('curse').of('Bob').cursed).toBe(true)
    expect(cast('curse').battle.over).toBe(true)
    expect(cast('death-bolt').of('Bob').where).toBe('slain')
    expect(cast('death-bolt').battle.over).toBe(true)
  })

  test('HW-HERO-06 HW-RUL-24 the same spell twice: known alone, cast up to twice, at one target or at two', () => {
    const twice = () =>
      magicPhase()
        .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['death-bolt', 'death-bolt'] })
        .b('Bob', { at: [20, 10], armour: 5 })
        .b('Ben', { at: [20, 12] })
    expect(new Set(castings(twice()).map((casting) => casting.split('|')[1]))).toEqual(new Set(['death-bolt']))
    const both = twice().picks('Merla|death-bolt|Ben')
    expect(both.decision.what).toBe('cast')
    const same = twice()
      .rolls(['save: Bob', 1], ['save: Bob', 5])
      .picks('Merla|death-bolt|Bob')
      .picks('Merla|death-bolt|Bob')
      .rolledEverything()
    expect(same.of('Bob').where).toBe('slain')
    expect(same.battle.over).toBe(true)
  })

  test('HW-HERO-07 HW-RUL-22 gifts are rolled before the edges are chosen, openly, and may repeat', () => {
    const two = (name: string) => armyOf(name, { name: 'Ann', rank: 'hero' }, { name: 'Merla', rank: 'wizard' })
    const battle = opening(
      planOf([two('A'), two('B')], { scenario: 'loot' }),
      ['item: Ann a1', 3],
      ['spell: Merla a1', 1],
      ['spell: Merla a1', 2],
      ['item: Ann b1', 3],
      ['spell: Merla b1', 1],
      ['spell: Merla b1', 2],
    ).rolledEverything()
    expect(battle.decision.what).toBe('edge')
    expect([battle.of('Ann a1').item, battle.of('Ann b1').item]).toEqual(['battle-sword', 'battle-sword'])
    expect(battle.of('Merla b1').spells).toEqual(battle.of('Merla a1').spells)
    expect(battle.battle.events.filter(({ is }) => is === 'item-found')).toMatchObject([
      { figure: 'Ann a1', item: 'battle-sword' },
      { figure: 'Ann b1', item: 'battle-sword' },
    ])
  })

  test('HW-HERO-08 a Hero knows no spell unless its item brings one, and a Wizard finds no item', () => {
    const battle = opening(
      planOf([led, mob()], { scenario: 'loot' }),
      ['item: Ann a1', 1],
      ['spell: Merla a1', 1],
      ['spell: Merla a1', 2],
    ).rolledEverything()
    expect([
      battle.of('Ann a1').spells,
      battle.of('Merla a1').item,
      battle.of('Man a1').item,
      battle.of('Man a1').spells,
    ]).toEqual([[], undefined, undefined, []])
  })

  test('HW-HERO-09 HW-RUL-17 Hero, Wizard and giant all fall to one unsaved hit', () => {
    for (const words of [{ rank: 'hero' }, { rank: 'wizard' }, { mighty: true }]) {
      const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
        .a('Ann', { at: [10, 10], melee: 5 })
        .b('Big', { at: [10, words.mighty ? 11.5 : 11], armour: 2, ...words })
        .rolls(['hit: Ann at Big', 1], ['save: Big', 3])
        .pairs(['Ann', 'Big'])
        .pairs()
        .rolledEverything()
      expect(battle.of('Big').where).toBe('slain')
    }
  })

  test('HW-HERO-10 the item of a slain Hero is lost', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6 })
      .a('Ann', { at: [10, 10], melee: 5, rank: 'hero', item: 'armband-of-toughness' })
      .b('Lord', { at: [10, 11], rank: 'hero', item: 'battle-sword' })
      .rolls(['hit: Ann at Lord', 1])
      .pairs(['Ann', 'Lord'])
      .pairs()
      .rolledEverything()
    expect(battle.of('Lord').where).toBe('slain')
    expect(battle.of('Ann').item).toBe('armband-of-toughness')
    expect(battle.state.figures.filter(({ where, item }) => where === 'standing' && item === 'battle-sword')).toEqual(
      [],
    )
  })

  test("HW-HERO-11 HW-RUL-22 dice fall by seats, Heroes before Wizards in list order, an Amulet's spell at once, a prisoner last of its kind", () => {
    const first = armyOf(
      'First',
      { name: 'Merla', rank: 'wizard' },
      { name: 'Ann', rank: 'hero' },
      { name: 'Abe', rank: 'hero' },
    )
    const second = armyOf('Second', { name: 'Wim', rank: 'wizard' }, { name: 'Bob', rank: 'hero' })
    const battle = opening(
      planOf([first, second], { scenario: 'rescue', options: { limit: 500 } }),
      ['item: Ann a1', 5],
      ['spell: Ann a1', 1],
      ['item: Abe a1', 1],
      ['spell: Merla a1', 1],
      ['spell: Merla a1', 1],
      ['item: Bob b1', 2],
      ['item: Prisoner b1', 5],
      ['spell: Prisoner b1', 6],
      ['spell: Wim b1', 3],
      ['spell: Wim b1', 4],
    )
    battle.picks('winged-hero').rolledEverything()
    expect(battle.of('Prisoner b1')).toMatchObject({ item: 'obsidian-amulet', spells: ['teleport'] })
  })
})
