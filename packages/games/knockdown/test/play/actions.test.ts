/** Turns, activations and the four actions. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, TOUCHING, type ModelWords, type Skirmish } from '../skirmish.ts'

/** How far the model being asked may move, in inches. */
const allowance = ({ decision }: Skirmish): number =>
  decision.kind === 'move' ? (decision.movers[0]?.allowance ?? 0) / 2540 : expect.fail(`asked for ${decision.what}`)

const alone = (ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .a('Abe', { at: [10, 10] })
    .b('Far', { at: [40, 40] })

const beside = (ann: Partial<ModelWords> = {}) =>
  skirmish()
    .a('Ann', { at: [20, 20], ...ann })
    .a('Abe', { at: [10, 10] })
    .b('Bob', { at: [20, 20 + TOUCHING] })
    .b('Far', { at: [40, 40] })

describe('turns', () => {
  test('KD-TURN-01 KD-TURN-02 each model may be activated once, in any order, one at a time', () => {
    const battle = alone()
    expect(battle.offered.filter((id) => id.endsWith('run'))).toEqual(['Ann|run', 'Abe|run'])
    for (const nothing of ['Abe|fly', 'Far|run', 'Nobody|run', 'Abe'])
      expect(battle.refused({ pick: [nothing] }), nothing).toBeDefined()
    battle.acts('Abe', 'run')
    expect(battle.decision).toMatchObject({ what: 'move', movers: [{ figure: 'Abe' }] })
    battle.move('Abe', [12, 10])
    expect(battle.offered.filter((id) => id.endsWith('run'))).toEqual(['Ann|run'])
    expect(battle.refused({ pick: ['Abe|run'] })).toBeDefined()
  })

  test('KD-TURN-03 KD-RUL-11 models may be left out: the player ends the turn at any time', () => {
    const battle = alone().picks('end')
    expect(battle.decision).toMatchObject({ by: 'b' })
    expect(battle.at('Ann')).toEqual([20, 20])
  })

  test('KD-TURN-04 an activated model does exactly one action, or nothing in it', () => {
    const battle = alone({ gear: ['bow'] })
    expect(battle.actionsOf('Ann')).toEqual(['run', 'charge', 'shoot', 'disengage'])
    battle.acts('Ann', 'charge').stays()
    expect(battle.actionsOf('Ann')).toEqual([])
  })

  test('KD-TURN-05 nobody acts in the turn of another player', () => {
    const battle = alone()
    expect(battle.decision.by).toBe('a')
    expect(battle.actionsOf('Far')).toEqual([])
  })
})

describe('run and charge', () => {
  test('KD-ACT-01 a Run is 1.5 times SP, and no attack follows', () => {
    const battle = beside()
      .a('Ace', { at: [20, 24] })
      .acts('Ace', 'run')
    expect(allowance(battle)).toBe(9)
    expect(battle.refused(moveOf('Ace', [29.1, 24]))).toMatchObject({ rule: 'KD-ACT-01', code: 'too-far' })
    battle.move('Ace', [29, 24])
    expect(battle.decision.what).toBe('activate')
  })

  test('KD-ACT-02 KD-ACT-04 a Charge is a move of SP, and only then the attacks', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], rank: 'champion' })
      .b('Bob', { at: [20, 24 + TOUCHING] })
      .b('Far', { at: [40, 40] })
      .rolls(['attack: Ann at Bob', 1])
      .acts('Ann', 'charge')
    expect(allowance(battle)).toBe(6)
    battle.move('Ann', [20, 24]).attacks('Ann', 'Bob')
    expect(battle.decision).toMatchObject({ what: 'attack', kind: 'choose' })
  })

  test('KD-ACT-03 KD-RUL-17 a Charge may be a move alone or attacks alone', () => {
    const moves = alone().charges('Ann', [20, 24])
    expect(moves.decision.what).toBe('activate')
    expect(moves.at('Ann')).toEqual([20, 24])
    const strikes = beside().charges('Ann')
    expect(strikes.offered).toEqual(['Ann|Bob', 'done'])
  })
})

describe('move and shoot', () => {
  const archer = { gear: ['bow'] }

  test('KD-ACT-05 Move and shoot is half of SP, then one ranged attack', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], ...archer })
      .b('Bob', { at: [20, 30] })
      .b('Far', { at: [40, 40] })
      .rolls(['attack: Ann at Bob', 1])
      .acts('Ann', 'shoot')
    expect(allowance(battle)).toBe(3)
    battle.move('Ann', [20, 23]).shoots('Ann', 'bow', 'Bob')
    expect(battle.decision).toMatchObject({ by: 'b', what: 'activate' })
  })

  test('KD-ACT-06 the move and the shot are each optional', () => {
    const still = skirmish()
      .a('Ann', { at: [20, 20], ...archer })
      .b('Bob', { at: [20, 30] })
      .acts('Ann', 'shoot')
      .stays()
    expect(still.offered).toEqual(['Ann|bow|Bob', 'done'])
    still.picks('done')
    expect(still.decision.by).toBe('b')
  })

  test('KD-ACT-07 ATT has no influence on shooting', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], rank: 'hero', ...archer })
      .b('Bob', { at: [20, 30] })
      .rolls(['attack: Ann at Bob', 1])
      .acts('Ann', 'shoot')
      .stays()
      .shoots('Ann', 'bow', 'Bob')
      .rolledEverything()
    expect(battle.decision).toMatchObject({ by: 'b' })
  })
})

describe('disengage', () => {
  test('KD-ACT-08 KD-ACT-09 an engaged model rolls a D6 and moves up to that many inches, without an attack', () => {
    const battle = beside().rolls(['disengage: Ann', 4]).acts('Ann', 'disengage')
    expect(allowance(battle)).toBe(4)
    battle.move('Ann', [20, 16])
    expect(battle.at('Ann')).toEqual([20, 16])
    expect(battle.decision.what).toBe('activate')
  })

  test('KD-ACT-10 a model that is not engaged may Disengage too', () => {
    const battle = alone().rolls(['disengage: Ann', 5]).acts('Ann', 'disengage')
    expect(allowance(battle)).toBe(5)
  })

  test('KD-ACT-11 KD-RUL-19 the die is rolled when Disengage is chosen, and the choice stands', () => {
    const battle = beside().rolls(['disengage: Ann', 1]).acts('Ann', 'disengage').rolledEverything()
    expect(battle.offered).toEqual(['stay'])
    expect(battle.refused(moveOf('Ann', [20, 19.7]))).toMatchObject({ rule: 'KD-MOVE-03' })
    battle.stays()
    expect(battle.actionsOf('Ann')).toEqual([])
  })

  test('KD-ACT-12 SP, Armour, Gallop and standing up do not change the distance', () => {
    for (const ann of [{ gear: ['armour'] }, { mounted: true }, { knockedDown: true }]) {
      const battle = alone(ann).rolls(['disengage: Ann', 6]).acts('Ann', 'disengage')
      expect(allowance(battle)).toBe(6)
    }
  })
})

describe('distances', () => {
  test('KD-ACT-13 KD-RUL-12 distances are not rounded', () => {
    const wolf = { profile: 'running-creature', rules: ['natural-ranged-attack'] }
    expect(allowance(alone(wolf).acts('Ann', 'run'))).toBe(10.5)
    expect(allowance(alone(wolf).acts('Ann', 'shoot'))).toBe(3.5)
    const slow = { gear: ['armour', 'bow'] }
    expect(allowance(alone(slow).acts('Ann', 'run'))).toBe(7.5)
    expect(allowance(alone(slow).acts('Ann', 'shoot'))).toBe(2.5)
  })

  test('KD-ACT-14 changes of SP are added up before it is multiplied or halved', () => {
    const rider = { gear: ['armour', 'bow'], mounted: true, knockedDown: true }
    expect(allowance(alone(rider).acts('Ann', 'charge'))).toBe(5)
    expect(allowance(alone(rider).acts('Ann', 'run'))).toBe(7.5)
    expect(allowance(alone(rider).acts('Ann', 'shoot'))).toBe(2.5)
  })

  test('KD-PROF-01 KD-RUL-79 SP is the number of inches that the actions build on', () => {
    expect(
      alone()
        .acts('Ann', 'charge')
        .refused(moveOf('Ann', [26.01, 20])),
    ).toMatchObject({ rule: 'KD-ACT-02' })
    expect(alone().acts('Ann', 'charge').move('Ann', [26, 20]).at('Ann')).toEqual([26, 20])
    expect(inches(6)).toBe(15240)
  })
})
