/** The order of a turn, and who goes first in it. */
import { describe, expect, test } from 'vitest'
import { result } from '../../src/rules/ending/end.ts'
import { lastTurn, movers, pairing, rolled } from '../ground.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

/** The stages played so far, each named once however many steps it took. */
const stages = ({ battle }: Skirmish): readonly string[] =>
  battle.marks.map(({ step }) => step).filter((step, i, all) => step !== all[i - 1])

const FOUR = [
  { id: 'a', name: 'A', edge: 'north' },
  { id: 'b', name: 'B', edge: 'south' },
  { id: 'c', name: 'C', edge: 'west' },
  { id: 'd', name: 'D', edge: 'east' },
]
const corners = (battle: Skirmish): Skirmish =>
  battle
    .a('Ann', { at: [5, 5] })
    .b('Bob', { at: [40, 40] })
    .put('Cid', 'c', { at: [5, 40] })
    .put('Dan', 'd', { at: [40, 5] })

describe('the five phases', () => {
  test('HW-TURN-01 a turn is Initiative, Movement, Magic, Shooting, Melee, and then the next begins', () => {
    const battle = skirmish({ stage: 'initiative', turn: 1 })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [40, 40] })
      .rolls(['initiative: North', 4], ['initiative: South', 2], ['initiative: North', 1], ['initiative: South', 5])
    battle.picks('a').picks('done').picks('done').rolledEverything()
    expect(stages(battle)).toEqual([
      'initiative',
      'move',
      'magic',
      'declare-shots',
      'shoot',
      'assign-attacks',
      'melee',
      'end-turn',
    ])
    expect(battle.decision).toMatchObject({ what: 'go-first', by: 'b' })
  })

  test('HW-TURN-02 all sides move before any casts, cast before any shoots, and shoot before any fights', () => {
    const mage = { spells: ['curse'], shooting: 3, rank: 'wizard' } as const
    const battle = lastTurn()
      .a('Ann', { ...mage, at: [10, 10] })
      .a('Abe', { at: [30, 30] })
      .b('Bob', { ...mage, at: [10, 20] })
      .b('Ben', { at: [31, 30] })
    const asked: string[] = []
    while (battle.battle.question && battle.decision.what !== 'attack') {
      asked.push(`${battle.decision.what} ${battle.decision.by}`)
      battle.answer(battle.decision.kind === 'pair' ? { links: [] } : battle.decision.default)
    }
    expect(asked).toEqual(['move a', 'move b', 'cast a', 'cast b', 'shoot a', 'shoot b'])
  })

  test('HW-TURN-03 in Movement and Magic each side finishes before the next begins, in initiative order', () => {
    const battle = lastTurn({ order: ['b', 'a'] })
      .a('Ann', { at: [10, 10], rank: 'wizard', spells: ['curse'] })
      .b('Bob', { at: [10, 20], rank: 'wizard', spells: ['curse', 'curse'] })
      .b('Ben', { at: [20, 20] })
    expect(movers(battle).map(({ figure }) => figure)).toEqual(['Bob', 'Ben'])
    battle.move('Bob', [10, 21])
    expect(movers(battle).map(({ figure }) => figure)).toEqual(['Ben'])
    battle.move('Ben', [20, 21])
    expect(movers(battle).map(({ figure }) => figure)).toEqual(['Ann'])
    battle.picks('done')
    expect(battle.decision).toMatchObject({ what: 'cast', by: 'b' })
    battle.picks('Bob|curse|Ann')
    expect(battle.decision).toMatchObject({ what: 'cast', by: 'b' })
    battle.picks('done')
    expect(battle.decision).toMatchObject({ what: 'cast', by: 'a' })
  })

  test('HW-TURN-04 arrows cross in the air and blows fall together: both sides lose their man', () => {
    const battle = lastTurn({ stage: 'declare-shots' })
      .a('Ann', { at: [10, 10], shooting: 3 })
      .b('Bob', { at: [10, 20], shooting: 3 })
      .a('Abe', { at: [30, 10], melee: 3 })
      .b('Ben', { at: [31, 10], melee: 3 })
      .rolls(['hit: Ann at Bob', 1], ['hit: Bob at Ann', 1], ['hit: Abe at Ben', 1], ['hit: Ben at Abe', 1])
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'])
      .pairs(['Abe', 'Ben'])
      .pairs(['Ben', 'Abe'])
      .rolledEverything()
    expect(['Ann', 'Bob', 'Abe', 'Ben'].map((id) => battle.of(id).where)).toEqual(['slain', 'slain', 'slain', 'slain'])
  })

  test('HW-TURN-05 HW-RUL-36 initiative decides who declares first and whose dice are rolled first, nothing else', () => {
    const battle = lastTurn({ stage: 'declare-shots', order: ['b', 'a'] })
      .a('Ann', { at: [10, 10], shooting: 3 })
      .b('Bob', { at: [10, 20], shooting: 3 })
      .rolls(['hit: Bob at Ann', 1], ['hit: Ann at Bob', 1])
    expect(battle.decision.by).toBe('b')
    battle.pairs(['Bob', 'Ann'])
    expect(battle.decision.by).toBe('a')
    expect(pairing(battle)).toEqual({ Ann: ['Bob'] })
    battle.pairs(['Ann', 'Bob']).rolledEverything()
    expect([battle.of('Ann').where, battle.of('Bob').where]).toEqual(['slain', 'slain'])
  })
})

describe('initiative', () => {
  test('HW-INIT-01 HW-RUL-34 every turn each side rolls one die anew, in seat order', () => {
    const battle = skirmish({ stage: 'initiative', turn: 1 })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [40, 40] })
      .rolls(['initiative: North', 6], ['initiative: South', 1], ['initiative: North', 1], ['initiative: South', 6])
    battle.picks('a').picks('done').picks('done').rolledEverything()
    expect(battle.decision).toMatchObject({ what: 'go-first', by: 'b' })
  })

  test('HW-INIT-02 HW-RUL-34 each Hero and Wizard on the table adds one; slain figures and a prisoner in prison add nothing', () => {
    const led = (words: object) =>
      skirmish({ stage: 'initiative' })
        .a('Ann', { at: [5, 5] })
        .b('Chief', { at: [40, 40], rank: 'hero', ...words })
        .b('Mage', { at: [30, 40], rank: 'wizard' })
        .b('Lost', { rank: 'hero', where: 'slain' })
        .rolls(['initiative: North', 5], ['initiative: South', 4])
    expect(led({}).decision.by).toBe('b')
    expect(led({}).told('initiative-rolled')).toMatchObject({
      totals: [
        { side: 'a', total: 5 },
        { side: 'b', face: 4, leaders: 2, total: 6 },
      ],
    })
    const alone = skirmish({ stage: 'initiative' })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [40, 40] })
      .b('Lost', { rank: 'hero', where: 'slain' })
      .b('Captive', { rank: 'wizard', where: 'prison', prisoner: true })
      .rolls(['initiative: North', 5], ['initiative: South', 4])
    expect(alone.decision.by).toBe('a')
  })

  test('HW-INIT-03 the highest total of all wins', () => {
    const battle = corners(skirmish({ stage: 'initiative', sides: FOUR })).rolls(
      ['initiative: A', 3],
      ['initiative: B', 2],
      ['initiative: C', 5],
      ['initiative: D', 4],
    )
    expect(battle.decision).toMatchObject({ what: 'go-first', by: 'c' })
    battle.rolledEverything()
  })

  test('HW-INIT-04 HW-RUL-35 only those tied for the highest roll again, with the same bonus, until one wins', () => {
    const battle = skirmish({ stage: 'initiative', sides: FOUR.slice(0, 3) })
      .a('Ann', { at: [5, 5] })
      .b('Chief', { at: [40, 40], rank: 'hero' })
      .put('Cid', 'c', { at: [5, 40] })
      .rolls(
        ['initiative: A', 5],
        ['initiative: B', 4],
        ['initiative: C', 2],
        ['initiative: A', 4],
        ['initiative: B', 3],
        ['initiative: A', 3],
        ['initiative: B', 3],
      )
    expect(battle.decision.by).toBe('b')
    const rolled = battle.events.filter(({ is }) => is === 'initiative-rolled')
    expect(rolled.map(({ rules }) => rules?.at(-1))).toEqual(['HW-INIT-04', 'HW-INIT-04', 'HW-INIT-03'])
    battle.rolledEverything()
  })

  test('HW-INIT-05 the winner goes first or sends any other player first', () => {
    const rolls = [
      ['initiative: A', 6],
      ['initiative: B', 2],
      ['initiative: C', 3],
      ['initiative: D', 4],
    ] as const
    const battle = corners(skirmish({ stage: 'initiative', sides: FOUR })).rolls(...rolls)
    expect(battle.decision).toMatchObject({ by: 'a', default: { pick: ['a'] } })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'concede'])
    expect(battle.picks('c').decision).toMatchObject({ what: 'move', by: 'c' })
    expect(
      corners(skirmish({ stage: 'initiative', sides: FOUR }))
        .rolls(...rolls)
        .picks('a').decision,
    ).toMatchObject({ what: 'move', by: 'a' })
  })

  test('HW-INIT-05 HW-SCEN-05 the winner of the roll may concede instead of naming anybody', () => {
    const battle = skirmish({ stage: 'initiative' })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [10, 40] })
      .rolls(['initiative: North', 6], ['initiative: South', 1])
    expect(battle.battle.result).toBeUndefined()
    expect(result(battle.state)).toBeUndefined()
    battle.picks('concede')
    expect(battle.battle.over).toBe(true)
    expect(battle.battle.result).toMatchObject({ winner: 'b' })
    expect(battle.events.some(({ is }) => is === 'order-settled')).toBe(false)
    expect(battle.told('conceded')).toMatchObject({ side: 'a', rules: ['HW-SCEN-05'] })
  })

  test('HW-INIT-06 HW-RUL-36 after the first the order runs clockwise by edges, whatever the others rolled', () => {
    const battle = corners(skirmish({ stage: 'initiative', sides: FOUR }))
      .rolls(['initiative: A', 1], ['initiative: B', 6], ['initiative: C', 5], ['initiative: D', 4])
      .picks('b')
    const asked: string[] = []
    while (battle.decision.what === 'move' && asked.length < 4) {
      asked.push(battle.decision.by)
      if (asked.length < 4) battle.picks('done')
    }
    expect(asked).toEqual(['b', 'c', 'a', 'd'])
  })

  test('HW-INIT-07 HW-RUL-34 the order stands for one turn only', () => {
    const battle = skirmish({ stage: 'initiative', turn: 1 })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [40, 40] })
      .rolls(['initiative: North', 6], ['initiative: South', 1], ['initiative: North', 6], ['initiative: South', 1])
    battle.picks('a').picks('done').picks('done').picks('b').rolledEverything()
    expect(battle.decision).toMatchObject({ what: 'move', by: 'b' })
    expect(battle.state.order).toEqual(['b', 'a'])
  })

  test('HW-INIT-08 HW-RUL-37 a side with no figures left neither rolls nor is named, is passed over, and keeps its score', () => {
    const battle = skirmish({
      stage: 'initiative',
      sides: [
        { id: 'a', name: 'A', edge: 'north' },
        { id: 'b', name: 'B', edge: 'east', slain: 40 },
        { id: 'c', name: 'C', edge: 'south' },
      ],
    })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { where: 'slain' })
      .put('Cid', 'c', { at: [40, 40] })
      .rolls(['initiative: A', 2], ['initiative: C', 4])
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['a', 'c', 'concede'])
    battle.picks('a')
    expect(battle.state.order).toEqual(['a', 'c'])
    expect(battle.side('b').slain).toBe(40)
    const alone = skirmish({ stage: 'initiative' })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { where: 'slain' })
      .rolls(['initiative: North', 2])
    expect(alone.decision).toMatchObject({ what: 'move', by: 'a' })
    const nobody = skirmish({ stage: 'initiative', turn: 5 }).a('Ann', { where: 'slain' }).b('Bob', { where: 'slain' })
    expect(nobody.battle.over).toBe(true)
    expect(rolled(nobody)).toEqual([])
  })

  test('a side may concede before its first move, and only then; nobody does so by chance', () => {
    const battle = lastTurn()
      .a('Ann', { at: [5, 5] })
      .a('Abe', { at: [10, 5] })
      .b('Bob', { at: [40, 40] })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['done', 'concede'])
    for (let i = 0; i < 50; i++)
      expect(battle.battle.question?.sample(() => (i % 10) / 10)).not.toEqual({ pick: ['concede'] })
    battle.move('Ann', [5, 6])
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['done'])
    battle.picks('done').picks('concede')
    expect(battle.battle.result).toMatchObject({ winner: 'a' })
    expect(battle.state.stage).toBe('over')
  })
})
