/** Legendary actions and powers that cost no action, which converted creatures bring along. */
import type { Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { fiveED6 } from '../../src/index.ts'
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

describe('what a legendary action meets', () => {
  test('FD-RUL-90 is told, and is over where nobody is in its reach', () => {
    const battle = lair().rolls(['reflex: Ann', 6], ['wound: Drake at Ann', 6]).does('Ann', 'done').says('Cold Gale')
    expect(battle.told('legendary-taken')).toMatchObject({ figure: 'Drake', what: 'Cold Gale', rules: ['FD-RUL-90'] })
    const short = { ...GALE, power: { ...GALE.power, range: [2, 2] } }
    expect(lair({}, [short]).does('Ann', 'done').decision?.what).toBe('move')
  })

  test('FD-RUL-90 who only moves may do so as long as it has Speed, and one that only strikes does not move', () => {
    const GLIDE = { name: 'Glide', move: 0.5 }
    expect(lair({}, [GLIDE]).does('Ann', 'done').offered).toEqual(['Glide', 'no'])
    expect(lair({ speed: 0 }, [GLIDE]).does('Ann', 'done').decision?.what).toBe('move')
    const LASH = { name: 'Lash', strikes: ['Rend'] }
    expect(lair({ speed: 20 }, [LASH]).does('Ann', 'done').decision?.what).toBe('move')
  })

  test('FD-RUL-90 the usual answer takes what harms an enemy, not a mere move', () => {
    const GLIDE = { name: 'Glide', move: 0.5 }
    expect(lair({}, [GLIDE, GALE]).does('Ann', 'done').decision).toMatchObject({ default: { pick: ['Cold Gale'] } })
    expect(lair({}, [GLIDE]).does('Ann', 'done').decision).toMatchObject({ default: { pick: ['no'] } })
    expect(lair({ speed: 20 }, [GLIDE, POUNCE]).does('Ann', 'done').decision).toMatchObject({
      default: { pick: ['Pounce'] },
    })
  })

  test('FD-RUL-90 it strikes with the weapons of the action alone', () => {
    const weapons = [REND, { name: 'Bite' }]
    const battle = lair({ speed: 20, weapons }).does('Ann', 'done').says('Pounce')
    battle.rolls(['hit: Drake at Ann', 6]).move('Drake', [10, 5])
    expect(battle.rolledEverything().told('attacked')).toMatchObject({ weapon: 'Rend' })
  })

  test('FD-RUL-90 FD-OPP-03 a strike is made in melee: a weapon that can be thrown as well reaches no farther', () => {
    const weapons = [{ ...REND, range: [20, 20] }]
    const near = lair({ weapons }, [{ name: 'Lash', strikes: ['Rend'] }])
      .a('Amy', { at: [10, 9.2], moved: true })
      .rolls(['hit: Drake at Amy', 6])
    expect(near.does('Ann', 'done').says('Lash').rolledEverything().told('attacked')).toMatchObject({ at: 'Amy' })
  })

  test('FD-RUL-90 a creature that falls on the way strikes nobody', () => {
    const battle = lair({ speed: 20, health: 1 }).a('Amy', { at: [11, 12.3], moved: true })
    battle.b('Egg', { at: [22, 22], moved: true })
    battle.rolls(['hit: Amy at Drake', 1], ['wound: Amy at Drake', 1])
    battle.does('Ann', 'done').says('Pounce').move('Drake', [10, 6.5]).says('Amy|hand-blade')
    expect(battle.rolledEverything().of('Drake').where).toBe('eliminated')
    expect(battle.all('attacked')).toHaveLength(1)
  })

  test('FD-RUL-90 FD-OPP-01 its move provokes opportunity attacks like any other', () => {
    const battle = lair({ speed: 20 }).a('Amy', { at: [11, 12.3], moved: true })
    battle.does('Ann', 'done').says('Pounce').move('Drake', [10, 6.5])
    expect(battle.decision).toMatchObject({ what: 'opportunity', by: 'a' })
  })

  test('FD-RUL-90 of two enemies in reach its player picks one, first the one beside whom most others are caught', () => {
    const area = { shape: 'burst', inches: 2 }
    const burst = { ...GALE, power: { ...GALE.power, save: { ...GALE.power.save, area } } }
    const battle = lair({}, [burst])
      .a('Amy', { at: [4, 12] })
      .a('Abe', { at: [3, 11] })
      .b('Dud', { at: [10, 2.5], moved: true })
      .does('Ann', 'done')
      .says('Cold Gale')
    expect(battle.decision).toMatchObject({ what: 'power-target', by: 'b' })
    expect(battle.offered.at(-1)).toContain('Ann')
    expect(battle.offered).toHaveLength(3)
  })

  test('FD-CONV-02 a wave around its user catches those near it, wherever it is aimed', () => {
    const area = { shape: 'around', inches: 2 }
    const wave = { ...GALE, power: { ...GALE.power, save: { ...GALE.power.save, area } } }
    const battle = lair({}, [wave])
      .a('Amy', { at: [10, 9.5] })
      .rolls(['reflex: Amy', 1])
      .does('Ann', 'done')
      .says('Cold Gale')
      .picks(
        ...lair({}, [wave])
          .a('Amy', { at: [10, 9.5] })
          .does('Ann', 'done')
          .says('Cold Gale')
          .offered.slice(0, 1),
      )
    expect(battle.told('power-used')).toMatchObject({ caught: ['Amy'] })
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
    const used = stare().rolls(['fortitude: Bob', 6]).does('Basil', 'basilisk 2')
    expect(used.of('Basil').powersUsed).toEqual(['Gaze'])
    expect(used.offeredTo('Basil')).not.toContain('basilisk 2')
    expect(stare({ powersUsed: ['Gaze'] }).offeredTo('Basil')).not.toContain('basilisk 2')
    expect(stare({ spent: ['basilisk 2', 'basilisk 2'] }).offeredTo('Basil')).not.toContain('basilisk 2')
    const far = skirmish({ profiles: [{ id: 'basilisk', weapons: [GAZE] }], lead: 'a' })
      .a('Basil', { at: [10, 4], profile: 'basilisk' })
      .b('Bob', { at: [10, 14] })
    expect(far.offeredTo('Basil')).not.toContain('basilisk 1')
  })

  test('FD-RUL-91 a creature with two of them has both, and each is spoken of as used up', () => {
    const profiles = [{ id: 'basilisk', weapons: [GAZE, { ...GAZE, name: 'Hiss' }] }]
    const battle = stare({}, { profiles })
    expect(battle.offeredTo('Basil')).toEqual(expect.arrayContaining(['basilisk 1', 'basilisk 2']))
  })

  test('FD-CONV-06 what has been used as often as it can is refused for that', () => {
    const spit = { name: 'Spit', range: [6, 6], uses: 1 }
    const profiles = [{ id: 'basilisk', weapons: [{ name: 'Bite', uses: 1 }, spit] }]
    const battle = stare({ spent: ['basilisk 1', 'basilisk 2'] }, { profiles })
    const rules = fiveED6.attackForecasts(battle.state, 'Basil', 'Bob').map(({ rule }) => rule)
    expect(rules).toEqual(['FD-CONV-06', 'FD-CONV-06'])
  })

  test('FD-RUL-91 are no attack of the combat action', () => {
    const battle = stare({ at: [10, 12.9] }, { stage: 'combat' })
    expect(battle.offeredTo('Basil')).toContain('melee|basilisk 1|Bob')
    expect(battle.offeredTo('Basil').some((id) => id.includes('basilisk 2'))).toBe(false)
  })
})
