/** What a spell brings about beyond itself. */
import { toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { lastTurn, magicPhase } from '../ground.ts'
import { moveOf } from '../skirmish.ts'

const mage = (spell: string) => ({ at: [10, 10], spells: [spell], rank: 'wizard' }) as const

describe('what a spell may bring about elsewhere', () => {
  test('HW-RUL-46 a withdrawal, Blood Lust and Paranoia add up; Teleport adds nothing', () => {
    const battle = lastTurn()
      .a('Mage', { ...mage('blood-lust'), at: [10, 30] })
      .a('Ann', { at: [10, 10], movement: '12', shooting: 3 })
      .b('Bob', { at: [10, 9], melee: 1 })
      .b('Ben', { at: [10, 28] })
      .rolls(['hit: Bob at Ann', 6])
    battle
      .move('Ann', [10, 13])
      .until('cast')
      .picks('Mage|blood-lust|Ann')
      .answer(moveOf('Ann', [10, 16.1]))
    expect(toInches(battle.of('Ann').spent)).toBeCloseTo(6.1, 3)
    expect(battle.battle.question?.what).not.toBe('shoot')
  })

  test('HW-RUL-61 a figure that flees its fight in Blood Lust may still be cut down', () => {
    const battle = magicPhase()
      .a('Mage', mage('blood-lust'))
      .a('Ann', { at: [20, 20], movement: '9' })
      .b('Bob', { at: [21, 20], melee: 3 })
      .rolls(['hit: Bob at Ann', 3])
      .picks('Mage|blood-lust|Ann')
      .answer(moveOf('Ann', [17, 20]))
      .rolledEverything()
    expect(battle.of('Ann').where).toBe('slain')
    expect(battle.at('Ann')).toEqual([20, 20])
  })
})
