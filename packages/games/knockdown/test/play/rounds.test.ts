/** Rounds: priority, turns, resolution, Break tests. */
import { describe, expect, test } from 'vitest'
import { skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

const sides = (...tests: readonly number[]) =>
  ['North', 'South', 'East']
    .slice(0, tests.length)
    .map((name, index) => ({ id: 'abc'.charAt(index), name, tests: tests[index] ?? 0 }))

const two = (words: object = {}) =>
  skirmish({ stage: 'priority', ...words })
    .a('Ann', { at: [10, 10] })
    .b('Bob', { at: [40, 40] })

/** A test of Ann with this die. */
const breaks = (face: number, ann: Partial<ModelWords> = {}) =>
  skirmish({ stage: 'break-tests', sides: sides(1, 0) })
    .a('Ann', { at: [10, 10], ...ann })
    .a('Abe', { at: [30, 10] })
    .b('Far', { at: [45, 45] })
    .rolls(['break: Ann', face])
    .picks('Ann')

const bravery = (battle: Skirmish, id: string) =>
  battle.state.abilities.total(battle.state, battle.of(id), 'bravery', undefined)

describe('priority', () => {
  test('KD-ROUND-01 KD-ROUND-02 every round begins with a priority roll of each player, then come the turns and the resolution', () => {
    const battle = two({ rounds: 2 }).rolls(
      ['priority: North', 5],
      ['priority: South', 2],
      ['priority: North', 1],
      ['priority: South', 6],
    )
    expect(battle.decision).toMatchObject({ by: 'a', what: 'activate' })
    battle.picks('end').picks('end')
    expect(battle.state).toMatchObject({ round: 2, order: ['b', 'a'] })
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
  })

  test('KD-ROUND-03 KD-ROUND-05 turns are taken from the highest result down, one for each player', () => {
    const battle = two().rolls(['priority: North', 2], ['priority: South', 5])
    expect(battle.decision.by).toBe('b')
    battle.picks('end')
    expect(battle.decision.by).toBe('a')
    battle.picks('end')
    expect(battle.battle.result).toBeDefined()
  })

  test('KD-ROUND-04 KD-RUL-08 equal results are rolled again among the tied alone, who keep their place among the others', () => {
    const battle = skirmish({ stage: 'priority', sides: sides(0, 0, 0) })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
      .put('Cal', 'c', { at: [40, 10] })
      .rolls(['priority: North', 3], ['priority: South', 6], ['priority: East', 3])
      .rolls(['priority: North', 4], ['priority: East', 4], ['priority: North', 1], ['priority: East', 6])
    expect(battle.decision.by).toBe('b')
    expect(battle.rolledEverything().state.order).toEqual(['b', 'c', 'a'])
    const rolls = battle.events.filter(({ is }) => is === 'priority-rolled')
    expect(rolls.map((event) => event['tied'])).toEqual([true, true, false])
  })

  test('KD-ROUND-06 KD-RUL-10 a player without models makes no priority roll and is skipped', () => {
    const battle = skirmish({ stage: 'priority', sides: sides(0, 0, 0) })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [40, 40] })
      .put('Cal', 'c', { where: 'slain' })
      .rolls(['priority: North', 3], ['priority: South', 2])
    expect(battle.decision.by).toBe('a')
    expect(battle.rolledEverything().state.order).toEqual(['a', 'b'])
  })
})

describe('who takes Break tests', () => {
  /** Ann slays Bob, who had friends. */
  const loss = (...more: (readonly [string, number])[]) =>
    skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .b('Bea', { at: [40, 40] })
      .b('Ben', { at: [42, 40] })
      .rolls(['attack: Ann at Bob', 6], ...more)
      .charges('Ann')
      .attacks('Ann', 'Bob')

  test('KD-ROUND-07 KD-BRK-01 KD-BRK-02 tests come in round resolution, as many as models were lost, for those who lost any', () => {
    const battle = loss(['break: Bea', 1])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
    battle.picks('end')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'break-test' })
    battle.picks('Bea').rolledEverything()
    expect(battle.battle.result).toBeDefined()
  })

  test('KD-RUL-82 a round runs as its summary says: priority, one turn each, then the Break tests of those with losses', () => {
    const battle = skirmish({ stage: 'priority' })
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .b('Bea', { at: [40, 40] })
      .rolls(['priority: North', 5], ['priority: South', 2], ['attack: Ann at Bob', 6], ['break: Bea', 1])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .picks('end')
      .picks('Bea')
    const steps = new Set(['round-began', 'priority-rolled', 'turn-ended', 'break-tested', 'battle-ended'])
    expect(battle.events.map(({ is }) => is).filter((is) => steps.has(is))).toEqual([
      'round-began',
      'priority-rolled',
      'turn-ended',
      'turn-ended',
      'break-tested',
      'battle-ended',
    ])
  })

  test('KD-BRK-03 the testing player nominates any of their own models', () => {
    expect(loss().picks('end').offered).toEqual(['Bea', 'Ben'])
  })

  test('KD-BRK-04 KD-RUL-36 the same model may be nominated again after it has passed', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(2, 0) })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [30, 10] })
      .b('Far', { at: [45, 45] })
      .rolls(['break: Ann', 1], ['break: Ann', 2])
      .picks('Ann')
    expect(battle.offered).toEqual(['Ann', 'Abe'])
    battle.picks('Ann').rolledEverything()
  })

  test('KD-BRK-06 whoever fails a Break test flees, and the question says so', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(1, 0) })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [30, 10] })
      .b('Far', { at: [45, 45] })
    expect(battle.decision).toMatchObject({ what: 'break-test', fate: 'flees' })
    battle.rolls(['break: Ann', 4]).picks('Ann')
    expect(battle.of('Ann').where).toBe('fled')
  })

  test('KD-BRK-07 KD-RUL-35 slain models, a destroyed chassis and a chariot without crew count one each', () => {
    const chariot = skirmish()
      .a('Ann', { at: [20, 20 + 42.5 / 25.4] })
      .b('Wain', { profile: 'small-chariot', at: [20, 20], crew: ['One'] })
      .b('One', {})
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at One', 6])
      .charges('Ann')
      .attacks('Ann', 'One')
    expect(chariot.side('b').lost).toBe(2)
    const gun = skirmish()
      .a('Ann', { at: [20, 20 + 42.5 / 25.4], profile: 'frenzied-infantry' })
      .b('Gun', { profile: 'catapult', wounds: 1, at: [20, 20] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Gun', 6])
      .charges('Ann')
      .attacks('Ann', 'Gun')
    expect(gun.side('b').lost).toBe(1)
  })

  test('KD-BRK-08 models that flee cause no further tests, neither now nor in the next round', () => {
    const battle = skirmish({ rounds: 2, stage: 'break-tests', sides: sides(1, 0) })
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [30, 10] })
      .b('Far', { at: [45, 45] })
      .rolls(['break: Ann', 6], ['priority: North', 6], ['priority: South', 1])
      .picks('Ann')
    expect(battle.of('Ann').where).toBe('fled')
    expect(battle.decision.what).toBe('activate')
    expect(battle.side('a')).toMatchObject({ lost: 0, tests: 0 })
  })

  test('KD-BRK-01 KD-ROUND-07 the losses of one round are not tested for again in the next', () => {
    const battle = skirmish({
      rounds: 2,
      stage: 'priority',
      sides: [
        { id: 'a', name: 'North', lost: 2 },
        { id: 'b', name: 'South' },
      ],
    })
      .a('Ann', { at: [10, 10] })
      .b('Far', { at: [45, 45] })
      .rolls(['priority: North', 6], ['priority: South', 1])
    expect(battle.decision.what).toBe('activate')
    expect(battle.side('a').lost).toBe(0)
  })

  test('KD-BRK-09 a killed steed is not a lost model', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING], mounted: true })
      .rolls(['attack: Ann at Bob', 6], ['steed: Bob', 6])
      .charges('Ann')
      .attacks('Ann', 'Bob')
    expect(battle.side('b').lost).toBe(0)
  })

  test('KD-BRK-10 KD-RUL-37 tests stop when the player has no model left that can be nominated', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(3, 0) })
      .a('Ann', { at: [10, 10] })
      .a('Gun', { profile: 'catapult', at: [20, 10] })
      .b('Far', { at: [45, 45] })
      .b('Off', { at: [40, 45] })
      .rolls(['break: Ann', 6])
      .picks('Ann')
      .rolledEverything()
    expect(battle.battle.result).toMatchObject({ winner: 'a' })
  })

  test('KD-BRK-10 a player who has a siege weapon alone takes no tests while others still do', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(2, 1, 0) })
      .a('Gun', { profile: 'catapult', at: [20, 10] })
      .b('Bob', { at: [40, 40] })
      .b('Bea', { at: [42, 40] })
      .put('Cal', 'c', { at: [10, 40] })
    expect(battle.decision).toMatchObject({ by: 'b' })
    expect(battle.side('a').tests).toBe(0)
  })

  test('KD-BRK-12 players take their tests in the priority order of this round', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(1, 1), order: ['b', 'a'] })
      .a('Ann', { at: [10, 10] })
      .b('Bob', { at: [45, 45] })
      .rolls(['break: Bob', 1])
    expect(battle.decision.by).toBe('b')
    expect(battle.picks('Bob').decision.by).toBe('a')
  })

  test('KD-ROUND-08 all Break tests come before Regeneration, and the end of the battle after it', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(0, 1) })
      .a('Ann', { at: [10, 10], profile: 'brute-monster', rules: ['regeneration'], wounds: 1 })
      .b('Bob', { at: [45, 45] })
      .rolls(['break: Bob', 1])
      .picks('Bob')
    expect(battle.decision.what).toBe('regenerate')
    battle.picks('no')
    expect(battle.battle.result).toBeDefined()
  })
})

describe('the test', () => {
  test('KD-BRK-05 KD-PROF-06 a die equal to the BR or below passes', () => {
    expect(breaks(3).of('Ann').where).toBe('standing')
  })

  test('KD-BRK-06 above the BR the model flees and is removed', () => {
    expect(breaks(4).of('Ann').where).toBe('fled')
  })

  test('KD-BRK-13 KD-RUL-38 Banner and Frightening count once each; the sum is capped at 5 and never below 0', () => {
    const near = (ann: Partial<ModelWords>, flag: boolean, fright: boolean) => {
      const battle = skirmish()
        .a('Ann', { at: [20, 20], ...ann })
        .b('Far', { at: [45, 45] })
      if (flag) battle.a('Flag', { at: [24, 20], gear: ['banner'] })
      if (fright) battle.b('Fear', { at: [20, 24], profile: 'brute-monster', rules: ['frightening'] })
      return bravery(battle, 'Ann')
    }
    expect(near({ profile: 'behemoth-monster' }, true, true)).toBe(5)
    expect(near({ profile: 'behemoth-monster' }, false, true)).toBe(4)
    expect(near({}, true, true)).toBe(3)
    expect(near({ profile: 'crawling-creature' }, false, true)).toBe(0)
    expect(near({ profile: 'exalted-infantry', rank: 'hero' }, false, true)).toBe(4)
  })

  test('KD-BRK-14 BR 0 always fails, and BR 5 fails only on a 6', () => {
    const zero = skirmish({ stage: 'break-tests', sides: sides(1, 0) })
      .a('Ann', { at: [20, 20], profile: 'crawling-creature' })
      .a('Abe', { at: [40, 10] })
      .b('Fear', { at: [20, 23], profile: 'brute-monster', rules: ['frightening'] })
      .picks('Ann')
    expect(zero.of('Ann').where).toBe('fled')
    expect(breaks(5, { profile: 'behemoth-monster' }).of('Ann').where).toBe('standing')
    expect(breaks(6, { profile: 'behemoth-monster' }).of('Ann').where).toBe('fled')
  })

  test('KD-BRK-15 a bearer that is slain helps no more from that moment on', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Flag', { at: [20, 20 + TOUCHING], gear: ['banner'] })
      .b('Bob', { at: [22, 22] })
      .rolls(['attack: Ann at Flag', 6])
      .charges('Ann')
    const bravery = () => battle.state.abilities.total(battle.state, battle.of('Bob'), 'bravery', undefined)
    const before = bravery()
    battle.attacks('Ann', 'Flag')
    expect(battle.of('Flag').where).toBe('slain')
    expect(before - bravery()).toBe(1)
  })

  test('KD-BRK-15 BR is worked out anew for each test: a bearer that has fled helps no more', () => {
    const battle = skirmish({ stage: 'break-tests', sides: sides(2, 0) })
      .a('Flag', { at: [10, 10], gear: ['banner'] })
      .a('Ann', { at: [12, 10] })
      .b('Far', { at: [45, 45] })
      .rolls(['break: Flag', 6], ['break: Ann', 4])
    expect(bravery(battle, 'Ann')).toBe(4)
    battle.picks('Flag').picks('Ann')
    expect(battle.of('Ann').where).toBe('fled')
  })
})
