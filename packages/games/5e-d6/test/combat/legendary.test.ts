/** Legendary actions and powers that cost no action, which converted creatures bring along. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish } from '../skirmish.ts'

const REND = { name: 'Rend', reach: 2, strength: 1 }
const POUNCE = { name: 'Pounce', move: 0.5, strikes: ['Rend'] }
const GALE = {
  name: 'Cold Gale',
  power: { name: 'Cold Gale', damage: 1, range: [12, 12], save: { save: 'reflex', difficulty: 1 } },
  once: true,
}

/** Ann ends her turn before a dragon that stands 6" away, edge to edge. */
const lair = (dragon: object = {}, legendary: readonly Json[] = [POUNCE, GALE], words: object = {}) =>
  skirmish({
    profiles: [{ id: 'dragon', speed: 8, fight: 5, health: 4, weapons: [REND], legendary, ...dragon }],
    turn: { figure: 'Ann', left: 1 },
    ...words,
  })
    .a('Ann', { at: [10, 4] })
    .a('Ned', { at: [22, 1] })
    .b('Drake', { at: [10, 12], profile: 'dragon', moved: true })

const decision = (battle: ReturnType<typeof lair>) => battle.decision as { what: string; by: string; default?: unknown }

describe('legendary actions', () => {
  test("FD-RUL-90 are asked for right after the turn of an enemy, and their creature's reaction is untouched", () => {
    const battle = lair().does('Ann', 'done')
    expect(decision(battle)).toMatchObject({ what: 'legendary-action', by: 'b' })
    expect(battle.offered).toEqual(['Cold Gale', 'no'])
    battle.rolls(['reflex: Ann', 6], ['wound: Drake at Ann', 6]).says('Cold Gale').rolledEverything()
    expect(battle.told('power-used')).toMatchObject({ by: 'Drake', what: 'Cold Gale', caught: ['Ann'] })
    expect(battle.of('Drake')).toMatchObject({ powersUsed: ['Cold Gale'], reacted: false, acted: false })
  })

  test('FD-RUL-90 nobody is asked after the turn of a friend, nor where nothing could be done', () => {
    const friend = lair({}, [POUNCE, GALE], { turn: { figure: 'Eve', left: 1 } }).b('Eve', { at: [3, 12] })
    expect(decision(friend.does('Eve', 'done')).what).toBe('move')
    const far = lair({}, [POUNCE]).does('Ann', 'done')
    expect(far.all('legendary-taken')).toEqual([])
    expect(far.decision?.what).not.toBe('legendary-action')
  })

  test('FD-RUL-90 it moves up to its share of Speed first, and then strikes once as in an opportunity attack', () => {
    const battle = lair({ speed: 12 }).does('Ann', 'done').says('Pounce')
    expect(decision(battle)).toMatchObject({
      what: 'legendary-move',
      movers: [{ figure: 'Drake', allowance: 6 * 2540 }],
    })
    expect(battle.refused(moveOf('Drake', [10, 5.9]))).toMatchObject({ code: 'too-far' })
    battle.rolls(['hit: Drake at Ann', 1], ['wound: Drake at Ann', 6]).move('Drake', [10, 6.5])
    expect(battle.rolledEverything().told('attacked')).toMatchObject({
      by: 'Drake',
      kind: 'opportunity',
      weapon: 'Rend',
    })
    expect(battle.state.turn).toBeUndefined()
  })

  test('FD-RUL-90 who stays out of reach strikes nobody, and who lies prone does not move', () => {
    const stayed = lair({ speed: 12 }).does('Ann', 'done').says('Pounce').says('stay')
    expect(stayed.all('attacked')).toEqual([])
    const prone = skirmish({
      profiles: [{ id: 'dragon', speed: 12, weapons: [REND], legendary: [POUNCE] }],
      turn: { figure: 'Ann', left: 1 },
    })
      .a('Ann', { at: [10, 4] })
      .b('Drake', { at: [10, 12], profile: 'dragon', moved: true, prone: true })
    expect(prone.does('Ann', 'done').all('legendary-taken')).toEqual([])
  })

  test('FD-RUL-90 three a round, and some of them once', () => {
    const spent = skirmish({
      profiles: [{ id: 'dragon', weapons: [REND], legendary: [{ name: 'Lash', strikes: ['Rend'] }, GALE] }],
      turn: { figure: 'Ann', left: 1 },
    })
      .a('Ann', { at: [10, 10] })
      .b('Drake', { at: [10, 12], profile: 'dragon', moved: true, powersUsed: ['Cold Gale'] })
    expect(spent.does('Ann', 'done').offered).toEqual(['Lash', 'no'])
    const tired = skirmish({
      profiles: [{ id: 'dragon', weapons: [REND], legendary: [{ name: 'Lash', strikes: ['Rend'] }] }],
      turn: { figure: 'Ann', left: 1 },
    })
      .a('Ann', { at: [10, 10] })
      .b('Drake', { at: [10, 12], profile: 'dragon', moved: true, powersUsed: ['Lash', 'Lash', 'Lash'] })
    expect(tired.does('Ann', 'done').decision?.what).not.toBe('legendary-action')
  })

  test('FD-RUL-90 a new round gives all of them back', () => {
    const battle = skirmish({
      profiles: [{ id: 'dragon', weapons: [REND], legendary: [GALE] }],
      stage: 'end-round',
    })
      .a('Ann', { at: [10, 4] })
      .b('Drake', { at: [10, 12], profile: 'dragon', powersUsed: ['Cold Gale'] })
    expect(battle.of('Drake').powersUsed).toEqual([])
  })
})

describe('powers that cost no action', () => {
  const GAZE = {
    name: 'Gaze',
    damage: 0,
    range: [6, 6],
    save: { save: 'fortitude', difficulty: 0, area: { shape: 'cone', inches: 6 } },
    brings: [{ is: 'prone' }],
    uses: 2,
    isExtra: true,
  }
  const stare = (basilisk: object = {}, words: object = {}) =>
    skirmish({ profiles: [{ id: 'basilisk', weapons: [{ name: 'Bite' }, GAZE] }], lead: 'a', ...words })
      .a('Basil', { at: [10, 10], profile: 'basilisk', ...basilisk })
      .b('Bob', { at: [10, 14] })

  test('FD-RUL-91 are used in the turn to move, and cost neither the action nor movement', () => {
    const battle = stare().rolls(['fortitude: Bob', 6]).does('Basil', 'basilisk 2').rolledEverything()
    expect(battle.of('Bob').prone).toBe(true)
    expect(battle.of('Basil')).toMatchObject({ acted: false, spent: ['basilisk 2'] })
    expect(battle.state.turn).toMatchObject({ figure: 'Basil', left: 6 * 2540 })
  })

  test('FD-RUL-91 once a round, as often as they last, and where somebody is in reach', () => {
    expect(stare().offeredTo('Basil')).toContain('basilisk 2')
    expect(stare({ powersUsed: ['Gaze'] }).offeredTo('Basil')).not.toContain('basilisk 2')
    expect(stare({ spent: ['basilisk 2', 'basilisk 2'] }).offeredTo('Basil')).not.toContain('basilisk 2')
    const far = skirmish({ profiles: [{ id: 'basilisk', weapons: [GAZE] }], lead: 'a' })
      .a('Basil', { at: [10, 4], profile: 'basilisk' })
      .b('Bob', { at: [10, 14] })
    expect(far.offeredTo('Basil')).not.toContain('basilisk 1')
  })

  test('FD-RUL-91 are no attack of the combat action', () => {
    const battle = stare({ at: [10, 12.9] }, { stage: 'combat' })
    expect(battle.offeredTo('Basil')).toContain('melee|basilisk 1|Bob')
    expect(battle.offeredTo('Basil').some((id) => id.includes('basilisk 2'))).toBe(false)
  })
})
