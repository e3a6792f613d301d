/** Ground: what slows, what trips, what must be vaulted, climbed, jumped or squeezed through. */
import { describe, expect, test } from 'vitest'
import { conditions, count, left, movers, offers, wordsOf } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

/** Ann at 6", 12", Speed 6, with open ground to her east; Bob far off. */
const ann = (words: FigureWords = {}, more: Parameters<typeof skirmish>[0] = {}): Skirmish =>
  skirmish(more)
    .a('Ann', { at: [6, 12], ...words })
    .b('Bob', { at: [22, 22], speed: 1 })

/** A wall across Ann's way, so many inches high. */
const wall = (height: number, words: FigureWords = {}): Skirmish =>
  ann(words).line('wall', 'wall', [8, 4], [8, 20]).high(height)

describe('Ground that slows or trips', () => {
  test('DD-TERR-01 DD-TERR-02: open ground costs what it measures, difficult ground one inch more for each', () => {
    const s = ann().move('Ann', [8, 12])
    expect(left(s)).toBe('4')
    const slow = ann().box('rubble', 'rough', [7, 10], [9, 14]).move('Ann', [9, 12])
    expect(left(slow)).toBe('1')
  })

  test.each(['wood', 'shallow-water', 'rough'] as const)('DD-TERR-03: %s is difficult ground', (kind) => {
    const s = ann().box('ground', kind, [7, 10], [9, 14]).move('Ann', [9, 12])
    expect(left(s)).toBe('1')
    const strider = ann({ of: 'elf-warrior' }).box('ground', kind, [7, 10], [9, 14]).move('Ann', [9, 12])
    expect(left(strider)).toBe(kind === 'wood' ? '3' : '1')
  })

  test('DD-TERR-04: a character that moves on from the ice it stands on does not enter it; coming back it does', () => {
    const s = skirmish()
      .a('Ann', { at: [9, 12], speed: 6 })
      .b('Bob', { at: [20, 20], speed: 2 })
      .box('ice', 'slippery', [8, 10], [10, 14])
      .move('Ann', [9, 13])
    expect([count(s, 'slipped'), s.at('Ann')]).toEqual([0, [9, 13]])
    const back = skirmish()
      .a('Ann', { at: [9, 12], speed: 6 })
      .b('Bob', { at: [20, 20], speed: 2 })
      .box('ice', 'slippery', [8, 10], [10, 14])
      .rolls(['save: Ann', 3])
      .move('Ann', [7, 12], [9, 12])
      .rolledEverything()
    expect(count(back, 'slipped')).toBe(1)
  })

  test('DD-TERR-04: a character that enters ice saves or falls prone at its edge', () => {
    const s = ann()
      .box('ice', 'slippery', [8, 10], [10, 14])
      .rolls(['save: Ann', 4])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    expect(s.at('Ann')).toEqual([8, 12])
    s.picks('Ann|stand')
    expect(left(s)).toBe('1')
    const held = ann()
      .box('ice', 'slippery', [8, 10], [10, 14])
      .rolls(['save: Ann', 3])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(held.at('Ann')).toEqual([9, 12])
    expect(left(held)).toBe('3')
  })

  test('DD-TERR-05: a character that starts the Movement Phase on ice saves too', () => {
    const s = ann({}, { stage: 'round-start' }).box('ice', 'slippery', [5, 11], [7, 13]).rolls(['save: Ann', 6])
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    s.rolledEverything()
  })

  test('DD-TERR-06: mist may lie over other ground and costs nothing itself', () => {
    const s = ann().box('mist', 'obscured', [7, 10], [9, 14]).move('Ann', [9, 12])
    expect(left(s)).toBe('3')
    const both = ann()
      .box('mist', 'obscured', [7, 10], [9, 14])
      .box('marsh', 'rough', [7, 10], [9, 14])
      .move('Ann', [9, 12])
    expect(left(both)).toBe('1')
  })

  test('DD-TERR-07: mist conceals: a shot through it may be blocked', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12], gear: 'bow' })
      .b('Bob', { at: [14, 12], speed: 1 })
      .box('mist', 'obscured', [9, 10], [11, 14])
      .rolls(['block: Ann at Bob', 1])
      .picks('Ann|shoot')
      .rolledEverything()
    expect(count(s, 'attacked')).toBe(0)
  })

  test('DD-TERR-08 DD-TERR-09: deep water costs double, and takes a Fortitude save to go on', () => {
    const s = ann()
      .box('lake', 'deep-water', [8, 10], [12, 14])
      .rolls(['save: Ann', 3])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(s.told('saved')).toMatchObject({ save: 'fortitude', potency: 0 })
    expect(left(s)).toBe('2')
    const heavy = ann({ gear: 'blade, heavy armor', speed: 7 })
      .box('lake', 'deep-water', [8, 10], [12, 14])
      .rolls(['save: Ann', 1])
      .move('Ann', [9, 12])
    expect(heavy.told('saved')).toMatchObject({ potency: 1, success: false })
  })

  test('DD-TERR-09: light armor is no burden in deep water', () => {
    const s = ann({ gear: 'blade, light armor' })
      .box('lake', 'deep-water', [8, 10], [12, 14])
      .rolls(['save: Ann', 3])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(s.told('saved')).toMatchObject({ save: 'fortitude', potency: 0, success: true })
  })

  test('DD-TERR-09: whoever swims goes on through deep water without a save', () => {
    const s = ann({ moves: { swim: 9 } })
      .box('lake', 'deep-water', [8, 10], [12, 14])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(s.at('Ann')).toEqual([9, 12])
    expect(count(s, 'saved')).toBe(0)
  })

  test('DD-BLK-02 a boulder no wider than the line gives cover if it is as high, from every side', () => {
    const shot = (bob: readonly [number, number], boulder: readonly [number, number], high: number) =>
      skirmish()
        .a('Ann', { at: [12, 12], gear: 'bow' })
        .b('Bob', { at: bob, speed: 1 })
        .disc('boulder', 'rock', boulder, 0.1)
        .high(high)
        .rolls(['block: Ann at Bob', 1])
        .picks('Ann|shoot')
        .rolledEverything()
    for (const [bob, boulder] of [
      [
        [20, 12],
        [16, 12],
      ],
      [
        [12, 20],
        [12, 16],
      ],
      [
        [12, 4],
        [12, 8],
      ],
    ] as const)
      expect(count(shot(bob, boulder, 1.2), 'attacked')).toBe(0)
  })

  test('DD-TERR-10: a failed save takes all movement that is left', () => {
    const s = ann()
      .box('lake', 'deep-water', [8, 10], [12, 14])
      .rolls(['save: Ann', 5])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(s.at('Ann')).toEqual([8, 12])
    expect(movers(s)).toEqual([])
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dodge', 'hide'])
  })

  test('DD-RUL-93: a character swept by deep water at the start of the phase cannot move, stand up, Dash or shoot', () => {
    const s = skirmish({ stage: 'round-start', lead: 'b' })
      .a('Ann', { at: [6, 12], conditions: ['prone'], gear: 'bow' })
      .b('Bob', { at: [6, 20], speed: 1 })
      .box('lake', 'deep-water', [4, 10], [8, 14])
      .rolls(['save: Ann', 6])
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dodge', 'hide'])
    expect(movers(s)).toEqual([])
  })

  test("DD-RUL-93: the Lead Player's save first; one save for each area and move; a prone character does not slip", () => {
    const s = skirmish({ stage: 'round-start', lead: 'b' })
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [6, 10] })
      .a('Amy', { at: [8, 12], conditions: ['prone'] })
      .box('ice', 'slippery', [4, 8], [10, 14])
      .rolls(['save: Bob', 1], ['save: Ann', 1])
    s.rolledEverything()
    const twice = ann({ speed: 9 })
      .box('ice', 'slippery', [8, 10], [10, 14])
      .rolls(['save: Ann', 1])
      .move('Ann', [9, 12], [9, 9.5], [9, 12])
      .rolledEverything()
    expect(twice.at('Ann')).toEqual([9, 12])
  })
})

describe('Barriers', () => {
  test('DD-TERR-11: lower than half its Height a barrier is ignored', () => {
    const s = wall(0.49).move('Ann', [10, 12])
    expect(left(s)).toBe('2')
  })

  test('DD-TERR-12: from half its Height to its Height it is vaulted for one inch more', () => {
    expect(left(wall(0.5).move('Ann', [10, 12]))).toBe('1')
    expect(left(wall(0.98).move('Ann', [10, 12]))).toBe('1')
    expect(wall(0.98).refused(moveOf('Ann', [8.2, 12])).rule).toBe('DD-TERR-12')
  })

  test('DD-TERR-13 DD-TERR-14: higher than its Height it is climbed, an inch for each inch, with a Fortitude save', () => {
    const s = ann()
      .box('ruin', 'ruin', [8, 10], [12, 14])
      .high(2)
      .rolls(['save: Ann', 3])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(s.told('saved')).toMatchObject({ save: 'fortitude', potency: 0 })
    expect(left(s)).toBe('1')
    expect(s.of('Ann').level).toBe(2 * 2540)
    const heavy = ann({ gear: 'blade, heavy armor', speed: 7 })
      .box('ruin', 'ruin', [8, 10], [12, 14])
      .high(2)
      .rolls(['save: Ann', 1], ['to wound: fall at Ann', 6])
    heavy.move('Ann', [9, 12]).rolledEverything()
    expect(heavy.told('saved')).toMatchObject({ potency: 1, success: false })
  })

  test('DD-RUL-92: the inches fallen are rounded up: 1.5" is Strength 2, 2" is Strength 2 too', () => {
    const from = (high: number, face: number): string =>
      ann()
        .box('ruin', 'ruin', [8, 10], [12, 14])
        .high(high)
        .rolls(['save: Ann', 6], ['to wound: fall at Ann', face])
        .move('Ann', [9, 12])
        .rolledEverything()
        .of('Ann').where
    // Against Toughness 4 Strength 2 wounds on 2, Strength 1 on 1 only, Strength 3 on 2 as well.
    expect([from(1.5, 2), from(2, 2), from(1.5, 3)]).toEqual(['slain', 'slain', 'standing'])
    const tough = (high: number): string =>
      ann({ toughness: 5 })
        .box('ruin', 'ruin', [8, 10], [12, 14])
        .high(high)
        .rolls(['save: Ann', 6], ['to wound: fall at Ann', 2])
        .move('Ann', [9, 12])
        .rolledEverything()
        .of('Ann').where
    expect([tough(2), tough(2.1)]).toEqual(['standing', 'slain'])
  })

  test('DD-TERR-15 DD-RUL-92: a climber that fails falls to the foot, prone, and takes a hit as strong as the inches fallen', () => {
    const s = ann()
      .box('ruin', 'ruin', [8, 10], [12, 14])
      .high(1.5)
      .rolls(['save: Ann', 6], ['to wound: fall at Ann', 3])
      .move('Ann', [9, 12])
      .rolledEverything()
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    expect(s.at('Ann')[0]).toBeCloseTo(8 - 0.492, 2)
    expect(s.of('Ann').level).toBe(0)
    expect(s.told('wound-rolled')).toMatchObject({ wounds: false })
    expect(left(s)).toBe('2.5')
  })

  test('DD-RUL-92: the whole climb must fit into the movement left, unless the character has Climb', () => {
    const s = ann().box('tower', 'building', [7, 10], [12, 14]).high(5.5)
    expect(s.refused(moveOf('Ann', [8, 12])).code).toBe('too-far')
    const goblin = ann({ moves: { climb: 6 }, at: [6.5, 12] })
      .box('tower', 'building', [7, 10], [12, 14])
      .high(7)
    goblin.move('Ann', [6.508, 12])
    expect(offers(goblin, 'Ann|climb|tower')).toBe(true)
  })

  test('DD-TERR-16: a deep drop costs nothing but a climb check; a step down of its Height is free', () => {
    const s = ann({ at: [9, 12], level: 2 })
      .box('ruin', 'ruin', [8, 10], [10, 14])
      .high(2)
      .rolls(['save: Ann', 3])
      .move('Ann', [12, 12])
      .rolledEverything()
    expect(left(s)).toBe('3')
    expect(s.of('Ann').level).toBe(0)
    const fell = ann({ at: [9, 12], level: 2 })
      .box('ruin', 'ruin', [8, 10], [10, 14])
      .high(2)
      .rolls(['save: Ann', 6], ['to wound: fall at Ann', 6])
      .move('Ann', [12, 12])
      .rolledEverything()
    expect(conditions(fell, 'Ann')).toEqual(['prone'])
    expect(fell.at('Ann')[0]).toBeCloseTo(10.492, 2)
    const low = ann({ at: [9, 12], level: 0.9 })
      .box('hill', 'hill', [8, 10], [10, 14])
      .high(0.9)
      .move('Ann', [12, 12])
    expect(left(low)).toBe('3')
  })

  test('DD-RUL-92: a wall climbed from one side is dropped from on the other: two checks', () => {
    const s = wall(1.5).rolls(['save: Ann', 1], ['save: Ann', 1]).move('Ann', [9.5, 12]).rolledEverything()
    expect(s.at('Ann')).toEqual([9.5, 12])
    expect(left(s)).toBe('1')
  })
})

describe('Gaps and tight spaces', () => {
  /** Half of a 25mm base, in inches. */
  const HALF_BASE = 12.5 / 25.4

  const gap = (width: number, words: FigureWords = {}, deep?: number): Skirmish => {
    const s = ann(words).box('chasm', 'gap', [8, 4], [8 + width, 20])
    return deep === undefined ? s : s.high(deep)
  }

  test('DD-TERR-17: a gap narrower than half the base is ignored', () => {
    expect(gap(0.45).move('Ann', [10, 12]).at('Ann')).toEqual([10, 12])
    expect(gap(0.45).move('Ann', [8.2, 12]).at('Ann')).toEqual([8.2, 12])
  })

  test("DD-TERR-18: up to the base's diameter it is jumped with a Fortitude save", () => {
    const s = gap(0.9).rolls(['save: Ann', 3]).move('Ann', [10, 12]).rolledEverything()
    expect(s.at('Ann')).toEqual([10, 12])
    expect(gap(0.9).refused(moveOf('Ann', [8.4, 12])).code).toBe('over-a-gap')
    const heavy = gap(0.9, { gear: 'blade, heavy armor' }, 2)
      .rolls(['save: Ann', 1], ['to wound: fall at Ann', 6])
      .move('Ann', [10, 12])
      .rolledEverything()
    expect(heavy.told('saved')).toMatchObject({ potency: 1, success: false })
  })

  test('DD-TERR-17 DD-TERR-18: a gap of exactly half the base is jumped', () => {
    const s = gap(HALF_BASE).rolls(['save: Ann', 3]).move('Ann', [10, 12]).rolledEverything()
    expect(s.at('Ann')).toEqual([10, 12])
  })

  test('DD-TERR-19 DD-RUL-93: a jumper that fails falls to the floor, prone and hurt; without a floor it is gone', () => {
    const s = gap(0.9, {}, 2.5)
      .rolls(['save: Ann', 6], ['to wound: fall at Ann', 6])
      .move('Ann', [10, 12])
      .rolledEverything()
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    expect(s.at('Ann')[0]).toBeCloseTo(8.45, 2)
    expect(s.of('Ann').level).toBe(-2.5 * 2540)
    expect(movers(s)).toEqual([])
    const lost = gap(0.9)
      .a('Amy', { at: [2, 2] })
      .rolls(['save: Ann', 6])
      .move('Ann', [10, 12])
      .rolledEverything()
    expect(lost.of('Ann').where).toBe('slain')
  })

  test('DD-TERR-20: a gap wider than the base stops it', () => {
    for (const width of [1, 1.1])
      expect(gap(width).refused(moveOf('Ann', [10, 12]))).toMatchObject({ code: 'too-wide', rule: 'DD-TERR-20' })
  })

  const alley = (width: number): Skirmish =>
    ann()
      .box('north', 'impassable', [8, 6], [10, 12 - width / 2])
      .box('south', 'impassable', [8, 12 + width / 2], [10, 18])

  test('DD-TERR-21: a space narrower than half the base cannot be passed', () => {
    expect(alley(0.45).refused(moveOf('Ann', [11, 12]))).toMatchObject({ code: 'barred', rule: 'DD-TERR-21' })
  })

  test('DD-TERR-22: one of at least half the base can, but nobody ends its move in it', () => {
    expect(alley(0.6).refused(moveOf('Ann', [9, 12])).rule).toBe('DD-TERR-22')
    expect(alley(0.6).move('Ann', [11, 12]).at('Ann')).toEqual([11, 12])
    expect(alley(0.6).refused(moveOf('Ann', [9, 9])).code).toBe('barred')
  })

  test('DD-TERR-22: whoever has squeezed through needs the whole room of its base beyond, and no more', () => {
    const beside = (gap: number) =>
      alley(0.6)
        .a('Ada', { at: [11, 12 + 2 * HALF_BASE + gap] })
        .battle.question?.check(moveOf('Ann', [11, 12]))?.code
    expect([beside(0.02), beside(-0.05)]).toEqual([undefined, 'rests-on-figure'])
  })

  test('DD-TERR-22: a space of exactly half the base is wide enough', () => {
    expect(alley(HALF_BASE).move('Ann', [11, 12]).at('Ann')).toEqual([11, 12])
  })

  test('DD-RUL-93: a character that has fallen into a gap pays for the climb out of it', () => {
    const chasm = (words: FigureWords = {}) =>
      ann({ at: [8.4, 12], ...words })
        .box('chasm', 'gap', [8, 4], [8.8, 20])
        .high(2)
    const s = chasm().rolls(['save: Ann', 3])
    expect(s.of('Ann').level).toBe(-2 * 2540)
    expect(movers(s)).toEqual(['Ann 4'])
    s.move('Ann', [10.4, 12])
    expect(s.of('Ann').level).toBe(0)
    expect(left(s)).toBe('2')
    const slid = chasm()
      .rolls(['save: Ann', 6], ['to wound: fall at Ann', 6])
      .move('Ann', [10.4, 12])
      .rolledEverything()
    expect(conditions(slid, 'Ann')).toEqual(['prone'])
    expect(slid.at('Ann')).toEqual([8.4, 12])
    expect(left(slid)).toBe('4')
    const climber = chasm({ moves: { climb: 6 } }).move('Ann', [10.4, 12])
    expect(climber.rolledEverything().of('Ann').level).toBe(0)
  })

  test('DD-RUL-93: ice that adjoins ice is one area, tested once', () => {
    const s = ann({ speed: 9 })
      .box('ice 1', 'slippery', [8, 10], [10, 14])
      .box('ice 2', 'slippery', [10, 10], [12, 14])
      .rolls(['save: Ann', 1])
    s.move('Ann', [13, 12]).rolledEverything()
    expect(s.at('Ann')).toEqual([13, 12])
  })

  test('DD-RUL-93: a gap counts as wide as its narrowest part, however it is crossed', () => {
    const s = gap(0.9, { speed: 9 }).rolls(['save: Ann', 1]).move('Ann', [10, 16]).rolledEverything()
    expect(s.at('Ann')).toEqual([10, 16])
  })
})

describe('Combat at height', () => {
  const ledge = (height: number): Skirmish =>
    skirmish()
      .a('Elf', { at: [12, 12] })
      .b('Orc', { at: [12, 13.9], level: height, now: { turnDone: true } })
      .box('ledge', 'hill', [8, 13], [16, 20])
      .high(height)

  test('DD-TERR-23: within 1" they threaten each other, whatever the step between them', () => {
    expect(ledge(0.9).move('Elf', [12, 8]).battle.question?.what).toBe('opportunity')
  })

  test('DD-TERR-24: an enemy that stands higher than the Height of the lower one is in no melee with it', () => {
    const up = ledge(1).picks('Elf|end')
    expect(up.state.melees).toEqual([])
    expect(up.state.round).toBe(2)
    const level = ledge(0.98).picks('Elf|end')
    expect(level.state.round).toBe(1)
  })
})
