/** Movement actions, threatened spaces and opportunity attacks. */
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const spear = { weapons: ['hand-spear'] }

/** Ann beside Bob, in her turn to move. */
const beside = (ann: Partial<FigureWords> = {}, bob: Partial<FigureWords> = {}, words = {}) =>
  skirmish({ lead: 'a', ...words })
    .a('Ann', { at: [10, 10], ...spear, ...ann })
    .b('Bob', { at: [10, 10 + TOUCHING], ...spear, ...bob })

describe('movement actions', () => {
  test('FD-ACT-01 FD-ACT-02 FD-RUL-14 any figure may take one, at any point of its turn, and it is its action', () => {
    const battle = beside()
    expect(battle.offeredTo('Ann')).toEqual(['done', 'dash', 'disengage', 'dodge'])
    for (const shut of ['Ann|stand', 'Ann|prepare', 'Ann|hang', 'Ann|fly', 'Bob|dash', 'Ann|dash|Bob'])
      expect(battle.refused({ pick: [shut] }), shut).toBeDefined()
    battle.does('Ann', 'disengage').move('Ann', [10, 7])
    expect(battle.offeredTo('Ann')).toEqual(['done'])
    for (const spent of ['Ann|dash', 'Ann|disengage', 'Ann|dodge'])
      expect(battle.refused({ pick: [spent] }), spent).toBeDefined()
    expect(battle.of('Ann').acted).toBe(true)
  })

  test('FD-ACT-03 Dash: up to its Speed once more', () => {
    const battle = beside({ at: [4, 4] }).does('Ann', 'dash')
    expect(battle.decision).toMatchObject({ movers: [{ allowance: 12 * 2540 }] })
  })

  test('FD-ACT-04 FD-RUL-12 the extra distance of Dash may pay for standing up', () => {
    const battle = beside({ at: [4, 4], prone: true }, {}, { turn: { figure: 'Ann', left: 1 } })
    expect(battle.offeredTo('Ann')).not.toContain('stand')
    expect(battle.does('Ann', 'dash').does('Ann', 'stand').decision).toMatchObject({
      movers: [{ allowance: 4 * 2540 }],
    })
  })

  test('FD-ACT-05 Disengage: its movement provokes nothing', () => {
    const battle = beside().does('Ann', 'disengage').move('Ann', [10, 6])
    expect(battle.decision).toMatchObject({ by: 'a', what: 'move' })
    expect(battle.at('Ann')).toEqual([10, 6])
  })

  test('FD-ACT-06 FD-RUL-15 only what it moves after that; an attack already provoked stands', () => {
    const battle = beside()
      .rolls(['hit: Bob at Ann', 6])
      .move('Ann', [10, 8])
      .says('Bob|hand-spear')
      .does('Ann', 'disengage')
    expect(battle.all('attacked')).toHaveLength(1)
  })

  test('FD-ACT-07 Dodge holds from then to the end of the round, also against opportunity attacks', () => {
    const battle = beside()
      .rolls(['hit: Bob at Ann', 1], ['hit again: Bob at Ann', 6])
      .does('Ann', 'dodge')
      .move('Ann', [10, 8])
      .says('Bob|hand-spear')
    battle.rolledEverything()
    expect(battle.of('Ann').dodging).toBe(true)
  })
})

describe('what a turn to move tells and leaves behind', () => {
  test('FD-ACT-03 FD-ACT-05 FD-ACT-07 each movement action is told with its rule', () => {
    const rulesOf = (action: string, is: string) => beside().does('Ann', action).told(is)
    expect(rulesOf('dash', 'dashed')).toMatchObject({ figure: 'Ann', rules: ['FD-ACT-03'] })
    expect(rulesOf('disengage', 'disengaged')).toMatchObject({ figure: 'Ann', rules: ['FD-ACT-05'] })
    expect(rulesOf('dodge', 'dodged')).toMatchObject({ figure: 'Ann', rules: ['FD-ACT-07'] })
  })

  test('FD-MOVE-14 whoever stands up tells what it spent, and bears the condition no more', () => {
    const battle = beside({ prone: true })
    expect(battle.bears('Ann')).toContain('prone')
    battle.does('Ann', 'stand')
    expect(battle.told('stood-up')).toMatchObject({ figure: 'Ann', spent: 3 * 2540 })
    expect(battle.bears('Ann')).not.toContain('prone')
  })

  test('FD-ACT-07 a Dodge is over with its round', () => {
    const battle = beside({}, { moved: true, acted: true })
    expect(battle.bears('Ann')).not.toContain('dodging')
    battle.does('Ann', 'dodge')
    expect(battle.bears('Ann')).toContain('dodging')
    battle.does('Ann', 'done')
    expect(battle.told('round-began')).toMatchObject({ round: 2 })
    expect(battle.bears('Ann')).not.toContain('dodging')
  })

  test('FD-FEAT-08 whoever hides is hidden at once, and no more as soon as it acts', () => {
    const battle = beside({ profile: 'halfling' })
    expect(battle.bears('Ann')).not.toContain('hidden')
    battle.does('Ann', 'nimble-hide')
    expect(battle.told('hid')).toMatchObject({ figure: 'Ann', rules: ['FD-FEAT-08'] })
    expect(battle.bears('Ann')).toContain('hidden')
    expect(battle.does('Ann', 'dash').bears('Ann')).not.toContain('hidden')
  })

  test('FD-REACT-08 in a new round everybody may make an opportunity attack again', () => {
    const battle = beside({}, { reacted: true, reactions: ['opportunity-attack'] }, { stage: 'end-round', lead: 'b' })
    battle.move('Ann', [10, 6])
    expect(battle.decision).toMatchObject({ what: 'opportunity', by: 'b' })
  })
})

describe('opportunity attacks', () => {
  test('FD-OPP-15 FD-RUL-36 whoever cannot see the one who leaves strikes with disadvantage', () => {
    const battle = beside({}, { at: [10, 11.9] })
      .box('wall', 'impassable', [5, 10.9], [15, 11])
      .rolls(['hit: Bob at Ann', 1], ['hit again: Bob at Ann', 6])
      .move('Ann', [10, 5])
      .says('Bob|hand-spear')
    expect(battle.told('attacked')).toMatchObject({ hit: false, test: { luck: { against: [{ source: 'Not seen' }] } } })
  })

  test('FD-OPP-01 FD-OPP-02 FD-OPP-09 whoever leaves the space within 1" may be attacked at its last point there', () => {
    const battle = beside().move('Ann', [10, 7])
    expect(battle.decision).toMatchObject({ by: 'b', what: 'opportunity', about: 'Ann' })
    expect(battle.at('Ann')[1]).toBeCloseTo(9, 2)
    battle.rolls(['hit: Bob at Ann', 6]).says('Bob|hand-spear')
    expect(battle.at('Ann')).toEqual([10, 7])
  })

  test('FD-RUL-18 a mover that is eliminated there is removed at that place', () => {
    const battle = beside()
      .a('Abe', { at: [2, 2], moved: true })
      .rolls(['hit: Bob at Ann', 1], ['wound: Bob at Ann', 1])
      .move('Ann', [10, 7])
      .says('Bob|hand-spear')
    expect(battle.of('Ann').where).toBe('eliminated')
    expect(battle.at('Ann')[1]).toBeCloseTo(9, 2)
  })

  test('FD-OPP-03 FD-OPP-04 it is one attack with one melee weapon of the attacker’s choice', () => {
    const battle = beside({}, { profile: 'elf', weapons: ['hand-spear', 'daggers', 'bow'] })
      .rolls(['hit: Bob at Ann', 6])
      .move('Ann', [10, 7])
    expect(battle.offered).toEqual(['Bob|hand-spear', 'Bob|daggers', 'no'])
    expect(battle.says('Bob|daggers').decision.what).toBe('move')
  })

  test('FD-OPP-05 at most one in a Movement Phase', () => {
    const battle = beside()
      .a('Abe', { at: [11.2, 11.8], ...spear })
      .rolls(['hit: Bob at Ann', 6])
      .move('Ann', [10, 4])
      .says('Bob|hand-spear')
      .does('Ann', 'done')
      .move('Abe', [14, 14])
    expect(battle.decision.what).toBe('move')
  })

  test('FD-OPP-06 FD-RUL-17 it is optional; prone figures and those who have acted may make it, allies never', () => {
    const battle = beside({}, { prone: true, acted: true })
      .a('Abe', { at: [10 + TOUCHING, 10], ...spear })
      .move('Ann', [10, 6])
    expect(battle.offered).toEqual(['Bob|hand-spear', 'no'])
    expect(battle.says('no').at('Ann')).toEqual([10, 6])
  })

  test('FD-OPP-07 moving within the space triggers nothing', () => {
    expect(beside().move('Ann', [10.5, 9.5]).decision.what).toBe('move')
  })

  test('FD-OPP-08 entering and leaving it in one move triggers when it is left', () => {
    const battle = beside({ at: [7, 10] }).move('Ann', [12.9, 10])
    expect(battle.decision.what).toBe('opportunity')
    expect(battle.at('Ann')[0]).toBeGreaterThan(11)
  })

  test('FD-OPP-10 FD-RUL-19 each enemy that is left behind has its own chance, in the order its player chooses', () => {
    const battle = beside()
      .b('Bea', { at: [10 + TOUCHING, 10 + TOUCHING], ...spear })
      .rolls(['hit: Bea at Ann', 6], ['hit: Bob at Ann', 6])
      .move('Ann', [10, 6])
      .says('Bea|hand-spear')
      .says('Bob|hand-spear')
    battle.rolledEverything()
    const together = beside()
      .b('Bea', { at: [10, 10 - TOUCHING], ...spear })
      .move('Ann', [14, 10])
    expect(together.offered).toEqual(['Bob|hand-spear', 'Bea|hand-spear', 'no'])
  })

  test('FD-OPP-12 being put somewhere else is no move: a figure that is dragged away provokes nothing', () => {
    const battle = skirmish({ turn: { figure: 'Bob', left: 6 } })
      .a('Ann', { at: [10, 10], ...spear })
      .a('Amy', { at: [10, 8.9], ...spear })
      .b('Bob', { at: [11.3, 10], base: 32, holds: 'Ann', ...spear })
      .b('Bea', { at: [8.9, 10], ...spear })
      .move('Bob', [13.5, 10])
    expect(battle.decision).toMatchObject({ by: 'a', what: 'opportunity', about: 'Bob' })
    expect(battle.says('no').at('Ann')[0]).toBeCloseTo(12.2, 1)
    expect(battle.decision.what).toBe('move')
  })

  test('FD-OPP-13 other enemies beside the attacker do not stop it', () => {
    const battle = beside()
      .a('Abe', { at: [10, 10 + 2 * TOUCHING] })
      .move('Ann', [10, 6])
    expect(battle.decision.what).toBe('opportunity')
  })

  test('FD-OPP-14 FD-OPP-15 FD-RUL-20 all melee rules hold, flanking too, but no masteries', () => {
    const battle = beside({ shield: true }, { weapons: ['hand-blade'] })
      .b('Bea', { at: [10, 7.3], ...spear })
      .rolls(['hit: Bob at Ann', 5], ['wound: Bob at Ann', 6])
      .move('Ann', [10, 8.4])
      .says('Bob|hand-blade')
    expect(battle.told('attacked')).toMatchObject({ test: { succeeds: [1, 2, 3, 4, 5] } })
    expect(battle.told('wounds-rolled')).toBeDefined()
    expect(battle.decision.what).toBe('move')
  })

  test('FD-OPP-05 a path that is refused provokes nothing', () => {
    expect(beside().refused(moveOf('Ann', [10, 2]))).toMatchObject({ code: 'too-far' })
  })
})
