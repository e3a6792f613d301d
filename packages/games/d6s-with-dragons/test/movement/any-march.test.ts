/** Whatever anybody does: every offered answer is allowed, nobody ends on another or off the table, and battles go on. */
import { Battle, Seed, SeededDice } from '@muster/engine'
import { isOnTable, overlaps } from '@muster/table'
import { expect, test } from 'vitest'
import { footprint, isStanding } from '../../src/state/figures.ts'
import { game } from '../../src/game.ts'
import { levelAt } from '../../src/rules/terrain/terrain.ts'
import type { State } from '../../src/state/state.ts'
import { skirmish } from '../skirmish.ts'

/** All sorts of creatures on a table with all sorts of ground. */
const menagerie = () =>
  skirmish({
    stage: 'round-start',
    round: 1,
    sides: [
      { id: 'a', starting: 1 },
      { id: 'b', starting: 1 },
    ],
  })
    .a('Ann', { at: [4, 4], gear: 'bow, blade' })
    .a('Dwarf', { at: [6, 4], of: 'dwarf-warrior', gear: 'blade, heavy armor' })
    .a('Goblin', { at: [8, 4], of: 'goblin-warrior' })
    .a('Otter', { at: [10, 9], speed: 2, moves: { swim: 9 }, health: 3 })
    .a('Horse', { at: [14, 4], size: 'large', base: 40, speed: 10, types: ['beast'], name: 'Horse', health: 2 })
    .a('Rider', { mount: 'Horse', mounts: ['Horse'] })
    .b('Bat', { at: [4, 20], speed: 3, moves: { fly: 10 }, traits: ['flyby'], health: 3 })
    .b('Ghost', { at: [7, 20], moves: { phasing: 6 }, health: 3 })
    .b('Mole', { at: [10, 20], moves: { burrow: 5 }, speed: 5, health: 3 })
    .b('Ogre', { at: [14, 20], size: 'large', base: 40, traits: ['frightful-presence'], health: 3 })
    .b('Imp', { at: [18, 20], of: 'halfling-warrior' })
    .b('Spider', { at: [21, 20], moves: { 'spider-climb': 6 }, health: 2 })
    .box('lake', 'deep-water', [9, 10], [14, 13])
    .box('ice', 'slippery', [3, 8], [6, 11])
    .box('wood', 'wood', [16, 8], [20, 12])
    .line('wall', 'wall', [2, 14], [10, 14])
    .high(0.75)
    .line('rampart', 'wall', [12, 15], [18, 15])
    .high(2)
    .box('ruin', 'ruin', [18, 14], [22, 17])
    .high(1.5)
    .box('hill', 'hill', [15, 2], [20, 6])
    .high(0.75)
    .box('crack', 'gap', [2, 16], [2.8, 19])
    .high(2)
    .box('keep', 'impassable', [20, 3], [22, 6])
    .box('shed', 'impassable', [20, 6.7], [22, 8])

function refuseState(state: State): string | undefined {
  const standing = state.figures.filter(isStanding)
  for (const [index, one] of standing.entries()) {
    if (!isOnTable(footprint(state, one), state.field)) return `${one.id} stands over the edge`
    const under = standing.slice(0, index).find((other) => overlaps(footprint(state, one), footprint(state, other)))
    if (under) return `${one.id} stands on ${under.id}`
    if (one.level < levelAt(state, one.at)) return `${one.id} stands below the ground`
  }
  return undefined
}

test.each([1, 2, 3])('battle %i of all sorts of creatures goes on by the rules', (seed) => {
  const battle = new Battle(game, { state: game.situate(menagerie().situation), tape: [] }, new SeededDice(seed))
  const random = new Seed(seed * 7)
  for (let i = 0; i < 250 && battle.question; i++) {
    const answer = battle.question.sample(() => random.next())
    const asked = battle.question.what
    expect(battle.answer(answer), `${asked}: ${JSON.stringify(answer)}`).toBeUndefined()
    // In the middle of a move one may be above or among others.
    if (battle.question?.what === 'act') expect(refuseState(battle.state), JSON.stringify(answer)).toBeUndefined()
  }
  expect(battle.state.round).toBeGreaterThan(1)
})

/** Words that could be said, whoever says them. */
const WORDS = [
  'end',
  'enter-water',
  'stand',
  'dash',
  'dodge',
  'hide',
  'free-dash',
  'free-dodge',
  'free-hide',
  'shoot',
  'flyby',
  'drop',
  'release',
  'dismount',
  'mount|Horse',
  'climb|rampart',
  'climb|ruin',
  'postpone|Ann',
  'postpone|Goblin',
  'postpone|Imp',
  'let-go',
  'nonsense',
]

test.each([4, 5])('battle %i: an option is accepted if and only if it is listed', (seed) => {
  const battle = new Battle(game, { state: game.situate(menagerie().situation), tape: [] }, new SeededDice(seed))
  const random = new Seed(seed * 7)
  const heard = new Set<string>()
  for (let i = 0; i < 120 && battle.question; i++) {
    const { question, state } = battle
    const listed = new Set(question.what === 'act' ? question.describe().options.map(({ id }) => id) : [])
    for (const { id } of listed.size > 0 ? state.figures : []) {
      const allowed = WORDS.filter((word) => question.check({ pick: [`${id}|${word}`] }) === undefined)
      expect([id, allowed]).toEqual([id, WORDS.filter((word) => listed.has(`${id}|${word}`))])
      for (const word of allowed) heard.add(word)
    }
    for (const id of listed) expect([id, question.check({ pick: [id] })]).toEqual([id, undefined])
    battle.answer(question.sample(() => random.next()))
  }
  expect([...heard]).toEqual(expect.arrayContaining(['end', 'dash', 'dodge', 'hide', 'shoot', 'flyby', 'dismount']))
})
