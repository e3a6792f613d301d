/** Broken sides, morale checks, and the leaders whose Morale others use. */
import { worded, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { moraleFor } from '../../src/rules/morale/morale.ts'
import { TYPES } from '../../src/state/vocabulary.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

type Words = { readonly [key: string]: Json }

/** Side a once had `starting` characters and has these left; side b is whole. The round's fighting is over. */
function lastOf(starting: number, left: { readonly [id: string]: FigureWords }, words: Words = {}): Skirmish {
  const battle = skirmish({
    stage: 'morale',
    encounter: 'sacred-objects',
    sides: [
      { id: 'a', name: 'North', starting },
      { id: 'b', name: 'South' },
    ],
    ...words,
  })
  for (const [index, [id, one]] of Object.entries(left).entries()) battle.a(id, { at: [4 + index * 3, 4], ...one })
  return battle.b('Bob', { at: [4, 20] }).b('Bea', { at: [8, 20] })
}

/** The battle goes on until somebody is asked something. */
function goesOn(battle: Skirmish): Skirmish {
  void battle.decision
  return battle.rolledEverything()
}

describe('a side is Broken', () => {
  test('DD-MOR-02 DD-RUL-50 at half its starting number: of 6 it holds at 4 and is Broken at 3', () => {
    goesOn(lastOf(6, { Ann: {}, Abe: {}, Amy: {}, Art: {} }))
    const broken = goesOn(
      lastOf(6, { Ann: {}, Abe: {}, Amy: {} }).rolls(
        ['morale: Ann', 1, 1],
        ['morale: Abe', 1, 1],
        ['morale: Amy', 1, 1],
      ),
    )
    expect(broken.told('side-broken')).toMatchObject({ side: 'a', left: 3, starting: 6 })
  })

  test('DD-RUL-50 of 7 it is Broken at 3, not at 4', () => {
    expect(goesOn(lastOf(7, { Ann: {}, Abe: {}, Amy: {}, Art: {} })).hasTold('side-broken')).toBe(false)
    expect(
      goesOn(
        lastOf(7, { Ann: {}, Abe: {}, Amy: {} }).rolls(
          ['morale: Ann', 1, 1],
          ['morale: Abe', 1, 1],
          ['morale: Amy', 1, 1],
        ),
      ).hasTold('side-broken'),
    ).toBe(true)
  })

  test('DD-RUL-50 riderless mounts and spawn do not count for it, but check with the rest; a rider with its mount is one', () => {
    const battle = lastOf(4, {
      Ann: { mount: 'Horse' },
      Horse: { at: [4, 4], size: 'large', types: ['beast'] },
      Pony: { at: [10, 4], starting: false },
      Imp: { at: [14, 4], starting: false },
    }).rolls(['morale: Ann', 1, 1], ['morale: Pony', 1, 1], ['morale: Imp', 1, 1])
    expect(goesOn(battle).told('side-broken')).toMatchObject({ left: 1, starting: 4 })
  })

  test('DD-RUL-50 the dominated count for their own side, and check with it', () => {
    const battle = lastOf(4, { Ann: {}, Abe: { conditions: ['dominated'] } }).rolls(
      ['morale: Ann', 1, 1],
      ['morale: Abe', 1, 1],
    )
    expect(goesOn(battle).told('side-broken')).toMatchObject({ side: 'a', left: 2 })
  })

  test('DD-RUL-50 whether a side is Broken is checked only in the Cleanup Phase', () => {
    expect(goesOn(lastOf(6, { Ann: {}, Abe: {} }, { stage: 'act' })).hasTold('side-broken')).toBe(false)
  })
})

describe('the check', () => {
  test('DD-MOR-05 two dice are added: 8 holds at Morale 8, 9 does not', () => {
    const battle = goesOn(lastOf(4, { Ann: {}, Abe: {} }).rolls(['morale: Ann', 4, 4], ['morale: Abe', 3, 6]))
    expect([battle.of('Ann').where, battle.of('Abe').where]).toEqual(['standing', 'fled'])
    expect(battle.told('morale-checked')).toMatchObject({
      figure: 'Abe',
      faces: [3, 6],
      need: { total: 8 },
      success: false,
    })
  })

  test('DD-MOR-04 a character that fails is out of play', () => {
    const battle = goesOn(lastOf(4, { Ann: {}, Abe: {} }).rolls(['morale: Ann', 6, 6], ['morale: Abe', 1, 1]))
    expect(battle.told('eliminated')).toMatchObject({ figure: 'Ann', how: 'fled' })
    expect(battle.decision.kind === 'move' && battle.decision.movers.map(({ figure }) => figure)).not.toContain('Ann')
  })

  test('DD-MOR-01 DD-MOR-03 everybody checks first of all in the Cleanup Phase, and again in the next', () => {
    const battle = lastOf(4, { Ann: { speed: 0, conditions: ['frightened'] }, Abe: { speed: 0 } }).rolls(
      ['morale: Ann', 1, 2],
      ['morale: Abe', 2, 2],
      ['morale: Ann', 3, 3],
      ['morale: Ann', 1, 3],
      ['morale: Abe', 4, 4],
    )
    while (battle.state.round < 3) battle.answer(battle.decision.default)
    const checks = battle.events
      .filter(({ is }) => is === 'morale-checked' || is === 'round-began')
      .map(({ is, cause, figure }) => (is === 'round-began' ? 'round' : `${String(cause)} ${String(figure)}`))
    expect(checks).toEqual(['broken Ann', 'broken Abe', 'frightened Ann', 'round', 'broken Ann', 'broken Abe', 'round'])
  })

  test('DD-MOR-05 dice that cannot matter are not rolled: Morale 12 always holds', () => {
    expect(goesOn(lastOf(2, { Ann: { morale: 12 } })).of('Ann').where).toBe('standing')
    const coward = lastOf(4, { Ann: { morale: 1 }, Abe: { morale: 12 } })
    expect(goesOn(coward).of('Ann').where).toBe('fled')
  })

  test('DD-RIDE-09 a ridden mount does not check; it flees with its rider', () => {
    const pair = {
      Ann: { mount: 'Horse' },
      Horse: { at: [4, 4], size: 'large', types: ['beast'], morale: 3 },
      Abe: { at: [12, 4] },
    } as const
    const held = goesOn(lastOf(4, pair).rolls(['morale: Ann', 4, 4], ['morale: Abe', 1, 1]))
    expect([held.of('Ann').where, held.of('Horse').where]).toEqual(['riding', 'standing'])
    const fled = goesOn(lastOf(4, pair).rolls(['morale: Ann', 6, 4], ['morale: Abe', 1, 1]))
    expect([fled.of('Ann').where, fled.of('Horse').where]).toEqual(['fled', 'fled'])
  })
})

describe('characters that flee', () => {
  test('DD-RUL-49 are eliminated for the encounter: a quarter left has lost', () => {
    const battle = lastOf(8, { Ann: {}, Abe: {}, Amy: {} }, { encounter: 'confrontation' }).rolls(
      ['morale: Ann', 6, 6],
      ['morale: Abe', 1, 1],
      ['morale: Amy', 1, 1],
    )
    expect(battle.rolledEverything().state.decided).toMatchObject({ winner: 'b' })
  })

  test('DD-RUL-49 leave what they carry, and the spells they held end', () => {
    const battle = lastOf(4, { Ann: { concentrating: 'hymn', casting: { incantations: ['bless'] } }, Abe: {} })
      .effect('hymn', 'bless', 'Ann')
      .thing('treasure 1', [12, 12], { carrier: 'Ann' })
      .rolls(['morale: Ann', 6, 6], ['morale: Abe', 1, 1])
    goesOn(battle)
    expect(battle.state.things[0]).toMatchObject({ carrier: undefined, at: battle.of('Ann').at })
    expect(battle.state.effects).toEqual([])
  })

  test('DD-RUL-49 have not been slain by anybody', () => {
    const battle = goesOn(lastOf(4, { Ann: {}, Abe: {} }).rolls(['morale: Ann', 6, 6], ['morale: Abe', 1, 1]))
    expect(battle.told('eliminated')).toMatchObject({ figure: 'Ann', how: 'fled', by: undefined })
    expect(battle.of('Ann')).toMatchObject({ where: 'fled', wounds: 0 })
  })

  test('DD-RUL-52 go together: the last two of both sides flee at once, and nobody has won', () => {
    const battle = skirmish({
      stage: 'morale',
      sides: [
        { id: 'a', starting: 4 },
        { id: 'b', starting: 4 },
      ],
    })
      .a('Ann', { at: [4, 4] })
      .b('Bob', { at: [4, 20] })
      .rolls(['morale: Ann', 6, 6], ['morale: Bob', 6, 6])
    expect(battle.rolledEverything().state.decided).toMatchObject({ winner: undefined })
  })

  test("DD-RUL-21 the Lead Player's side rolls first", () => {
    const battle = skirmish({
      stage: 'morale',
      lead: 'b',
      encounter: 'sacred-objects',
      sides: [
        { id: 'a', starting: 4 },
        { id: 'b', starting: 4 },
      ],
    })
      .a('Ann', { at: [4, 4] })
      .b('Bob', { at: [4, 20] })
      .rolls(['morale: Bob', 1, 1], ['morale: Ann', 1, 1])
    goesOn(battle)
  })
})

describe('Frightful Presence', () => {
  const meeting = (words: FigureWords = {}, dragon: FigureWords = {}) =>
    skirmish({ stage: 'act', encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 4], speed: 9, ...words })
      .b('Dragon', { at: [12, 12], traits: ['frightful-presence'], speed: 2, ...dragon })

  test('DD-MOR-07 DD-MOR-09 a character that would come within 1" of it checks first, in the middle of the Movement Phase', () => {
    const battle = meeting().rolls(['morale: Ann', 4, 4]).move('Ann', [12, 10.2]).rolledEverything()
    expect(battle.at('Ann')).toEqual([12, 10.2])
    expect(battle.told('morale-checked')).toMatchObject({ figure: 'Ann', cause: 'frightful', success: true })
    const far = meeting().move('Ann', [12, 9]).rolledEverything()
    expect(far.at('Ann')).toEqual([12, 9])
  })

  test('DD-MOR-08 a character that fails stays where it is and makes no willing move for the rest of the round', () => {
    const battle = meeting().rolls(['morale: Ann', 6, 3]).move('Ann', [12, 10.2]).rolledEverything()
    expect(battle.at('Ann')).toEqual([12, 4])
    expect(battle.of('Ann').now.rooted).toBe(true)
    expect(battle.decision.kind === 'move' && battle.decision.movers.some(({ figure }) => figure === 'Ann')).toBe(false)
  })
})

describe('leaders', () => {
  const led = (leader: FigureWords, follower: FigureWords = {}, words: Words = {}) =>
    skirmish({ ...words })
      .a('Lord', { at: [4, 4], morale: 10, traits: ['leader'], ...leader })
      .a('Ann', { at: [10, 4], ...follower })
      .b('Bob', { at: [4, 20] })
  const morale = (battle: Skirmish, id = 'Ann') => moraleFor(battle.state, battle.of(id)).total

  test('DD-LEAD-01 DD-MOR-06 Humanoids within 6" use the Leader\'s Morale if it is better', () => {
    expect(morale(led({}))).toBe(10)
    expect(morale(led({ morale: 5 }))).toBe(8)
    expect(morale(led({}, { at: [10.984, 4] }))).toBe(10)
    expect(morale(led({}, { at: [10.99, 4] }))).toBe(8)
  })

  test('DD-MOR-06 the sum says whose Morale it is', () => {
    const battle = led({})
    expect(worded(moraleFor(battle.state, battle.of('Ann'))).parts).toMatchObject([
      { value: 8, source: 'Morale' },
      { value: 2, source: 'Leader: Lord', rule: 'DD-LEAD-01' },
    ])
  })

  test("DD-LEAD-01 a Broken side checks against its Leader's Morale", () => {
    const battle = goesOn(
      lastOf(4, { Ann: {}, Lord: { morale: 10, traits: ['leader'] } }).rolls(
        ['morale: Ann', 5, 5],
        ['morale: Lord', 6, 4],
      ),
    )
    expect(battle.of('Ann').where).toBe('standing')
  })

  test.each(['leader', 'advanced-leader'])(
    'DD-LEAD-02 DD-TYPE-08 of all types, the %s leads Humanoids alone',
    (trait) => {
      const battle = skirmish().a('Lord', { at: [6.4, 10.2], morale: 10, traits: [trait] })
      for (const [index, type] of TYPES.entries())
        battle.a(type, { at: [4 + 1.2 * (index % 5), 4 + 1.2 * Math.floor(index / 5)], types: [type] })
      battle.b('Bob', { at: [4, 20] })
      expect(TYPES.filter((type) => morale(battle, type) === 10)).toEqual(['humanoid'])
    },
  )

  test('DD-LEAD-01 a Leader leads its allies only', () => {
    const battle = led({}).b('Ben', { at: [6, 4] })
    expect(morale(battle, 'Ben')).toBe(8)
  })

  test('DD-LEAD-03 an Advanced Leader reaches 12"', () => {
    expect(morale(led({ traits: ['advanced-leader'] }, { at: [16.9, 4] }))).toBe(10)
    expect(morale(led({ traits: ['advanced-leader'] }, { at: [17, 4] }))).toBe(8)
  })

  test('DD-LEAD-04 a Leader of Beasts leads beasts, one of the Undead the undead, and nobody else', () => {
    expect(morale(led({ traits: ['leader-of-beasts'] }, { types: ['beast'] }))).toBe(10)
    expect(morale(led({ traits: ['leader-of-beasts'] }))).toBe(8)
    expect(morale(led({ traits: ['leader-of-undead'] }, { types: ['undead'] }))).toBe(10)
    expect(morale(led({ traits: ['leader-of-fiends'] }, { types: ['fiend'] }))).toBe(10)
    expect(morale(led({ traits: ['leader-of-beasts'] }, { types: ['beast'], at: [11, 4] }))).toBe(8)
  })

  test.each([
    ['beasts', 'beast'],
    ['fiends', 'fiend'],
    ['undead', 'undead'],
    ['dragons', 'dragon'],
    ['fey', 'fey'],
    ['elementals', 'elemental'],
    ['constructs', 'construct'],
    ['celestials', 'celestial'],
    ['aberrations', 'aberration'],
    ['monstrosities', 'monstrosity'],
    ['oozes', 'ooze'],
    ['plants', 'plant'],
    ['giants', 'giant'],
  ])('DD-LEAD-04 a Leader of %s leads its own type within 6", and no farther', (kind, type) => {
    const traits = [`leader-of-${kind}`]
    expect(morale(led({ traits }, { types: [type], at: [10.984, 4] }))).toBe(10)
    expect(morale(led({ traits }, { types: [type], at: [10.99, 4] }))).toBe(8)
    expect(morale(led({ traits }, { types: ['humanoid'] }))).toBe(8)
  })

  test('DD-LEAD-05 it gives nothing to the leader itself', () => {
    expect(morale(led({ morale: 6 }), 'Lord')).toBe(6)
    expect(morale(led({ morale: 6 }, { traits: ['leader'], morale: 9 }), 'Lord')).toBe(9)
  })

  test('DD-RUL-52 a leader lends its own Morale, never a borrowed one', () => {
    const battle = led({ morale: 7 }, {}).a('King', { at: [4, 9], morale: 11, traits: ['leader'] })
    expect(morale(battle, 'Lord')).toBe(11)
    expect(morale(battle)).toBe(8)
  })

  test('DD-RUL-52 a stunned leader still counts, a dominated one does not', () => {
    expect(morale(led({ conditions: ['stunned'] }))).toBe(10)
    expect(morale(led({ conditions: ['dominated'] }))).toBe(8)
    expect(morale(led({ conditions: ['dominated'] }).b('Ben', { at: [6, 4] }), 'Ben')).toBe(8)
  })

  test('DD-RUL-52 the best leader in range counts', () => {
    expect(morale(led({}).a('King', { at: [10, 6], morale: 11, traits: ['leader'] }))).toBe(11)
  })

  test('DD-RUL-52 a lesser leader beside the best one takes nothing away', () => {
    expect(morale(led({}).a('Sergeant', { at: [10, 6], morale: 9, traits: ['leader'] }))).toBe(10)
  })

  test('DD-RUL-52 all leaders there at the start count for all, even if they flee themselves', () => {
    const battle = goesOn(
      lastOf(4, { Lord: { morale: 10, traits: ['leader'] }, Ann: {} }).rolls(
        ['morale: Lord', 6, 5],
        ['morale: Ann', 4, 6],
      ),
    )
    expect([battle.of('Lord').where, battle.of('Ann').where]).toEqual(['fled', 'standing'])
  })

  test("DD-RUL-52 a leader's Morale helps against Frightful Presence too", () => {
    const battle = skirmish({ stage: 'act', encounter: 'sacred-objects' })
      .a('Ann', { at: [12, 4], speed: 9 })
      .a('Lord', { at: [9, 4], morale: 10, traits: ['leader'], speed: 2 })
      .b('Dragon', { at: [12, 12], traits: ['frightful-presence'], speed: 2 })
      .rolls(['morale: Ann', 5, 5])
      .move('Ann', [12, 10.2])
    expect(battle.rolledEverything().at('Ann')).toEqual([12, 10.2])
  })
})
