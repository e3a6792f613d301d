/** The Cleanup Phase after the Broken checks: durations, fear, spells, the verdict, and who leads next. */
import { describe, expect, test } from 'vitest'
import { roundEndEffects } from '../../src/rules/rounds/round-end-effects.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

/** The round ends for Ann and Bob, who are far apart. */
const endOfRound = (
  ann: FigureWords = {},
  bob: FigureWords = {},
  words: { readonly [key: string]: string | number } = {},
): Skirmish =>
  skirmish({ stage: 'round-end', encounter: 'sacred-objects', ...words })
    .a('Ann', { at: [4, 4], ...ann })
    .b('Bob', { at: [4, 20], ...bob })

/** Nothing is rolled before somebody asks for the next decision. */
function goesOn(battle: Skirmish): Skirmish {
  void battle.decision
  return battle.rolledEverything()
}

const conditions = (battle: Skirmish, id: string) => battle.of(id).conditions.map(({ is }) => is)

describe('what ends with the round', () => {
  test('DD-MOR-10 a Dodge ends, and everything counted by the round starts afresh', () => {
    const battle = goesOn(
      endOfRound({
        now: {
          dodging: true,
          action: false,
          turnDone: true,
          willing: 4,
          mastery: 'blade',
          faced: ['Bob'],
          rooted: true,
        },
      }),
    )
    expect(battle.of('Ann').now).toMatchObject({
      dodging: false,
      action: true,
      turnDone: false,
      willing: 0,
      mastery: undefined,
      faced: [],
      rooted: false,
    })
  })

  test('DD-MOR-10 DD-COND-30 poison of this round stays, poison of the last is over', () => {
    const battle = goesOn(
      endOfRound(
        { conditions: [{ is: 'poisoned', round: 2 }] },
        { conditions: [{ is: 'poisoned', round: 1 }] },
        { round: 2 },
      ),
    )
    expect([conditions(battle, 'Ann'), conditions(battle, 'Bob')]).toEqual([['poisoned'], []])
  })

  test('DD-MOR-10 what has no end of its own lasts on', () => {
    expect(conditions(goesOn(endOfRound({ conditions: ['prone', 'sapped', 'vexed'] })), 'Ann')).toEqual([
      'prone',
      'sapped',
      'vexed',
    ])
  })

  test('DD-COND-14 the frightened test their Morale: success ends the fear, failure does not', () => {
    const brave = goesOn(endOfRound({ conditions: [{ is: 'frightened', from: 'Bob' }] }).rolls(['morale: Ann', 4, 4]))
    expect(conditions(brave, 'Ann')).toEqual([])
    const afraid = goesOn(endOfRound({ conditions: [{ is: 'frightened', from: 'Bob' }] }).rolls(['morale: Ann', 5, 4]))
    expect(conditions(afraid, 'Ann')).toEqual(['frightened'])
  })

  test('DD-COND-14 a leader steadies the frightened', () => {
    const battle = endOfRound({ conditions: ['frightened'] })
      .a('Lord', { at: [7, 4], morale: 10, traits: ['leader'] })
      .rolls(['morale: Ann', 5, 5])
    expect(conditions(goesOn(battle), 'Ann')).toEqual([])
  })

  test('DD-RUL-79 fear that hangs on a spell is not tested', () => {
    const battle = endOfRound(
      { conditions: [{ is: 'frightened', from: 'Bob', effect: 'turning' }] },
      { concentrating: 'hymn' },
    )
      .effect('hymn', 'bless', 'Bob')
      .effect('turning', 'turn-undead', 'Bob', { concentration: false })
    expect(conditions(goesOn(battle), 'Ann')).toEqual(['frightened'])
  })

  test('DD-MOR-11 DD-INC-14 a character held by a spell saves again', () => {
    const held = () =>
      endOfRound(
        { conditions: [{ is: 'stunned', from: 'Bob', effect: 'grip' }] },
        { concentrating: 'grip', casting: { incantations: ['hold-person'] } },
      ).effect('grip', 'hold-person', 'Bob', { targets: ['Ann'] })
    expect(conditions(goesOn(held().rolls(['save: Ann', 3])), 'Ann')).toEqual([])
    expect(conditions(goesOn(held().rolls(['save: Ann', 4])), 'Ann')).toEqual(['stunned'])
  })
})

describe('the order', () => {
  test('DD-RUL-53 Broken checks come first, then the other effects, then the verdict, then the lead', () => {
    const battle = skirmish({
      stage: 'morale',
      encounter: 'sacred-objects',
      sides: [
        { id: 'a', starting: 2 },
        { id: 'b', starting: 1 },
      ],
    })
      .a('Ann', { at: [4, 4], conditions: ['frightened'] })
      .b('Bob', { at: [4, 20], conditions: ['frightened'] })
      .rolls(['morale: Ann', 1, 1], ['morale: Ann', 2, 2], ['morale: Bob', 3, 3])
    goesOn(battle)
    const told = battle.events.map(({ is, figure, cause }) =>
      [is, cause, figure].filter((word) => typeof word === 'string').join(' '),
    )
    expect(told.slice(0, 7)).toEqual([
      'side-broken',
      'morale-checked broken Ann',
      'morale-checked frightened Ann',
      'condition-lost Ann',
      'morale-checked frightened Bob',
      'condition-lost Bob',
      'round-ended',
    ])
  })

  test("DD-RUL-53 DD-RUL-21 the Lead Player's side goes first", () => {
    goesOn(
      endOfRound({ conditions: ['frightened'] }, { conditions: ['frightened'] }, { lead: 'b' }).rolls(
        ['morale: Bob', 3, 3],
        ['morale: Ann', 2, 2],
      ),
    )
  })

  test('DD-RUL-53 each player orders their own, where it can matter: poison first, then the save', () => {
    const battle = endOfRound(
      {
        conditions: [
          { is: 'poisoned', round: 1 },
          { is: 'stunned', from: 'Bob', effect: 'grip' },
        ],
      },
      { concentrating: 'grip', casting: { incantations: ['hold-person'] } },
      { round: 2 },
    )
      .effect('grip', 'hold-person', 'Bob', { targets: ['Ann'], round: 1 })
      .rolls(['save: Ann', 3])
    expect(battle.decision).toMatchObject({ what: 'end-of-round', by: 'a' })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['poison|Ann', 'spell|grip|Ann'])
    battle.picks('poison|Ann')
    expect(conditions(goesOn(battle), 'Ann')).toEqual([])
  })

  test('DD-RUL-53 the other way round the save is made poisoned, with disadvantage', () => {
    const battle = endOfRound(
      {
        conditions: [
          { is: 'poisoned', round: 1 },
          { is: 'stunned', from: 'Bob', effect: 'grip' },
        ],
      },
      { concentrating: 'grip', casting: { incantations: ['hold-person'] } },
      { round: 2 },
    )
      .effect('grip', 'hold-person', 'Bob', { targets: ['Ann'], round: 1 })
      .rolls(['save: Ann', 3], ['save again: Ann', 6])
      .picks('spell|grip|Ann')
    expect(conditions(goesOn(battle), 'Ann')).toEqual(['stunned'])
  })

  test('DD-RUL-53 nobody is asked for an order that cannot matter', () => {
    const battle = endOfRound({ conditions: ['frightened'] })
      .a('Abe', { at: [8, 4], conditions: ['frightened'] })
      .rolls(['morale: Ann', 1, 1], ['morale: Abe', 1, 1])
    expect(goesOn(battle).decision.what).not.toBe('end-of-round')
  })

  test('DD-RUL-53 DD-CFT-01 a flight saved up is flown now, before or after the fear is tested', () => {
    const battle = endOfRound({ moves: { fly: 12 }, traits: ['flyby'], now: { flyby: true } })
      .a('Abe', { at: [8, 4], conditions: ['frightened'] })
      .rolls(['morale: Abe', 1, 1])
    expect(roundEndEffects(battle.state, 'a').map(({ id }) => id)).toEqual(['fear|Abe', 'flyby|Ann'])
    expect(battle.decision.what).toBe('end-of-round')
    battle.picks('flyby|Ann').move('Ann', [4, 10])
    expect(goesOn(battle).at('Ann')).toEqual([4, 10])
  })

  test('DD-RUL-53 DD-ENC-14 the encounter is looked at before the lead passes', () => {
    const battle = endOfRound()
      .thing('treasure 1', [6, 12], { carrier: 'Ann' })
      .a('Amy', { at: [9, 4] })
      .thing('treasure 2', [12, 12], { carrier: 'Amy' })
    expect(battle.state.decided).toMatchObject({ winner: 'a' })
    expect([battle.state.lead, battle.state.round]).toEqual(['a', 1])
  })
})

describe('the next round', () => {
  test('DD-MOR-12 DD-RND-08 the lead passes to the other side, and back again', () => {
    const battle = goesOn(endOfRound())
    expect([battle.state.lead, battle.state.round]).toEqual(['b', 2])
    expect(battle.told('round-ended')).toMatchObject({ round: 1, lead: 'b' })
    expect([goesOn(endOfRound({}, {}, { lead: 'b', round: 2 })).state.lead]).toEqual(['a'])
  })

  test('DD-RND-03 DD-RND-02 a new round begins: everybody has a turn and an action again', () => {
    const battle = goesOn(
      endOfRound({ now: { turnDone: true, action: false } }, { now: { turnDone: true, action: false } }),
    )
    expect(battle.state.stage).toBe('act')
    expect(battle.state.figures.every(({ now }) => now.action && !now.turnDone)).toBe(true)
  })
})
