/** Dice: what is rolled, and in which order. */
import { Battle, SeededDice, type Roll } from '@muster/engine'
import { randomFrom } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { anyPlan } from '../any-plan.ts'
import { skirmish, TOUCHING } from '../skirmish.ts'

/** Dice that remember every roll they were asked for. */
class WatchedDice extends SeededDice {
  readonly asked: Roll[] = []

  override roll(roll: Roll): readonly number[] {
    this.asked.push(roll)
    return super.roll(roll)
  }
}

describe('dice', () => {
  test('KD-DICE-01 all rolls use six-sided dice', () => {
    const dice = new WatchedDice(7)
    const random = randomFrom(7)
    for (const seed of [1, 2, 4, 5, 7]) {
      const battle = Battle.start(game, anyPlan(seed), dice)
      while (battle.question) battle.answer(battle.question.sample(random))
    }
    expect(dice.asked.length).toBeGreaterThan(20)
    expect([...new Set(dice.asked.map(({ sides }) => sides))]).toEqual([6])
  })

  test('KD-DICE-05 KD-RUL-80 one attack rolls its die, its reroll, its Wounds, then steed and Knockdown die of each Wound', () => {
    const battle = skirmish()
      .a('Gun', { profile: 'ballista', at: [20, 20], crew: ['Ann', 'Abe', 'Amy'] })
      .a('Ann', { at: [18.3, 20], rules: ['weaponmaster'] })
      .a('Abe', { at: [21.7, 20] })
      .a('Amy', { at: [20, 18.3] })
      .b('Bob', { at: [18.3, 35], mounted: true, profile: 'unyielding-infantry', gear: ['armour', 'shield'] })
      .b('Far', { at: [45, 45] })
      .rolls(
        ['attack: Ann at Bob', 1],
        ['reroll: Ann at Bob', 4],
        ['wounds: Ann at Bob', 6],
        ['steed: Bob', 1],
        ['knockdown: Bob', 6],
        ['steed: Bob', 2],
      )
      .acts('Gun', 'fire')
      .shoots('Ann', 'ballista', 'Bob')
      .picks('weaponmaster')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('KD-DICE-05 one attack is finished before the next begins', () => {
    const battle = skirmish()
      .a('Ann', { at: [20, 20], rank: 'champion' })
      .b('Bob', { at: [20, 20 + TOUCHING] })
      .b('Far', { at: [45, 45] })
      .rolls(['attack: Ann at Bob', 3], ['knockdown: Bob', 4], ['attack: Ann at Bob', 2])
      .charges('Ann')
      .attacks('Ann', 'Bob')
      .attacks('Ann', 'Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('slain')
  })
})
