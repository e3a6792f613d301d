/** Terrain and obstacles: what slows, what stops, how units climb, and how the rear rushes to catch up. */
import { pick } from '@muster/engine'
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { down, march, mayGo, moveTo, options, places, RADIUS } from './marching.ts'
import { row, skirmish, type Skirmish, type Spot } from '../skirmish.ts'

const orcs = (more: object = {}) => march().a('Orcs', { at: row(4, [10, 10]), ...more })
const far = (battle: () => Skirmish, ...inches: readonly number[]): readonly boolean[] =>
  inches.map((one) => mayGo(battle(), 'Orcs', one))

describe('half speed', () => {
  test('SF-TERR-01 SF-EX-05 difficult ground halves the move: six inches become three, nine four and a half', () => {
    const bog = (move: number) => () => orcs({ move }).box('bog', 'rough', [9, 9], [16, 11])
    expect(far(bog(6), 3, 3.1)).toEqual([true, false])
    expect(far(bog(9), 4.5, 4.6)).toEqual([true, false])
  })

  test('SF-TERR-02 SF-EX-06 a wall and a hill and a wood together still leave half, not a quarter', () => {
    const all = () =>
      orcs()
        .box('wood', 'wood', [9, 9], [16, 10.6])
        .line('wall', 'wall', [5, 11], [20, 11])
        .having({ height: 1 })
        .box('hill', 'hill', [5, 11.6], [20, 20])
        .having({ height: 2 })
    expect(far(all, 3, 3.1)).toEqual([true, false])
    const battle = all()
    battle.answer(down(battle, 'Orcs', 3))
    expect(battle.told('moved')).toMatchObject({
      limit: { total: 3, parts: [{ value: 6 }, { value: -3, source: 'Half speed' }] },
    })
  })

  test('SF-TERR-03 with at least half of its models affected the unit is slowed, with fewer it is not', () => {
    const bog = (right: number) => () => orcs().box('bog', 'rough', [9, 9], [right, 11])
    expect(far(bog(12), 6)).toEqual([false])
    expect(far(bog(11), 6)).toEqual([true])
  })

  test.each(['wood', 'rough', 'shallow-water', 'rock'])('SF-TERR-04 SF-TERR-05 to start or end in %s slows', (kind) => {
    const start = () => orcs().box('here', kind, [9, 9], [16, 11])
    expect(start().refused(down(start(), 'Orcs', 3.2))).toMatchObject({ code: 'too-far', rule: 'SF-TERR-04' })
    const end = (y: number) => () => orcs().box('there', kind, [5, y], [20, y + 3])
    expect(end(12)().refused(down(end(12)(), 'Orcs', 4))).toMatchObject({ rule: 'SF-TERR-05' })
    expect(far(end(12), 3)).toEqual([true])
  })

  test.each(['building', 'ruin'])('SF-TERR-06 SF-TERR-07 to start or to end inside a %s slows', (kind) => {
    const start = () => orcs().box('here', kind, [9, 9], [16, 11]).having({ height: 3 })
    expect(start().refused(down(start(), 'Orcs', 3.2))).toMatchObject({ code: 'too-far', rule: 'SF-TERR-06' })
    const end = () => orcs().box('there', kind, [5, 12], [20, 15]).having({ height: 3 })
    expect(end().refused(down(end(), 'Orcs', 4))).toMatchObject({ rule: 'SF-TERR-07' })
    expect(far(end, 3)).toEqual([true])
  })

  test.each(['wall', 'hedge', 'fence', 'barrier'])('SF-TERR-08 climbing over a low %s slows', (kind) => {
    const low = () => orcs().line('it', kind, [5, 11], [20, 11]).having({ height: 1.1 })
    expect(far(low, 3, 3.6)).toEqual([true, false])
    expect(low().refused(down(low(), 'Orcs', 1.2))).toMatchObject({ code: 'rests-on-piece', piece: 'it' })
    const aside = () => orcs().line('it', kind, [5, 9], [20, 9]).having({ height: 1.1 })
    expect(far(aside, 6)).toEqual([true])
  })

  test('SF-TERR-09 climbing to a level more than a head higher slows; a knoll does not, nor does going down', () => {
    const hill = (height: number) => () => orcs().box('hill', 'hill', [5, 12], [20, 20]).having({ height })
    expect(far(hill(1.5), 3, 4)).toEqual([true, false])
    expect(hill(1.5)().refused(down(hill(1.5)(), 'Orcs', 4))).toMatchObject({ rule: 'SF-TERR-09' })
    expect(far(hill(1), 6)).toEqual([true])
    const descent = () => orcs({ level: 2 }).box('hill', 'hill', [5, 5], [20, 12]).having({ height: 2 })
    expect(far(descent, 6)).toEqual([true])
    const battle = hill(1.5)()
    battle.answer(down(battle, 'Orcs', 3))
    expect(battle.of('Orcs').models.map(({ level }) => toInches(level))).toEqual([1.5, 1.5, 1.5, 1.5])
  })

  test('SF-TERR-12 SF-RUL-23 passing through a wood or a ruin does not slow', () => {
    const through = () =>
      orcs().box('wood', 'wood', [5, 11], [20, 13]).box('ruin', 'ruin', [5, 13.2], [20, 14.5]).having({ height: 2 })
    expect(far(through, 6, 5)).toEqual([true, true])
    expect(far(through, 3.5)).toEqual([false])
  })

  test('SF-RUL-23 a wall slows the models that cross it; the Rule of Halves decides for the unit', () => {
    const wall = (right: number) => () => orcs({ move: 8 }).line('wall', 'wall', [5, 11], [right, 11])
    expect(far(wall(11), 8)).toEqual([true])
    expect(far(wall(20), 8)).toEqual([false])
  })

  test('SF-RUL-22 half speed counts for the whole move, not for the last inch of it', () => {
    const edge = () => orcs().box('wood', 'wood', [5, 13.5], [20, 18])
    expect(far(edge, 3.6, 3.4)).toEqual([false, true])
  })

  test('SF-TERR-13 SF-RUL-24 a head is 28 mm high: that is still low, a hair more is not', () => {
    const wall = (millimetres: number) => () =>
      orcs()
        .line('wall', 'wall', [0, 11], [48, 11])
        .having({ height: millimetres / 25.4 })
    expect(far(wall(28), 3)).toEqual([true])
    expect(wall(28.2)().refused(down(wall(28.2)(), 'Orcs', 3))).toMatchObject({ code: 'barred', rule: 'SF-TERR-11' })
    const hill = (millimetres: number) => () =>
      orcs()
        .box('hill', 'hill', [5, 12], [20, 20])
        .having({ height: millimetres / 25.4 })
    expect([...far(hill(28), 6), ...far(hill(28.2), 6)]).toEqual([true, false])
  })

  test('SF-TERR-14 SF-RUL-98 a model is in a wood when the centre of its base is inside, the rim included', () => {
    const rim = (y: number) => () => orcs().box('wood', 'wood', [5, 5], [20, y])
    expect(far(rim(10), 6)).toEqual([false])
    expect(far(rim(9.99), 6)).toEqual([true])
  })

  test('SF-TERR-14 SF-RUL-98 an obstacle is touched when nothing but a twentieth of an inch is between', () => {
    const behind = (gap: number) =>
      skirmish()
        .a('Archers', { at: row(3, [10, 10]), ranged: { attack: 5 } })
        .b('Elves', { at: row(3, [10, 15 + RADIUS + gap]) })
        .line('wall', 'wall', [5, 15], [20, 15])
        .having({ height: 1 })
        .rolls(['attack: Archers at Elves', 1, 1, 1])
        .picks('stay|Archers')
        .picks('ranged|Elves')
        .told('attack-declared')
    expect(behind(0.04)).toMatchObject({ against: { total: 1 } })
    expect(behind(0.2)).toMatchObject({ against: { total: 0 } })
  })

  test('SF-EX-04 a unit moves three inches into a small ruin and bunches up to fit in', () => {
    const battle = march()
      .a('Orcs', { at: row(6, [10, 10]) })
      .box('ruin', 'ruin', [12, 11.5], [15.6, 14.5])
      .having({ height: 2 })
    const bunched: Spot[] = [...row(3, [12.7, 12.4], 1.1), ...row(3, [12.7, 13.5], 1.1)]
    battle.answer(moveTo(battle, 'Orcs', bunched))
    expect(battle.told('moved')).toMatchObject({
      rules: ['SF-MEAS-01', 'SF-TERR-07'],
      length: expect.closeTo(inches(2.95), -2),
    })
    expect(places(battle, 'Orcs').every(([x, y]) => x > 12 && x < 15.6 && y > 11.5 && y < 14.5)).toBe(true)
  })
})

describe('walls too high, and ways up', () => {
  test("SF-TERR-11 terrain higher than a model's head cannot be climbed without a ladder", () => {
    const wall =
      (more: object = {}) =>
      () =>
        orcs()
          .line('wall', 'wall', [0, 11], [48, 11])
          .having({ height: 2, ...more })
    expect(wall()().refused(down(wall()(), 'Orcs', 3))).toMatchObject({
      code: 'barred',
      rule: 'SF-TERR-11',
      piece: 'wall',
    })
    expect(far(wall({ wayUp: 'ladder' }), 3, 3.6)).toEqual([true, false])
  })

  const tower = (more: object) => () =>
    skirmish()
      .a('Orcs', { at: row(2, [10, 10]) })
      .b('Foes', { at: row(2, [44, 34]) })
      .box('tower', 'building', [8, 8], [14, 14])
      .having({ height: 6, storeys: 3, ...more })
  const levels = (battle: Skirmish) => battle.of('Orcs').models.map(({ level }) => toInches(level))

  test('SF-TERR-10 SF-RUL-25 SF-RUL-26 by the stairs a unit goes up one storey in a move, and no more', () => {
    const battle = tower({ wayUp: 'stairs' })()
    expect(options(battle)).toContain('up|Orcs')
    expect(options(battle)).not.toContain('down|Orcs')
    battle.picks('up|Orcs')
    expect(levels(battle)).toEqual([2, 2])
    expect(battle.told('changed-level')).toMatchObject({
      unit: 'Orcs',
      piece: 'tower',
      to: 'up',
      rules: ['SF-TERR-10'],
    })
    expect(battle.decision.by).toBe('b')
  })

  test('SF-RUL-26 a unit cannot go upstairs without marked stairs', () => {
    const battle = tower({})()
    expect(options(battle)).not.toContain('up|Orcs')
    expect(battle.refused(pick('up|Orcs'))).toMatchObject({ code: 'not-an-option' })
    expect(options(tower({ height: 3 })())).toContain('up|Orcs')
  })

  test('SF-TERR-11 a unit upstairs comes down before it leaves the house, and there is no floor above the last', () => {
    const upstairs = () =>
      skirmish()
        .a('Orcs', { at: row(2, [10, 10]), level: 4 })
        .b('Foes', { at: row(2, [44, 34]) })
        .box('tower', 'building', [8, 8], [14, 14])
        .having({ height: 6, storeys: 3, wayUp: 'stairs' })
    const battle = upstairs()
    expect(battle.refused(battle.moveOf('Orcs', [13.5, 10]))).toMatchObject({ code: 'upstairs', rule: 'SF-TERR-11' })
    expect(options(battle)).not.toContain('up|Orcs')
    battle.picks('down|Orcs')
    expect(levels(battle)).toEqual([2, 2])
    const inside = upstairs()
    inside.move('Orcs', [12, 11])
    expect(levels(inside)).toEqual([4, 4])
  })

  test('SF-TERR-11 a Champion upstairs stays on its floor when its unit below moves', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(3, [10, 10]) })
      .a('Chief', { at: [[10, 11.2]], level: 4, type: 'champion', host: 'Orcs' })
      .a('Boys', { at: row(2, [10, 13]) })
      .b('Foes', { at: row(2, [44, 34]) })
      .box('tower', 'building', [8, 8], [20, 20])
      .having({ height: 6, storeys: 3, wayUp: 'stairs' })
    battle.move('Orcs', [11.5, 12])
    expect(levels(battle)).toEqual([0, 0, 0])
    expect(battle.of('Chief').models.map(({ level }) => toInches(level))).toEqual([4])
  })

  test('SF-RUSH-02 SF-TERR-10 the whole unit goes up a floor if half its models are inside', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(4, [10.5, 10]) })
      .b('Foes', { at: row(2, [44, 34]) })
      .box('tower', 'building', [8, 8], [12.5, 14])
      .having({ height: 4, storeys: 2, wayUp: 'stairs' })
    battle.picks('up|Orcs')
    expect(levels(battle)).toEqual([2, 2, 2, 2])
    expect(places(battle, 'Orcs').every(([x]) => x <= 12.5)).toBe(true)
  })
})

describe('rush to catch up', () => {
  /** Two ranks of three; the wall is so far south of the front rank. */
  const ranks = (wall: number, words: Parameters<typeof march>[0] = {}) =>
    march(words)
      .a('Orcs', { at: [...row(3, [10, 10]), ...row(3, [10, 8.5])] })
      .line('wall', 'wall', [0, 10 + wall], [48, 10 + wall])
  const line = (y: number) => row(6, [8.5, y], 1.2)

  test('SF-RUSH-01 a unit is not split by a wall', () => {
    const battle = ranks(1)
    const apart: Spot[] = [...row(3, [10, 11.6]), ...row(3, [10, 10.3])]
    expect(battle.refused(moveTo(battle, 'Orcs', apart))).toMatchObject({ code: 'split', rule: 'SF-RUSH-01' })
    const end = march()
      .a('Orcs', { at: [...row(3, [10, 10]), ...row(3, [10, 8.5])] })
      .line('wall', 'wall', [0, 11], [9.6, 11])
    end.answer(moveTo(end, 'Orcs', [...row(3, [8.9, 11.7]), ...row(3, [8.9, 10.2])]))
    expect(end.decision.by).toBe('b')
  })

  test('SF-RUSH-02 SF-RUSH-03 SF-EX-07 three of six get over the wall; the last three rush to catch up', () => {
    const battle = ranks(2.2)
    battle.answer(moveTo(battle, 'Orcs', line(12.75)))
    expect(places(battle, 'Orcs').every(([, y]) => y > 12.2)).toBe(true)
    expect(battle.told('moved')).toMatchObject({
      rushed: true,
      limit: { total: 3 },
      length: expect.closeTo(inches(3.5), -1),
    })
  })

  test('SF-RUSH-03 SF-RUL-27 no model ends farther forward than the foremost can reach', () => {
    const battle = ranks(2.2)
    const ahead: Spot[] = [...row(3, [10, 12.75]), ...row(3, [10, 13.85])]
    expect(battle.refused(moveTo(battle, 'Orcs', ahead))).toMatchObject({ code: 'too-far', rule: 'SF-RUSH-03' })
    battle.answer(moveTo(battle, 'Orcs', line(13)))
    expect(battle.told('moved')).toMatchObject({ rushed: true })
  })

  test('SF-RUSH-04 SF-RUL-27 where fewer than half reach it, none cross', () => {
    const battle = ranks(2.6)
    expect(battle.refused(moveTo(battle, 'Orcs', line(13.2)))).toMatchObject({
      code: 'none-cross',
      rule: 'SF-RUSH-04',
      piece: 'wall',
    })
    const two = march()
      .a('Orcs', { at: [...row(2, [10, 10]), ...row(3, [10, 8.5])] })
      .line('wall', 'wall', [0, 12.2], [48, 12.2])
    expect(two.refused(moveTo(two, 'Orcs', row(5, [9.1, 12.75], 1.2)))).toMatchObject({ code: 'none-cross' })
  })

  test('SF-RUL-27 over a thick wall the models that could get across count, not where each is placed', () => {
    const thick = (from: number) =>
      march()
        .a('Orcs', { at: [...row(3, [10, 10]), ...row(3, [10, 8.5])] })
        .box('wall', 'wall', [0, from], [48, from + 0.8])
        .having({ height: 0.9 })
    const aside = row(6, [4, 12.75], 1.2)
    const battle = thick(11.2)
    battle.answer(moveTo(battle, 'Orcs', aside))
    expect(battle.told('moved')).toMatchObject({ rushed: true })
    const far = thick(11.8)
    expect(far.refused(moveTo(far, 'Orcs', row(6, [8.5, 13.2], 1.2)))).toMatchObject({ code: 'none-cross' })
  })

  test('SF-RUL-27 forward is straight across the wall: the width of the unit counts for nothing', () => {
    const slanted = () =>
      march()
        .a('Orcs', { at: row(6, [10, 10]) })
        .line('wall', 'wall', [0, 11.5], [48, 11.5])
    const columns = (...ys: readonly number[]) =>
      ys.flatMap(
        (y) =>
          [
            [16, y],
            [17, y],
          ] as Spot[],
      )
    const deep = slanted()
    expect(deep.refused(moveTo(deep, 'Orcs', columns(12.1, 13.2, 14.3)))).toMatchObject({ code: 'too-far' })
    const shallow = slanted()
    shallow.answer(
      moveTo(
        shallow,
        'Orcs',
        [12, 13].flatMap(
          (y) =>
            [
              [15.5, y],
              [16.6, y],
              [17.7, y],
            ] as Spot[],
        ),
      ),
    )
    expect(shallow.told('moved')).toMatchObject({ rushed: true })
  })

  test('SF-RUL-27 models that cross end where they can reach: the unit does not run along the wall', () => {
    const battle = ranks(2.2)
    expect(battle.refused(moveTo(battle, 'Orcs', row(6, [30, 12.75], 1.2)))).toMatchObject({ code: 'too-far' })
  })

  test('SF-RUL-27 a place that is taken is no place: the one beside it counts', () => {
    const crowded = (friends: number) => ranks(2.2).a('Trolls', { at: row(friends, [9.4, 12.75], 1.2), marker: true })
    const near = crowded(1)
    near.answer(moveTo(near, 'Orcs', row(6, [10.6, 12.75], 1.2)))
    expect(near.told('moved')).toMatchObject({ rushed: true })
    const full = crowded(6)
    expect(full.refused(moveTo(full, 'Orcs', [...row(3, [4, 12.75], 1.2), ...row(3, [4, 13.85], 1.2)]))).toMatchObject({
      code: 'none-cross',
    })
  })

  test('SF-RUL-13 leeway may let the needed half catch up', () => {
    const battle = ranks(2.6, { leeway: 'a' })
    const move = moveTo(battle, 'Orcs', line(13.2))
    expect(battle.refused(move).offers).toHaveLength(1)
    battle.answer({ ...move, claim: 'leeway' })
    expect(battle.told('leeway-claimed')).toMatchObject({ what: 'catch-up' })
  })

  test('SF-RUSH-02 SF-RUL-27 into a wood as over a wall', () => {
    const wood = (y: number) =>
      march()
        .a('Orcs', { at: [...row(3, [10, 10]), ...row(3, [10, 8.5])] })
        .box('wood', 'wood', [0, y], [40, 20])
    const near = wood(12.9)
    near.answer(moveTo(near, 'Orcs', line(12.95)))
    expect(near.told('moved')).toMatchObject({ rushed: true, rules: ['SF-MEAS-01', 'SF-TERR-05', 'SF-RUSH-02'] })
    const beyond = wood(13.1)
    expect(beyond.refused(moveTo(beyond, 'Orcs', line(13.2)))).toMatchObject({ code: 'none-cross' })
    const halfIn: Spot[] = [...row(3, [10, 13.2]), ...row(3, [10, 12])]
    expect(beyond.refused(moveTo(beyond, 'Orcs', halfIn))).toMatchObject({ code: 'none-cross', piece: 'wood' })
  })
})

describe('the Ethereal', () => {
  const ghosts = (mode: string, traits: readonly string[] = ['ethereal']) =>
    march({ mode })
      .a('Ghosts', { at: row(3, [10, 10]), traits: [...traits] })
      .line('wall', 'wall', [0, 11], [48, 11])
      .having({ height: 3 })
      .box('crag', 'impassable', [5, 14], [20, 18])

  test('SF-ATR-05 the Ethereal drift through high walls at half speed, and do not stop inside solid rock', () => {
    const battle = ghosts('advanced')
    expect([mayGo(battle, 'Ghosts', 3), mayGo(battle, 'Ghosts', 3.4)]).toEqual([true, false])
    expect(battle.refused(down(battle, 'Ghosts', 3.4))).toMatchObject({ code: 'too-far', rule: 'SF-ATR-05' })
    const rock = march()
      .a('Ghosts', { at: row(3, [10, 10]), traits: ['ethereal'] })
      .box('crag', 'impassable', [5, 11], [20, 18])
    expect(rock.refused(down(rock, 'Ghosts', 2))).toMatchObject({ code: 'rests-on-piece' })
    expect(mayGo(ghosts('advanced', []), 'Ghosts', 3)).toBe(false)
    expect(mayGo(ghosts('basic'), 'Ghosts', 3)).toBe(false)
  })

  test('SF-HALF-02 SF-ATR-05 a unit passes through walls if at least half of its models can', () => {
    const led = (count: number) =>
      march({ mode: 'advanced' })
        .a('Guards', { at: row(count, [10, 10]) })
        .a('Ghost', { type: 'champion', host: 'Guards', at: [[10 + 1.5 * count, 10]], traits: ['ethereal'] })
        .line('rampart', 'wall', [5, 11.5], [20, 11.5])
        .having({ height: 3 })
    expect([mayGo(led(1), 'Guards', 3), mayGo(led(2), 'Guards', 3)]).toEqual([true, false])
  })
})
