/** A situation is checked like an army: each refusal names the field and what would be right. */
import { InputError, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { areEnemies, figureOf } from '../../src/state/figures.ts'
import { game } from '../../src/game.ts'

type Words = { readonly [key: string]: Json }

const ANN: Words = { id: 'Ann', side: 'a', at: [12, 6] }
const BOB: Words = { id: 'Bob', side: 'b', at: [12, 18] }
const HORSE: Words = { id: 'Horse', side: 'a', at: [6, 6], size: 'large', types: ['beast'] }

const situationOf = (more: Words, ...figures: readonly Words[]): Json => ({
  muster: 'situation',
  game: 'd6s-with-dragons',
  figures,
  ...more,
})

/** What is said of it, and where. */
function refusalOf(situation: Json): string {
  try {
    game.situate(situation)
  } catch (error) {
    if (error instanceof InputError) return `${error.where}: ${error.message}`
    throw error
  }
  return 'accepted'
}

const ann = (more: Words, ...others: readonly Words[]): string =>
  refusalOf(situationOf({}, { ...ANN, ...more }, BOB, ...others))
const battle = (more: Words): string => refusalOf(situationOf(more, ANN, BOB))

test('a plain situation is accepted', () => expect(ann({})).toBe('accepted'))

describe('a character is refused', () => {
  test.each<[string, Words, RegExp]>([
    [
      'of an unknown type, even one that every object knows',
      { types: ['constructor'] },
      /^figures\.0\.types\.0: .*one of aberration, beast/,
    ],
    ['with an unknown feature', { traits: ['toString'] }, /^figures\.0\.traits\.0: .*one of sturdy/],
    ['of an unknown profile', { of: '__proto__' }, /^figures\.0\.of: .*human-warrior/],
    [
      'with the memory of a feature that it has not, beside those that remember',
      { traits: ['bound'], memory: { bund: {} } },
      /^figures\.0\.memory\.bund: "Ann" has nothing called "bund" that remembers anything\. Did you mean "bound"\?/,
    ],
    ['with unknown boxes', { uses: { valueOf: 3 } }, /^figures\.0\.uses/],
    [
      'with boxes marked that it has not',
      { marked: { hasOwnProperty: 1 } },
      /^figures\.0\.marked\.hasOwnProperty: .*has no boxes of/,
    ],
    [
      'with more boxes marked than it has',
      { casting: { slots: 2 }, marked: { spellcasting: 3 } },
      /^figures\.0\.marked\.spellcasting: .*has 2 boxes/,
    ],
    ['with 99 Attacks, or 99 rolls to wound', { attacks: 99 }, /^figures\.0\.attacks: .*at most 10/],
    [
      'with an attack of 99 rolls to wound',
      { attackList: [{ id: 'breath', damage: 99 }] },
      /^figures\.0\.attackList\.0\.damage: .*at most 10/,
    ],
    [
      'with wounds beyond its Health',
      { wounds: 3, health: 3 },
      /^figures\.0\.wounds: .*3 wounds and 3 Health: it should have fewer/,
    ],
    [
      'that postponed its turn to a higher Speed',
      { now: { postponedTo: 99 } },
      /^figures\.0\.now\.postponedTo: .*has Speed 6/,
    ],
    [
      'with an action used that nobody knows',
      { now: { used: ['constructor'] } },
      /^figures\.0\.now\.used\.0: There is no action "constructor"/,
    ],
    [
      'with a blow struck by a weapon that is not there',
      { now: { used: ['struck with hammer'] } },
      /^figures\.0\.now\.used\.0: /,
    ],
    ['with an unknown mastery', { now: { mastery: 'constructor' } }, /^figures\.0\.now\.mastery: .*one of /],
    ['with an unknown spell', { casting: { standard: ['firebal'] } }, /^figures\.0\.casting\.standard\.0: /],
    [
      'with a standard spell among its incantations',
      { casting: { incantations: ['teleport'] } },
      /^figures\.0\.casting\.incantations\.0: /,
    ],
    ['with a condition twice', { conditions: ['prone', { is: 'prone' }] }, /^figures\.0\.conditions\.1: .*twice/],
    [
      'charmed by nobody there',
      { conditions: [{ is: 'charmed', from: 'Zoe' }] },
      /^figures\.0\.conditions\.0\.from: There is no character "Zoe"\. .*Known are: Ann, Bob/,
    ],
    [
      'with a condition of a spell that is not there',
      { conditions: [{ is: 'prone', effect: 'e' }] },
      /^figures\.0\.conditions\.0\.effect: There is no effect "e"/,
    ],
    ['that rides itself', { mount: 'Ann' }, /^figures\.0\.mount: "Ann" cannot ride itself/],
    ['that rides an enemy', { mount: 'Bob', at: [12, 18] }, /^figures\.0\.mount: "Bob" is an enemy of "Ann"/],
    ['that rides without a mount', { where: 'riding' }, /^figures\.0\.mount: .*has no mount/],
    [
      'with two attacks of one id',
      { attackList: [{ id: 'claw' }, { id: 'claw' }] },
      /^figures\.0\.attackList\.1\.id: /,
    ],
    [
      'with a long range shorter than its short range',
      { attackList: [{ id: 'spit', range: [9, 3] }] },
      /^figures\.0\.attackList\.0\.range: /,
    ],
    [
      'with gear nobody knows',
      { gear: 'blade, harp' },
      /^figures\.0\.gear: There is no gear called "harp"\. Known are: /,
    ],
    ['on a base as wide as the table', { base: 900 }, /^figures\.0\.base: /],
    ['that waits while the battle is on', { where: 'waiting' }, /^figures\.0\.where: .*round 0/],
    [
      'that concentrates on nothing',
      { concentrating: 'bless' },
      /^figures\.0\.concentrating: There is no effect "bless"/,
    ],
    ['that carries what is not there', { carrying: 'gold' }, /^figures\.0\.carrying: There is no object "gold"/],
    ['off the table', { at: [30, 5] }, /^figures\.0\.at: .*edge/],
    ['beyond any table', { at: [1e300, 5] }, /^figures\.0\.at\.0: .*at most 144/],
    ['on somebody else', { at: [12, 18.2] }, /^figures\.1\.at: .*overlap/],
    ['of no side', { side: 'c' }, /^figures\.0\.side: There is no side "c"\. .*Known are: a, b/],
  ])('%s', (_, more, refusal) => expect(ann(more)).toMatch(refusal))

  test('that rides in a ring, or on somebody who rides', () => {
    expect(ann({ mount: 'Horse', at: [6, 6] }, { ...HORSE, mount: 'Ann' })).toMatch(
      /^figures\.0\.mount: "Horse" rides "Ann" itself/,
    )
    expect(ann({ mount: 'Horse', at: [6, 6] }, HORSE)).toBe('accepted')
    expect(ann({ mount: 'Horse' }, HORSE)).toMatch(/^figures\.0\.at: .*leave out its "at"/)
    expect(ann({ mount: 'Horse', at: [6, 6] }, { ...HORSE, where: 'slain' })).toMatch(
      /^figures\.0\.mount: .*not on the table/,
    )
  })

  test('that stands on a hill at the height of the plain', () => {
    const pieces = [
      {
        id: 'hill',
        kind: 'hill',
        height: 2,
        area: [
          [10, 4],
          [14, 4],
          [14, 8],
          [10, 8],
        ],
      },
    ]
    expect(refusalOf(situationOf({ pieces }, { ...ANN, level: 0 }, BOB))).toMatch(
      /^figures\.0\.level: .*which is 2" high there/,
    )
    expect(game.situate(situationOf({ pieces }, ANN, BOB)).figures[0]?.level).toBe(5080)
  })
})

describe('a battle is refused', () => {
  test.each<[string, Words, RegExp]>([
    [
      'with two sides at one edge',
      {
        sides: [
          { id: 'a', edge: 'north' },
          { id: 'b', edge: 'north' },
        ],
      },
      /^sides\.1\.edge: /,
    ],
    ['with two sides of one id', { sides: [{ id: 'a' }, { id: 'a' }] }, /^sides\.1\.id: Two sides/],
    ['led by nobody', { lead: 'c' }, /^lead: There is no side "c"/],
    [
      'with an unknown spell in force',
      { effects: [{ id: 'e', spell: 'constructor', caster: 'Ann' }] },
      /^effects\.0\.spell: .*one of /,
    ],
    [
      'with an aura that has targets',
      { effects: [{ id: 'e', spell: 'bless', caster: 'Ann', targets: ['Bob'] }] },
      /^effects\.0\.targets: Bless is an aura/,
    ],
    [
      'with weather of no kind',
      { effects: [{ id: 'e', spell: 'control-weather', caster: 'Ann' }] },
      /^effects\.0\.choice: .*fog, gale, snow/,
    ],
    [
      'with a Command without a word',
      { effects: [{ id: 'e', spell: 'command', caster: 'Ann', targets: ['Bob'] }] },
      /^effects\.0\.orders: Say which word "Bob" must obey/,
    ],
    [
      'with a word to somebody else',
      { effects: [{ id: 'e', spell: 'command', caster: 'Ann', orders: [{ figure: 'Bob', word: 'halt' }] }] },
      /^effects\.0\.orders\.0: "Bob" obeys one word/,
    ],
    [
      'with a spell of a round to come',
      { effects: [{ id: 'e', spell: 'bless', caster: 'Ann', round: 9 }] },
      /^effects\.0\.round: /,
    ],
    [
      'with an object that two carry',
      {
        things: [
          { id: 'x', at: [1, 1], carrier: 'Ann' },
          { id: 'y', at: [1, 1], carrier: 'Ann' },
        ],
      },
      /^things\.1\.carrier: /,
    ],
    ['with an object destroyed by nobody', { things: [{ id: 'x', at: [1, 1], destroyed: true }] }, /^things\.0\.by: /],
    [
      'with a melee of strangers',
      { melees: [{ members: ['Zoe'] }] },
      /^melees\.0\.members\.0: There is no character "Zoe"/,
    ],
    [
      'with somebody in two melees',
      { melees: [{ members: ['Ann'] }, { members: ['Ann', 'Bob'] }] },
      /^melees\.1\.members\.0: .*two melees/,
    ],
    ['in a melee that is not there', { melee: 4 }, /^melee: There is no melee 4/],
    ['in a melee, but in none', { stage: 'combat-action' }, /^melee: .*give its number/],
    ['in the turn of nobody', { turn: { figure: 'Zoe' } }, /^turn\.figure: /],
    ['with nobody', { figures: [] }, /^figures: /],
    [
      'with a fence of no length',
      {
        pieces: [
          {
            id: 'f',
            kind: 'fence',
            line: [
              [5, 5],
              [5, 5],
            ],
          },
        ],
      },
      /^pieces\.0\.line: .*no length/,
    ],
    [
      'with a piece of two outlines',
      {
        pieces: [
          {
            id: 'f',
            kind: 'rock',
            line: [
              [5, 5],
              [6, 5],
            ],
            disc: { centre: [5, 5], radius: 1 },
          },
        ],
      },
      /^pieces\.0: .*give it one of/,
    ],
  ])('%s', (_, more, refusal) => expect(battle(more)).toMatch(refusal))
})

test('DD-COND-10 DD-INC-06 the side of a dominated character under Bless is well defined', () => {
  const state = game.situate(
    situationOf({ effects: [{ id: 'e', spell: 'bless', caster: 'Ann' }] }, ANN, {
      ...BOB,
      at: [12, 8],
      conditions: [{ is: 'dominated', from: 'Ann' }],
    }),
  )
  state.effects[0]?.targets.push('Bob')
  expect(areEnemies(state, figureOf(state, 'Ann'), figureOf(state, 'Bob'))).toBe(false)
})
