/** Mounts and barding in play: what riders, armor and hooves do. */
import { worded, type Json } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { armorOf, speedOf } from '../../src/rules/stats/sums.ts'
import { followUps } from '../../src/rules/melee/follow-up.ts'
import { drill } from '../drill.ts'
import { army, BARE, opening } from '../opening.ts'
import { duel, strike } from '../duel.ts'
import { conditions, movers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords } from '../skirmish.ts'

const SAFE = { toughness: 10, health: 9, now: { action: false } }
const HIT = ['to hit: Ann at Bob', 2] as const
const NO_WOUND = ['to wound: Ann at Bob', 6] as const

/** Ann on a mount, far from Bob. */
const mounted = (of: string, gear: string[] = [], rider: FigureWords = {}) =>
  skirmish()
    .a('Ann', { mount: 'Steed', ...rider })
    .a('Steed', { of, gear, at: [4, 4] })
    .b('Bob', { at: [20, 20], speed: 1 })

describe('a mount on the table', () => {
  test('DD-STEED-02 a Warhorse runs 12" alone and 10" with a rider', () => {
    const alone = skirmish()
      .a('Steed', { of: 'warhorse', at: [4, 4] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect([movers(alone), movers(mounted('warhorse'))]).toEqual([['Steed 12'], ['Steed 10']])
  })

  test('DD-STEED-17 DD-RUL-126 DD-RUL-178 a Griffon flies 12", and 10" with a rider', () => {
    const alone = skirmish()
      .a('Steed', { of: 'griffon', at: [4, 4] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect([movers(alone), movers(mounted('griffon'))]).toEqual([['Steed 12'], ['Steed 10']])
    const s = mounted('griffon')
    expect(speedOf(s.state, s.of('Steed'))).toBe(4)
  })

  test('DD-RUL-126 heavy barding takes another inch from every Speed; the rider’s own armor takes nothing', () => {
    expect(movers(mounted('griffon', ['heavy barding']))).toEqual(['Steed 9'])
    expect(movers(mounted('griffon', [], { gear: 'blade, heavy armor' }))).toEqual(['Steed 10'])
  })
})

describe('mounting', () => {
  const beside = (of: string, steed: string) =>
    skirmish()
      .a('Ann', { of, gear: 'blade', at: [12, 12], speed: 9 })
      .a('Steed', { of: steed, at: [12, 13.5], now: { turnDone: true } })
      .b('Bob', { at: [20, 20], speed: 1 })

  test('DD-STEED-01 DD-RUL-127 a Knight may mount a Warhorse that stands there, but no Griffon: its options name none', () => {
    expect(wordsOf(beside('knight', 'warhorse'), 'Ann')).toContain('mount|Steed')
    expect(wordsOf(beside('knight', 'griffon'), 'Ann')).not.toContain('mount|Steed')
    expect(wordsOf(beside('peasant-levy', 'warhorse'), 'Ann')).not.toContain('mount|Steed')
  })
})

describe('barding', () => {
  const armorIn = (gear: string[]) => {
    const s = mounted('warhorse', gear)
    return [armorOf(s.state, s.of('Steed'), undefined), armorOf(s.state, s.of('Ann'), undefined)]
  }

  test('DD-BARD-02 DD-BARD-05 light barding gives the mount +1 Armor, its rider nothing', () => {
    expect([armorIn([]), armorIn(['light barding'])]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(movers(mounted('warhorse', ['light barding']))).toEqual(['Steed 10'])
  })

  test('DD-BARD-03 heavy barding gives the mount +2 Armor and takes 1" of Speed', () => {
    expect(armorIn(['heavy barding'])).toEqual([2, 0])
    const alone = skirmish()
      .a('Steed', { of: 'warhorse', gear: ['heavy barding'], at: [4, 4] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect(movers(alone)).toEqual(['Steed 11'])
  })

  test('DD-BARD-04 a ridden Warhorse in heavy barding is 3" slower than printed', () => {
    expect(movers(mounted('warhorse', ['heavy barding']))).toEqual(['Steed 9'])
  })
})

describe('natural weapons of mounts', () => {
  const after = (of: string, bob: FigureWords = {}, willing = 0) => {
    const s = duel({ of, attacks: 1, at: [12, 11.6], now: { willing } }, { ...SAFE, ...bob }).rolls(HIT, NO_WOUND)
    const weapon = s.of('Ann').arms.melee[0]?.id ?? ''
    return conditions(strike(s, 'Bob', weapon), 'Bob')
  }

  test('DD-STEED-13 after 4" of movement a hit with horn or hooves knocks a Large target prone', () => {
    expect([after('elk', {}, 4), after('warhorse', {}, 4)]).toEqual([['prone'], ['prone']])
    expect(after('warhorse', { size: 'large', at: [12, 14] }, 5)).toEqual(['prone'])
  })

  test('DD-STEED-14 DD-RUL-155 not after less than 4", and not a Huge target', () => {
    expect(after('warhorse', {}, 3.9)).toEqual([])
    expect(after('warhorse', { size: 'huge', at: [12, 14.4] }, 6)).toEqual([])
  })

  test('DD-RUL-238 inches of the Movement Phase count, those of following up do not', () => {
    const s = skirmish()
      .a('Ann', { of: 'warhorse', at: [4, 4] })
      .b('Bob', { at: [20, 20], speed: 1 })
    expect(s.move('Ann', [9, 4]).of('Ann').now.willing).toBe(5 * 2540)
    const melee = duel({ of: 'warhorse', at: [12, 11.6] }, { where: 'slain' })
    const followed = drill(melee, (play) => followUps(play, 1), {
      answers: [{ figure: 'Ann', path: [{ x: 12 * 2540, y: 12.5 * 2540 }] }],
    })
    expect(followed.told('followed-up')).toMatchObject({ figure: 'Ann' })
    expect(followed.of('Ann').now.willing).toBe(0)
  })

  test('DD-STEED-15 a hit with a Worg’s bite vexes', () => {
    expect(after('worg')).toEqual(['vexed'])
  })

  test('DD-STEED-16 a hit with a Griffon’s rend grapples a Medium target without a save, a Large one not', () => {
    expect(after('griffon')).toEqual(['grappled'])
    expect(after('griffon', { size: 'large', at: [12, 14] })).toEqual([])
  })
})

describe('mounts in an army', () => {
  const knights = (entries: Json[]): Json => ({ name: 'Knights', list: 'great-kingdom', entries })

  test('DD-RIDE-01 a knight bought with a Warhorse begins the encounter on it; the pair counts as one', () => {
    const s = opening({
      sides: [
        {
          id: 'a',
          name: 'Anne',
          army: knights([{ profile: 'knight', count: 2, mount: 'warhorse', barding: 'light' }]),
        },
        { id: 'b', name: 'Bob', army: army('Trio', '3 human-warrior') },
      ],
      field: BARE,
      options: { limit: 150 },
    }).deployed()
    expect(s.of('Knight a1')).toMatchObject({ where: 'riding', mount: 'Warhorse a1', points: 48 })
    expect(s.of('Warhorse a1')).toMatchObject({ where: 'standing', riders: ['Knight a1'], points: 20 })
    expect(s.of('Warhorse a1').gear.armor).toBe('light')
    expect(s.side('a').starting).toBe(2)
  })

  test('DD-RIDE-01 a pair is deployed together, and the player reads who rides', () => {
    const army = knights([
      { profile: 'knight', mount: 'warhorse' },
      { profile: 'archer', count: 2 },
    ])
    const s = opening({ sides: ['a', 'b'].map((id) => ({ id, name: id, army })) })
    while (s.decision.kind !== 'place') s.answer(s.decision.default)
    const [pair, ...others] = s.decision.pieces.map(({ name = '' }) => worded(name))
    expect(pair).toMatch(/^Knight .1 on Warhorse .1$/)
    expect(others).toEqual([expect.stringMatching(/^Archer .1$/), expect.stringMatching(/^Archer .2$/)])
  })
})
