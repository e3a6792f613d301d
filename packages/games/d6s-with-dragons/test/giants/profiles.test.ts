/** What the printed attacks of the giants' list do at the table. */
import { describe, expect, test } from 'vitest'
import { armorOf, moraleOf, speedOf, saveOf } from '../../src/rules/stats/sums.ts'
import { moraleFor } from '../../src/rules/stats/leadership.ts'
import { shots } from '../../src/rules/shooting/shots.ts'
import { coven } from '../coven.ts'
import { duel, range, strike } from '../duel.ts'
import { conditions, offers } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const SAFE = { toughness: 20, health: 9 } as const
const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const

/** Ann of this profile strikes Bob, who is large enough to stay out of trouble; how many to-wound dice are rolled. */
function dice(of: string, gear: string, weapon: string, bob: FigureWords = {}): Skirmish {
  const s = duel({ of, gear, at: [12, 12], attacks: 1, fight: 5 }, { ...SAFE, at: [12, 14.1], ...bob })
  return s.rolls(HIT, NO_WOUND, NO_WOUND).picks(`Ann|attack|Bob|${weapon}`)
}
const rolled = (s: Skirmish): number => s.events.filter(({ is }) => is === 'wound-rolled').length
const unrolled = (s: Skirmish): boolean => {
  try {
    s.rolledEverything()
    return false
  } catch {
    return true
  }
}

describe('hand weapons of giants', () => {
  test('DD-SGF-12: a hit of a Cloud Giant or a Frost Giant with its hand weapon rolls two dice', () => {
    expect([rolled(dice('cloud-giant', 'blade', 'blade')), rolled(dice('frost-giant', 'blade', 'blade'))]).toEqual([
      2, 2,
    ])
  })

  test('DD-SGF-18: a Fire Giant does 2 Damage with it, by fire', () => {
    expect(rolled(dice('fire-giant', 'blade', 'blade'))).toBe(2)
    const s = duel({ of: 'fire-giant', gear: 'blade', fight: 5, attacks: 1 }, { at: [12, 14.1], immuneTo: ['fire'] })
    expect(strike(s.rolls(HIT)).told('immune')).toMatchObject({ figure: 'Bob', to: 'fire' })
  })

  test('DD-RUL-145: a great weapon has the 2 Damage too, but not the fire', () => {
    expect(rolled(dice('cloud-giant', 'great blade', 'great-blade'))).toBe(2)
    expect(rolled(dice('fire-giant', 'great blade', 'great-blade', { immuneTo: ['fire'] }))).toBe(2)
  })

  test('DD-RUL-145: bow and throwing weapon stay at 1 Damage', () => {
    const s = dice('frost-giant', 'blade, throwing', 'throwing')
    expect(rolled(s)).toBe(1)
    expect(unrolled(s)).toBe(true)
  })

  test('DD-SGF-23: a hit of a Hill Giant or the Queen with the hand weapon knocks a Large target prone, no Huge one', () => {
    for (const of of ['hill-giant', 'hill-giant-queen']) {
      expect(conditions(dice(of, 'blade', 'blade', { size: 'large', base: 40 }), 'Bob')).toEqual(['prone'])
      expect(conditions(dice(of, 'blade', 'blade', { size: 'huge', base: 40 }), 'Bob')).toEqual([])
    }
  })

  test('DD-RUL-146: their second hand weapon knocks down as well; their great weapon does not, but has +1 Strength', () => {
    expect(conditions(dice('hill-giant', 'blade, spear', 'spear'), 'Bob')).toEqual(['prone'])
    const s = dice('hill-giant', 'great blade', 'great-blade')
    expect(conditions(s, 'Bob')).toEqual([])
    expect(s.told('wound-rolled')).toMatchObject({ tests: [{ sums: [{ total: 9 }, { total: 20 }] }] })
  })
})

describe('recruits', () => {
  test('DD-SGF-32: the fist of an Ape does 2 Damage', () => {
    expect(rolled(dice('ape', '', 'fist', { at: [12, 13.5] }))).toBe(2)
  })

  test('DD-SGF-31: an Ape throws one rock in an encounter: up to 5", 2 Damage', () => {
    const near = range({ of: 'ape', gear: '', speed: 20, fight: 4 }, { ...SAFE, at: [12, 9.9] })
    near.rolls(HIT, NO_WOUND, NO_WOUND).picks('Ann|shoot').rolledEverything()
    expect(offers(near, 'Ann|shoot')).toBe(false)
    expect(near.of('Ann').memory.battle).toMatchObject({ 'uses of rock': { uses: 1 } })
    const thrown = { memory: { 'uses of rock': { uses: 1 } } }
    expect(offers(range({ of: 'ape', gear: '', speed: 20, ...thrown }, { at: [12, 9.9] }), 'Ann|shoot')).toBe(false)
    expect(offers(range({ of: 'ape', gear: '', speed: 20 }, { at: [12, 10.1] }), 'Ann|shoot')).toBe(false)
  })

  test('DD-SGF-33: the claw of a Brown Bear has −1 Strength and knocks a Large target prone', () => {
    const s = dice('brown-bear', '', 'claw', { size: 'large', base: 25 })
    expect(s.told('wound-rolled')).toMatchObject({ tests: [{ sums: [{ total: 3 }, { total: 20 }] }] })
    expect(conditions(s, 'Bob')).toEqual(['prone'])
    expect(conditions(dice('brown-bear', '', 'bite'), 'Bob')).toEqual([])
  })

  test('DD-SGF-35: the tail spikes of a Manticore fly 10", or 20" at long range', () => {
    const shot = (gap: number): unknown => {
      const s = range({ of: 'manticore', gear: '', at: [12, 1] }, { at: [12, 1 + gap + 32.5 / 25.4] })
      return shots(s.state, s.of('Ann')).find(({ at }) => at === 'Bob')?.far
    }
    expect([shot(9.99), shot(10.1), shot(19.99), shot(20.1)]).toEqual([false, true, true, undefined])
  })
})

describe('numbers in play', () => {
  const figure = (words: FigureWords) => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], ...words })
      .b('Bob', { at: [2, 2] })
    return [s.state, s.of('Ann')] as const
  }

  test('DD-RUL-118: a House Orc Officer has Speed 5 and Will 2; in heavy armor Speed 4 and Armor 2', () => {
    const [state, plain] = figure({ of: 'house-orc-officer', gear: 'blade, light armor' })
    expect([speedOf(state, plain), saveOf(state, plain, 'will'), armorOf(state, plain)]).toEqual([5, 2, 1])
    const [other, clad] = figure({ of: 'house-orc-officer', gear: 'blade, heavy armor' })
    expect([speedOf(other, clad), armorOf(other, clad)]).toEqual([4, 2])
  })

  test('DD-RUL-176: a leader lends its Morale with what an upgrade has added', () => {
    const s = skirmish()
      .a('Ann', { of: 'hill-giant', at: [12, 12], morale: 9, traits: ['leader'] })
      .a('Cal', { of: 'house-orc', at: [12, 15] })
      .b('Bob', { at: [2, 2] })
    expect(moraleOf(s.state, s.of('Cal'))).toBe(7)
    expect(moraleFor(s.state, s.of('Cal')).total).toBe(9)
  })

  test('DD-RUL-121: the printed Armor of a Fire Giant is no heavy armor', () => {
    const s = skirmish()
      .a('Ann', { of: 'fire-giant', at: [12, 8], saves: [3, 3, 3] })
      .b('Bob', { at: [2, 22], now: { turnDone: true } })
      .box('lake', 'deep-water', [8, 10], [16, 16])
      .rolls(['save: Ann', 1])
      .move('Ann', [12, 10.5])
    expect(s.rolledEverything().told('saved')).toMatchObject({ success: true, potency: 0 })
  })
})

describe('the Cloud Giant Mage', () => {
  const MAGE = {
    of: 'cloud-giant',
    traits: ['thundercloud', 'caster-mastery'],
    casting: { potency: 1, slots: 2, standard: ['control-weather', 'gaseous-form', 'telekinesis'] },
  }

  test('DD-SGF-14, DD-RUL-174: in a melee it casts Fog Cloud in place of one of its two attacks, without a box', () => {
    const s = coven({
      ann: { ...MAGE, gear: 'blade', at: [12, 12] },
      bob: { at: [12, 14], fight: 3, ...SAFE },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .rolls(NO_WOUND, NO_WOUND)
    s.picks('Ann|deed|caster-mastery').aims(12, 16).rolledEverything()
    expect(s.state.effects.map(({ spell }) => spell)).toEqual(['fog-cloud'])
    expect(s.of('Ann').marked).toEqual({})
    expect(s.events.filter(({ is }) => is === 'attacked')).toHaveLength(1)
  })

  test('DD-SGF-14, DD-RUL-25: the action is finished once, with its last attack: what it gained meanwhile outlasts it', () => {
    const s = coven({
      ann: { ...MAGE, gear: 'blade', at: [12, 12], conditions: [{ is: 'charmed', from: 'Sue0', duringAction: true }] },
      bob: { at: [12, 14], fight: 3, ...SAFE },
      words: { stage: 'combat-action', melee: 1 },
    })
      .melee('Ann', 'Bob')
      .rolls(NO_WOUND, NO_WOUND)
    s.picks('Ann|deed|caster-mastery').aims(12, 16).rolledEverything()
    expect(s.of('Ann').conditions).toMatchObject([{ is: 'charmed', from: 'Sue0' }])
  })

  test('DD-RUL-174: in a shooting action it casts Fog Cloud in place of one shot, and makes the other', () => {
    const s = range({ ...MAGE, gear: 'blade, bow', at: [12, 3], fight: 5 }, { ...SAFE, at: [12, 12] })
      .rolls(HIT, NO_WOUND)
      .picks('Ann|deed|caster-mastery')
      .aims(4, 12)
      .picks('bow|Bob')
      .rolledEverything()
    expect(s.battle.question?.what).not.toBe('shoot')
    expect(s.state.effects.map(({ spell }) => spell)).toEqual(['fog-cloud'])
    expect(s.events.filter(({ is }) => is === 'attacked')).toHaveLength(1)
    expect(s.of('Ann').now).toMatchObject({ mastery: 'caster-mastery', action: false, shot: true })
  })

  test('DD-RUL-174: it is the mastery of the round: used once, it is not offered again', () => {
    const s = range({ ...MAGE, gear: 'blade, bow', now: { mastery: 'blade', masteryApplied: true } })
    expect(offers(s, 'Ann|deed|caster-mastery')).toBe(false)
    expect(offers(range({ ...MAGE, gear: 'blade, bow' }), 'Ann|deed|caster-mastery')).toBe(true)
  })

  test('DD-RUL-204, DD-RUL-205: Control Weather and Gaseous Form are incantations and cost it no action', () => {
    for (const spell of ['control-weather', 'gaseous-form']) {
      const s = range({ ...MAGE, gear: 'blade' })
      s.picks(`Ann|cast|${spell}`)
      while (s.battle.question && s.decision.what !== 'act') s.answer(s.decision.default)
      expect(s.of('Ann')).toMatchObject({ now: { action: true }, marked: { spellcasting: 1 } })
    }
  })

  test('DD-RUL-206: Telekinesis is a standard spell and takes its action', () => {
    const s = range({ ...MAGE, gear: 'blade' }, { saves: [2, 2, 2] }).rolls(['save: Bob', 6])
    s.picks('Ann|cast|telekinesis')
    s.answer(s.decision.default)
    expect(s.of('Ann').now.action).toBe(false)
  })
})
