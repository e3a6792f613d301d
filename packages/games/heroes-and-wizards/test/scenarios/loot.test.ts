/** Scenario 6: gold from the slain. */
import type { ScriptedRoll } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { skirmish } from '../skirmish.ts'

/** Ann slays Bob in melee; his saves fail. */
function slay(words: { readonly armour?: number; readonly [key: string]: unknown }, ...gold: readonly ScriptedRoll[]) {
  const save: readonly ScriptedRoll[] = (words.armour ?? 0) > 0 ? [['save: Bob', 6]] : []
  return skirmish({ stage: 'assign-attacks', turn: 6, scenario: 'loot' })
    .a('Ann', { at: [10, 10], melee: 5 })
    .b('Bob', { at: [10, 11], ...words } as never)
    .rolls(['hit: Ann at Bob', 1], ...save, ...gold)
    .pairs(['Ann', 'Bob'])
    .pairs()
    .rolledEverything()
}

describe('gold', () => {
  test('HW-LOOT-01 only enemies slain in melee give gold; those slain by shooting, Death Bolt or Fireball give none', () => {
    expect(slay({}, ['gold: Bob', 4]).side('a').gold).toBe(4)
    const shot = skirmish({ stage: 'declare-shots', turn: 6, scenario: 'loot' })
      .a('Ann', { at: [10, 10], shooting: 3 })
      .b('Bob', { at: [10, 20] })
      .rolls(['hit: Ann at Bob', 1])
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
    expect([shot.of('Bob').where, shot.side('a').gold]).toEqual(['slain', 0])
    const bolt = skirmish({ stage: 'magic', turn: 6, scenario: 'loot' })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['death-bolt', 'fireball'] })
      .b('Bob', { at: [10, 20] })
      .picks('Merla|death-bolt|Bob')
    expect([bolt.of('Bob').where, bolt.side('a').gold]).toEqual(['slain', 0])
    const fire = skirmish({ stage: 'magic', turn: 6, scenario: 'loot' })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['death-bolt', 'fireball'] })
      .b('Bob', { at: [10, 20] })
      .picks('Merla|fireball')
      .answer({ at: { x: 10 * 2540, y: 20 * 2540 } })
    expect([fire.of('Bob').where, fire.side('a').gold]).toEqual(['slain', 0])
  })

  test('HW-LOOT-02 HW-RUL-111 a free blow and the blows of Blood Lust and Paranoia are melee', () => {
    const free = skirmish({ turn: 6, scenario: 'loot', order: ['b', 'a'] })
      .a('Ann', { at: [10, 10], melee: 3 })
      .b('Bob', { at: [10, 11] })
      .rolls(['hit: Ann at Bob', 1], ['gold: Bob', 5])
      .move('Bob', [10, 13])
      .rolledEverything()
    expect(free.side('a').gold).toBe(5)
    const lust = skirmish({ stage: 'magic', turn: 6, scenario: 'loot' })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['blood-lust', 'curse'] })
      .a('Ann', { at: [20, 10], melee: 5 })
      .b('Bob', { at: [21, 10] })
      .rolls(['hit: Ann at Bob', 1], ['hit: Ann at Bob', 1], ['gold: Bob', 3])
      .picks('Merla|blood-lust|Ann')
      .until('never')
      .rolledEverything()
    expect(lust.side('a').gold).toBe(3)
    const mad = skirmish({ stage: 'magic', turn: 6, scenario: 'loot' })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['paranoia', 'curse'] })
      .b('Mad', { at: [20, 10], melee: 5 })
      .b('Bob', { at: [22, 10] })
      .rolls(['hit: Mad at Bob', 1], ['gold: Bob', 2])
      .picks('Merla|paranoia|Mad')
      .rolledEverything()
    expect([mad.side('a').gold, mad.side('b').gold]).toEqual([2, 0])
  })

  test('HW-RUL-111 a side gets no gold for its own figure slain under its own Paranoia', () => {
    const mad = skirmish({ stage: 'magic', turn: 6, scenario: 'loot' })
      .a('Merla', { at: [10, 10], rank: 'wizard', spells: ['paranoia', 'curse'] })
      .a('Mad', { at: [20, 10], melee: 5 })
      .a('Friend', { at: [21, 10] })
      .b('Bob', { at: [40, 40] })
      .rolls(['hit: Mad at Friend', 1])
      .picks('Merla|paranoia|Mad')
      .rolledEverything()
    expect([mad.of('Friend').where, mad.side('a').gold, mad.side('b').gold]).toEqual(['slain', 0, 0])
  })

  test('HW-LOOT-03 light armour gives one die', () => {
    for (const armour of [0, 1, 2]) expect(slay({ armour }, ['gold: Bob', 6]).side('a').gold).toBe(6)
  })

  test('HW-LOOT-04 good armour gives two', () => {
    for (const armour of [3, 4]) expect(slay({ armour }, ['gold: Bob', 6, 5]).side('a').gold).toBe(11)
  })

  test('HW-LOOT-05 the best armour gives three', () => {
    expect(slay({ armour: 5 }, ['gold: Bob', 6, 5, 4]).side('a').gold).toBe(15)
  })

  test('HW-LOOT-06 HW-RUL-111 a Hero or Wizard gives three dice more, rolled after the first', () => {
    expect(slay({ armour: 5, rank: 'hero' }, ['gold: Bob', 1, 1, 1], ['gold bonus: Bob', 2, 3, 4]).side('a').gold).toBe(
      12,
    )
    expect(slay({ rank: 'wizard' }, ['gold: Bob', 1], ['gold bonus: Bob', 6, 6, 6]).side('a').gold).toBe(19)
  })

  test('HW-LOOT-07 HW-RUL-111 the Armour as bought counts, not the Armour after reductions', () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6, scenario: 'loot' })
      .a('Giant', { at: [10, 10], melee: 5, mighty: true })
      .b('Bob', { at: [10, 11.5], armour: 3 })
      .rolls(['hit: Giant at Bob', 1], ['save: Bob', 3], ['gold: Bob', 2, 2])
      .pairs(['Giant', 'Bob'])
      .pairs()
      .rolledEverything()
    expect(battle.side('a').gold).toBe(4)
  })

  test("HW-LOOT-08 HW-RUL-111 gold goes to the slayer's side, rolled when the bodies are removed, in the order they fell", () => {
    const battle = skirmish({ stage: 'assign-attacks', turn: 6, scenario: 'loot' })
      .a('Ann', { at: [10, 10], melee: 3 })
      .b('Bob', { at: [10, 11], melee: 3 })
      .rolls(['hit: Ann at Bob', 1], ['hit: Bob at Ann', 1], ['gold: Bob', 6], ['gold: Ann', 2])
      .pairs(['Ann', 'Bob'])
      .pairs(['Bob', 'Ann'])
      .rolledEverything()
    expect(battle.state.sides.map(({ gold }) => gold)).toEqual([6, 2])
    expect(battle.told('gold-taken')).toMatchObject({ side: 'b', figure: 'Ann', gold: 2 })
  })

  test('HW-LOOT-09 most gold at the end wins, not most slain', () => {
    const battle = skirmish({
      stage: 'end-turn',
      turn: 6,
      scenario: 'loot',
      sides: [
        { id: 'a', name: 'North', edge: 'north', gold: 7, slain: 10 },
        { id: 'b', name: 'South', edge: 'south', gold: 6, slain: 90 },
      ],
    }).a('Ann', { at: [10, 10] })
    expect(battle.battle.result).toMatchObject({ winner: 'a', reason: 'Gold taken: North 7, South 6.' })
  })
})
