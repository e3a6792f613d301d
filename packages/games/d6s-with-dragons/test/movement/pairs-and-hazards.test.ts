/** Riders, passengers and dangerous ground: whom it concerns, whom it does not, and what is lost. */
import { describe, expect, test } from 'vitest'
import { choices, isAsked } from '../brawl.ts'
import { conditions, count, left, movers, offers, wordsOf } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const
const HEAVY = 'blade, heavy armor'

describe('passengers', () => {
  test('DD-RIDE-14 when a round starts a passenger has no action, its rider and mount have theirs', () => {
    const s = skirmish({ stage: 'round-start' })
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse' })
      .a('Amy', { mount: 'Horse' })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(s.decision.what).toBe('act')
    expect([s.of('Ann').now.action, s.of('Amy').now.action, s.of('Horse').now.action]).toEqual([true, false, true])
  })

  test('DD-RIDE-14 in the turn of the pair the rider acts with its hands, the passenger does not', () => {
    const s = skirmish({ stage: 'act' })
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse' })
      .a('Amy', { mount: 'Horse' })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(wordsOf(s, 'Ann')).toContain('dodge')
    expect(wordsOf(s, 'Amy')).not.toContain('dodge')
  })
})

describe('a rider knocked prone', () => {
  const shoved = (more: (s: Skirmish) => Skirmish = (s) => s) =>
    more(
      skirmish({ stage: 'combat-action', melee: 1 })
        .b('Ogre', { at: [8, 14], size: 'huge', base: 50, fight: 6 })
        .a('Horse', { ...HORSE, at: [8, 12], now: { action: false } })
        .a('Ann', { mount: 'Horse', now: { action: false } })
        .a('Amy', { at: [1, 1] })
        .b('Ben', { at: [22, 22] })
        .melee('Ogre', 'Horse', 'Ann'),
    )
      .rolls(['save: Ann', 6])
      .picks('Ogre|trip|Ann')

  test('DD-RIDE-11 its own player chooses: knocked off it lies prone and its mount stands', () => {
    const s = shoved()
    isAsked(s, 'knocked-prone', 'a')
    expect(choices(s)).toEqual(['off', 'mount'])
    s.picks('off')
    isAsked(s, 'thrown', 'a')
    s.answer(s.decision.default)
    expect([conditions(s, 'Ann'), conditions(s, 'Horse'), s.of('Ann').where]).toEqual([['prone'], [], 'standing'])
  })

  test('DD-RIDE-11 DD-RIDE-12 if the mount goes down instead, its rider stays on it and is not prone', () => {
    const s = shoved().picks('mount')
    expect([conditions(s, 'Ann'), conditions(s, 'Horse'), s.of('Ann').where]).toEqual([[], ['prone'], 'riding'])
  })

  test('DD-RIDE-11 without room to fall there is no choice: the mount goes down', () => {
    const s = shoved((scene) => scene.box('gap', 'gap', [2, 8], [14, 16]))
    expect(s.battle.question?.what).not.toBe('knocked-prone')
    expect([conditions(s, 'Ann'), conditions(s, 'Horse')]).toEqual([[], ['prone']])
  })
})

describe('deep water', () => {
  const swims = (words: FigureWords = {}, more: Parameters<typeof skirmish>[0] = {}) =>
    skirmish({ stage: 'act', ...more })
      .a('Ann', { at: [6, 12], speed: 8, ...words })
      .b('Bob', { at: [22, 22], speed: 1 })
      .box('lake', 'deep-water', [7, 8], [16, 16])

  test('DD-TERR-10 a character that fails on its way in loses the rest of its movement; one that succeeds keeps it', () => {
    const lost = swims().rolls(['save: Ann', 6]).move('Ann', [9, 12])
    expect([left(lost), lost.of('Ann').now.swept]).toEqual(['0', true])
    expect(movers(lost)).toEqual([])
    const kept = swims().rolls(['save: Ann', 1]).move('Ann', [9, 12])
    expect(kept.of('Ann').now.swept).toBe(false)
    expect(kept.at('Ann')).toEqual([9, 12])
  })

  test('DD-TERR-09 heavy armor makes it Potency 1: a 1 fails in it and succeeds without it', () => {
    const kept = (gear: string) => swims({ gear }).rolls(['save: Ann', 1]).move('Ann', [9, 12]).told('waded').kept
    expect([kept('blade'), kept('blade, light armor'), kept(HEAVY)]).toEqual([true, true, false])
  })

  test('DD-TERR-09 who starts the Movement Phase in it saves once, on either side, the Lead Player’s first', () => {
    const s = skirmish({ stage: 'round-start', lead: 'b' })
      .a('Ann', { at: [10, 12], speed: 8 })
      .b('Bob', { at: [12, 12], speed: 1 })
      .b('Ben', { at: [22, 22], speed: 1 })
      .box('lake', 'deep-water', [7, 8], [16, 16])
      .rolls(['save: Bob', 6], ['save: Ann', 1])
    expect(s.decision.what).toBe('act')
    expect([s.of('Bob').now.swept, s.of('Ann').now.swept, s.of('Ben').now.swept]).toEqual([true, false, false])
    s.rolledEverything()
  })

  test('DD-TERR-09 a flyer above it does not save, a prone one does; a swimmer never does', () => {
    const starts = (words: FigureWords) =>
      skirmish({ stage: 'round-start' })
        .a('Ann', { at: [10, 12], speed: 4, ...words })
        .b('Bob', { at: [22, 22], speed: 1 })
        .box('lake', 'deep-water', [7, 8], [16, 16])
    const saves = (s: Skirmish) => {
      void s.decision
      return count(s, 'waded')
    }
    expect(saves(starts({ moves: { fly: 8 } }))).toBe(0)
    expect(saves(starts({ moves: { swim: 8 } }))).toBe(0)
    expect(saves(starts({ moves: { phasing: 8 } }))).toBe(0)
    expect(saves(starts({ moves: { fly: 8 }, conditions: ['prone'] }).rolls(['save: Ann', 1]))).toBe(1)
  })
})

describe('slippery ground', () => {
  const ice = (words: FigureWords = {}) =>
    skirmish({ stage: 'round-start' })
      .a('Ann', { at: [10, 12], ...words })
      .b('Bob', { at: [22, 22], speed: 1 })
      .box('ice', 'slippery', [7, 8], [16, 16])

  test('DD-TERR-05 who starts the Movement Phase on it saves or falls; a prone one or a flyer does not save', () => {
    const fallen = ice().rolls(['save: Ann', 6])
    void fallen.decision
    expect(conditions(fallen, 'Ann')).toEqual(['prone'])
    const spared = (words: FigureWords) => {
      const s = ice(words)
      void s.decision
      return count(s, 'slipped')
    }
    expect([spared({ conditions: ['prone'] }), spared({ speed: 2, moves: { fly: 8 } })]).toEqual([0, 0])
  })

  test('DD-TERR-04 heavy armor makes slipping no more likely: a 1 still succeeds', () => {
    const s = ice({ gear: HEAVY }).rolls(['save: Ann', 1])
    void s.decision
    expect(conditions(s, 'Ann')).toEqual([])
  })
})

describe('walls and falls', () => {
  const tower = (words: FigureWords = {}, height = 2) =>
    skirmish({ stage: 'act' })
      .a('Ann', { at: [6.4, 12], speed: 8, ...words })
      .b('Bob', { at: [22, 22], speed: 1 })
      .box('tower', 'building', [7, 10], [12, 14])
      .high(height)

  test('DD-TERR-14 a climb is a Fortitude save, at Potency 1 in heavy armor: a 1 then fails', () => {
    const climbs = (gear: string) => tower({ gear, toughness: 10 }).rolls(['save: Ann', 1])
    expect(climbs('blade').move('Ann', [8, 12]).of('Ann').level).toBe(2 * 2540)
    const fallen = climbs(HEAVY).rolls(['to wound: fall at Ann', 6]).move('Ann', [8, 12])
    expect([fallen.of('Ann').level, conditions(fallen, 'Ann')]).toEqual([0, ['prone']])
  })

  test('DD-TERR-15 DD-RUL-92 a fall counts its inches rounded up as Strength', () => {
    const strength = (height: number) => {
      const s = tower({ toughness: 10 }, height).rolls(['save: Ann', 6], ['to wound: fall at Ann', 6])
      const { tests } = s.move('Ann', [8, 12]).told('wound-rolled') as unknown as {
        tests: { sums: { total: number }[] }[]
      }
      return tests[0]?.sums[0]?.total
    }
    expect([strength(2), strength(2.1)]).toEqual([2, 3])
  })

  test('DD-TERR-11 DD-TERR-12 DD-TERR-13 below half the Height a barrier is nothing, up to the Height it costs 1", above it is climbed', () => {
    const spent = (height: number) => {
      const s = skirmish({ stage: 'act' })
        .a('Ann', { at: [6, 12], speed: 8 })
        .b('Bob', { at: [22, 22], speed: 1 })
        .line('fence', 'fence', [7.5, 8], [7.5, 16])
        .high(height)
      if (height > 1.5) s.rolls(['save: Ann', 1])
      return 8 - Number(left(s.move('Ann', [9, 12])))
    }
    const [low, half, full] = [spent(0.4), spent(0.6), spent(0.98)]
    expect(low).toBeCloseTo(3, 1)
    expect(half).toBeCloseTo(4, 1)
    expect(full).toBeCloseTo(4, 1)
  })

  test('DD-MOVE-01 a path that is too long by a hair is refused, one of exactly its Speed is not', () => {
    const s = skirmish({ stage: 'act' })
      .a('Ann', { at: [6, 12], speed: 6 })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(s.refused(moveOf('Ann', [12.05, 12])).code).toBe('too-far')
    expect(s.move('Ann', [12, 12]).at('Ann')).toEqual([12, 12])
    expect(offers(s, 'Ann|end')).toBe(true)
  })
})
