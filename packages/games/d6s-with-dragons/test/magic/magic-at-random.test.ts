/** Mages who know everything cast at random: whatever they do, every question has a legal answer and the record replays. */
import {
  Battle,
  canonical,
  makeRecord,
  noDice,
  randomFrom,
  readRecord,
  recordText,
  resume,
  SeededDice,
  verify,
  type Json,
} from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { SPELLS } from '../../src/spells/index.ts'
import { skirmish } from '../skirmish.ts'

const of = (kind: string) => SPELLS.filter((spell) => spell.kind === kind).map(({ id }) => id)

const sage = () => ({
  health: 6,
  saves: [4, 4, 4] as const,
  casting: {
    potency: 1,
    slots: 20,
    standard: of('standard'),
    incantations: of('incantation'),
    quick: of('quick').map((spell) => ({ spells: [spell], boxes: 5 })),
  },
})

const coven = () =>
  skirmish({ stage: 'incantations', round: 0, encounter: 'sacred-objects' })
    .a('Ann', { at: [8, 8], ...sage() })
    .a('Abe', { at: [10, 8], gear: 'bow', health: 3 })
    .a('Ash', { at: [12, 7.5], types: ['undead'], health: 4 })
    .a('Amy', { at: [9, 6], where: 'slain', wounds: 1 })
    .b('Bob', { at: [9, 14], ...sage() })
    .b('Ben', { at: [11, 13], gear: 'great blade', health: 4, types: ['undead'] })
    .b('Bea', { at: [8, 12], gear: 'blade, shield', health: 4 })
    .thing('chalice', [12, 10])
    .box('wood', 'wood', [2, 9], [6, 13])
    .line('wall', 'wall', [13, 9], [16, 9])
    .high(2)
    .disc('mist', 'obscured', [15, 13], 1.5)
    .disc('hill', 'hill', [6, 18], 2)
    .high(1.5)

const ANSWERS = 90

function play(seed: number) {
  const random = randomFrom(seed)
  const battle = new Battle(game, { state: game.situate(coven().situation), tape: [] }, new SeededDice(seed))
  const asked = new Map<string, number>()
  for (let i = 0; i < ANSWERS && battle.question; i++) {
    const { question } = battle
    asked.set(question.what, (asked.get(question.what) ?? 0) + 1)
    const { default: usual, options } = question.describe()
    expect([question.what, question.check(usual)]).toEqual([question.what, undefined])
    const spells = options.filter(({ id }) => /\|(cast|spell):/.test(id))
    const spell = spells[Math.floor(random() * spells.length)]
    const answer = spell && random() < 0.7 ? { pick: [spell.id] } : question.sample(random)
    expect([question.what, battle.answer(answer)]).toEqual([question.what, undefined])
  }
  return { battle, asked }
}

describe('Magic at random', () => {
  test.each([1, 2, 3])('every question has legal answers and the record replays, battle %i', (seed) => {
    const { battle } = play(seed)
    expect(battle.events.filter(({ is }) => is === 'spell-cast').length).toBeGreaterThan(4)
    const record = readRecord(recordText(makeRecord(battle, { situation: coven().situation as Json })))
    expect(verify(game, record)).toMatchObject({ holds: true })
    const again = resume(game, record, noDice)
    expect(again.decision).toEqual(battle.decision)
    expect(canonical(again.state)).toBe(canonical(battle.state))
  })
})
