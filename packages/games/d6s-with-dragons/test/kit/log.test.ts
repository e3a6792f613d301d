/** The battle report: every event has its words, and its why. */
import { Battle, readsAsZero, randomFrom, SeededDice, worded, type BattlePlan, type Event } from '@muster/engine'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readyArmies } from '../../src/content/armies/index.ts'
import { readyFields } from '../../src/content/fields/index.ts'
import { game } from '../../src/game.ts'
import { rulebook } from '../../src/rulebook/index.ts'
import type { State } from '../../src/state/state.ts'
import { logEntryOf, TELLERS } from '../../src/log/index.ts'
import { ENCOUNTERS } from '../../src/state/vocabulary.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const lines = (battle: Skirmish): string[] =>
  battle.events.flatMap((event) => worded(logEntryOf(battle.state, event))?.text ?? [])
const toldOf = (battle: Skirmish, is: string) =>
  worded(logEntryOf(battle.state, battle.told(is))) ?? expect.fail(`no words for ${is}`)
const ids = new Set(rulebook.map(({ id }) => id))

describe('a fight', () => {
  const fight = () =>
    skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], fight: 5 })
      .a('Abe', { at: [2, 2] })
      .a('Amy', { at: [5, 2] })
      .b('Bob', { at: [12, 13.5], conditions: ['vexed'] })
      .b('Ben', { at: [2, 22] })
      .b('Bea', { at: [5, 22] })
      .melee('Ann', 'Bob')
      .rolls(['to hit: Ann at Bob', 6], ['to hit again: Ann at Bob', 5], ['to wound: Ann at Bob', 2])
      .picks('Ann|attack|Bob|blade')

  test('is told attack by attack', () => {
    expect(lines(fight()).slice(0, 5)).toEqual([
      'Ann strikes at Bob (Blade) with advantage and hits.',
      'Bob is no longer vexed.',
      'The hit would wound Bob.',
      'Bob is wounded.',
      'Bob falls to Ann.',
    ])
  })

  test('"why?" shows both rolls, what each had to show, and the source of the advantage', () => {
    expect(toldOf(fight(), 'attacked').why).toMatchObject({
      rules: expect.arrayContaining(['DD-ATK-10', 'DD-DICE-03']),
      tests: [
        { what: 'To hit', face: 6, succeeds: [1, 2, 3, 4, 5], success: false, sums: [{ total: 5 }, { total: 0 }] },
        {
          what: 'To hit, rolled again with advantage',
          face: 5,
          success: true,
          sums: [{ total: 5 }, { total: 0 }, { total: 1, parts: [{ source: 'Vexed' }] }],
        },
      ],
    })
    expect(toldOf(fight(), 'wound-rolled').why?.tests).toMatchObject([
      { what: 'To wound', face: 2, succeeds: [1, 2], success: true, sums: [{ total: 3 }, { total: 4 }] },
    ])
    expect(toldOf(fight(), 'eliminated')).toMatchObject({ weight: 'major', side: 'b', figures: ['Bob', 'Ann'] })
  })

  test('a wound that slays is told as the elimination; any other wound has an entry of its own', () => {
    const wounded = { is: 'wounded', figure: 'Bob', by: 'Ann', wounds: 1, health: 1, rules: ['DD-DMG-05'] }
    expect(logEntryOf(fight().state, wounded)?.weight).toBe('minor')
    expect(logEntryOf(fight().state, { ...wounded, health: 3 })?.weight).toBe('plain')
  })

  test('moves that follow one another may be read as one', () => {
    const moved = {
      is: 'moved',
      figure: 'Ann',
      from: { x: 0, y: 0 },
      path: [{ x: 2540, y: 0 }],
      length: 2540,
      spent: 2540,
      manner: 'walk',
      costs: [],
      rules: ['DD-MOVE-01'],
    }
    expect(worded(logEntryOf(fight().state, moved))).toMatchObject({
      text: 'Ann moves 1".',
      alike: { who: 'Ann', does: 'move' },
    })
  })
})

describe('the end of a round', () => {
  test('who holds and who runs, with the dice and the Morale they were rolled against', () => {
    const battle = skirmish({
      stage: 'morale',
      encounter: 'sacred-objects',
      sides: [
        { id: 'a', name: 'North', starting: 4 },
        { id: 'b', name: 'South' },
      ],
    })
      .a('Ann', { at: [4, 4] })
      .a('Abe', { at: [7, 4] })
      .b('Bob', { at: [4, 20] })
      .thing('treasure 1', [2, 2], { carrier: 'Abe' })
      .rolls(['morale: Ann', 4, 4], ['morale: Abe', 5, 4])
    expect(lines(battle)).toEqual([
      'Broken: North. 2 of 4 are left, and each must hold its nerve.',
      'Ann holds its ground.',
      'Abe loses its nerve.',
      'Abe loses heart and leaves North.',
      'Abe drops treasure 1.',
      'Round 1 is over. The lead passes to South.',
      'Round 2 begins, led by South.',
    ])
    expect(toldOf(battle, 'morale-checked').why?.tests).toMatchObject([
      { what: 'Morale, two dice', face: 9, succeeds: [2, 3, 4, 5, 6, 7, 8], success: false, sums: [{ total: 8 }] },
    ])
  })

  test('the winner is named with the reason', () => {
    const battle = skirmish({ stage: 'round-end', encounter: 'sacred-objects' })
      .a('Ann', { at: [4, 4] })
      .a('Abe', { at: [7, 4] })
      .b('Bob', { at: [4, 20] })
      .thing('treasure 1', [2, 2], { carrier: 'Abe' })
      .thing('treasure 2', [2, 2], { carrier: 'Ann' })
    expect(lines(battle)).toEqual(['Victory for North. North holds 2 of the three treasures at the end of the round.'])
  })
})

describe('objects', () => {
  test('are picked up, or not', () => {
    const reach = (face: number) =>
      lines(
        skirmish({ stage: 'lone-actions', encounter: 'sacred-objects' })
          .a('Ann', { at: [12, 12] })
          .b('Bob', { at: [12, 15], now: { action: false } })
          .thing('treasure 1', [12, 13.5])
          .rolls(['save: Ann', face])
          .picks('Ann|pick-up|treasure 1'),
      ).slice(0, 2)
    expect(reach(2)).toEqual(['Ann makes its Reflex save to get hold of it.', 'Ann picks up treasure 1.'])
    expect(reach(1)).toEqual([
      'Ann fails its Reflex save to get hold of it.',
      'Ann reaches for treasure 1 in vain: 1 enemy is in the way.',
    ])
  })
})

test('an unknown event has no entry', () => {
  expect(
    logEntryOf(
      skirmish()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [20, 20] }).state,
      { is: 'comet-fell' },
    ),
  ).toBeUndefined()
})

describe('all events', () => {
  const src = new URL('../../src', import.meta.url).pathname
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )

  test('are emitted through their types, so that one without words does not compile', () => {
    const around = filesIn(src).filter(
      (file) => !file.endsWith('/events/index.ts') && readFileSync(file, 'utf8').includes('play.tell('),
    )
    expect(around).toEqual([])
    expect(Object.keys(TELLERS).length).toBeGreaterThan(60)
  })
})

/** A sentence, with nothing missing in it, and rules that are in the book. */
function isWellTold(state: State, event: Event): void {
  if (event.is === 'moved' && readsAsZero(Number((event as unknown as { length: number }).length))) return
  const told = worded(logEntryOf(state, event)) ?? expect.fail(`no words for "${event.is}"`)
  expect(told.text).toMatch(/^[A-Z"].*[.!]$/s)
  expect(told.text).not.toMatch(/undefined|NaN|\[object|DD-|  /)
  expect(told.why?.rules.length, event.is).toBeGreaterThan(0)
  for (const rule of told.why?.rules ?? []) expect(ids.has(rule), `${event.is} cites ${rule}`).toBe(true)
  for (const id of told.figures)
    expect(
      state.figures.some((figure) => figure.id === id),
      `${event.is} shows ${id}`,
    ).toBe(true)
}

describe('whole battles', () => {
  /** Random answers, so that much happens that nobody would plan. */
  function randomBattle(plan: Battle<State>, seed: number, most: number): Battle<State> {
    const random = randomFrom(seed)
    for (let i = 0; i < most && plan.question; i++) plan.answer(plan.question.sample(random))
    return plan
  }

  test.each(ENCOUNTERS)('every event of %s has a sentence, its figures and its rules', (scenario) => {
    const [first, second] = readyArmies
    const [field] = readyFields
    if (!first || !second || !field) expect.fail('nothing is ready')
    for (let seed = 1; seed <= 1; seed++) {
      const plan: BattlePlan = {
        game: game.id,
        scenario,
        field: field.field,
        sides: [
          { id: 'a', name: 'North', army: first.army },
          { id: 'b', name: 'South', army: second.army },
        ],
        options: { limit: 150 },
      }
      const battle = randomBattle(Battle.start(game, plan, new SeededDice(seed)), seed, 120)
      expect(battle.events.length).toBeGreaterThan(40)
      for (const event of battle.events) isWellTold(battle.state, event)
    }
  })

  test('so has every event of a battle with magic, mounts and monsters in it', () => {
    const battle = new Battle(game, { state: game.situate(menagerie().situation), tape: [] }, new SeededDice(1))
    randomBattle(battle, 1, 120)
    for (const event of battle.events) isWellTold(battle.state, event)
    expect(new Set(battle.events.map(({ is }) => is)).size).toBeGreaterThan(12)
  })
})

/** A bit of everything, close together. */
function menagerie(): Skirmish {
  const mage = {
    casting: {
      potency: 1,
      slots: 9,
      standard: [
        'cone-of-cold',
        'lightning-bolt',
        'guiding-bolt',
        'cure-wounds',
        'teleport',
        'telekinesis',
        'command',
        'dispel-magic',
      ],
      incantations: ['hold-person', 'fog-cloud', 'bless', 'haste', 'spiritual-weapon'],
      quick: [{ spells: ['counterspell', 'healing-word', 'misty-step', 'shield'], boxes: 9 }],
    },
    health: 3,
  }
  return skirmish({ stage: 'round-start', encounter: 'sacred-objects' })
    .box('pond', 'deep-water', [2, 10], [6, 14])
    .box('ice', 'slippery', [8, 13], [11, 15])
    .line('hedge', 'hedge', [14, 12], [20, 12])
    .high(0.8)
    .box('wood', 'wood', [18, 14], [22, 18])
    .a('Magus', { at: [12, 7], ...mage })
    .a('Knight', { mount: 'Horse', gear: 'spear, heavy armor, shield', health: 2 })
    .a('Horse', { at: [8, 9], size: 'large', types: ['beast'], base: 50, speed: 10 })
    .a('Archer', { at: [16, 8], gear: 'blade, bow' })
    .a('Wyrm', {
      at: [4, 6],
      size: 'huge',
      base: 60,
      health: 4,
      attacks: 3,
      strength: 6,
      traits: ['frightful-presence', 'flyby'],
      moves: { fly: 12 },
    })
    .b('Witch', { at: [12, 17], ...mage })
    .b('Lord', { at: [9, 17], traits: ['leader'], morale: 10, health: 2, gear: 'great blade, heavy armor' })
    .b('Ghoul', { at: [6, 17], types: ['undead'], attacks: 2 })
    .b('Slinger', { at: [16, 16], gear: 'throwing weapon, shield, exotic' })
    .b('Thief', { at: [14, 14], traits: ['nimble-escape', 'sneak-attack'], gear: 'blade, blade' })
    .thing('treasure 1', [6, 12])
    .thing('treasure 2', [12, 12])
    .thing('treasure 3', [18, 12])
}
