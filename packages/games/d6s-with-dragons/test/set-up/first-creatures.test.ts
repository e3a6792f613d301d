/** The first creatures and the Captain: each an ability in a file of its own, tried against a plain warrior. */
import { describe, expect, test } from 'vitest'
import { gearFrom } from '../../src/content/gear-words.ts'
import { costOf } from '../../src/army/costs.ts'
import { freeForm } from '../../src/content/lists/free-form.ts'
import { findListing } from '../../src/content/lists/index.ts'
import { profileOf } from '../../src/content/profiles.ts'
import { drill } from '../drill.ts'
import { duel, range, strike } from '../duel.ts'
import { conditions, wordsOf } from '../march.ts'
import { makeSave } from '../../src/rules/dice/saves.ts'
import { damage } from '../../src/rules/damage/damage.ts'
import { part, sumOf } from '@muster/engine'

const HIT = ['to hit: Ann at Bob', 2] as const
const MISSED_WOUND = ['to wound: Ann at Bob', 6] as const
const SAFE = { toughness: 10, health: 9 }

describe('the ogre', () => {
  test('DD-SG-08: an Ogre as printed, a Large giant on a 40 mm base', () => {
    expect(profileOf('ogre')).toMatchObject({
      points: 32,
      speed: 8,
      fight: 5,
      attacks: 1,
      strength: 6,
      armor: 0,
      toughness: 7,
      health: 2,
      saves: { fortitude: 4, reflex: 2, will: 2 },
      morale: 9,
      size: 'large',
      types: ['giant', 'humanoid'],
    })
  })

  test('DD-SG-08: its blow at Strength 6 wounds Toughness 4 on a 4', () => {
    const s = duel({ of: 'ogre' }, { toughness: 4, health: 3 }).rolls(HIT, ['to wound: Ann at Bob', 4])
    expect(strike(s).of('Bob').wounds).toBe(1)
  })
})

describe('regeneration', () => {
  const roundStarts = (ann: object) => range({ ...ann }, {}, { stage: 'round-start', round: 2 })

  test('DD-MDF-20: a wounded guardian heals one wound on a 4 when a round starts, and none on a 3', () => {
    const after = (face: number) =>
      roundStarts({ traits: ['regeneration'], health: 5, wounds: 2 })
        .rolls(['regenerate: Ann', face])
        .until('act')
        .of('Ann').wounds
    expect([after(4), after(3)]).toEqual([1, 2])
  })

  test('DD-MDF-20: who is not wounded rolls nothing', () => {
    const s = roundStarts({ traits: ['regeneration'], health: 5 })
      .until('act')
      .rolledEverything()
    expect(s.of('Ann').wounds).toBe(0)
  })

  test('a troll heals a wound when a round starts, without a die', () => {
    const s = roundStarts({ of: 'troll', wounds: 2, gear: '' }).until('act').rolledEverything()
    expect(s.of('Ann').wounds).toBe(1)
    expect(s.told('healed')).toMatchObject({ figure: 'Ann' })
  })

  test('a troll burnt by fire or acid does not heal at the next start of a round, and heals again at the one after', () => {
    const healed = (type: 'fire' | 'acid' | 'cold') =>
      drill(
        range({}, { of: 'troll', wounds: 1, gear: '' }),
        function* (play) {
          const strength = sumOf(part(1, 'Strength', 'x'))
          yield* damage(play, { by: 'Ann', at: 'Bob', dice: 1, strength, type })
          const wounds: number[] = []
          for (const round of [2, 3]) {
            yield* play.state.abilities.open(play, 'round-starts', { round })
            wounds.push(play.state.figures.find(({ id }) => id === 'Bob')?.wounds ?? -1)
          }
          return wounds
        },
        { rolls: [['to wound: Ann at Bob', 6]] },
      ).value
    expect([healed('fire'), healed('acid'), healed('cold')]).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ])
  })
})

describe('the aura of fire', () => {
  test('DD-EAF-23: when the round ends, enemies within 1" take a hit of fire at Strength 4; friends and those farther off none', () => {
    const s = range(
      { at: [12, 8], traits: ['fire-aura'], gear: 'blade' },
      { at: [12, 9.9], toughness: 4 },
      { stage: 'round-end' },
    )
      .a('Cal', { at: [10.5, 8] })
      .b('Dot', { at: [12, 14] })
      .rolls(['to wound: Ann at Bob', 6])
    s.until('act').rolledEverything()
    expect(s.events.filter(({ is }) => is === 'wound-rolled')).toHaveLength(1)
  })

  test('DD-EAF-23: an enemy immune to fire is not harmed by it', () => {
    const s = range(
      { at: [12, 8], traits: ['fire-aura'], gear: 'blade' },
      { at: [12, 9.9], immuneTo: ['fire'] },
      { stage: 'round-end' },
    )
    s.until('act').rolledEverything()
    expect(s.told('immune')).toMatchObject({ figure: 'Bob', to: 'fire' })
  })
})

describe('a weapon that knocks down', () => {
  const bite = { id: 'bite', riders: ['knocks-down'] }
  const biting = { gear: '', attackList: [bite] }

  test('DD-SGF-34: a hit with the bite knocks its target prone, wounded or not; a miss does not', () => {
    const after = (face: number, ...more: (readonly [string, number])[]) =>
      conditions(strike(duel(biting, SAFE).rolls(['to hit: Ann at Bob', face], ...more), 'Bob', 'bite'), 'Bob')
    expect([after(2, MISSED_WOUND), after(6)]).toEqual([['prone'], []])
  })

  test('DD-SGF-34: a Huge target stays on its feet', () => {
    const s = duel(biting, { ...SAFE, size: 'huge', at: [12, 14.5] }).rolls(HIT, MISSED_WOUND)
    expect(conditions(strike(s, 'Bob', 'bite'), 'Bob')).toEqual([])
  })

  test('DD-SG-14: a Dire Wolf bites so', () => {
    const s = duel({ of: 'dire-wolf', gear: '' }, SAFE).rolls(HIT, MISSED_WOUND)
    expect(conditions(strike(s, 'Bob', 'bite'), 'Bob')).toEqual(['prone'])
  })

  test('DD-RUL-186: a weapon that may be used once a round is offered for the first attack and not for the second', () => {
    const once = { ...bite, limit: { times: 1, per: 'round' } }
    const s = duel({ gear: 'blade', attacks: 2, attackList: [once] }, { ...SAFE, now: { action: false } })
    const offered = () =>
      s.decision.options
        .map(({ id }) => id)
        .filter((id) => id.includes('attack'))
        .map((id) => id.split('|').at(-1))
    expect(offered()).toEqual(expect.arrayContaining(['blade', 'bite']))
    s.rolls(HIT, MISSED_WOUND, HIT, MISSED_WOUND)
    strike(s, 'Bob', 'bite')
    s.rolledEverything()
    expect(s.events.filter(({ is }) => is === 'attacked').map((event) => event['weapon'])).toEqual(['bite', 'Blade'])
  })
})

describe('an aura that helps others to save', () => {
  const willSave = (cal: object) =>
    drill(
      range({ traits: ['aura-of-protection'], saves: [3, 3, 3] }).a('Cal', { saves: [3, 3, 3], ...cal }),
      (play) => makeSave(play, { of: 'Cal', save: 'will', potency: 0, purpose: 'bane' }),
      { rolls: [['save: Cal', 4]] },
    ).value

  test('DD-MDF-01: an ally within 2" of the bearer has +1 to all saves; one farther away has not', () => {
    expect([willSave({ at: [12, 6.9] }), willSave({ at: [12, 7.1] })]).toEqual([true, false])
  })

  test('DD-MDF-01: its bearer has it too, an enemy beside it has not', () => {
    const own = (id: 'Ann' | 'Bob') => {
      const s = range({ traits: ['aura-of-protection'], saves: [3, 3, 3] }, { at: [12, 5.5], saves: [3, 3, 3] })
      return drill(s, (play) => makeSave(play, { of: id, save: 'reflex', potency: 0, purpose: 'x' }), {
        rolls: [[`save: ${id}`, 4]],
      }).value
    }
    expect([own('Ann'), own('Bob')]).toEqual([true, false])
  })

  test('DD-RUL-167: two such auras do not add up', () => {
    const s = range({ traits: ['aura-of-protection'], saves: [3, 3, 3] }).a('Cal', {
      at: [12, 5.5],
      traits: ['aura-of-protection'],
    })
    expect(
      s.state.abilities.sum(s.state, s.of('Ann'), 'save', { of: 'Ann', save: 'will', potency: 0, purpose: 'x' }).total,
    ).toBe(4)
  })

  test('DD-MDF-01: who walks out of reach has lost it', () => {
    const s = range({ traits: ['aura-of-protection'] }).a('Cal', { at: [12, 6], speed: 12, saves: [3, 3, 3] })
    const save = () =>
      s.state.abilities.total(s.state, s.of('Cal'), 'save', { of: 'Cal', save: 'will', potency: 0, purpose: 'x' })
    const before = save()
    s.move('Cal', [18, 6])
    expect([before, save()]).toEqual([4, 3])
  })
})

describe('the Captain', () => {
  test('DD-CAPT-02, DD-CAPT-03, DD-CAPT-04: five times the points, a little more of nearly everything', () => {
    expect(profileOf('human-warrior-captain')).toMatchObject({
      points: 20,
      speed: 6,
      fight: 4,
      attacks: 1,
      armor: 0,
      strength: 4,
      toughness: 5,
      health: 2,
      saves: { fortitude: 4, reflex: 4, will: 4 },
      morale: 10,
    })
  })

  test('DD-CAPT-01, DD-CAPT-05: even the Captain of levies is a hero and pays hero prices', () => {
    const light = (profile: string) => {
      const listing = findListing(freeForm, profile) ?? expect.fail(profile)
      return costOf(listing, { gear: gearFrom(['blade', 'light armor']) }).total - profileOf(profile).points
    }
    expect(light('human-levy-captain')).toBe(light('ogre'))
    expect(light('human-levy-captain')).toBeGreaterThan(light('human-levy'))
  })

  test('DD-CAPT-08: the template makes nobody a Leader', () => {
    expect(profileOf('human-warrior-captain').traits).toEqual(['second-wind', 'action-surge'])
  })

  test('DD-CAPT-06, DD-RUL-151: a to-wound roll that would wound it is rolled again, once in the battle', () => {
    const wind = { traits: ['second-wind'], uses: { 'second-wind': 1 }, health: 3, toughness: 4 }
    const s = duel({ attacks: 2 }, { ...wind, now: { action: false } }).rolls(
      HIT,
      ['to wound: Ann at Bob', 1],
      ['to wound again: Ann at Bob', 6],
      HIT,
      ['to wound: Ann at Bob', 1],
    )
    strike(s)
    expect(s.decision).toMatchObject({ what: 'second-wind', by: 'b' })
    s.picks('yes')
    s.rolledEverything()
    expect(s.of('Bob')).toMatchObject({ wounds: 1, marked: { 'second-wind': 1 } })
  })

  test('DD-CAPT-06: the second roll is as good as the first', () => {
    const wind = {
      traits: ['second-wind'],
      uses: { 'second-wind': 1 },
      health: 3,
      toughness: 4,
      now: { action: false },
    }
    const s = duel({ strength: 4 }, wind).rolls(HIT, ['to wound: Ann at Bob', 3], ['to wound again: Ann at Bob', 3])
    strike(s).picks('yes').rolledEverything()
    expect(s.of('Bob').wounds).toBe(1)
  })

  test('DD-CAPT-06: declined, the wound is taken and the box is kept', () => {
    const s = duel({}, { traits: ['second-wind'], uses: { 'second-wind': 1 }, health: 3, now: { action: false } })
    s.rolls(HIT, ['to wound: Ann at Bob', 1])
    strike(s).picks('no')
    expect(s.of('Bob')).toMatchObject({ wounds: 1, marked: {} })
  })

  test('DD-CAPT-07, DD-RUL-152: its action spent on dodging, it surges and takes another in the same turn', () => {
    const s = range({ traits: ['action-surge'], uses: { 'action-surge': 1 } })
    expect(wordsOf(s, 'Ann')).not.toContain('deed|action-surge')
    s.picks('Ann|dodge')
    expect(wordsOf(s, 'Ann')).toContain('deed|action-surge')
    expect(wordsOf(s, 'Ann')).not.toContain('hide')
    s.picks('Ann|deed|action-surge')
    expect(wordsOf(s, 'Ann')).toContain('hide')
    s.picks('Ann|hide')
    expect(wordsOf(s, 'Ann')).not.toContain('deed|action-surge')
  })

  test('DD-CAPT-07, DD-RUL-152: with its action gone in the Movement Phase it surges and attacks in the melee', () => {
    const s = duel({ traits: ['action-surge'], uses: { 'action-surge': 1 }, now: { action: false } }, SAFE).rolls(
      HIT,
      MISSED_WOUND,
    )
    s.picks('Ann|deed|action-surge')
    strike(s).rolledEverything()
    expect(s.told('attacked')).toMatchObject({ by: 'Ann', hit: true })
  })
})
