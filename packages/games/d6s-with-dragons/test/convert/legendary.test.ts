/** Legendary actions: what a converted creature does after the turn of an enemy, to the last die. */
import { describe, expect, test } from 'vitest'
import { convert } from '../../src/convert/convert.ts'
import { endTurn } from '../../src/rules/turn/turn.ts'
import { drill, type Script } from '../drill.ts'
import { range } from '../duel.ts'
import { inches } from '@muster/table'
import { block, converted } from './stat-blocks.ts'

const REND = 'Melee Attack Roll: +14, reach 10 ft. 13 (1d10 + 8) Slashing damage plus 5 (2d4) Fire damage.'
const POUNCE = 'The dragon moves up to half its Speed, and it makes one Rend attack.'
const ONCE = " The dragon can't take this action again until the start of its next turn."
const GUST =
  'Dexterity Saving Throw: DC 14, one creature the dragon can see within 60 feet. Failure: 14 (4d6) Cold damage.' + ONCE
const dragon = (legendary: { readonly [name: string]: string }) =>
  converted({ speed: { walk: 40 }, actions: { Rend: REND }, legendary })

const TOUGH = { toughness: 10, health: 9, saves: [3, 3, 3] }
const HIT = [
  ['to hit: Ann at Bob', 3],
  ['to wound: Ann at Bob', 6],
] as const

/** Bob's turn ends so many times, with Ann 2" away. */
const afterTurns = (legendary: { readonly [name: string]: string }, turns: number, script: Script, gap = 2) =>
  drill(
    range({ at: [12, 12], ...dragon(legendary) }, { at: [12, 12.984 + gap], ...TOUGH }),
    function* (play) {
      for (let turn = 0; turn < turns; turn++) yield* endTurn(play, 'Bob')
    },
    script,
  )

describe('after the turn of an enemy', () => {
  test('a legendary creature may make one attack with the weapon that its action names', () => {
    const d = afterTurns({ 'Tail Swipe': 'The dragon makes one Rend attack.' }, 1, {
      answers: [{ pick: ['power-tail-swipe'] }],
      rolls: HIT,
    })
    expect(d.told('feature-used')).toMatchObject({ figure: 'Ann', feature: 'power-tail-swipe' })
    expect(d.told('attacked')).toMatchObject({ by: 'Ann', at: 'Bob', kind: 'opportunity', weapon: 'Rend' })
  })
  test('it may decline, and is not asked when nobody is in reach', () => {
    const swipe = { 'Tail Swipe': 'The dragon makes one Rend attack.' }
    expect(afterTurns(swipe, 1, { answers: [{ pick: ['no'] }] }).events).toEqual([])
    expect(afterTurns(swipe, 1, {}, 2.1).events).toEqual([])
  })
  test('three times a round and no more', () => {
    const pick = { pick: ['power-tail-swipe'] }
    const d = afterTurns({ 'Tail Swipe': 'The dragon makes one Rend attack.' }, 5, {
      answers: [pick, pick, pick],
      rolls: [...HIT, ...HIT, ...HIT],
    })
    expect(d.events.filter(({ is }) => is === 'attacked')).toHaveLength(3)
  })
  test('a Pounce moves half its Speed first, unattacked', () => {
    const d = afterTurns(
      { Pounce: POUNCE },
      1,
      {
        answers: [{ pick: ['power-pounce'] }, { figure: 'Ann', path: [{ x: inches(12), y: inches(14) }] }],
        rolls: HIT,
      },
      4,
    )
    expect(d.of('Ann').at).toEqual({ x: inches(12), y: inches(14) })
    expect(d.told('attacked')).toMatchObject({ by: 'Ann', at: 'Bob' })
    // Speed 9": half of it and the reach of 2" are not enough from farther away.
    expect(afterTurns({ Pounce: POUNCE }, 1, {}, 6.6).events).toEqual([])
  })
  test('DD-CONV-03 one enemy in sight saves against the Potency of its DC, and only once a round', () => {
    const d = afterTurns({ Gust: GUST }, 3, {
      answers: [{ pick: ['power-gust'] }, { pick: ['Bob'] }],
      rolls: [
        ['save: Bob', 1],
        ['to wound: Ann at Bob', 6],
      ],
    })
    expect(d.told('saved')).toMatchObject({ figure: 'Bob', save: 'reflex', potency: 1 })
  })
  test('who is stunned does nothing', () => {
    const d = drill(
      range(
        {
          at: [12, 12],
          conditions: ['stunned'],
          ...dragon({ 'Tail Swipe': 'The dragon makes one Rend attack.' }),
        },
        { at: [12, 15], ...TOUGH },
      ),
      (play) => endTurn(play, 'Bob'),
    )
    expect(d.events).toEqual([])
  })
  test('the turn of a friend does not count', () => {
    const s = range(
      { at: [12, 12], ...dragon({ 'Tail Swipe': 'The dragon makes one Rend attack.' }) },
      {
        at: [12, 15],
        ...TOUGH,
      },
    )
    expect(drill(s, (play) => endTurn(play, 'Sam0')).events).toEqual([])
  })
  test('a spell of this game is cast without a box', () => {
    const spells =
      'The dragon casts one of the following spells, using Charisma as the spellcasting ability (spell save DC 14): - **At Will:** Command'
    const s = range(
      {
        at: [12, 12],
        ...converted({
          actions: { Spellcasting: spells },
          legendary: { Presence: 'The dragon uses Spellcasting to cast Command (level 2 version).' },
        }),
      },
      { at: [12, 15], ...TOUGH },
    )
    const d = drill(s, (play) => endTurn(play, 'Bob'), {
      answers: [{ pick: ['power-presence'] }, { pick: ['Bob'] }, { pick: ['halt'] }],
      rolls: [['save: Bob', 6]],
    })
    expect(d.told('spell-cast')).toMatchObject({ spell: 'command', box: undefined })
    expect(d.of('Ann').marked).toEqual({})
  })
})

describe('what is read of a legendary action', () => {
  const legends = (legendary: { readonly [name: string]: string }) =>
    convert(block({ actions: { Rend: REND }, legendary })).profile
  test('those that need a spell this game does not have are kept as text', () => {
    const { powers, unenforced } = legends({ 'Fiery Rays': 'The dragon uses Spellcasting to cast Scorching Ray.' })
    expect(powers).toBeUndefined()
    expect(unenforced).toMatchObject([{ name: 'Fiery Rays' }])
  })
  test('a teleport, a move and an area are its parts; what is used is the action of that name', () => {
    const bolt =
      'Dexterity Saving Throw: DC 23, one creature it can see within 120 feet. Failure: 33 (6d10) Lightning damage. Success: Half damage.'
    const { powers } = convert(
      block({
        actions: { Rend: REND, 'Lightning Strike': bolt },
        legendary: {
          Prowl:
            'The sphinx can teleport up to 30 feet to an unoccupied space it can see, and it makes one Rend attack.',
          'Storm Bolt': 'The kraken uses Lightning Strike.',
          Boom:
            'Constitution Saving Throw: DC 17, each creature in a 20-foot-radius Sphere centered on a point the dragon can see within 90 feet. Failure: 10 (3d6) Thunder damage.' +
            ONCE,
        },
      }),
    ).profile
    expect(powers?.find(({ kind }) => kind === 'legendary')).toMatchObject({
      times: 3,
      deeds: [
        { name: 'Prowl', teleport: 6, attack: ['rend'] },
        { name: 'Storm Bolt', strike: { kind: 'target', range: 24, potency: 4, harm: { dice: 2, strength: 7 } } },
        {
          name: 'Boom',
          once: true,
          strike: { kind: 'area', area: { shape: 'burst', inches: 4, range: 18 }, potency: 2 },
        },
      ],
    })
  })
})
