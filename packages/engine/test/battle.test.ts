import { describe, expect, test } from 'vitest'
import {
  Battle,
  UndoableBattle,
  ScriptedDice,
  SeededDice,
  typedDice,
  WHY_NO_UNDO,
  type ScriptedRoll,
} from '../src/index.ts'
import { pick, plan, tug } from './tug.ts'

const tugOf = (...script: ScriptedRoll[]) => Battle.start(tug, plan, new ScriptedDice(script))

describe('a battle', () => {
  test('asks, rolls, and goes on to the other side', () => {
    const battle = tugOf(['pull: left', 4])
    expect(battle.decision).toMatchObject({ kind: 'choose', by: 'left', what: 'pull', default: { pick: ['steady'] } })
    expect(battle.answer(pick('steady'))).toBeUndefined()
    expect(battle.state.rope).toBe(-1)
    expect(battle.decision?.by).toBe('right')
    expect(battle.events).toEqual([{ is: 'pulled', by: 'left', how: 'steady', rope: -1, success: true, face: 4 }])
  })

  test('refuses what is not offered, says why, and changes nothing', () => {
    const battle = tugOf()
    expect(battle.answer(pick('push'))).toMatchObject({ code: 'not-an-option', rule: 'TG-PULL-01' })
    expect(battle.answer(pick())).toMatchObject({ code: 'wrong-number' })
    expect(battle.answer({ at: { x: 0, y: 0 } })).toMatchObject({ code: 'wrong-kind' })
    expect(battle.tape).toEqual([])
  })

  test('is over when the game says so, and then asks nothing', () => {
    const battle = tugOf(['pull: left', 1], ['pull: right', 6], ['pull: left', 2])
    for (const how of ['hard', 'steady', 'hard']) battle.answer(pick(how))
    expect(battle.over).toBe(true)
    expect(battle.result).toMatchObject({ winner: 'left' })
    expect(() => battle.answer(pick('hard'))).toThrow('nobody is being asked')
  })

  test('an unscripted roll, or one scripted for another purpose, is an error', () => {
    expect(() => tugOf().answer(pick('hard'))).toThrow('unscripted roll: pull: left')
    expect(() => tugOf(['pull: right', 1]).answer(pick('hard'))).toThrow('the script has "pull: right" next')
    expect(() => tugOf(['pull: left', 1, 2]).answer(pick('hard'))).toThrow('"pull: left" rolls 1 die, 2 are given')
    expect(() => tugOf(['pull: left', 9]).answer(pick('hard'))).toThrow('a d6 cannot show 9')
  })

  test('waits for dice entered by hand and refuses impossible faces', () => {
    const battle = Battle.start(tug, plan, typedDice)
    battle.answer(pick('hard'))
    expect(battle.decision).toBeUndefined()
    expect(battle.awaited).toMatchObject({ purpose: 'pull: left', count: 1, sides: 6, succeeds: [1, 2] })
    expect(battle.enterDice([7])).toContain('cannot show 7')
    expect(battle.enterDice([1, 2])).toContain('rolls 1 die, 2 are given')
    expect(battle.enterDice([2])).toBeUndefined()
    expect(battle.state.rope).toBe(-2)
  })

  test('the same seed gives the same battle, another seed another', () => {
    const play = (seed: number) => {
      const battle = Battle.start(tug, plan, new SeededDice(seed))
      while (battle.question) battle.answer(pick('hard'))
      return JSON.stringify(battle.tape)
    }
    expect(play(7)).toBe(play(7))
    expect(new Set([1, 2, 3, 4, 5].map(play)).size).toBeGreaterThan(1)
  })

  test('a fork goes its own way', () => {
    const battle = tugOf(['pull: left', 4])
    const fork = battle.fork(new ScriptedDice([['pull: left', 1]]))
    fork.answer(pick('hard'))
    battle.answer(pick('steady'))
    expect([battle.state.rope, fork.state.rope]).toEqual([-1, -2])
  })
})

describe('undo', () => {
  test('takes back what was done since the last roll, and redo does it again', () => {
    const match = new UndoableBattle(tugOf(['pull: left', 6]))
    expect(match.noUndo).toBe('nothing')
    match.answer(pick('boast'))
    match.answer(pick('boast'))
    expect(match.battle.state.boasts).toEqual(['left', 'left'])
    expect(match.undo()).toBe(true)
    expect(match.battle.state.boasts).toEqual(['left'])
    expect(match.battle.tape).toHaveLength(1)
    expect(match.battle.marks).toHaveLength(1)
    expect(match.redo()).toBe(true)
    expect(match.battle.state.boasts).toEqual(['left', 'left'])
    expect(match.canRedo).toBe(false)
  })

  test('stops at dice, and says so', () => {
    const match = new UndoableBattle(tugOf(['pull: left', 6]))
    match.answer(pick('boast'))
    match.answer(pick('steady'))
    expect(match.undo()).toBe(false)
    expect(match.noUndo).toBe('dice')
    expect(WHY_NO_UNDO.dice).toContain('Dice')
  })

  test('dice of a real table that were misread are read again, until somebody answers or other dice fall', () => {
    const match = new UndoableBattle(Battle.start(tug, plan, typedDice))
    match.answer(pick('hard'))
    match.enterDice([2])
    expect(match.battle.state.rope).toBe(-2)
    expect(match.undo()).toBe(true)
    expect(match.battle.state.rope).toBe(0)
    expect(match.battle.awaited).toMatchObject({ purpose: 'pull: left' })
    expect(match.noUndo).toBe('dice')
    match.enterDice([6], false)
    expect(match.undo()).toBe(false)
  })

  test('a new answer forgets what was undone', () => {
    const match = new UndoableBattle(tugOf())
    match.answer(pick('boast'))
    match.undo()
    match.answer(pick('boast'))
    expect(match.canRedo).toBe(false)
  })
})
