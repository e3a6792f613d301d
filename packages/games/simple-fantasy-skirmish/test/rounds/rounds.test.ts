/** Rounds, turns and activations, and how the game ends. */
import { Battle, type Roll } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { armyOf, opening, planOf } from '../opening.ts'
import { row, skirmish, type Skirmish, type UnitWords } from '../skirmish.ts'

const FIRST = [
  ['initiative: North', 5],
  ['initiative: South', 2],
] as const
const near = (x: number): UnitWords => ({ at: row(2, [x, 5]) })
const far = (x: number): UnitWords => ({ at: row(2, [x, 31]) })
const NO_LEEWAY = { leeway: 'b' }

/** Two units each, far apart. */
const twoEach = (words = {}): Skirmish =>
  skirmish({ ...NO_LEEWAY, ...words })
    .a('Guards', near(10))
    .a('Boys', near(20))
    .b('Wolves', far(10))
    .b('Imps', far(20))

const mayActivate = ({ decision }: Skirmish): string[] =>
  decision.kind === 'move' ? decision.movers.map(({ figure }) => figure) : []

describe('a round', () => {
  test('SF-ROUND-02 SF-ROUND-12 it begins without any marker, and with a new roll', () => {
    const chest = { id: 'x', is: 'lock', name: 'A chest', at: [24, 18] }
    const battle = skirmish({ stage: 'initiative', round: 3, scenario: 'pick-the-lock', things: [chest] })
      .a('Guards', { ...near(10), marker: true, late: true, tried: [{ verb: 'pick', on: 'x' }] })
      .b('Wolves', { ...far(10), marker: true })
      .rolls(...FIRST)
    expect(battle.decision.what).toBe('go-first')
    battle.rolledEverything()
    expect(battle.of('Guards')).toMatchObject({ marker: false, late: false, tried: [] })
    expect(battle.of('Wolves')).toMatchObject({ marker: false })
    expect(battle.state.round).toBe(4)
  })

  test('SF-ROUND-03 SF-RUL-07 the player with the higher die chooses who goes first, and may choose the other player', () => {
    const battle = skirmish({ stage: 'initiative', round: 1 })
      .a('Guards', near(10))
      .b('Wolves', far(10))
      .rolls(['initiative: North', 2], ['initiative: South', 6])
    expect(battle.decision).toMatchObject({ what: 'go-first', by: 'b' })
    expect(battle.decision.options.map(({ id }) => id)).toEqual(['b', 'a'])
    battle.picks('a').rolledEverything()
    expect(battle.told('first-side-chosen')).toMatchObject({ winner: 'b', first: 'a' })
    expect(battle.decision).toMatchObject({ what: 'activate', by: 'a' })
  })

  test('SF-RUL-07 equal dice are rolled again, by both', () => {
    const battle = skirmish({ stage: 'initiative' })
      .a('Guards', near(10))
      .b('Wolves', far(10))
      .rolls(
        ['initiative: North', 4],
        ['initiative: South', 4],
        ['initiative: North', 1],
        ['initiative: South', 1],
        ...FIRST,
      )
    expect(battle.decision).toMatchObject({ what: 'go-first', by: 'a' })
    battle.rolledEverything()
    const told = battle.events.filter(({ is }) => is === 'initiative-rolled')
    expect(told.map(({ rolls, tied }) => [rolls, tied])).toEqual(
      [
        [4, 4],
        [1, 1],
        [5, 2],
      ].map(([a, b]) => [
        [
          { side: 'a', face: a },
          { side: 'b', face: b },
        ],
        a === b,
      ]),
    )
  })

  test('SF-ROUND-01 a game is one round after another', () => {
    const dice = [1, 2, 3].flatMap(() => FIRST)
    const battle = skirmish({ stage: 'initiative', round: 0, rounds: 3 })
      .a('Guards', near(10))
      .b('Wolves', far(10))
      .rolls(...dice)
    while (battle.battle.question) battle.picks(battle.decision.what === 'go-first' ? 'a' : 'pass')
    battle.rolledEverything()
    expect(battle.events.filter(({ is }) => is === 'leeway-given')).toMatchObject([
      { side: 'a', rules: ['SF-LEE-01', 'SF-RUL-15'] },
    ])
    expect(battle.events.filter(({ is }) => is === 'round-began').map(({ round }) => round)).toEqual([1, 2, 3])
  })

  test('SF-ROUND-09 turns alternate, one unit each, until all have been activated', () => {
    const battle = twoEach().rolls(...FIRST)
    const order: [string, string[]][] = []
    for (const unit of ['Guards', 'Wolves', 'Boys', 'Imps']) {
      order.push([battle.decision.by, mayActivate(battle)])
      battle.picks(`stay|${unit}`)
    }
    expect(order).toEqual([
      ['a', ['Guards', 'Boys']],
      ['b', ['Wolves', 'Imps']],
      ['a', ['Boys']],
      ['b', ['Imps']],
    ])
    expect(battle.decision).toMatchObject({ what: 'go-first' })
    battle.rolledEverything()
  })

  test('SF-ROUND-09 SF-ROUND-12 the player with more units has the last turns, then the next round starts', () => {
    const battle = skirmish(NO_LEEWAY)
      .a('Guards', near(10))
      .b('Wolves', far(10))
      .b('Imps', far(20))
      .b('Rats', far(30))
      .rolls(...FIRST)
    battle.picks('stay|Guards').picks('stay|Wolves').picks('stay|Imps')
    expect(battle.decision).toMatchObject({ what: 'activate', by: 'b' })
    battle.picks('stay|Rats').rolledEverything()
    expect(battle.state).toMatchObject({ round: 2, stage: 'initiative' })
  })

  test('SF-ROUND-10 SF-RUL-08 passing is final for the round: the other goes on alone', () => {
    const battle = twoEach().rolls(...FIRST)
    battle.picks('pass')
    expect(battle.side('a').passed).toBe(true)
    for (const unit of ['Wolves', 'Imps']) {
      expect(battle.decision).toMatchObject({ what: 'activate', by: 'b' })
      battle.picks(`stay|${unit}`)
    }
    expect(battle.of('Guards').marker).toBe(false)
    expect(battle.decision).toMatchObject({ what: 'go-first', by: 'a' })
    expect(battle.side('a').passed).toBe(false)
  })

  test('SF-ROUND-10 when both have passed, the round is over', () => {
    const battle = twoEach()
      .rolls(...FIRST)
      .picks('pass')
      .picks('pass')
      .rolledEverything()
    expect(battle.state.round).toBe(2)
    expect(battle.told('passed')).toMatchObject({ side: 'b' })
  })
})

describe('an activation', () => {
  test('SF-ROUND-04 SF-EQ-03 a marker shows that a unit has acted; a player activates own units without one', () => {
    const battle = skirmish(NO_LEEWAY)
      .a('Guards', { ...near(10), marker: true })
      .a('Boys', near(20))
      .b('Wolves', far(10))
    expect(mayActivate(battle)).toEqual(['Boys'])
    expect(battle.refused({ pick: ['stay|Guards'] })).toBeDefined()
    expect(battle.refused(battle.moveOf('Wolves', [10.75, 30]))).toBeDefined()
    battle.picks('stay|Boys')
    expect(battle.of('Boys').marker).toBe(true)
    expect(battle.told('activated')).toMatchObject({ unit: 'Boys', rules: ['SF-ROUND-07'] })
  })

  test('SF-ROUND-05 SF-ROUND-06 SF-ROUND-07 first the move, then one attack, then the marker', () => {
    const battle = skirmish(NO_LEEWAY)
      .a('Archers', { ...near(10), ranged: { attack: 5 } })
      .b('Wolves', { at: row(2, [10, 20]) })
      .rolls(['attack: Archers at Wolves', 1, 1])
    battle.move('Archers', [10.75, 9])
    expect(battle.centre('Archers')).toEqual([10.75, 9])
    expect(battle.decision).toMatchObject({ what: 'attack', by: 'a' })
    expect(battle.of('Archers').marker).toBe(false)
    battle.picks('ranged|Wolves').rolledEverything()
    expect(battle.of('Archers').marker).toBe(true)
    expect(battle.decision).toMatchObject({ what: 'activate', by: 'b' })
  })

  test('SF-ROUND-08 after the attack there is no move', () => {
    const battle = skirmish(NO_LEEWAY)
      .a('Archers', { at: row(2, [10, 9]), ranged: { attack: 5 } })
      .a('Boys', near(30))
      .b('Wolves', { at: row(2, [10, 20]) })
      .rolls(['attack: Archers at Wolves', 1, 1])
    battle.picks('stay|Archers')
    expect(battle.decision.kind).toBe('choose')
    battle.picks('ranged|Wolves').picks('stay|Wolves')
    expect(mayActivate(battle)).toEqual(['Boys'])
    expect(battle.centre('Archers')).toEqual([10.75, 9])
  })

  test('SF-ROUND-11 a unit is activated once a round and moves once', () => {
    const battle = skirmish(NO_LEEWAY).a('Guards', near(10)).a('Boys', near(30)).b('Wolves', far(10))
    battle.move('Guards', [10.75, 7]).picks('stay|Wolves')
    expect(battle.refused(battle.moveOf('Guards', [10.75, 8]))).toMatchObject({ figure: 'Guards' })
    expect(battle.refused({ pick: ['stay|Guards'] })).toBeDefined()
  })

  test('SF-ROUND-13 both move and attack may be left out', () => {
    const battle = skirmish(NO_LEEWAY)
      .a('Archers', { at: row(2, [10, 9]), ranged: { attack: 5 } })
      .b('Wolves', { at: row(2, [10, 20]) })
    battle.picks('stay|Archers').picks('none')
    expect(battle.told('stayed')).toMatchObject({ unit: 'Archers', rules: ['SF-ROUND-13'] })
    expect(battle.centre('Archers')).toEqual([10.75, 9])
    expect(battle.left('Wolves')).toBe(2)
  })

  test('SF-RUL-09 a unit activated to do nothing gets its marker all the same', () => {
    const battle = skirmish(NO_LEEWAY).a('Guards', near(10)).b('Wolves', far(10)).picks('stay|Guards')
    expect(battle.of('Guards').marker).toBe(true)
    expect(battle.decision).toMatchObject({ by: 'b' })
  })

  test('SF-EQ-02 dice have six sides; a Champion’s items bring bigger ones in the advanced game alone', () => {
    const sword = [{ is: 'weapon', grade: 'legendary', name: 'Widowmaker', rolls: ['melee-attack'] }]
    const fight = (mode: string): number[] => {
      const { situation } = skirmish({ ...NO_LEEWAY, mode, stage: 'attack', active: { unit: 'Hero', from: [10, 10] } })
        .a('Hero', {
          type: mode === 'basic' ? 'troops' : 'champion',
          at: [[10, 10]],
          scrum: 1,
          melee: { attack: 3 },
          items: sword,
        })
        .b('Wolves', { at: row(2, [10, 11]), scrum: 1, melee: { attack: 4, save: 4 } })
      const rolled: number[] = []
      const dice = { roll: ({ count, sides }: Roll) => (rolled.push(sides), Array.from({ length: count }, () => 6)) }
      new Battle(game, { state: game.situate(situation), tape: [] }, dice).answer({ pick: ['melee|Wolves'] })
      return rolled
    }
    expect(fight('advanced')).toEqual([12, 6])
    expect(fight('basic')).toEqual([6, 6])
  })
})

describe('the end', () => {
  const lastBlow = (words = {}) =>
    skirmish({ ...NO_LEEWAY, stage: 'attack', active: { unit: 'Archers', from: [10, 9] }, ...words })
      .a('Archers', { at: row(2, [10, 9]), ranged: { attack: 5 } })
      .b('Wolf', { at: [[10, 20]] })
      .rolls(['attack: Archers at Wolf', 6, 1])

  test('SF-END-01 the first player without a model on the table loses', () => {
    const battle = lastBlow().picks('ranged|Wolf').rolledEverything()
    expect(battle.battle.over).toBe(true)
    expect(battle.state.stage).toBe('over')
    expect(battle.told('battle-ended')).toMatchObject({ winner: 'a', rules: ['SF-END-01'], scores: [{ score: 2 }, {}] })
    expect(battle.battle.result).toEqual({
      winner: 'a',
      reason: 'South has no models left on the table.',
      scores: [
        { side: 'a', score: 2 },
        { side: 'b', score: 0 },
      ],
    })
    const other = lastBlow().b('Imps', far(30)).picks('ranged|Wolf').rolledEverything()
    expect(other.battle.over).toBe(false)
  })

  test('SF-END-01 there is no last round in a deathmatch unless it was agreed on', () => {
    const endless = twoEach({ round: 40 })
      .rolls(...FIRST)
      .picks('pass')
      .picks('pass')
    expect(endless.state.round).toBe(41)
    const agreed = twoEach({ round: 5, rounds: 5 }).picks('pass').picks('pass')
    expect(agreed.battle.result?.winner).toBeUndefined()
    expect(agreed.battle.result).not.toHaveProperty('winner')
  })

  test('SF-END-02 after an agreed last round the points still standing decide', () => {
    const battle = skirmish({ ...NO_LEEWAY, round: 5, rounds: 5 })
      .a('Guards', near(10))
      .b('Ogres', { ...far(10), cost: 3 })
      .picks('pass')
      .picks('pass')
    expect(battle.battle.result).toMatchObject({
      winner: 'b',
      scores: [
        { side: 'a', score: 2 },
        { side: 'b', score: 6 },
      ],
    })
  })
})

test('SF-LEE-01 the player who takes the first turn of the game holds the Leeway Marker', () => {
  const battle = opening(
    planOf([armyOf('A', 'Guards'), armyOf('B', 'Wolves')]),
    ['edge: North', 5],
    ['edge: South', 2],
    ...FIRST,
    ['initiative: North', 6],
    ['initiative: South', 1],
  )
  battle.until('go-first').picks('b')
  expect(battle.state.leeway).toBe('b')
  battle.picks('pass').picks('pass').picks('a')
  expect(battle.state).toMatchObject({ round: 2, leeway: 'b' })
})
