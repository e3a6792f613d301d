/** Charge In: who reaches whom, where the chargers end, and the scrum that follows. */
import { pick, type Answer, type Spot as End } from '@muster/engine'
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { chargeReach } from '../../src/rules/charge/reach.ts'
import { down, march, movers, options, places, RADIUS, WIDTH } from '../movement/marching.ts'
import { row, skirmish, toPoint, type Skirmish, type Spot } from '../skirmish.ts'

/** Orcs in a row, Elves so far south of their centre-point. */
const facing = (far: number, words: Parameters<typeof skirmish>[0] = {}, orcs: object = {}) =>
  skirmish(words)
    .a('Orcs', { at: row(3, [10, 10]), ...orcs })
    .b('Elves', { at: row(3, [10, 10 + far + RADIUS]) })

const charges = (battle: Skirmish): readonly string[] => options(battle).filter((id) => id.startsWith('charge'))

/** The chargers set down at these places. */
const set = (battle: Skirmish, spots: readonly Spot[], unit = 'Orcs'): Answer & { readonly spots: readonly End[] } => ({
  spots: battle.of(unit).models.map(({ id }, index) => ({ figure: id, at: toPoint(spots[index] ?? [0, 0]) })),
})

function touching(battle: Skirmish, a: string, b: string): boolean {
  const near = ([x, y]: Spot) =>
    places(battle, b).some(([u, v]) => Math.sqrt((x - u) ** 2 + (y - v) ** 2) <= WIDTH + 0.001)
  return places(battle, a).some(near)
}

describe('charging', () => {
  test("SF-CHG-01 a charge is the unit's move, and its attack follows at once", () => {
    const battle = facing(4).rolls(['attack: Orcs at Elves', 1, 1, 1])
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(options(battle)).toEqual(['melee|Elves', 'none'])
    expect(battle.told('melee-joined')).toMatchObject({ unit: 'Orcs', at: 'Elves', melee: battle.of('Orcs').melee })
    battle.picks('melee|Elves').rolledEverything()
    expect(battle.told('attack-declared')).toMatchObject({ by: 'Orcs', at: 'Elves', kind: 'melee', charge: true })
    expect([battle.of('Orcs').marker, battle.of('Orcs').melee === battle.of('Elves').melee]).toEqual([true, true])
  })

  test('SF-CHG-02 SF-RUL-30 the charge distance is the Move, halved where start or end slows half of them', () => {
    expect(charges(facing(4).box('bog', 'rough', [9, 9], [14, 10.4]))).toEqual([])
    expect(charges(facing(3).box('bog', 'rough', [9, 9], [14, 10.4]))).toEqual(['charge|Orcs|Elves'])
    expect(charges(facing(4).box('wood', 'wood', [0, 12], [40, 20]))).toEqual([])
    expect(charges(facing(3).box('wood', 'wood', [0, 11.5], [40, 20]))).toEqual(['charge|Orcs|Elves'])
    expect(charges(facing(4).line('wall', 'wall', [0, 12], [48, 12]))).toEqual([])
    const battle = facing(3).box('wood', 'wood', [0, 11.5], [40, 20])
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(battle.told('charged')).toMatchObject({ limit: { total: 3 }, rules: ['SF-CHG-03', 'SF-TERR-05'] })
  })

  test('SF-CHG-08 SF-MOVE-13 SF-TERR-11 the places proposed can be reached past enemies and walls', () => {
    const pastDwarfs = skirmish()
      .a('Orcs', { at: row(4, [11, 10]) })
      .b('Elves', { at: row(3, [10, 13.25], 1) })
      .b('Dwarfs', { at: row(2, [13.75, 11.5], 1.1) })
    const pastWall = skirmish()
      .a('Orcs', { at: row(4, [11.75, 10]) })
      .b('Elves', { at: row(4, [11.25, 14.75], 1) })
      .b('Dwarfs', { at: [[14.75, 12.75]] })
      .line('rampart', 'wall', [9.25, 11], [13.75, 11.25])
      .having({ height: 3 })
    for (const battle of [pastDwarfs, pastWall]) {
      const { decision } = battle.picks('charge|Orcs|Elves')
      expect(decision.what).toBe('set-chargers')
      battle.answer(decision.default)
      expect(touching(battle, 'Orcs', 'Elves')).toBe(true)
    }
  })

  test('SF-RUL-30 places that slow the chargers are refused where only full speed reaches', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(3, [10, 10]) })
      .b('Elves', { at: row(4, [11.5, 15 + RADIUS]) })
      .box('wood', 'wood', [13, 12], [30, 20])
    battle.picks('charge|Orcs|Elves')
    const inWood: Spot[] = [
      [14.5, 15 + RADIUS - WIDTH],
      [14.5, 13.2],
      [13.2, 12.6],
    ]
    expect(battle.refused(set(battle, inWood))).toMatchObject({ code: 'too-far', rule: 'SF-CHG-02' })
    battle.answer(battle.decision.default)
    expect(battle.told('charged')).toMatchObject({ limit: { total: 6 } })
  })

  test('SF-RUL-30 SF-RUL-13 also where leeway would be enough, but nobody has claimed it', () => {
    const battle = skirmish({ leeway: 'b' })
      .a('Orcs', { at: row(3, [10, 10]) })
      .b('Elves', { at: row(4, [11.5, 13.5 + RADIUS]) })
      .box('wood', 'wood', [13, 10.5], [30, 20])
    battle.picks('charge|Orcs|Elves')
    const inWood: Spot[] = [
      [14.5, 13.5 + RADIUS - WIDTH],
      [14.5, 11.8],
      [13.2, 11],
    ]
    expect(battle.refused(set(battle, inWood))).toMatchObject({ code: 'too-far', rule: 'SF-CHG-02' })
  })

  test('SF-CHG-03 SF-MEAS-02 within the charge distance it is possible, beyond it is not', () => {
    expect([charges(facing(6)), charges(facing(6.1))]).toEqual([['charge|Orcs|Elves'], []])
    expect(charges(facing(6.1, { leeway: 'a' }))).toEqual(['charge|Orcs|Elves|leeway'])
    expect(charges(facing(6.1, { leeway: 'b' }))).toEqual([])
    expect(charges(facing(8, {}, { move: 9 }))).toEqual(['charge|Orcs|Elves'])
  })

  test('SF-CHG-04 SF-CHG-05 a unit that cannot charge may move closer, stay, or move away, and is in no melee', () => {
    const battle = facing(6.5)
    expect(battle.refused(down(battle, 'Orcs', 5.9))).toMatchObject({ code: 'too-near', rule: 'SF-MOVE-18' })
    battle.answer(down(battle, 'Orcs', 6.5 + RADIUS - 2 * WIDTH))
    expect([battle.of('Orcs').melee, battle.of('Elves').melee]).toEqual([undefined, undefined])
    const away = facing(6.5)
    away.answer(down(away, 'Orcs', -5))
    expect(away.centre('Orcs')[1]).toBe(5)
    expect(facing(6.5).picks('stay|Orcs').of('Orcs').marker).toBe(true)
  })

  test('SF-CHG-06 SF-RUL-31 a charge that does not reach costs nothing', () => {
    const battle = skirmish()
      .a('Archers', { at: row(3, [10, 10]), ranged: { attack: 5 } })
      .b('Elves', { at: row(3, [10, 18]) })
      .rolls(['attack: Archers at Elves', 1, 1, 1])
    expect(battle.refused(pick('charge|Archers|Elves'))).toMatchObject({ code: 'not-an-option' })
    battle.answer(down(battle, 'Archers', 3))
    battle.picks('ranged|Elves').rolledEverything()
  })

  test('SF-CHG-07 the centre-point stands for half the attackers: those behind it come along', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(5, [0, 0], 1.5).map(([step]) => [10, 4 + step] as const) })
      .b('Elves', { at: [[10, 13 + RADIUS]] })
    expect(battle.centre('Orcs')[1]).toBe(7)
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(battle.told('charged')).toMatchObject({ distance: expect.closeTo(inches(6), -1) })
    expect(Math.min(...places(battle, 'Orcs').map(([, y]) => y))).toBeGreaterThan(6)
  })

  test('SF-CHG-08 SF-RUL-30 at least one touches the named unit, the rest are in formation', () => {
    const battle = facing(4)
    battle.picks('charge|Orcs|Elves')
    const y = 14 + RADIUS - WIDTH
    expect(battle.refused(set(battle, row(3, [10, y - 0.3])))).toMatchObject({ code: 'no-contact', rule: 'SF-CHG-08' })
    expect(
      battle.refused(
        set(battle, [
          [10, y],
          [11.5, y],
          [14.5, y],
        ]),
      ),
    ).toMatchObject({ code: 'out-of-formation', rule: 'SF-CHG-08' })
    battle.answer(
      set(battle, [
        [10, y],
        [10, y - 1.2],
        [10, y - 2.4],
      ]),
    )
    expect(touching(battle, 'Orcs', 'Elves')).toBe(true)
  })

  test('SF-CHG-08 SF-RUL-30 the places proposed for chargers are legal, whatever terrain and units are near', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(6, [10, 10]) })
      .a('Trolls', { at: row(5, [10, 12.6]) })
      .b('Elves', { at: row(3, [12, 15]) })
      .line('fence', 'fence', [9, 13.9], [11.5, 13.9])
      .disc('crag', 'impassable', [16.5, 14], 0.8)
    battle.picks('charge|Orcs|Elves').answer(battle.decision.default)
    expect(touching(battle, 'Orcs', 'Elves')).toBe(true)
    expect(battle.told('charged')).toMatchObject({ unit: 'Orcs', target: 'Elves' })
  })

  test('SF-CHG-08 dragged near the enemy in any shape, the whole body is drawn up to it', () => {
    const battle = facing(4)
    battle.picks('charge|Orcs|Elves')
    const { forms } = battle.battle.question ?? {}
    for (const shape of ['as-it-stands', 'line', 'file', 'bunch']) {
      const formed = forms?.form('Orcs', [{ x: inches(11.5), y: inches(12.4) }], shape)
      expect(formed?.refusal, shape).toBeUndefined()
      expect(battle.battle.question?.check({ spots: formed?.spots ?? [] }), shape).toBeUndefined()
    }
    expect(forms?.form('Orcs', [{ x: inches(11.5), y: inches(10) }], 'line')?.refusal).toMatchObject({
      code: 'no-contact',
    })
    expect(forms?.form('Elves', [], 'line')).toBeUndefined()
    expect(battle.decision).toMatchObject({ units: [{ figure: 'Orcs', models: ['Orcs.1', 'Orcs.2', 'Orcs.3'] }] })
  })

  test('SF-MOVE-13 SF-RUL-19 chargers cannot move through the charged models to stand behind them', () => {
    const battle = facing(4)
    battle.picks('charge|Orcs|Elves')
    const y = 14 + RADIUS - WIDTH
    const behind = y + 2 * WIDTH + 0.0005
    expect(
      battle.refused(
        set(battle, [
          [10, y],
          [11.5, y],
          [11.5, behind],
        ]),
      ),
    ).toMatchObject({ code: 'enemy-in-the-way', rule: 'SF-MOVE-13' })
    battle.answer(
      set(battle, [
        [9.01, 14 + RADIUS],
        [10, y],
        [11.5, y],
      ]),
    )
    expect(touching(battle, 'Orcs', 'Elves')).toBe(true)
  })

  test('SF-MOVE-13 SF-RUL-19 however many charge, none is proposed a place behind the enemy', () => {
    for (const count of [2, 3, 5, 8, 10]) {
      for (const foes of [1, 3, 6]) {
        const battle = skirmish()
          .a('Orcs', { at: row(count, [10, 10], 1.2) })
          .b('Elves', { at: row(foes, [10 + 0.6 * count - 0.6 * foes, 13 + RADIUS], 1.2) })
        battle.picks('charge|Orcs|Elves').answer(battle.decision.default)
        const ends = places(battle, 'Orcs').map(([, y]) => y)
        expect(Math.max(...ends), `${count} against ${foes}`).toBeLessThan(13 + 2 * RADIUS)
        expect(touching(battle, 'Orcs', 'Elves')).toBe(true)
      }
    }
  })

  test('SF-RUL-101 chargers fight across a thick low wall with models that stand at it', () => {
    const wall = (thick: number, back = 0) =>
      skirmish()
        .a('Orcs', { at: row(3, [10, 8]) })
        .b('Elves', { at: row(3, [10, 12 + thick + RADIUS + back]) })
        .box('wall', 'wall', [2, 12], [30, 12 + thick])
        .having({ height: 0.9 })
    const battle = wall(0.8)
    battle.picks('charge|Orcs|Elves')
    const near = 12 - RADIUS
    expect(battle.refused(set(battle, row(3, [10, near - 0.2])))).toMatchObject({ code: 'no-contact' })
    battle.answer(battle.decision.default)
    expect(battle.told('charged')).toMatchObject({ limit: { total: 6 } })
    expect(places(battle, 'Orcs').every(([, y]) => y < 12)).toBe(true)
    expect(battle.decision.what).toBe('scrum')
    battle.answer(battle.decision.default)
    expect(battle.of('Orcs').melee).toBe(battle.of('Elves').melee)
    expect([charges(wall(0.98)), charges(wall(1.03))]).toEqual([['charge|Orcs|Elves'], []])
    expect(charges(wall(0.8, 0.2))).toEqual([])
  })

  test('SF-RUL-101 SF-RUL-30 nor may a charger touch others across such a wall', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(3, [10, 8]) })
      .b('Elves', { at: row(2, [8, 12 - RADIUS]) })
      .b('Dwarfs', { at: row(2, [11.5, 12.8 + RADIUS]) })
      .box('wall', 'wall', [2, 12], [30, 12.8])
      .having({ height: 0.9 })
    battle.picks('charge|Orcs|Elves')
    const y = 12 - RADIUS
    expect(battle.refused(set(battle, row(3, [9.5 + WIDTH, y], 1.2)))).toMatchObject({ code: 'touches-others' })
    battle.answer(battle.decision.default)
    expect(battle.of('Dwarfs').melee).toBeUndefined()
  })

  test('SF-RUL-30 chargers touch no enemy outside the melee they join', () => {
    const two = (scrum: object = {}) =>
      skirmish()
        .a('Orcs', { at: row(3, [10, 10]) })
        .b('Elves', { at: row(2, [10, 14]), ...scrum })
        .b('Dwarfs', { at: row(2, [13, 14]), ...scrum })
        .a('Trolls', { at: row(2, [11, 14 + WIDTH + 0.2]), ...scrum })
    const y = 14 - WIDTH
    const apart = two()
    apart.picks('charge|Orcs|Elves')
    expect(apart.refused(set(apart, row(3, [10, y])))).toMatchObject({ code: 'touches-others', rule: 'SF-RUL-30' })
    apart.answer(
      set(apart, [
        [10, y],
        [11.5, y],
        [12.2, y - 1],
      ]),
    )
    expect(apart.of('Dwarfs').melee).toBeUndefined()
    const joined = two({ scrum: 1 })
    joined.picks('charge|Orcs|Elves').answer(set(joined, row(3, [10, y])))
    expect(joined.of('Orcs').melee).toBe(1)
  })

  test('SF-CHG-09 the charged do not strike back in that turn: they fight when they are activated', () => {
    const battle = facing(4)
      .a('Trolls', { at: row(2, [40, 5]) })
      .rolls(['attack: Orcs at Elves', 1, 2, 3], ['attack: Elves at Orcs', 1, 1, 1])
    battle.picks('charge|Orcs|Elves').until('attack').picks('melee|Elves')
    expect(battle.battle.tape.filter((entry) => 'roll' in entry)).toHaveLength(1)
    battle.picks('stay|Elves').picks('melee|Orcs').rolledEverything()
  })

  test('SF-CHG-13 others may charge into a melee that is under way', () => {
    const battle = skirmish()
      .a('Trolls', { at: row(2, [10, 14]), scrum: 1, marker: true })
      .a('Orcs', { at: row(3, [16, 10]) })
      .b('Elves', { at: row(4, [10, 14 + WIDTH]), scrum: 1 })
    battle.picks('charge|Orcs|Elves').until('attack')
    expect([battle.of('Orcs').melee, battle.of('Trolls').melee, battle.of('Elves').melee]).toEqual([1, 1, 1])
    expect(options(battle)).toContain('melee|Elves')
  })

  test('SF-EX-08 too far even with leeway there is no charge; a little closer there is, and both may rearrange', () => {
    const at = (far: number) =>
      skirmish({ leeway: 'a' })
        .a('Skeletons', { at: row(6, [10, 10]) })
        .b('Wizards', { at: row(4, [11.5, 10 + far + RADIUS]) })
    expect(charges(at(7.2))).toEqual([])
    const battle = at(6.8)
    battle.picks('charge|Skeletons|Wizards|leeway').answer(battle.decision.default)
    expect([battle.decision.what, battle.decision.by]).toEqual(['scrum', 'a'])
    battle.picks('no')
    expect([battle.decision.what, battle.decision.by]).toEqual(['scrum', 'b'])
  })
})

describe('the way there', () => {
  test('SF-CHG-14 SF-RUL-29 a charge needs no line of sight', () => {
    const battle = facing(4).box('mill', 'building', [5, 11.5], [20, 13]).having({ height: 4 })
    expect(charges(battle)).toEqual(['charge|Orcs|Elves'])
  })

  test('SF-RUL-29 round what is in the way the shortest way is measured', () => {
    const round = (right: number) => facing(4, {}, { move: 9 }).box('crag', 'impassable', [4, 11.5], [right, 12.5])
    const reach = (right: number) => {
      const battle = round(right)
      return chargeReach(battle.state, battle.of('Orcs'), battle.of('Elves'))
    }
    expect(toInches(reach(9).distance)).toBeCloseTo(4, 2)
    expect(toInches(reach(14).distance)).toBeGreaterThan(5)
    expect(charges(round(14))).toEqual(['charge|Orcs|Elves'])
    expect(charges(facing(4).box('crag', 'impassable', [4, 11.5], [22, 12.5]))).toEqual([])
  })

  test('SF-RUL-29 a charge round a corner is decided by the true shortest way, to a few thousandths of an inch', () => {
    // Round both corners of the crag's east side, half a base away from them, and straight to the nearest of the Elves.
    const tangent = (x: number, y: number) => ({
      length: Math.sqrt(x * x + y * y - RADIUS * RADIUS),
      turn: Math.asin(RADIUS / Math.hypot(x, y)),
    })
    const into = tangent(2.5, 1.5),
      out = tangent(1, 1.5 + RADIUS)
    const bends = Math.atan2(2.5, 1.5) + into.turn + Math.atan2(1, 1.5 + RADIUS) + out.turn
    const shortest = into.length + 1 + out.length + RADIUS * bends - RADIUS
    const round = (move: number) => facing(4, {}, { move }).box('crag', 'impassable', [0, 11.5], [14, 12.5])
    const battle = round(9)
    const { distance } = chargeReach(battle.state, battle.of('Orcs'), battle.of('Elves'))
    expect(Math.abs(toInches(distance) - shortest)).toBeLessThan(0.003)
  })

  test('SF-RUL-29 other enemies are in the way too', () => {
    const screen = (count: number) =>
      skirmish()
        .a('Orcs', { at: row(3, [20, 10]) })
        .b('Elves', { at: row(3, [20, 15]) })
        .b('Dwarfs', { at: row(count, [21.5 - 0.6 * (count - 1), 12.6], 1.2) })
    expect(charges(screen(9))).toEqual(['charge|Orcs|Dwarfs'])
    expect(charges(screen(1))).toContain('charge|Orcs|Elves')
    const battle = screen(1)
    expect(toInches(chargeReach(battle.state, battle.of('Orcs'), battle.of('Elves')).distance)).toBeGreaterThan(4.6)
  })

  test('SF-TERR-10 SF-RUL-25 a charge leads up one storey at half speed, where there are stairs', () => {
    const tower = (more: object, level: number) =>
      skirmish()
        .a('Orcs', { at: row(2, [10, 10]) })
        .b('Elves', { at: row(2, [10, 12.4]), level })
        .box('tower', 'building', [8, 8], [14, 14])
        .having({ height: 6, storeys: 3, ...more })
    const battle = tower({ wayUp: 'stairs' }, 2)
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(battle.of('Orcs').models.map(({ level }) => toInches(level))).toEqual([2, 2])
    expect(battle.told('charged')).toMatchObject({ rules: ['SF-CHG-03', 'SF-TERR-10'], limit: { total: 3 } })
    expect(charges(tower({ wayUp: 'stairs' }, 4))).toEqual([])
    expect(charges(tower({}, 2))).toEqual([])
  })
})

describe('the scrum', () => {
  const closed = () => {
    const battle = facing(4)
    return battle.picks('charge|Orcs|Elves').answer(
      set(battle, [
        [10, 14 + RADIUS - WIDTH],
        [10, 12.3],
        [11.4, 12.3],
      ]),
    )
  }

  test('SF-CHG-10 SF-RUL-32 after contact each player may shift models by a base, the charger first', () => {
    const battle = closed()
    const [first] = places(battle, 'Orcs') as [Spot]
    expect(battle.refused(set(battle, [first, [10, 12.3], [11.4, 13.4]]))).toMatchObject({
      code: 'too-far',
      rule: 'SF-CHG-10',
    })
    expect(
      battle.refused(
        set(battle, [
          [10, 13.2],
          [10, 12],
          [11.4, 12.3],
        ]),
      ),
    ).toMatchObject({ code: 'no-contact', rule: 'SF-RUL-32' })
    battle.answer(set(battle, [first, [9.1, 12.7], [11.3, 13.2]]))
    expect(places(battle, 'Orcs')).toEqual([first, [9.1, 12.7], [11.3, 13.2]])
    expect(battle.told('scrum-adjusted')).toMatchObject({ unit: 'Orcs' })
    expect(battle.decision).toMatchObject({
      what: 'scrum',
      by: 'b',
      reaction: 'Close up in a scrum',
      options: [{ id: 'no' }],
    })
  })

  test('SF-CHG-10 the usual thing is to close up as far as a base takes them', () => {
    const battle = closed()
    const gaps = () =>
      places(battle, 'Orcs').map(([x, y]) =>
        Math.min(...places(battle, 'Elves').map(([u, v]) => Math.sqrt((x - u) ** 2 + (y - v) ** 2))),
      )
    const before = gaps()
    battle.answer(battle.decision.default)
    const closer = gaps().map((gap, index) => (before[index] ?? 0) - gap)
    expect(closer.filter((by) => by > 0.12)).toHaveLength(2)
    expect(Math.max(...closer)).toBeLessThanOrEqual(WIDTH + 0.001)
    expect(touching(battle, 'Orcs', 'Elves')).toBe(true)
  })

  test("SF-CHG-11 that is the only time models are moved in the other player's turn", () => {
    const battle = closed().picks('no')
    const at = places(battle, 'Elves')
    battle.answer(
      set(
        battle,
        at.map(([x, y], index) => (index === 2 ? [x - 0.4, y - 0.4] : [x, y]) as Spot),
        'Elves',
      ),
    )
    expect(places(battle, 'Elves')[2]).not.toEqual(at[2])
    expect(battle.decision).toMatchObject({ what: 'attack', by: 'a' })
    const plain = march()
      .a('Orcs', { at: row(2, [10, 10]) })
      .b('Elves', { at: row(2, [30, 30]) })
    plain.answer(down(plain, 'Orcs', 2))
    expect(plain.battle.tape.map((entry) => ('what' in entry ? entry.by : ''))).toEqual(['a'])
  })

  test('SF-CHG-12 the adjustment has no effect on the fight', () => {
    const fought = (adjust: (battle: Skirmish) => Skirmish) => {
      const battle = facing(4).rolls(['attack: Orcs at Elves', 4, 1, 5])
      battle.picks('charge|Orcs|Elves').answer(
        set(battle, [
          [10, 14 + RADIUS - WIDTH],
          [10, 12.3],
          [11.4, 12.3],
        ]),
      )
      return adjust(battle).until('attack').picks('melee|Elves').told('attack-rolled')
    }
    const still = fought((battle) => battle.picks('no'))
    const moved = fought((battle) =>
      battle.answer(set(battle, [places(battle, 'Orcs')[0] as Spot, [9.1, 12.7], [11.3, 13.2]])),
    )
    expect(moved).toEqual(still)
    expect(still).toMatchObject({ hits: 2 })
  })
})

test("SF-RUL-34 an engaged unit's activation is an attack in its melee, or nothing", () => {
  const battle = skirmish()
    .a('Archers', { at: row(3, [10, 10]), scrum: 1, ranged: { attack: 5 } })
    .b('Elves', { at: row(3, [10, 10 + WIDTH]), scrum: 1 })
    .b('Dwarfs', { at: row(3, [10, 16]) })
  expect(movers(battle)).toEqual([])
  battle.picks('stay|Archers')
  expect(options(battle)).toEqual(['melee|Elves', 'none'])
})
