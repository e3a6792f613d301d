/** A situation is checked like an army: each refusal names the field and what would be right. */
import { InputError, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'

type Words = { readonly [key: string]: Json }

const ORCS: Words = {
  id: 'Orcs',
  side: 'a',
  at: [
    [10, 10],
    [11.2, 10],
  ],
}
const ELVES: Words = {
  id: 'Elves',
  side: 'b',
  at: [
    [10, 20],
    [11.2, 20],
  ],
}
const HILL: Words = {
  id: 'hill',
  kind: 'hill',
  height: 2,
  area: [
    [8, 8],
    [14, 8],
    [14, 12],
    [8, 12],
  ],
}

function refusalOf(more: Words, ...units: readonly Words[]): string {
  try {
    game.situate({ muster: 'situation', game: 'simple-fantasy-skirmish', units, ...more })
  } catch (error) {
    if (error instanceof InputError) return `${error.where}: ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('a unit is refused', () => {
  test.each<[string, Words, RegExp]>([
    ['that is a Champion of two models', { type: 'champion' }, /^units\.0\.type: .*one model/],
    ['with a type that changes no number', { type: 'elites' }, /^units\.0\.type: .*troops, champion/],
    ['with upgrades that change no number', { upgrades: ['fast'] }, /^units\.0\.upgrades: There is no field/],
    ['with an unknown trait', { traits: ['constructor'] }, /^units\.0\.traits\.0: .*one of assassin/],
    ['with a host though it is no Champion', { host: 'Elves' }, /^units\.0\.host: .*only Champions/],
    [
      'with an unknown host',
      { type: 'champion', at: [[5, 5]], host: 'Trolls' },
      /^units\.0\.host: There is no unit "Trolls"/,
    ],
    [
      'with an enemy as its host',
      { type: 'champion', at: [[5, 5]], host: 'Elves' },
      /^units\.0\.host: "Elves" is an enemy/,
    ],
    ['with more places than models', { count: 1 }, /^units\.0\.count: /],
    ['of no side', { side: 'c' }, /^units\.0\.side: There is no side "c"\. .*Known are: a, b/],
    ['off the table', { at: [[47.9, 5]] }, /^units\.0\.at\.0: .*edge/],
    ['alone in a melee', { scrum: 1 }, /^units\.0\.scrum: "Orcs" fights nobody: no enemy is in melee 1/],
    [
      'that has tried what nobody can try',
      { tried: [{ verb: 'constructor', on: 'Elves' }] },
      /^units\.0\.tried\.0\.verb: /,
    ],
    [
      'that has tried a task of another scenario',
      { tried: [{ verb: 'throw', on: 'Elves' }] },
      /^units\.0\.tried\.0: Nothing can be tried in this scenario/,
    ],
    ['beyond any height', { level: 1e9 }, /^units\.0\.level: /],
  ])('%s', (_, more, refusal) => expect(refusalOf({}, { ...ORCS, ...more }, ELVES)).toMatch(refusal))

  test('at ground level on a hill; without a level it stands on top of the hill', () => {
    expect(refusalOf({ pieces: [HILL] }, { ...ORCS, level: 0 }, ELVES)).toMatch(
      /^units\.0\.level: .*which is 2" high there/,
    )
    const state = game.situate({
      muster: 'situation',
      game: 'simple-fantasy-skirmish',
      units: [ORCS, ELVES],
      pieces: [HILL],
    })
    expect(state.units[0]?.models.map(({ level }) => level)).toEqual([5080, 5080])
  })
})

test.each<[string, Words, RegExp]>([
  ['in nobody\u2019s turn', { turn: 'c' }, /^turn: There is no side "c"/],
  ['with the Leeway Marker of nobody', { leeway: 'toString' }, /^leeway: There is no side/],
  ['in an attack by nobody', { stage: 'attack' }, /^active: /],
  [
    'in which friends were charged',
    { stage: 'attack', active: { unit: 'Orcs', charged: 'Orcs', from: [9, 9] } },
    /^active\.charged: .*friend/,
  ],
  ['with a flag off the table', { things: [{ id: 'f', is: 'flag', name: 'F', at: [99, 1] }] }, /^things\.0\.at: /],
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
  ['without a unit', { units: [] }, /^units: /],
])('a battle is refused %s', (_, more, refusal) => expect(refusalOf(more, ORCS, ELVES)).toMatch(refusal))

test('a tried task must be one of the scenario: a verb and its objective', () => {
  const flag = { id: 'flag-b', is: 'flag', name: 'Flag', owner: 'b', at: [24, 34] }
  const tries = (verb: string, on: string, scenario = 'steal-the-flag') =>
    refusalOf({ scenario, things: [flag] }, { ...ORCS, tried: [{ verb, on }] }, ELVES)
  expect(tries('steal', 'flag-b')).toBe('accepted')
  expect(tries('steal', 'flag-c')).toMatch(/^units\.0\.tried\.0\.on: There is no thing "flag-c"\. .*flag-b/)
  expect(tries('pick', 'flag-b')).toMatch(/^units\.0\.tried\.0\.verb: There is no task "pick"\. .*steal, take, return/)
  expect(tries('throw', 'Elves', 'deliver')).toBe('accepted')
  expect(tries('throw', 'flag-b', 'deliver')).toMatch(/^units\.0\.tried\.0\.on: There is no unit "flag-b"/)
})

test('the same situation without these faults is accepted', () => expect(refusalOf({}, ORCS, ELVES)).toBe('accepted'))
