/** Combat maneuvers: Disengage, Escape, Grapple, Shove, Trip. */
import type { ScriptedRoll } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { situate } from '../../src/situation/read.ts'
import { drill } from '../drill.ts'
import { brawl, choices, isAsked, melees, toActions, what } from '../brawl.ts'
import { pushAway } from '../../src/rules/melee/push.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const LARGE = { size: 'large', base: 32, fight: 6, gear: '' }

/** Ann, who leads, is large; Bob is not and has had his action. */
const ogre = (ann = {}, bob = {}, ...rolls: readonly ScriptedRoll[]): Skirmish =>
  toActions(
    brawl()
      .a('Ann', { at: [10, 10], ...LARGE, ...ann })
      .b('Bob', { at: [10, 11.122], gear: '', now: { action: false }, ...bob })
      .rolls(...rolls),
  )

const has = (s: Skirmish, id: string): string[] => s.of(id).conditions.map(({ is }) => is)

describe('instead of attacking', () => {
  test('DD-CACT-02 one maneuver takes the whole action', () => {
    const s = ogre({ attacks: 3 }, {}, ['save: Bob', 1])
    expect(choices(s)).toEqual([
      'Ann|attack|Bob|unarmed',
      'Ann|grapple|Bob',
      'Ann|shove|Bob',
      'Ann|trip|Bob',
      'Ann|disengage',
      'Ann|let-pass',
    ])
    s.picks('Ann|trip|Bob').rolledEverything()
    expect(s.told('maneuvered')).toMatchObject({ success: false })
    expect(s.hasTold('attacked')).toBe(false)
    expect(s.state.round).toBe(2)
  })

  test('DD-CACT-10 nobody grapples, shoves or trips one of its own size or larger', () => {
    const maneuvers = (ann: string, bob: string) =>
      choices(ogre({ size: ann, base: 25 }, { size: bob, base: 25 })).filter((id) => /grapple|shove|trip/.test(id))
    expect(maneuvers('medium', 'medium')).toEqual([])
    expect(maneuvers('medium', 'large')).toEqual([])
    expect(maneuvers('medium', 'small')).toEqual(['Ann|grapple|Bob', 'Ann|shove|Bob', 'Ann|trip|Bob'])
  })

  test('DD-CACT-09 Trip: a Reflex save, or the target falls prone', () => {
    const trip = (die: number) =>
      has(
        ogre({}, { saves: [6, 3, 6] }, ['save: Bob', die])
          .picks('Ann|trip|Bob')
          .rolledEverything(),
        'Bob',
      )
    expect(trip(3)).toEqual([])
    expect(trip(4)).toEqual(['prone'])
  })

  test('DD-CACT-09 its target is within 1"; one of the same melee farther off is not tripped, shoved or grappled', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], ...LARGE })
      .b('Bob', { at: [12, 13.5] })
      .b('Cal', { at: [14.9, 12] })
      .melee('Ann', 'Bob', 'Cal')
    expect(choices(s).filter((id) => /grapple|shove|trip/.test(id))).toEqual([
      'Ann|grapple|Bob',
      'Ann|shove|Bob',
      'Ann|trip|Bob',
    ])
  })
})

describe('Shove', () => {
  test('DD-CACT-08 a Fortitude save, or the target is pushed 1"', () => {
    const far = (die: number) =>
      ogre({}, { saves: [3, 6, 6] }, ['save: Bob', die])
        .picks('Ann|shove|Bob')
        .rolledEverything()
        .at('Bob')[1]
    expect(far(3)).toBeCloseTo(11.122, 2)
    expect(far(4)).toBeCloseTo(12.122, 2)
  })

  test('DD-RUL-47 straight away, centre to centre; it stops at another base, at a barrier of half its Height, at the edge', () => {
    const pushed = (s: Skirmish) => drill(s, (play) => pushAway(play, 'Bob', 'Ann')).of('Bob').at
    const field = () =>
      brawl({ stage: 'combat-action', melee: 1 })
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10.6, 10.8] })
        .melee('Ann', 'Bob')
    const { at } = situate(field().situation).figures.find(({ id }) => id === 'Bob') ?? expect.fail('no Bob')
    expect((pushed(field()).x - at.x) / 2540).toBeCloseTo(0.6, 2)
    expect((pushed(field()).y - at.y) / 2540).toBeCloseTo(0.8, 2)
    const crowded = pushed(field().a('Amy', { at: [11.5, 12] }))
    expect(Math.hypot(crowded.x - at.x, crowded.y - at.y) / 2540).toBeCloseTo(0.516, 2)
    const walled = pushed(field().line('wall', 'wall', [8, 11.6], [14, 11.6]).high(0.6))
    expect((walled.y - at.y) / 2540).toBeCloseTo(0.308, 2)
    const low = pushed(field().line('wall', 'wall', [8, 11.6], [14, 11.6]).high(0.4))
    expect((low.y - at.y) / 2540).toBeCloseTo(0.8, 2)
    const edge = brawl()
      .a('Ann', { at: [10, 1.6] })
      .b('Bob', { at: [10, 0.6] })
    expect(pushed(edge).y).toBe(1250)
  })

  test('DD-RUL-47 it leaves the melee only if it ends more than 1" from all its opponents', () => {
    const s = ogre({}, { at: [10, 11.9] }, ['save: Bob', 6]).picks('Ann|shove|Bob')
    expect(s.at('Bob')[1]).toBeCloseTo(12.12, 1)
    expect(s.hasTold('followed-up')).toBe(false)
    expect(s.battle.question?.what).not.toBe('follow-up')
    const away = drill(
      brawl()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10, 11.5] })
        .melee('Ann', 'Bob'),
      (play) => pushAway(play, 'Bob', 'Ann'),
    )
    expect(away.state.melees[0]?.members).toEqual(['Ann'])
    const held = drill(
      brawl()
        .a('Ann', { at: [10, 10] })
        .a('Amy', { at: [11.2, 12] })
        .b('Bob', { at: [10, 11.5] })
        .melee('Ann', 'Amy', 'Bob'),
      (play) => pushAway(play, 'Bob', 'Ann'),
    )
    expect(held.state.melees[0]?.members).toEqual(['Ann', 'Amy', 'Bob'])
  })

  test('DD-RUL-47 off a height it falls; on ice and in deep water it saves as if it had moved there; it provokes nobody', () => {
    const fall = drill(
      brawl()
        .box('hill', 'hill', [8, 8], [12, 11.2])
        .high(2)
        .a('Ann', { at: [10, 9.5], level: 2 })
        .b('Bob', { at: [10, 10.7], level: 2 }),
      (play) => pushAway(play, 'Bob', 'Ann'),
      { rolls: [['to wound: fall at Bob', 6]] },
    )
    expect(fall.conditions('Bob')).toEqual(['prone'])
    expect(fall.of('Bob').level).toBe(0)
    const ice = drill(
      brawl()
        .box('ice', 'slippery', [8, 11], [12, 14])
        .a('Ann', { at: [10, 9.5] })
        .b('Bob', { at: [10, 10.7] }),
      (play) => pushAway(play, 'Bob', 'Ann'),
      { rolls: [['save: Bob', 6]] },
    )
    expect(ice.conditions('Bob')).toEqual(['prone'])
    const lake = drill(
      brawl()
        .box('lake', 'deep-water', [8, 11], [12, 14])
        .a('Ann', { at: [10, 9.5] })
        .b('Bob', { at: [10, 10.7] }),
      (play) => pushAway(play, 'Bob', 'Ann'),
      { rolls: [['save: Bob', 6]] },
    )
    expect(lake.of('Bob').now.swept).toBe(true)
    expect(lake.asked).toEqual([])
  })
})

describe('Grapple and Escape', () => {
  test("DD-CACT-06 the target's player chooses Fortitude or Reflex; on a failure it is grappled", () => {
    const s = ogre({}, { saves: [2, 4, 1] }, ['save: Bob', 5]).picks('Ann|grapple|Bob')
    isAsked(s, 'grapple-save', 'b')
    expect(choices(s)).toEqual(['reflex', 'fortitude'])
    s.picks('reflex').rolledEverything()
    expect(s.of('Bob').conditions).toMatchObject([{ is: 'grappled', from: 'Ann' }])
    const weaker = ogre({}, { saves: [2, 4, 1] }, ['save: Bob', 3])
      .picks('Ann|grapple|Bob')
      .picks('fortitude')
      .rolledEverything()
    expect(has(weaker, 'Bob')).toEqual(['grappled'])
    const saved = ogre({}, { saves: [2, 4, 1] }, ['save: Bob', 3])
      .picks('Ann|grapple|Bob')
      .picks('reflex')
      .rolledEverything()
    expect(has(saved, 'Bob')).toEqual([])
  })

  test('DD-CACT-07 DD-RUL-48 a creature grapples one at a time, and is grappled by one at a time', () => {
    const grapples = (s: Skirmish) => choices(toActions(s)).filter((id) => id.includes('grapple'))
    const two = brawl()
      .a('Ann', { at: [10, 10], ...LARGE })
      .b('Bob', { at: [10, 11.122], gear: '', conditions: [{ is: 'grappled', from: 'Ann' }] })
      .b('Ben', { at: [11.122, 10], gear: '' })
    expect(grapples(two)).toEqual([])
    const taken = brawl()
      .a('Ann', { at: [10, 10], ...LARGE })
      .a('Amy', { at: [10, 12.3], gear: '', size: 'large', base: 32 })
      .b('Bob', { at: [10, 11.15], gear: '', conditions: [{ is: 'grappled', from: 'Amy' }] })
    expect(grapples(taken)).toEqual([])
  })

  test('DD-CACT-05 Escape: Fortitude or Reflex, the better one first; a success ends the grapple', () => {
    const held = (die: number) =>
      toActions(
        brawl()
          .a('Ann', { at: [10, 10], gear: '', saves: [2, 4, 1], conditions: [{ is: 'grappled', from: 'Bob' }] })
          .b('Bob', { at: [10, 10.985], gear: '', size: 'large', base: 25, now: { action: false } })
          .rolls(['save: Ann', die]),
      )
    expect(choices(held(1)).filter((id) => id.includes('escape'))).toEqual([
      'Ann|escape|reflex',
      'Ann|escape|fortitude',
    ])
    expect(has(held(1).picks('Ann|escape|fortitude').rolledEverything(), 'Ann')).toEqual([])
    expect(held(1).picks('Ann|escape|fortitude').told('maneuvered')).toMatchObject({
      maneuver: 'escape',
      success: true,
    })
    expect(has(held(4).picks('Ann|escape|reflex').rolledEverything(), 'Ann')).toEqual([])
    expect(has(held(5).picks('Ann|escape|reflex').rolledEverything(), 'Ann')).toEqual(['grappled'])
    expect(has(held(3).picks('Ann|escape|fortitude').rolledEverything(), 'Ann')).toEqual(['grappled'])
  })

  test('DD-COND-19 an escape from a grab of Potency 1 fails on a 1, and ends the grapple from a 2 on', () => {
    const held = (die: number) =>
      toActions(
        brawl()
          .a('Ann', { at: [10, 10], gear: '', conditions: [{ is: 'grappled', from: 'Bob', potency: 1 }] })
          .b('Bob', { at: [10, 10.985], gear: '', size: 'large', base: 25, now: { action: false } })
          .rolls(['save: Ann', die]),
      )
        .picks('Ann|escape|reflex')
        .rolledEverything()
    expect([has(held(1), 'Ann'), has(held(2), 'Ann')]).toEqual([['grappled'], []])
  })

  test('DD-RUL-48 the escape is rolled against Potency +0; the grapple ends when the two are more than 1" apart or one is gone', () => {
    const s = brawl()
      .a('Ann', { at: [10, 10], ...LARGE, conditions: [] })
      .b('Bob', { at: [10, 11.122], gear: '', saves: [1, 1, 1], conditions: [{ is: 'grappled', from: 'Ann' }] })
    expect(drill(s, (play) => pushAway(play, 'Bob', 'Sam1')).conditions('Bob')).toEqual(['grappled'])
    const apart = drill(
      brawl()
        .a('Ann', { at: [10, 10] })
        .b('Bob', { at: [10, 11.9], conditions: [{ is: 'grappled', from: 'Ann' }] }),
      (play) => pushAway(play, 'Bob', 'Ann'),
    )
    expect(apart.conditions('Bob')).toEqual([])
    const slain = toActions(
      brawl()
        .a('Ann', { at: [10, 10], gear: '', now: { action: false } })
        .b('Bob', { at: [10, 10.985], gear: '', now: { action: false } })
        .a('Amy', { at: [10, 11.97], fight: 5, gear: 'great blade', strength: 9 })
        .a('Abe', { at: [14, 10], conditions: [{ is: 'grappled', from: 'Bob' }] }),
    )
    slain.picks('Amy|attack|Bob|great-blade')
    expect(has(slain, 'Abe')).toEqual([])
  })
})

describe('Disengage', () => {
  const duel = (words = {}, ...rolls: readonly ScriptedRoll[]) =>
    toActions(
      brawl(words)
        .a('Ann', { at: [10, 10], gear: '' })
        .b('Bob', { at: [10, 10.985], gear: '' })
        .rolls(...rolls),
    )

  test('DD-CACT-03 after the melee has been resolved the user may move 1"', () => {
    const s = duel({}, ['to hit: Bob at Ann', 6]).picks('Ann|disengage')
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Bob' })
    s.picks('Bob|attack|Ann|unarmed')
    isAsked(s, 'disengage', 'a')
    expect(s.refused({ figure: 'Ann', path: [{ x: 25400, y: 22000 }] }).code).toBe('too-far')
    s.move('Ann', [10, 9]).rolledEverything()
    expect(s.at('Ann')).toEqual([10, 9])
  })

  test('DD-CACT-04 the move provokes nobody, even when it leaves the threatened space of an enemy with no other opponent', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], gear: '' })
      .b('Bob', { at: [10, 11.5], gear: '' })
      .melee('Ann', 'Bob')
    s.picks('Ann|disengage').picks('Bob|let-pass').move('Ann', [10, 9])
    expect(s.at('Ann')).toEqual([10, 9])
    expect(what(s)).toBe('act')
    expect(s.state.round).toBe(2)
  })

  test("DD-RUL-46 the Lead Player's steps first, in any direction; it joins no other melee, and need not go", () => {
    const s = duel({ lead: 'b' }).picks('Bob|disengage').picks('Ann|disengage')
    isAsked(s, 'disengage', 'b')
    s.picks('done')
    isAsked(s, 'disengage', 'a')
    s.move('Ann', [9, 10])
    const other = toActions(
      brawl()
        .a('Ann', { at: [10, 10], gear: '' })
        .b('Bob', { at: [10, 10.985], gear: '', now: { action: false } })
        .b('Bea', { at: [10, 7.1], gear: '' })
        .a('Abe', { at: [10, 6], gear: '', now: { action: false } })
        .picks('1'),
    )
    other.picks('Ann|disengage').move('Ann', [10, 9])
    expect(melees(other)).toEqual(['Abe Bea', 'Ann Bob'])
  })

  test('DD-RUL-46 who has disengaged does not also follow up, and the opponents do not follow those who step away', () => {
    const s = toActions(
      brawl()
        .a('Ann', { at: [10, 10], gear: '', fight: 5 })
        .a('Amy', { at: [11, 10.985], fight: 4, gear: '', strength: 10 })
        .b('Bob', { at: [10, 10.985], gear: '', fight: 3 })
        .rolls(['to hit: Amy at Bob', 1]),
    )
    s.picks('Ann|disengage').picks('Amy|attack|Bob|unarmed')
    isAsked(s, 'follow-up', 'a')
    expect(s.decision.kind === 'move' && s.decision.movers.map(({ figure }) => figure)).toEqual(['Amy'])
    s.picks('done')
    isAsked(s, 'disengage', 'a')
    const left = duel().picks('Ann|disengage').picks('Bob|let-pass').move('Ann', [10, 9])
    expect(left.hasTold('followed-up')).toBe(false)
    expect(left.battle.question?.what).toBe('act')
  })

  test('DD-RUL-46 it needs to be able to move willingly', () => {
    for (const is of ['prone', 'grappled']) {
      const s = toActions(
        brawl()
          .a('Ann', { at: [10, 10], gear: '', conditions: [{ is, from: 'Bob' }] })
          .b('Bob', { at: [10, 10.985], gear: '' }),
      )
      expect(choices(s)).not.toContain('Ann|disengage')
    }
  })

  test('DD-CACT-03 a halfling attacks and disengages freely in the same round, once', () => {
    const s = toActions(
      brawl()
        .a('Ann', { of: 'halfling-warrior', at: [10, 10] })
        .b('Bob', { at: [10, 10.9], now: { action: false } })
        .rolls(['to hit: Ann at Bob', 6]),
    )
    s.picks('Ann|attack|Bob|blade')
    expect(what(s)).toBe('free-disengage')
    s.picks('disengage')
    isAsked(s, 'disengage', 'a')
    expect(s.move('Ann', [10, 9]).rolledEverything().of('Ann').where).toBe('standing')
  })
})
