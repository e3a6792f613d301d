/** Phase 3: who may cast, at whom, in which order. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { castings, lastTurn, magicPhase, rolled } from '../ground.ts'

const mage = (spell: string, ...more: readonly string[]) => ({ spells: [spell, ...more], rank: 'wizard' })

describe('casting', () => {
  test('HW-MAG-01 sides cast in initiative order: Wizards, and a Hero whose Amulet knows a spell', () => {
    const battle = magicPhase({ order: ['b', 'a'] })
      .a('Mage', { at: [10, 10], ...mage('curse') })
      .b('Hero', { at: [20, 10], rank: 'hero', item: 'obsidian-amulet', spells: ['curse'] })
      .b('Grunt', { at: [30, 10] })
    expect(battle.decision).toMatchObject({ what: 'cast', by: 'b' })
    expect(castings(battle)).toEqual(['Hero|curse|Mage', 'Hero|curse|Grunt'])
    battle.picks('done')
    expect(battle.decision).toMatchObject({ what: 'cast', by: 'a' })
    expect(castings(battle)).toEqual(['Mage|curse|Mage'])
  })

  test('HW-MAG-02 the owner takes casters and spells in any order, and need not cast at all', () => {
    const battle = magicPhase()
      .a('First', { at: [10, 10], ...mage('curse', 'death-bolt') })
      .a('Second', { at: [12, 10], ...mage('curse') })
      .b('Bob', { at: [20, 10] })
      .b('Ben', { at: [20, 20] })
    const everyone = ['First', 'Second', 'Bob', 'Ben']
    const all = ['First|curse', 'First|death-bolt', 'Second|curse'].flatMap((spell) =>
      everyone.map((id) => `${spell}|${id}`),
    )
    expect(castings(battle)).toEqual(all)
    battle.picks('Second|curse|Bob').picks('First|death-bolt|Ben')
    expect([battle.of('Bob').cursed, battle.of('Ben').where]).toEqual([true, 'slain'])
    const quiet = magicPhase()
      .a('First', { at: [10, 10], ...mage('death-bolt') })
      .b('Bob', { at: [20, 10] })
      .picks('done')
    expect(quiet.of('Bob').where).toBe('standing')
    expect(quiet.battle.over).toBe(true)
  })

  test('HW-MAG-03 HW-RUL-51 each spell is resolved and slain figures are removed before the next is cast', () => {
    const battle = magicPhase()
      .a('First', { at: [10, 10], ...mage('death-bolt') })
      .a('Second', { at: [12, 10], ...mage('curse') })
      .b('Bob', { at: [20, 10] })
    battle.picks('First|death-bolt|Bob')
    expect(battle.told('removed')).toMatchObject({ figure: 'Bob' })
    expect(castings(battle)).not.toContain('Second|curse|Bob')
    expect(battle.refused({ pick: ['Second|curse|Bob'] })).toMatchObject({ code: 'not-on-table' })
  })

  test('HW-MAG-04 HW-RUL-51 a wizard slain earlier in the phase casts nothing', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('death-bolt') })
      .b('Warlock', { at: [20, 10], ...mage('death-bolt') })
    battle.picks('Mage|death-bolt|Warlock')
    expect(battle.of('Warlock').where).toBe('slain')
    expect(battle.battle.over).toBe(true)
  })

  test('HW-MAG-05 HW-RUL-57 spells reach eighteen inches from base to base, a Fireball to the centre of its circle', () => {
    const at = (y: number) =>
      magicPhase()
        .a('Mage', { at: [10, 10], ...mage('curse') })
        .b('Bob', { at: [10, y] })
    expect(castings(at(29))).toContain('Mage|curse|Bob')
    expect(at(29.1).refused({ pick: ['Mage|curse|Bob'] })).toMatchObject({ code: 'too-far', rule: 'HW-MAG-05' })
    const ball = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('fireball') })
      .b('Bob', { at: [10, 30.4] })
      .picks('Mage|fireball')
    const refusal = ball.refused({ at: { x: inches(10), y: inches(28.6) } })
    expect(refusal).toMatchObject({ rule: 'HW-MAG-05', nearest: { at: { x: inches(10), y: inches(28.5) } } })
    ball.answer({ at: { x: inches(10), y: inches(28.5) } })
    expect(ball.of('Bob').where).toBe('slain')
  })

  test('HW-MAG-06 a spell may be cast into combat', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('death-bolt') })
      .a('Ann', { at: [20, 10] })
      .b('Bob', { at: [21, 10] })
    battle.picks('Mage|death-bolt|Bob')
    expect(battle.of('Bob').where).toBe('slain')
  })

  test('HW-MAG-07 HW-RUL-51 a wizard in combat may not cast, until somebody frees it', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('curse') })
      .a('Adept', { at: [10, 20], ...mage('teleport') })
      .b('Bob', { at: [11, 10] })
    expect(battle.refused({ pick: ['Mage|curse|Bob'] })).toMatchObject({ code: 'in-combat', rule: 'HW-MAG-07' })
    battle.picks('Adept|teleport|Bob').answer({ spots: [{ figure: 'Bob', at: { x: inches(20), y: inches(10) } }] })
    battle.picks('Mage|curse|Bob')
    expect(battle.of('Bob').cursed).toBe(true)
  })

  test('HW-MAG-08 HW-RUL-54 casting takes no roll and cannot fail', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('curse') })
      .b('Bob', { at: [20, 10] })
      .picks('Mage|curse|Bob')
    expect(battle.of('Bob').cursed).toBe(true)
    expect(rolled(battle)).toEqual([])
  })

  test('HW-MAG-09 HW-RUL-52 a building or more than 2" of woods blocks a spell, but Teleport may place its target out of sight', () => {
    const behind = (kind: string, depth: number, spell = 'curse') =>
      magicPhase()
        .a('Mage', { at: [10, 10], ...mage(spell) })
        .b('Bob', { at: [10, 20] })
        .box('piece', kind, [5, 12], [15, 12 + depth])
    expect(behind('building', 1).refused({ pick: ['Mage|curse|Bob'] })).toMatchObject({
      code: 'out-of-sight',
      rule: 'HW-MAG-09',
    })
    expect(behind('wood', 2.1).refused({ pick: ['Mage|curse|Bob'] })).toMatchObject({ code: 'out-of-sight' })
    expect(castings(behind('wood', 2))).toContain('Mage|curse|Bob')
    const ball = behind('building', 1, 'fireball').picks('Mage|fireball')
    expect(ball.refused({ at: { x: inches(10), y: inches(15) } })).toMatchObject({
      code: 'out-of-sight',
      rule: 'HW-MAG-09',
    })
    const leap = behind('building', 1, 'teleport')
      .picks('Mage|teleport|Mage')
      .answer({ spots: [{ figure: 'Mage', at: { x: inches(10), y: inches(18) } }] })
    expect(leap.at('Mage')).toEqual([10, 18])
  })

  test('HW-MAG-10 HW-RUL-52 walls cost a spell no dice, and figures between do not stop it', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('death-bolt') })
      .b('Bob', { at: [10, 20] })
      .b('Ben', { at: [10, 15] })
      .line('wall', 'wall', [5, 12], [15, 12])
      .disc('tree', 'tree', [10, 13], 0.5)
      .picks('Mage|death-bolt|Bob')
    expect(battle.of('Bob').where).toBe('slain')
    expect(rolled(battle)).toEqual([])
  })

  test('HW-MAG-11 a Hero behind its men may be picked out', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('curse') })
      .b('Grunt', { at: [10, 14] })
      .b('Chief', { at: [10, 25], rank: 'hero' })
    expect(castings(battle)).toContain('Mage|curse|Chief')
  })

  test('HW-MAG-12 HW-RUL-53 a friend, an enemy or the caster may be the target, but not a prisoner in prison, a cursed or an immune figure', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('curse') })
      .a('Friend', { at: [12, 10] })
      .a('Captive', { prisoner: true, where: 'prison', rank: 'hero' })
      .b('Bob', { at: [20, 10] })
      .b('Cursed', { at: [20, 12], cursed: true })
      .b('Amulet', { at: [20, 14], rank: 'hero', item: 'obsidian-amulet' })
    expect(castings(battle)).toEqual(['Mage|curse|Mage', 'Mage|curse|Friend', 'Mage|curse|Bob'])
    expect(battle.refused({ pick: ['Mage|curse|Captive'] })).toMatchObject({ rule: 'HW-MAG-12' })
    expect(battle.refused({ pick: ['Mage|curse|Cursed'] })).toMatchObject({ rule: 'HW-SPELL-04' })
    expect(battle.refused({ pick: ['Mage|curse|Amulet'] })).toMatchObject({ rule: 'HW-ITEM-16' })
    battle.picks('Mage|curse|Mage')
    expect(battle.of('Mage').cursed).toBe(true)
  })

  test('HW-MAG-13 a Wizard that made its full move may still cast', () => {
    const battle = lastTurn()
      .a('Mage', { at: [10, 10], movement: '18', ...mage('curse') })
      .b('Bob', { at: [10, 40] })
    battle.move('Mage', [10, 28]).until('cast')
    expect(castings(battle)).toContain('Mage|curse|Bob')
  })

  test('HW-MAG-14 a spell that came to nothing was cast nevertheless', () => {
    const battle = magicPhase()
      .a('Mage', { at: [10, 10], ...mage('death-bolt', 'curse') })
      .a('Adept', { at: [12, 10], ...mage('curse') })
      .b('Bob', { at: [10, 20], armour: 5 })
      .rolls(['save: Bob', 4])
      .picks('Mage|death-bolt|Bob')
      .rolledEverything()
    expect(battle.of('Bob').where).toBe('standing')
    expect(battle.refused({ pick: ['Mage|curse|Bob'] })).toMatchObject({ code: 'no-casts-left', rule: 'HW-MAG-14' })
    expect(castings(battle).every((id) => id.startsWith('Adept'))).toBe(true)
  })
})
