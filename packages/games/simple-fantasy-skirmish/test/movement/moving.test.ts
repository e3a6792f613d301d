/** Unit movement: together, in formation, so far and no farther, round whatever is in the way. */
import { pick, randomFrom } from '@muster/engine'
import { inches, toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { chargeReach } from '../../src/rules/charge/reach.ts'
import { card } from '../design/design.ts'
import { down, march, mayGo, movers, moveTo, nearestFar, options, places, RADIUS, WIDTH } from './marching.ts'
import { row, skirmish, toPoint, type Spot } from '../skirmish.ts'

describe('formation', () => {
  test('SF-MOVE-01 all models go with their unit, and attack with it', () => {
    const battle = skirmish()
      .a('Archers', { at: row(4, [10, 10]), ranged: { attack: 5 } })
      .b('Elves', { at: row(2, [12, 24]) })
      .rolls(['attack: Archers at Elves', 1, 1, 1, 1])
    battle.answer(down(battle, 'Archers', 5))
    expect(places(battle, 'Archers')).toEqual(row(4, [10, 15]))
    battle.picks('ranged|Elves').rolledEverything()
  })

  test('SF-MOVE-02 SF-RUL-17 no gap wider than a base, and one group: pairs apart are no formation', () => {
    const battle = march().a('Orcs', { at: row(4, [10, 10]) })
    const pairs: Spot[] = [
      [10, 12],
      [11.2, 12],
      [13.3, 12],
      [14.5, 12],
    ]
    expect(battle.refused(moveTo(battle, 'Orcs', pairs))).toMatchObject({
      code: 'out-of-formation',
      rule: 'SF-MOVE-09',
    })
    const touching = row(4, [9.3, 12], 2 * WIDTH - 0.0005)
    battle.answer(moveTo(battle, 'Orcs', touching))
    expect(battle.decision.by).toBe('b')
  })

  test('SF-MOVE-03 SF-RUL-18 a broken unit that moves comes together; it may stay broken, and still attacks', () => {
    const broken = () =>
      skirmish()
        .a('Archers', {
          at: [
            [10, 10],
            [11.5, 10],
            [16, 10],
          ],
          ranged: { attack: 5 },
        })
        .b('Elves', { at: row(2, [12, 20]) })
    const battle = broken()
    const refusal = battle.refused(down(battle, 'Archers', 2))
    expect(refusal).toMatchObject({ code: 'out-of-formation' })
    expect(nearestFar(battle, refusal, 'Archers')).toBeCloseTo(2, 2)
    battle.answer(moveTo(battle, 'Archers', row(3, [11, 12])))
    expect(options(battle)).toContain('ranged|Elves')
    expect(options(broken().picks('stay|Archers'))).toContain('ranged|Elves')
  })

  test('SF-RUL-18 where the ground keeps a unit apart it comes as close as it can', () => {
    const pockets = () =>
      march()
        .a('Orcs', {
          at: [
            [10.4, 10],
            [13.6, 10],
          ],
        })
        .box('middle', 'impassable', [11, 8], [13, 12])
        .box('west', 'impassable', [8, 8], [9.8, 12])
        .box('east', 'impassable', [14.2, 8], [16, 12])
        .box('north', 'impassable', [8, 6], [16, 9.3])
        .box('south', 'impassable', [8, 10.7], [16, 14])
    const wider = pockets()
    expect(
      wider.refused(
        moveTo(wider, 'Orcs', [
          [10.35, 10],
          [13.65, 10],
        ]),
      ),
    ).toMatchObject({ code: 'out-of-formation' })
    const closer = pockets()
    closer.answer(
      moveTo(closer, 'Orcs', [
        [10.45, 10],
        [13.55, 10],
      ]),
    )
    expect(places(closer, 'Orcs')).toEqual([
      [10.45, 10],
      [13.55, 10],
    ])
  })

  test('SF-MOVE-04 which model stands where makes no difference', () => {
    const stands: Spot[] = [
      [10, 10],
      [11.5, 10],
      [11.5, 11.5],
    ]
    const charge = (at: readonly Spot[]) => {
      const battle = skirmish()
        .a('Orcs', { at })
        .b('Elves', { at: row(2, [11, 16]) })
      return chargeReach(battle.state, battle.of('Orcs'), battle.of('Elves')).distance
    }
    expect(charge(stands)).toBe(charge(stands.toReversed()))
    expect(charge(stands)).not.toBe(charge(row(3, [10, 10])))
  })

  test('SF-MOVE-05 a move may change a line into a file, a bunch or a loose crowd', () => {
    for (const shape of ['file', 'bunch', 'spread', 'ranks']) {
      const battle = march().a('Orcs', { at: row(6, [10, 10]) })
      const formed = battle.battle.question?.forms?.form('Orcs', [{ x: inches(13.75), y: inches(13) }], shape)
      expect(formed?.refusal, shape).toBeUndefined()
      battle.answer({ figure: 'Orcs', path: formed?.path ?? [], ends: formed?.spots ?? [] })
      expect(new Set(places(battle, 'Orcs').map(([, y]) => y)).size, shape).toBeGreaterThan(1)
    }
    const battle = march().a('Orcs', { at: row(6, [10, 10]) })
    expect(battle.refused(moveTo(battle, 'Orcs', row(6, [8, 11], 2.1)))).toMatchObject({ code: 'out-of-formation' })
  })

  test('SF-MOVE-09 no move leaves a model behind', () => {
    const battle = march().a('Orcs', { at: row(3, [10, 10]) })
    expect(
      battle.refused(
        moveTo(battle, 'Orcs', [
          [10, 10],
          [11.5, 13],
          [13, 13],
        ]),
      ),
    ).toMatchObject({ code: 'out-of-formation', rule: 'SF-MOVE-09' })
  })
})

describe('whose move it is', () => {
  const two = () =>
    skirmish()
      .a('Orcs', { at: row(3, [10, 10]) })
      .a('Trolls', { at: row(3, [20, 10]) })
      .b('Elves', { at: row(3, [10, 30]) })
      .b('Dwarfs', { at: row(3, [20, 30]) })

  test("SF-MOVE-06 nobody moves in the other player's turn", () => {
    const battle = two()
    expect(battle.refused(battle.moveOf('Elves', [11.5, 28]))).toMatchObject({ code: 'may-not-move' })
    expect(battle.decision.by).toBe('a')
  })

  test('SF-MOVE-07 a unit moves once in a round, or not at all', () => {
    const battle = two()
    battle.answer(down(battle, 'Orcs', 2)).picks('stay|Elves')
    expect(movers(battle).map(({ figure }) => figure)).toEqual(['Trolls'])
    expect(battle.refused(down(battle, 'Orcs', 2))).toMatchObject({ code: 'may-not-move' })
    expect(battle.of('Elves').marker).toBe(true)
    expect(battle.centre('Elves')).toEqual([11.5, 30])
  })

  test('SF-MOVE-19 SF-RUL-34 a unit in a melee makes no move and no other charge', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(3, [10, 10]), scrum: 1 })
      .b('Elves', { at: row(3, [10, 10 + WIDTH]), scrum: 1 })
      .b('Dwarfs', { at: row(3, [10, 13]) })
    expect(movers(battle)).toEqual([])
    expect(options(battle)).toEqual(['stay|Orcs', 'pass'])
    expect(battle.refused(down(battle, 'Orcs', -2))).toMatchObject({ code: 'may-not-move' })
  })
})

describe('how far', () => {
  test("SF-MOVE-08 the longest move is the card's, or half of it", () => {
    const open = march().a('Orcs', { at: row(3, [10, 10]), move: 8 })
    const refusal = open.refused(down(open, 'Orcs', 8.1))
    expect(refusal).toMatchObject({ code: 'too-far', rule: 'SF-MOVE-08' })
    expect(nearestFar(open, refusal, 'Orcs')).toBeCloseTo(8, 3)
    const bog = () =>
      march()
        .a('Orcs', { at: row(3, [10, 10]), move: 8 })
        .box('bog', 'rough', [9, 9], [14, 11])
    expect([mayGo(bog(), 'Orcs', 4), mayGo(bog(), 'Orcs', 4.1)]).toEqual([true, false])
  })

  test('SF-MOVE-10 SF-RUL-11 a way may bend, and its whole length counts', () => {
    const battle = march().a('Orcs', { at: row(3, [10, 10]) })
    expect(battle.refused(battle.moveOf('Orcs', [11.5, 13.1], [14.5, 13.1]))).toMatchObject({ code: 'too-far' })
    battle.move('Orcs', [11.5, 13], [14.5, 13])
    expect(battle.centre('Orcs')).toEqual([14.5, 13])
    expect(battle.told('moved')).toMatchObject({ length: inches(6) })
  })

  test('SF-MOVE-11 facing is free and changes nothing', () => {
    const turned = march().a('Orcs', { at: row(3, [10, 10]) })
    const straight = march().a('Orcs', { at: row(3, [10, 10]) })
    const move = down(turned, 'Orcs', 6)
    turned.answer({ ...move, ends: (move.ends ?? []).map((end) => ({ ...end, facing: { x: 1, y: 0 } })) })
    straight.answer(move)
    expect(turned.battle.hash()).toBe(straight.battle.hash())
  })

  test('SF-MOVE-14 the card says how far a unit goes over open ground', () => {
    const battle = march().a('Orcs', { at: row(3, [10, 10]), move: 5 })
    expect(movers(battle)[0]?.allowance).toBe(inches(5))
    battle.answer(down(battle, 'Orcs', 5))
    expect(battle.told('moved')).toMatchObject({ limit: { total: 5, parts: [{ value: 5, rule: 'SF-MOVE-14' }] } })
  })

  test('SF-MOVE-15 SF-MOVE-16 Fast units go nine inches; a card may say less than six', () => {
    const riders = () =>
      march().a('Riders', { at: row(3, [10, 10]), move: toInches(card({ upgrades: ['fast'] }).move) })
    expect([mayGo(riders(), 'Riders', 9), mayGo(riders(), 'Riders', 9.1)]).toEqual([true, false])
    const snails = () => march().a('Snails', { at: row(3, [10, 10]), move: 4 })
    expect([mayGo(snails(), 'Snails', 4), mayGo(snails(), 'Snails', 4.1)]).toEqual([true, false])
  })

  test('SF-MOVE-17 SF-RUL-21 the normal speed is six inches', () => {
    const plain = () => march().a('Guards', { at: row(3, [10, 10]), move: toInches(card().move) })
    expect([mayGo(plain(), 'Guards', 6), mayGo(plain(), 'Guards', 6.1)]).toEqual([true, false])
  })

  test('SF-PEN-02 the Shambling go three inches at most, half that in a bog; but not in the basic game', () => {
    const dead = (mode: string) => march({ mode }).a('Dead', { at: row(3, [10, 10]), penalties: ['shambling'] })
    expect([
      mayGo(dead('advanced'), 'Dead', 3),
      mayGo(dead('advanced'), 'Dead', 3.1),
      mayGo(dead('basic'), 'Dead', 6),
    ]).toEqual([true, false, true])
    const bogged = () => dead('advanced').box('bog', 'rough', [9, 9], [14, 11])
    expect([mayGo(bogged(), 'Dead', 1.5), mayGo(bogged(), 'Dead', 1.6)]).toEqual([true, false])
    const shambled = dead('advanced')
    shambled.answer(down(shambled, 'Dead', 3))
    expect(shambled.told('moved')).toMatchObject({
      limit: { total: 3, parts: [{ value: 6 }, { value: -3, rule: 'SF-PEN-02' }] },
    })
  })

  test('SF-MOVE-20 a path that ends short of the models is measured on to their new centre', () => {
    const battle = march().a('Orcs', { at: row(2, [10, 10]) })
    const short = { path: [toPoint([10.75, 12])] }
    const far = moveTo(battle, 'Orcs', row(2, [10, 17]), short)
    expect(battle.refused(far)).toMatchObject({ code: 'too-far', rule: 'SF-MOVE-08' })
    battle.answer(moveTo(battle, 'Orcs', row(2, [10, 16]), short))
    expect(battle.told('moved')).toMatchObject({ unit: 'Orcs', length: inches(6) })
  })

  test('SF-MOVE-20 SF-RUL-28 only the centre-point is measured: the models end around it on any free ground', () => {
    const battle = march().a('Orcs', { at: row(6, [10, 10]) })
    const ahead: Spot[] = [...row(3, [12.55, 16.7], 1.2), ...row(3, [12.55, 15.3], 1.2)]
    battle.answer(moveTo(battle, 'Orcs', ahead))
    expect(battle.centre('Orcs')[1]).toBeCloseTo(16, 3)
    expect(Math.max(...places(battle, 'Orcs').map(([, y]) => y))).toBeGreaterThan(16)
    const edge = march().a('Orcs', { at: row(2, [10, 2]) })
    expect(edge.refused(down(edge, 'Orcs', -1.6))).toMatchObject({ code: 'off-table', rule: 'SF-RUL-28' })
    const rock = march()
      .a('Orcs', { at: row(2, [10, 10]) })
      .disc('crag', 'impassable', [10.7, 13], 1)
    expect(
      rock.refused(
        moveTo(rock, 'Orcs', [
          [9.4, 13],
          [10.5, 12],
        ]),
      ),
    ).toMatchObject({ code: 'rests-on-piece', rule: 'SF-RUL-28' })
  })

  test('SF-EX-23 SF-RUL-28 a move by the ruler: its end is the new centre-point', () => {
    const battle = march().a('Orcs', { at: [...row(3, [10, 10]), ...row(3, [10, 11.5])] })
    expect(battle.centre('Orcs')).toEqual([11.5, 10.75])
    const formed = battle.battle.question?.forms?.form('Orcs', [{ x: inches(15.1), y: inches(15.55) }], 'bunch')
    battle.answer({ figure: 'Orcs', path: formed?.path ?? [], ends: formed?.spots ?? [] })
    const [x, y] = battle.centre('Orcs')
    expect([x.toFixed(2), y.toFixed(2)]).toEqual(['15.10', '15.55'])
    expect(battle.told('moved')).toMatchObject({ length: expect.closeTo(inches(6), -1) })
  })
})

describe('others in the way', () => {
  test('SF-MOVE-12 SF-RUL-19 models move through friends, but do not end on them', () => {
    const battle = march()
      .a('Orcs', { at: row(3, [10, 10]) })
      .a('Trolls', { at: row(3, [10, 12]) })
    expect(battle.refused(down(battle, 'Orcs', 2.3))).toMatchObject({
      code: 'rests-on-figure',
      rule: 'SF-RUL-19',
      figure: 'Trolls.1',
    })
    battle.answer(down(battle, 'Orcs', 5))
    expect(battle.centre('Orcs')).toEqual([11.5, 15])
    const stacked = march().a('Orcs', { at: row(3, [10, 10]) })
    expect(
      stacked.refused(
        moveTo(stacked, 'Orcs', [
          [10, 12],
          [10.5, 12],
          [12, 12],
        ]),
      ),
    ).toMatchObject({ code: 'rests-on-figure' })
  })

  test('SF-MOVE-13 SF-RUL-19 models cannot move through enemies, but may move around them', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(2, [10, 10]), move: 9 })
      .b('Elves', { at: row(4, [8.5, 13]) })
    expect(battle.refused(down(battle, 'Orcs', 6))).toMatchObject({ code: 'enemy-in-the-way', rule: 'SF-MOVE-13' })
    const around = skirmish()
      .a('Orcs', { at: row(2, [10, 10]), move: 12 })
      .b('Elves', { at: row(2, [8.5, 13]) })
    expect(around.refused(around.moveOf('Orcs', [10.2, 13], [13, 16]))).toMatchObject({
      code: 'enemy-in-the-way',
      figure: 'Elves.2',
    })
    around.move('Orcs', [14.5, 12.5], [13, 16])
    expect(around.centre('Orcs')).toEqual([13, 16])
  })

  test('SF-MOVE-18 SF-RUL-20 a move that is not a charge ends one base away from every enemy; a unit already nearer may stay', () => {
    const at = (far: number) => {
      const battle = skirmish()
        .a('Orcs', { at: row(3, [10, 10]) })
        .b('Elves', { at: row(3, [10, 14]) })
      return battle.battle.question?.check(down(battle, 'Orcs', far))
    }
    expect(at(4 - 2 * WIDTH)).toBeUndefined()
    expect(at(4 - 2 * WIDTH + 0.05)).toMatchObject({ code: 'too-near', rule: 'SF-MOVE-18' })
    const close = () =>
      skirmish()
        .a('Orcs', { at: row(3, [10, 10]) })
        .b('Elves', { at: row(3, [10, 10 + WIDTH + 0.4]) })
    const shuffling = close()
    expect(shuffling.refused(shuffling.moveOf('Orcs', [11.6, 10]))).toMatchObject({ code: 'too-near' })
    expect(close().picks('stay|Orcs').of('Orcs').marker).toBe(true)
    const leaving = close()
    leaving.answer(down(leaving, 'Orcs', -1))
    expect(leaving.centre('Orcs')[1]).toBe(9)
  })

  test('SF-MOVE-18 SF-CHG-05 a unit that would move into enemies in reach is offered the charge', () => {
    const battle = skirmish()
      .a('Orcs', { at: row(3, [10, 10]) })
      .b('Elves', { at: row(3, [10, 14]) })
    for (const far of [3, 5]) {
      const { offers = [] } = battle.refused(down(battle, 'Orcs', far))
      expect(offers.map(({ answer }) => answer)).toEqual([pick('charge|Orcs|Elves')])
    }
  })

  test('SF-RUL-19 between two enemies a unit passes only where its bases fit', () => {
    const between = (gap: number) => {
      const battle = skirmish()
        .a('Wolf', { at: [[10, 10]], move: 9 })
        .b('Elves', { at: [[10 - gap / 2 - RADIUS, 13]] })
        .b('Dwarfs', { at: [[10 + gap / 2 + RADIUS, 13]] })
      return battle.battle.question?.check(battle.moveOf('Wolf', [10, 16]))
    }
    expect(between(1.05)).toBeUndefined()
    expect(between(0.9)).toMatchObject({ code: 'enemy-in-the-way' })
  })
})

describe('refusals', () => {
  /** Four units a side among everything a table can have, led to anywhere. */
  const crowded = () =>
    skirmish({ leeway: 'a' })
      .a('Orcs', { at: row(5, [6, 8]) })
      .a('Trolls', { at: row(3, [16, 8], 1.9) })
      .a('Imps', {
        at: [
          [24, 8],
          [24, 9.2],
          [25.2, 9],
          [25, 10.2],
        ],
        move: 9,
      })
      .b('Elves', { at: row(5, [6, 14]) })
      .b('Dwarfs', { at: row(4, [18, 13]) })
      .b('Bears', { at: row(2, [27, 14]) })
      .box('wood', 'wood', [4, 10], [9, 12.5])
      .line('wall', 'wall', [12, 11], [22, 11])
      .line('rampart', 'wall', [23, 12], [30, 12])
      .having({ height: 3 })
      .disc('crag', 'impassable', [12, 9], 1)
      .box('hill', 'hill', [20, 3], [30, 7])
      .having({ height: 2 })

  test('SF-CHG-05 SF-MOVE-08 what is offered instead of a forbidden move is always allowed', () => {
    const battle = crowded()
    const { question } = battle.battle
    const random = randomFrom(11)
    const seen = new Set<string>()
    for (let tries = 0; tries < 400; tries++) {
      const unit = ['Orcs', 'Trolls', 'Imps'][tries % 3] ?? 'Orcs'
      const [x, y] = battle.centre(unit)
      const refusal = question?.check(battle.moveOf(unit, [x + 20 * (random() - 0.5), y + 20 * (random() - 0.5)]))
      if (!refusal) continue
      seen.add(refusal.code)
      const instead = [
        ...(refusal.nearest ? [refusal.nearest] : []),
        ...(refusal.offers ?? []).map(({ answer }) => answer),
      ]
      for (const answer of instead) expect(question?.check(answer), JSON.stringify(answer)).toBeUndefined()
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'too-far',
        'too-near',
        'enemy-in-the-way',
        'barred',
        'off-table',
        'rests-on-figure',
        'rests-on-piece',
      ]),
    )
  })
})
