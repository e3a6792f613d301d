/** The usual answers of a turn: what Enter takes without advice, and a clock that has run out. */
import { describe, expect, test } from 'vitest'
import { skirmish, TOUCHING } from '../skirmish.ts'

const far = { at: [46, 46] as const }
const usual = ({ default: answer }: { readonly default: unknown }): unknown => answer

describe('the usual answer of a turn', () => {
  test('KD-TURN-01 is to attack with a model in contact with an enemy', () => {
    const battle = skirmish()
      .a('Abe', { at: [5, 5] })
      .a('Ann', { at: [20, 20] })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .b('Far', far)
    expect(usual(battle.decision)).toEqual({ pick: ['Ann|charge'] })
  })

  test('KD-TURN-01 is to shoot with a model that has a target, at the nearest one', () => {
    const battle = skirmish()
      .a('Abe', { at: [5, 5] })
      .a('Ann', { at: [20, 20], gear: ['bow'] })
      .b('Ben', { at: [20, 36] })
      .b('Bob', { at: [20, 30] })
    expect(usual(battle.decision)).toEqual({ pick: ['Ann|shoot'] })
    expect(usual(battle.acts('Ann', 'shoot').stays().decision)).toEqual({ pick: ['Ann|bow|Bob'] })
  })

  test('KD-SIEGE-09 is to shoot a siege weapon that has a target, rather than to move it', () => {
    const gun = (at: readonly [number, number]) =>
      skirmish()
        .a('Gun', { profile: 'catapult', at: [4, 4], crew: ['Ann', 'Abe', 'Amy'] })
        .a('Ann', { at: [2, 4] })
        .a('Abe', { at: [6, 4] })
        .a('Amy', { at: [4, 2] })
        .b('Bob', { at })
    expect(usual(gun([4, 30]).decision)).toEqual({ pick: ['Gun|fire'] })
    expect(usual(gun([46, 46]).decision)).toEqual({ pick: ['end'] })
  })

  test('KD-CHAR-10 is to let the crew of a chariot attack where it stands', () => {
    const battle = skirmish()
      .a('Car', { profile: 'small-chariot', at: [20, 20], crew: ['Ann'] })
      .a('Ann', { where: 'aboard' })
      .b('Bob', { at: [20, 21.8] })
      .b('Far', far)
    expect(usual(battle.decision)).toEqual({ pick: ['Car|charge'] })
  })

  test('KD-CHAR-10 is to shoot from a chariot if anybody aboard has a target', () => {
    const battle = skirmish()
      .a('Car', { profile: 'small-chariot', at: [20, 20], crew: ['Abe', 'Ann'] })
      .a('Abe', { where: 'aboard' })
      .a('Ann', { where: 'aboard', gear: ['bow'] })
      .b('Bob', { at: [20, 35] })
    expect(usual(battle.decision)).toEqual({ pick: ['Car|shoot'] })
  })

  test('KD-TURN-03 is to end the turn where nobody has a target without moving', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20] })
      .b('Far', far)
    expect(usual(battle.decision)).toEqual({ pick: ['end'] })
  })
})
