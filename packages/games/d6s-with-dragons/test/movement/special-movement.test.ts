/** Flying, burrowing, climbing, phasing, swimming; flyby, frightful presence, invisibility. */
import { inches, judgeMove } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { prepareMoveOf } from '../../src/rules/movement/move-question.ts'
import { figureOf } from '../../src/state/figures.ts'
import { conditions, count, left, movers, offers } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const ann = (words: FigureWords = {}, more: Parameters<typeof skirmish>[0] = {}): Skirmish =>
  skirmish(more)
    .a('Ann', { at: [6, 12], ...words })
    .b('Bob', { at: [22, 22], speed: 1 })

describe('Swimming', () => {
  const otter = { speed: 2, moves: { swim: 12 } }

  test('DD-SMV-02 DD-EX-21: Speed 2", Swim 12": within 2" of water it acts on 12 and must get in', () => {
    const s = ann(otter)
      .b('Ben', { at: [22, 2], speed: 6 })
      .box('lake', 'deep-water', [7.5, 8], [20, 16])
    expect(movers(s)).toEqual(['Ann 12'])
    expect(offers(s, 'Ann|end')).toBe(false)
    expect(s.refused(moveOf('Ann', [5, 12])).code).toBe('must-swim')
    s.move('Ann', [17.5, 12])
    expect(s.at('Ann')).toEqual([17.5, 12])
    expect(offers(s, 'Ann|end')).toBe(true)
    const dry = ann(otter)
      .b('Ben', { at: [22, 2], speed: 6 })
      .box('lake', 'deep-water', [8.5, 8], [20, 16])
    expect(movers(dry)).toEqual(['Ben 6'])
  })

  test('DD-SMV-02: by default it takes the shortest path into the water', () => {
    const s = ann(otter).box('lake', 'shallow-water', [7.5, 8], [20, 16]).picks('Ann|enter-water')
    expect(s.at('Ann')[0]).toBeGreaterThanOrEqual(7.5)
    expect(s.decision.default).toEqual({ pick: ['Ann|end'] })
  })

  test('DD-RUL-28: the whole of its inches, but on land no more than its land Speed', () => {
    const s = ann({ ...otter, at: [12, 12] }).box('lake', 'deep-water', [8, 8], [16, 16])
    expect(movers(s)).toEqual(['Ann 12'])
    expect(s.refused(moveOf('Ann', [19, 12])).code).toBe('too-far-on-land')
    s.move('Ann', [17.9, 12])
    expect(s.refused(moveOf('Ann', [18.5, 12])).code).toBe('too-far-on-land')
  })

  test('DD-RUL-28: its inches on land are counted over the whole turn, and those in the water are not', () => {
    const s = ann({ ...otter, at: [12, 12] }).box('lake', 'deep-water', [8, 8], [16, 16])
    s.move('Ann', [16.9, 12]).move('Ann', [15, 12]).move('Ann', [16.2, 12])
    expect(s.refused(moveOf('Ann', [18, 12])).code).toBe('too-far-on-land')
    expect(s.move('Ann', [16.8, 12]).at('Ann')).toEqual([16.8, 12])
  })

  test('DD-SMV-14: of two alike in all else, a ford slows the one who cannot swim', () => {
    const { state } = ann({ moves: { swim: 6 } })
      .a('Amy', { at: [6, 14] })
      .box('ford', 'shallow-water', [8, 8], [16, 16])
    const spent = (id: string) => {
      const figure = figureOf(state, id)
      return judgeMove(prepareMoveOf(state, figure, inches(6)), [{ x: inches(10), y: figure.at.y }]).spent
    }
    expect([spent('Ann'), spent('Amy')]).toEqual([inches(4), inches(6)])
  })

  test('DD-SMV-14: water costs a swimmer nothing more, and no save', () => {
    const s = ann({ moves: { swim: 6 } })
      .box('lake', 'deep-water', [7, 8], [16, 16])
      .move('Ann', [10, 12])
    expect(left(s)).toBe('2')
    expect(count(s, 'saved')).toBe(0)
    const shallows = ann({ moves: { swim: 6 } })
      .box('ford', 'shallow-water', [7, 8], [16, 16])
      .move('Ann', [10, 12])
    expect(left(shallows)).toBe('2')
  })
})

describe('Over, under and through', () => {
  test('DD-SMV-03: a burrower goes beneath enemies, but comes up in a free place', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12], moves: { burrow: 6 } })
      .b('Bob', { at: [9, 12], speed: 1 })
    expect(s.refused(moveOf('Ann', [9.5, 12])).code).toBe('rests-on-figure')
    s.move('Ann', [12, 12])
    expect(s.at('Ann')).toEqual([12, 12])
  })

  test('DD-SMV-03: a burrower comes up on a hill that it did not start on, but not inside a building', () => {
    const over = (kind: 'hill' | 'building') =>
      ann({ moves: { burrow: 6 } })
        .box('mound', kind, [8, 10], [12, 14])
        .high(3)
    expect(over('hill').move('Ann', [10, 12]).at('Ann')).toEqual([10, 12])
    expect(over('building').refused(moveOf('Ann', [10, 12])).code).toBe('rests-on-piece')
  })

  test('DD-SMV-08 DD-SMV-09 DD-SMV-10: a flyer passes over walls and characters and comes down in a free place', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12], moves: { fly: 8 } })
      .a('Amy', { at: [8, 12], speed: 1 })
      .b('Bob', { at: [10, 12], speed: 1 })
      .line('wall', 'wall', [11.5, 8], [11.5, 16])
      .high(3)
    expect(s.refused(moveOf('Ann', [10, 12.2])).code).toBe('rests-on-figure')
    expect(s.refused(moveOf('Ann', [8.2, 12])).code).toBe('rests-on-figure')
    s.move('Ann', [13, 12])
    expect(left(s)).toBe('1')
  })

  test('DD-RUL-29: flight is measured level; it lands on roofs, and water and ice below are nothing to it', () => {
    const s = ann({ moves: { fly: 8 } })
      .box('roof', 'building', [8, 10], [12, 14])
      .high(4)
      .move('Ann', [10, 12])
    expect(left(s)).toBe('4')
    expect(s.of('Ann').level).toBe(4 * 2540)
    const lake = ann({ moves: { fly: 8 } }, { stage: 'round-start' })
      .box('lake', 'deep-water', [4, 10], [12, 14])
      .box('ice', 'slippery', [12, 10], [14, 14])
    lake.move('Ann', [13, 12])
    expect(count(lake, 'saved')).toBe(0)
    expect(s.refused(moveOf('Ann', [8, 12])).code).toBe('rests-on-piece')
  })

  test('DD-SMV-11 DD-SMV-12: a phasing one goes through ground, walls and enemies, and ends where there is room', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12], moves: { phasing: 6 } })
      .b('Bob', { at: [10.5, 12], speed: 1, now: { turnDone: true } })
      .box('keep', 'impassable', [7, 10], [9, 14])
      .box('mire', 'rough', [7, 8], [12, 16])
    expect(s.refused(moveOf('Ann', [8, 12])).code).toBe('rests-on-piece')
    s.move('Ann', [11.7, 12])
    expect(s.at('Ann')[0]).toBeCloseTo(11.7, 3)
    expect(left(s)).toBe('0.3')
  })

  test('DD-SMV-13: webs do not slow a character with Spider Walk', () => {
    const web = (words: FigureWords, kind = 'webs') =>
      skirmish({
        pieces: [
          {
            id: 'larder',
            kind,
            name: kind === 'webs' ? 'The Larder' : 'Old Web',
            area: [
              [7, 10],
              [9, 10],
              [9, 14],
              [7, 14],
            ],
          },
        ],
      })
        .a('Ann', { at: [6, 12], ...words })
        .b('Bob', { at: [22, 22], speed: 1 })
        .move('Ann', [9, 12])
    expect(left(web({ moves: { 'spider-walk': 6 } }))).toBe('3')
    expect(left(web({}))).toBe('1')
    expect(left(web({ moves: { 'spider-walk': 6 } }, 'rough'))).toBe('1')
  })
})

describe('Climbing', () => {
  const tower = (moves: { readonly [manner: string]: number }, height = 8): Skirmish =>
    ann({ moves, at: [6.508, 12] })
      .box('tower', 'building', [7, 10], [12, 14])
      .high(height)

  test('DD-SMV-04: a climber pays for the height and makes no check', () => {
    const s = tower({ climb: 6 }, 3).move('Ann', [7.6, 12])
    expect(s.of('Ann').level).toBe(3 * 2540)
    expect(count(s, 'saved')).toBe(0)
    expect(Number(left(s))).toBeCloseTo(1.9, 1)
  })

  test('DD-SMV-05: a climber that ends its move on a wall cannot act in the Combat Phase, and climbs on next round', () => {
    const s = tower({ climb: 6 }).picks('Ann|climb|tower').picks('Ann|end')
    expect(s.of('Ann').now.climbing).toBe(true)
    expect(s.of('Ann').level).toBe(6 * 2540)
    s.picks('Bob|end')
    expect(s.state.round).toBe(2)
    s.until('act')
    while (movers(s)[0] === 'Bob 1') s.picks('Bob|end')
    s.move('Ann', [7.6, 12])
    expect(s.of('Ann').level).toBe(8 * 2540)
    expect(Number(left(s))).toBeCloseTo(2.9, 1)
  })

  test('DD-SMV-06 DD-SMV-07: a character with Spider Climb climbs the same way, and may fight on the wall', () => {
    const s = tower({ 'spider-climb': 6 }).picks('Ann|climb|tower').picks('Ann|end')
    expect(s.of('Ann').level).toBe(6 * 2540)
    expect(s.of('Ann').now.climbing).toBe(false)
  })
})

describe('Common features', () => {
  const bat = { speed: 2, moves: { fly: 10 }, traits: ['flyby'] }

  test('DD-CFT-01 DD-CFT-02: half the flight saved is flown at the end of the round, and provokes nobody', () => {
    const s = skirmish()
      .a('Bat', { at: [12, 12], ...bat })
      .b('Bob', { at: [12, 16], speed: 1 })
    s.picks('Bat|flyby')
    expect(left(s)).toBe('5')
    s.move('Bat', [12, 14.1]).picks('Bat|end').picks('Bob|end')
    for (let i = 0; i < 20 && s.battle.question?.what !== 'flyby'; i++)
      s.answer(
        s.decision.options.find(({ id }) => /pass|none|wait/.test(id))
          ? { pick: [s.decision.options.find(({ id }) => /pass|none|wait/.test(id))?.id ?? ''] }
          : s.decision.default,
      )
    expect(s.refused(moveOf('Bat', [12, 9.0])).code).toBe('too-far')
    s.move('Bat', [12, 10])
    expect(s.at('Bat')).toEqual([12, 10])
    expect(count(s, 'opportunity-taken')).toBe(0)
  })

  test('DD-CFT-01: without having saved it there is no such move', () => {
    const s = skirmish()
      .a('Bat', { at: [12, 12], ...bat })
      .b('Bob', { at: [12, 20], speed: 1 })
    expect(offers(s, 'Bat|flyby')).toBe(true)
    s.move('Bat', [12, 6.5])
    expect(offers(s, 'Bat|flyby')).toBe(false)
    s.picks('Bat|end').picks('Bob|end')
    expect(s.state.round).toBe(2)
  })

  const dragon = (words: FigureWords = {}): Skirmish =>
    skirmish()
      .a('Ann', { at: [6, 12], morale: 8, ...words })
      .b('Wyrm', { at: [10, 12], speed: 1, traits: ['frightful-presence'] })

  test('DD-CFT-03 DD-RUL-51: to come within 1" of it takes a morale check before the move', () => {
    const s = dragon().rolls(['morale: Ann', 4, 5]).move('Ann', [8.5, 12]).rolledEverything()
    expect(s.at('Ann')).toEqual([6, 12])
    expect(s.of('Ann').now.rooted).toBe(true)
    expect(movers(s)).toEqual([])
    expect(offers(s, 'Ann|dodge')).toBe(true)
    const bold = dragon().rolls(['morale: Ann', 4, 4]).move('Ann', [8.5, 12]).rolledEverything()
    expect(bold.at('Ann')).toEqual([8.5, 12])
  })

  test('DD-RUL-51: what was moved before stands; once passed there is no second check; outside 1" none is made', () => {
    const s = dragon({ speed: 9 })
      .rolls(['morale: Ann', 1, 1])
      .move('Ann', [7, 12])
      .move('Ann', [8.2, 12])
      .move('Ann', [7, 12])
    s.picks('no').move('Ann', [8.2, 12]).rolledEverything()
    expect(s.at('Ann')[0]).toBeCloseTo(8.2, 3)
    const late = dragon({ speed: 9 })
      .rolls(['morale: Ann', 6, 6])
      .move('Ann', [7, 12])
      .move('Ann', [8.5, 12])
      .rolledEverything()
    expect(late.at('Ann')).toEqual([7, 12])
  })

  test('DD-RUL-51: those immune to fear, and those who start beside it, go without a check', () => {
    const brave = dragon({ immuneTo: ['frightened'] }).move('Ann', [8.5, 12])
    expect(brave.at('Ann')).toEqual([8.5, 12])
    const near = dragon({ at: [8.3, 12] }).move('Ann', [8.5, 12])
    expect(near.at('Ann')).toEqual([8.5, 12])
    expect(count(near, 'morale-checked')).toBe(0)
  })

  test('DD-CFT-04: a character that is always invisible stays so when it acts', () => {
    const s = skirmish()
      .a('Imp', { at: [6, 6], traits: ['invisibility'] })
      .b('Bob', { at: [6, 12], gear: 'bow', speed: 2 })
    s.picks('Imp|dodge').picks('Imp|end')
    expect(offers(s, 'Bob|shoot')).toBe(false)
    const plain = skirmish()
      .a('Imp', { at: [6, 6], conditions: ['invisible'] })
      .b('Bob', { at: [6, 12], gear: 'bow', speed: 2 })
    plain.picks('Imp|dodge').picks('Imp|end')
    expect(conditions(plain, 'Imp')).toEqual([])
    expect(offers(plain, 'Bob|shoot')).toBe(true)
  })
})
