/** Features of giants and of those who follow them. */
import { describe, expect, test } from 'vitest'
import { moraleFor } from '../../src/rules/stats/leadership.ts'
import { figureView } from '../../src/view/figures.ts'
import { duel, range, strike } from '../duel.ts'
import { offers } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const CRIER = { traits: ['war-cry'], uses: { 'war-cry': 2 } }

describe('War Cry', () => {
  const cried = (who: string): Skirmish =>
    range({ ...CRIER, gear: 'blade' })
      .a('Cal', { at: [12, 6] })
      .picks('Ann|deed|war-cry')
      .picks(who)

  test('DD-SGF-07, DD-RUL-173: in its own move, without an action, it gives itself or an ally it sees 1 Temporary Health', () => {
    const s = range({ ...CRIER, gear: 'blade' })
      .a('Cal', { at: [12, 6] })
      .a('Dot', { at: [2, 12] })
      .a('Eve', { at: [12, 8], where: 'slain' })
      .line('wall', 'wall', [1, 9], [8, 9])
      .high(3)
      .picks('Ann|deed|war-cry')
    expect(s.decision).toMatchObject({ what: 'war-cry', by: 'a' })
    const options = s.decision.options.map(({ id }) => id).filter((id) => !id.startsWith('Sam'))
    expect(options).toEqual(['Ann', 'Cal'])
    s.picks('Cal')
    expect(s.of('Cal').temporary).toBe(1)
    expect(s.told('temporary-health-gained')).toMatchObject({ figure: 'Cal', left: 1 })
    expect(s.of('Ann').now.action).toBe(true)
  })

  test('DD-SGF-07: it has two boxes', () => {
    const s = cried('Ann').picks('Ann|deed|war-cry').picks('Cal')
    expect(s.of('Ann').marked).toEqual({ 'war-cry': 2 })
    expect(offers(s, 'Ann|deed|war-cry')).toBe(false)
  })

  test('DD-SGF-08: the one it was for has advantage on its to-hit rolls in the Combat Phase of the round', () => {
    const roused = { memory: { roused: { rounds: [1] } } }
    const attacked = (round: number) => {
      const s = duel(roused, { toughness: 10, health: 9 }, { round })
      s.rolls(['to hit: Ann at Bob', 6], ...(round === 1 ? [['to hit again: Ann at Bob', 6] as const] : []))
      return strike(s).rolledEverything().told('attacked')
    }
    expect(attacked(1)).toMatchObject({ luck: { net: 1 } })
    expect(attacked(2)).toMatchObject({ luck: { net: 0 } })
  })

  test('DD-SGF-08: cried in the Movement Phase it counts in this round, and shows on the one it was for', () => {
    const s = cried('Cal')
    expect(s.of('Cal').memory.battle['roused']).toEqual({ rounds: [1] })
    expect(figureView(s.state, s.of('Cal')).marks.map(({ icon }) => icon)).toContain('shouting')
  })

  test('DD-RUL-173: cried when it would take its combat action, it counts in the Combat Phase of the next round', () => {
    const s = duel({ ...CRIER }, {})
      .picks('Ann|deed|war-cry')
      .picks('Ann')
    expect(s.of('Ann').memory.battle['roused']).toEqual({ rounds: [2] })
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Ann' })
  })

  test('DD-RUL-173: with its action gone there is no War Cry in the Combat Phase', () => {
    const s = duel({ ...CRIER, now: { action: false } }, {})
    expect(offers(s, 'Ann|deed|war-cry')).toBe(false)
  })

  test('DD-SGF-08: an opportunity attack in the Movement Phase has no advantage from it', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], toughness: 10, health: 9 })
      .b('Bob', { at: [12, 13.5], speed: 2, memory: { roused: { rounds: [1] } } })
      .rolls(['to hit: Bob at Ann', 6])
      .move('Ann', [12, 7])
      .picks('Bob|blade|Ann')
      .rolledEverything()
    expect(s.told('attacked')).toMatchObject({ luck: { net: 0 } })
  })
})

describe('leaders of beasts and of rabble', () => {
  const led = (trait: string, types: string[], more: FigureWords = {}): number => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], morale: 11, traits: [trait], ...more })
      .a('Cal', { at: [12, 15], morale: 5, types })
      .b('Bob', { at: [2, 2] })
    return moraleFor(s.state, s.of('Cal')).total
  }

  test('DD-RUL-220: a Leader of Beasts or of Monstrosities leads those, and no humanoids', () => {
    expect(led('leader-of-beasts', ['beast'])).toBe(11)
    expect(led('leader-of-monstrosities', ['monstrosity'])).toBe(11)
    expect(led('leader-of-beasts', ['orc', 'humanoid'])).toBe(5)
  })

  test('DD-RUL-220: its Morale reaches 6", and not farther', () => {
    expect(led('leader-of-beasts', ['beast'], { at: [12, 8.016] })).toBe(11)
    expect(led('leader-of-beasts', ['beast'], { at: [12, 7.9] })).toBe(5)
  })

  test('DD-SGF-30, DD-RUL-175: a Leader of Orcs and Goblins leads orcs, goblins and goblinoids alone', () => {
    const leader = (types: string[]) => led('leader-of-orcs-and-goblins', types)
    expect([leader(['orc', 'humanoid']), leader(['goblin']), leader(['goblinoid']), leader(['giant'])]).toEqual([
      11, 11, 11, 5,
    ])
  })
})
