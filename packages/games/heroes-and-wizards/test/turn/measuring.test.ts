/** Dice, and how lengths are measured. */
import { Battle, typedDice, type Roll } from '@muster/engine'
import { inches, INCH } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { areTouching, figureOf, gapBetween } from '../../src/state/figures.ts'
import { game } from '../../src/game.ts'
import { castings, lastTurn, magicPhase, mover, rolled } from '../ground.ts'
import { moveOf, skirmish } from '../skirmish.ts'

/** So many hundredths of a millimetre, in inches. */
const units = (n: number): number => n / INCH

describe('dice', () => {
  test('HW-DICE-01 every die has six sides: a seven typed in is no roll at all', () => {
    const { situation } = skirmish({ stage: 'initiative' })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [40, 40] })
    const battle = new Battle(game, { state: game.situate(situation), tape: [] }, typedDice)
    expect(battle.awaited).toMatchObject({ purpose: 'initiative: North', sides: 6, count: 1 })
    expect(battle.enterDice([7])).toMatch(/d6 cannot show 7/)
    expect(battle.enterDice([0])).toMatch(/cannot show 0/)
    expect(battle.enterDice([6])).toBeUndefined()
    const fight = lastTurn({ stage: 'melee', attacks: [['Ann', 'Bob']] })
      .a('Ann', { at: [5, 5], melee: 3 })
      .b('Bob', { at: [6, 5], armour: 3 })
    const seen: Roll[] = []
    void new Battle(
      game,
      { state: game.situate(fight.situation), tape: [] },
      { roll: (roll) => (seen.push(roll), [1]) },
    )
    expect(seen.map(({ purpose, sides }) => [purpose, sides])).toEqual([
      ['hit: Ann at Bob', 6],
      ['save: Bob', 6],
    ])
  })

  const blow = (attacker: object, target: object) =>
    lastTurn({ stage: 'melee', attacks: [['Ann', 'Bob']] })
      .a('Ann', { at: [5, 5], ...attacker })
      .b('Bob', { at: [6, 5], ...target })

  test('HW-DICE-02 skill and save succeed on the stat or less', () => {
    expect(blow({ melee: 3 }, {}).rolls(['hit: Ann at Bob', 3]).rolledEverything().of('Bob').where).toBe('slain')
    expect(blow({ melee: 3 }, {}).rolls(['hit: Ann at Bob', 4]).rolledEverything().of('Bob').where).toBe('standing')
    expect(
      blow({ melee: 3 }, { armour: 2 }).rolls(['hit: Ann at Bob', 1], ['save: Bob', 2]).rolledEverything().of('Bob')
        .where,
    ).toBe('standing')
    expect(
      blow({ melee: 3 }, { armour: 2 }).rolls(['hit: Ann at Bob', 1], ['save: Bob', 3]).rolledEverything().of('Bob')
        .where,
    ).toBe('slain')
  })

  test('HW-DICE-03 HW-RUL-03 what cannot fail and what cannot succeed is not rolled', () => {
    const sure = blow({ melee: 5, rank: 'hero', item: 'battle-sword' }, { armour: 0 })
    expect(sure.of('Bob').where).toBe('slain')
    expect(rolled(sure)).toEqual([])
    const hopeless = blow({ melee: 1, cursed: true }, {})
    expect(hopeless.of('Bob').where).toBe('standing')
    expect(rolled(hopeless)).toEqual([])
  })

  test('HW-DICE-04 HW-RUL-03 a 1 does not always succeed, and a 6 does not always fail', () => {
    const bolt = magicPhase()
      .a('Mage', { at: [5, 5], spells: ['death-bolt'], rank: 'wizard' })
      .b('Bob', { at: [10, 5], armour: 1 })
      .b('Ben', { at: [20, 5], armour: 2 })
    bolt.picks('Mage|death-bolt|Bob')
    expect(bolt.of('Bob').where).toBe('slain')
    expect(rolled(bolt)).toEqual([])
    const sword = blow({ melee: 5, rank: 'hero', item: 'battle-sword' }, {})
    expect(sword.told('struck')).toMatchObject({ hit: true, tests: [{ success: true, succeeds: [1, 2, 3, 4, 5, 6] }] })
  })
})

describe('measuring', () => {
  const bolt = (at: readonly [number, number], diameter: number) =>
    magicPhase()
      .a('Mage', { at: [10, 10], spells: ['death-bolt'], rank: 'wizard' })
      .b('Bob', { at, diameter })

  test('HW-MEAS-01 HW-RUL-04 distance is from rim to rim: a wide base is nearer', () => {
    expect(castings(bolt([10, 29.5], 2))).toContain('Mage|death-bolt|Bob')
    expect(castings(bolt([10, 29.5], 1))).not.toContain('Mage|death-bolt|Bob')
    expect(bolt([10, 29.5], 1).refused({ pick: ['Mage|death-bolt|Bob'] })).toMatchObject({ rule: 'HW-MAG-05' })
  })

  test('HW-MEAS-02 HW-RUL-04 a limit is met at the limit, to within a thousandth of an inch', () => {
    expect(castings(bolt([10, 29], 1))).toContain('Mage|death-bolt|Bob')
    expect(castings(bolt([10, 29 + units(2)], 1))).toContain('Mage|death-bolt|Bob')
    expect(castings(bolt([10, 29 + units(3)], 1))).not.toContain('Mage|death-bolt|Bob')
    const walk = lastTurn()
      .a('Ann', { at: [10, 10], movement: '6' })
      .b('Bob', { at: [40, 40] })
    expect(walk.refused(moveOf('Ann', [10, 16 + units(3)]))).toMatchObject({ code: 'too-far' })
    expect(walk.move('Ann', [10, 16 + units(2)]).of('Ann').moved).toBe(true)
  })

  test('HW-MEAS-03 HW-RUL-06 bases touch at a gap of a thousandth of an inch, and no more', () => {
    const apart = (gap: number) =>
      lastTurn()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [11 + units(gap), 10] })
    expect(mover(apart(2), 'Ann').manner).toBe('withdraw')
    expect(mover(apart(3), 'Ann').manner).toBeUndefined()
  })

  test('HW-MEAS-04 HW-RUL-06 no base ends on another, after a move or a Teleport', () => {
    const walk = lastTurn()
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [10, 13] })
      .b('Bob', { at: [40, 40] })
    expect(walk.refused(moveOf('Ann', [10, 12 + units(1)]))).toMatchObject({ code: 'rests-on-figure', figure: 'Abe' })
    expect(walk.move('Ann', [10, 12]).at('Ann')).toEqual([10, 12])
    const leap = magicPhase()
      .a('Mage', { at: [10, 10], spells: ['teleport'], rank: 'wizard' })
      .b('Bob', { at: [20, 20] })
      .picks('Mage|teleport|Mage')
    const on = (x: number) => ({ spots: [{ figure: 'Mage', at: { x: inches(x), y: inches(20) } }] })
    const refusal = leap.refused(on(19.1))
    expect(refusal).toMatchObject({ rule: 'HW-MEAS-04', figure: 'Bob' })
    expect(leap.battle.question?.check(refusal.nearest ?? expect.fail('no place'))).toBeUndefined()
    expect(leap.answer(on(19)).at('Mage')).toEqual([19, 20])
  })

  test('HW-MEAS-07 HW-RUL-45 halves are not rounded: 4.5" of nine, 7.5" of fifteen', () => {
    const battle = lastTurn()
      .a('Nine', { at: [10, 10], movement: '9' })
      .a('Fifteen', { at: [20, 10], movement: '15' })
      .b('Bob', { at: [10, 9] })
      .b('Ben', { at: [20, 9] })
      .rolls(['hit: Bob at Nine', 6], ['hit: Ben at Fifteen', 6])
    expect(mover(battle, 'Nine').allowance).toBe(inches(4.5))
    expect(mover(battle, 'Fifteen').allowance).toBe(inches(7.5))
    battle.refused(moveOf('Nine', [10, 14.51]))
    battle.refused(moveOf('Fifteen', [20, 17.51]))
    battle.move('Nine', [10, 14.5]).move('Fifteen', [20, 17.5]).rolledEverything()
  })

  test('HW-MEAS-08 HW-RUL-08 any player may measure at any time without consequences', () => {
    const battle = lastTurn()
      .a('Ann', { at: [10, 10] })
      .a('Abe', { at: [20, 10] })
      .b('Bob', { at: [10, 20] })
      .b('Ben', { at: [30, 30] })
    const { state, question } = battle.battle
    const before = battle.battle.hash()
    expect(gapBetween(figureOf(state, 'Bob'), figureOf(state, 'Abe')) / INCH).toBeCloseTo(13.142, 3)
    expect(areTouching(figureOf(state, 'Bob'), figureOf(state, 'Ben'))).toBe(false)
    expect(question?.moves?.judge('Ann', [{ x: inches(10), y: inches(13) }])).toMatchObject({ length: inches(3) })
    expect(question?.moves?.reach('Abe')).toBeDefined()
    expect(battle.battle.hash()).toBe(before)
    expect(battle.battle.question).toBe(question)
    expect(battle.battle.tape).toEqual([])
  })
})
