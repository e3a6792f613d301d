/** What the quick player does of itself: each habit in a small situation, and all of them against chance. */
import { Bot, legalCandidates, playDuel } from '@muster/bots'
import { picked, type Answer } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { figureOf, gapBetween, threatens } from '../src/figures.ts'
import { d6sWithDragons as kit } from '../src/index.ts'
import { duel } from './duel.ts'
import { skirmish, type Skirmish } from './skirmish.ts'

const best = (s: Skirmish): Answer => legalCandidates(s.battle, kit.advice, 1)[0]?.answer ?? expect.fail('no advice')
const says = (s: Skirmish): string | undefined => picked(best(s))

/** Lets the quick player answer until something else is asked, or somebody else. */
function plays(s: Skirmish, by: string, what = 'act'): Skirmish {
  while (s.battle.question?.what === what && s.battle.question.by === by) s.answer(best(s))
  return s
}

describe('the quick player', () => {
  test('shoots rather than walks into the enemy', () => {
    const s = skirmish().a('Ann', { gear: 'blade, bow', at: [12, 3] }).b('Bob', { at: [12, 13], speed: 1 })
    expect(says(s)).toBe('Ann|shoot')
  })

  test('brings an archer into range and no nearer', () => {
    const s = skirmish({ depth: 40 }).a('Ann', { gear: 'blade, bow', at: [12, 3] }).b('Bob', { at: [12, 34], speed: 1 })
    plays(s, 'a')
    expect(gapBetween(s.state, s.of('Ann'), s.of('Bob'))).toBeGreaterThan(10.9 * 2540)
    expect(s.at('Ann')[1]).toBeGreaterThan(3)
  })

  test('charges an enemy in reach', () => {
    const s = skirmish().a('Ann', { of: 'orc-warrior', at: [12, 6] })
      .b('Bob', { of: 'human-levy', at: [12, 11], speed: 1 })
    plays(s, 'a')
    expect(threatens(s.state, s.of('Ann'), s.of('Bob'))).toBe(true)
  })

  test('takes the enemy from behind when a friend holds it in front', () => {
    const s = skirmish().a('Ann', { of: 'orc-warrior', speed: 9, at: [15, 12] })
      .a('Abe', { speed: 2, at: [12, 10.8] }).b('Bob', { at: [12, 12], speed: 1 })
    s.answer(best(s))
    const [, y] = s.at('Ann')
    expect(y).toBeGreaterThan(12.4)
    expect(threatens(s.state, s.of('Ann'), s.of('Bob'))).toBe(true)
  })

  test('does not walk out of a fight for nothing', () => {
    const s = skirmish().a('Ann', { speed: 9, at: [12, 10.8] }).b('Bob', { at: [12, 12], speed: 1 })
      .b('Ben', { at: [4, 4], speed: 1, points: 99 })
    expect(says(s)).toBe('Ann|end')
  })

  test('a weak one in a strong one\'s reach ducks', () => {
    const s = skirmish().a('Ann', { of: 'human-levy', points: 30, speed: 9, at: [12, 10.8] })
      .b('Bob', { of: 'orc-warrior', attacks: 3, toughness: 9, at: [12, 12], speed: 1 })
    expect(says(s)).toBe('Ann|dodge')
  })

  test('gets up before anything else', () => {
    expect(
      says(skirmish().a('Ann', { speed: 9, at: [12, 6], conditions: ['prone'] }).b('Bob', { at: [12, 12], speed: 1 }))
    ).toBe('Ann|stand')
  })

  test('goes for the nearest treasure and picks it up', () => {
    const s = skirmish({ encounter: 'sacred-objects' }).a('Ann', { speed: 9, at: [12, 6] })
      .b('Bob', { at: [12, 22], speed: 1 }).thing('treasure 1', [12, 12])
    plays(s, 'a')
    expect(Math.abs(s.at('Ann')[1] - 12)).toBeLessThan(1.5)
    const near = skirmish({ encounter: 'sacred-objects', stage: 'lone-actions' }).a('Ann', { at: [12, 11] })
      .b('Bob', { at: [12, 22] }).thing('treasure 1', [12, 12])
    expect(says(near)).toBe('Ann|pick-up|treasure 1')
  })

  test('destroys supplies where it can', () => {
    const s = skirmish({ encounter: 'raid', stage: 'lone-actions' }).a('Ann', { at: [12, 17] })
      .b('Bob', { at: [2, 22] }).thing('supply b1', [12, 18], { kind: 'supply', side: 'b' })
    expect(says(s)).toBe('Ann|destroy|supply b1')
  })

  test('strikes twice with twin blades, and puts the mastery into the blow it was declared for', () => {
    const s = duel({ gear: 'blade, blade' }, {}, { stage: 'declare-masteries' })
    expect(says(s)).toBe('dual-wielding')
    s.picks('dual-wielding').until('combat-action')
    expect(says(s)).toBe('Ann|attack|Bob|blade|dual-wielding')
  })

  test('strikes first with a spear against one who would strike first, and not otherwise', () => {
    const against = (fight: number, strength: number) =>
      says(duel(
        { gear: 'spear', points: 20 }, { fight, strength, attacks: 2, gear: 'bludgeon' },
        { stage: 'declare-masteries' },
      ))
    expect(against(5, 9)).toBe('spear')
    expect(against(3, 9)).toBe('no')
  })

  test('hides behind its shield from a strong enemy, not from a weak one', () => {
    const against = (strength: number) =>
      says(duel({ gear: 'spear, shield' }, { strength, gear: 'bludgeon' }, { stage: 'declare-masteries' }))
    expect(against(9)).toBe('shield|Bob')
    expect(against(1)).toBe('no')
  })

  test('follows up into the next enemy', () => {
    const s = skirmish({ stage: 'melee-end', melee: 1 })
      .a('Ann', { of: 'orc-warrior', at: [12, 12], now: { action: false, attacksLeft: 1 } })
      .b('Bob', { of: 'human-levy', at: [12, 14.8] }).b('Ben', { where: 'slain' }).melee('Ann', 'Ben')
    expect(s.decision.what).toBe('follow-up')
    s.answer(best(s))
    expect(threatens(s.state, figureOf(s.state, 'Ann'), figureOf(s.state, 'Bob'))).toBe(true)
  })

  test('casts a spell it has', () => {
    const s = skirmish()
      .a('Ann', { speed: 9, at: [12, 3], casting: { potency: 1, slots: 2, standard: ['guiding-bolt'] } })
      .b('Bob', { at: [12, 12], speed: 1 })
    expect(says(s)).toContain('guiding-bolt')
  })
})

test('the quick player beats chance in every encounter', () => {
  for (const [seed, scenario] of ['confrontation', 'raid', 'sacred-objects', 'confrontation'].entries()) {
    const army = (points: number) => kit.randomArmy(seed + 7, points)
    const plan = {
      game: kit.game.id, field: kit.generateField(seed), scenario, options: { limit: 60 },
      sides: [{ id: 'a', name: 'Bot', army: army(60) }, { id: 'b', name: 'Chance', army: army(60) }],
    }
    const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'random', seed }) }
    expect(playDuel({ kit, plan, seed, bots }).result?.winner, scenario).toBe('a')
  }
}, 120_000)
