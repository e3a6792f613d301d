/** Scenario 4: the prison, its prisoner, and the way out. */
import { pick, type ScriptedRoll } from '@muster/engine'
import { baseTouchesOutline, inches, prepareGround, type Piece } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { prisonAt, refusePrison, usualPrison } from '../../src/rules/set-up/prison-place.ts'
import { footprint, gapBetween } from '../../src/state/figures.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { castings, mover, rolled } from '../ground.ts'
import { armyOf, box, field, mob, opening, planOf, spot } from '../opening.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

type Words = NonNullable<Parameters<typeof skirmish>[0]>

/** South (b) attacks; the prison of North stands in the middle, 22" to 26" each way. */
const siege = (words: Words = {}): Skirmish =>
  skirmish({ scenario: 'rescue', turn: 3, prison: 'prison', order: ['b', 'a'], ...words }).box(
    'prison',
    'building',
    [22, 22],
    [26, 26],
  )
const captive = { prisoner: true, where: 'prison', rank: 'wizard', movement: '12', spells: ['curse', 'death-bolt'] }
const inside = (words: Words = {}): Skirmish => siege(words).b('Captive', captive)
const free = (words: Words = {}, more: object = {}): Skirmish =>
  siege(words).b('Captive', { ...captive, where: 'standing', at: [24, 30], ...more } as never)

/** A Rescue from its beginning, up to the question of this name. */
const begin = (...rolls: readonly ScriptedRoll[]) =>
  opening(planOf([mob('Keepers'), mob('Rescuers')], { scenario: 'rescue' }), ...rolls)

describe('the prisoner', () => {
  test('HW-RESC-01 HW-RUL-99 the terrain setter defends; the other player attacks', () => {
    expect(begin().decision).toMatchObject({ what: 'prisoner', by: 'b' })
    expect(
      opening(planOf([mob('A'), mob('B')], { scenario: 'rescue', options: { setter: 'b' } })).decision,
    ).toMatchObject({ what: 'prisoner', by: 'a' })
  })

  test('HW-RESC-03 HW-RUL-99 the attacker chooses a Hero or a Wizard of any legal profile, which rolls its item or spells', () => {
    const hero = begin(['item: Prisoner b1', 2])
      .picks('own-hero')
      .picks('18')
      .picks('5')
      .picks('0')
      .picks('5')
      .picks('yes')
      .picks('yes')
      .rolledEverything()
    expect(hero.of('Prisoner b1')).toMatchObject({
      rank: 'hero',
      side: 'b',
      where: 'prison',
      item: 'battle-axe-of-slaughter',
      diameter: inches(2),
      profile: { movement: '18', melee: 5, shooting: 0, armour: 5, twoWeapons: true, mighty: true },
    })
    const wizard = begin(['spell: Prisoner b1', 1], ['spell: Prisoner b1', 1])
      .picks('own-wizard')
      .picks('6')
      .picks('1')
      .picks('0')
      .picks('0')
      .picks('no')
      .picks('no')
      .rolledEverything()
    expect(wizard.of('Prisoner b1')).toMatchObject({
      rank: 'wizard',
      spells: ['curse', 'curse'],
      profile: { movement: '6', melee: 1, armour: 0, mighty: false },
      diameter: inches(1),
    })
  })

  test('HW-RESC-03 each stat of the prisoner is one that can be bought: Melee from 1, Shooting and Armour from 0, all up to 5', () => {
    const battle = begin().picks('own-hero')
    const offered = () => battle.decision.options.map(({ id }) => id)
    expect(offered()).toEqual(expect.arrayContaining(['6', '9', '12', '15', '18', 'fly']))
    battle.picks('6')
    expect(offered()).toEqual(['5', '4', '3', '2', '1'])
    battle.picks('3')
    expect(offered()).toEqual(['5', '4', '3', '2', '1', '0'])
    battle.picks('2')
    expect(offered()).toEqual(['5', '4', '3', '2', '1', '0'])
  })

  test('HW-RESC-04 the prisoner costs no points and does not count against the number of Heroes and Wizards', () => {
    const full = armyOf('Full', { name: 'Man', count: 82 }, { name: 'Ann', rank: 'hero' })
    const battle = opening(
      planOf([mob('Keepers'), full], { scenario: 'rescue' }),
      ['item: Ann b1', 1],
      ['item: Prisoner b1', 2],
    )
      .picks('winged-hero')
      .rolledEverything()
    expect(battle.state.figures.filter(({ side, rank }) => side === 'b' && rank === 'hero')).toHaveLength(2)
    expect(kit.checkArmy(battle.side('b').army).points).toBe(249)
    const standing = siege().b('Captive', { ...captive, where: 'standing', at: [24, 30] } as never)
    expect(kit.view(standing.state).figures[0]?.points).toBe(0)
  })

  test('HW-RESC-05 HW-RUL-102 locked up it does nothing: no move, no spell, no target, no help with the initiative', () => {
    const battle = inside({ stage: 'initiative', turn: 6 })
      .a('Ann', { at: [10, 10], rank: 'wizard', spells: ['curse', 'curse'] })
      .b('Bob', { at: [40, 40] })
      .rolls(['initiative: North', 1], ['initiative: South', 2], ['initiative: North', 1], ['initiative: South', 6])
    expect(battle.told('initiative-rolled')).toMatchObject({ totals: [{ total: 2 }, { total: 6 }] })
    battle.picks('b')
    expect(battle.decision.kind === 'move' && battle.decision.movers.map(({ figure }) => figure)).toEqual(['Bob'])
    battle.picks('done').picks('done')
    expect(castings(battle)).toEqual(['Ann|curse|Ann'])
  })
})

describe('the prison', () => {
  const built = (...pieces: readonly Piece[]) =>
    opening(
      planOf([mob('Keepers'), mob('Rescuers')], { scenario: 'rescue', field: field(...pieces) }),
      ['spell: Prisoner b1', 1],
      ['spell: Prisoner b1', 2],
      ['deployment: North', 1],
      ['deployment: South', 2],
    )
      .picks('old-wizard')
      .picks('south')
  const at = (x: number, y: number, facing?: { x: number; y: number }) => ({
    spots: [{ figure: 'prison', at: spot(x, y), ...(facing && { facing }) }],
  })

  test('HW-RESC-02 HW-RUL-100 the defender builds it, 4" square, anywhere on the table, after the edges and before deployment', () => {
    const battle = built()
    expect(battle.decision).toMatchObject({
      what: 'place-prison',
      by: 'a',
      pieces: [{ base: { width: inches(4), length: inches(4) } }],
    })
    battle.answer(at(24, 40))
    expect(battle.state.field.pieces).toMatchObject([{ id: 'prison', kind: 'building', outline: { is: 'area' } }])
    expect(battle.state.prison).toBe('prison')
    expect(battle.decision.what).toBe('deploy')
  })

  test('HW-RUL-100 wholly on the table, at any angle, clear of all other terrain', () => {
    const battle = built(box('wood', 'wood', [10, 10], [20, 20]))
    expect(battle.refused(at(46.1, 24))).toMatchObject({ code: 'off-table', rule: 'HW-RUL-100' })
    expect(battle.refused(at(21, 15))).toMatchObject({ code: 'on-terrain', piece: 'wood' })
    expect(battle.refused(at(22.7, 15, { x: 1, y: 1 }))).toMatchObject({ code: 'on-terrain' })
    battle.answer(at(24, 15, { x: 1, y: 1 }))
    const [, prison] = battle.state.field.pieces
    expect(
      prison?.outline.is === 'area' &&
        prison.outline.points.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)),
    ).toBe(true)
  })

  test('HW-RUL-100 one of its sides stands 2" or more from table edges and other buildings', () => {
    const shutIn = [box('n', 'building', [0, 41], [6, 42]), box('e', 'building', [5.5, 42], [6.5, 48])]
    expect(built(...shutIn).refused(at(3, 45))).toMatchObject({ code: 'shut-in' })
    expect(built(...shutIn).refused(at(2, 46))).toMatchObject({ code: 'shut-in' })
    built(box('n', 'building', [0, 41], [6, 42])).answer(at(4, 44))
    built().answer(at(2, 44))
    const slanted = { x: 3, y: 4 }
    const beside = (x: number) => [box('w', 'building', [0, 0], [x, 48]), box('e', 'building', [48 - x, 0], [48, 48])]
    built(...beside(18)).answer(at(24, 24, slanted))
    expect(built(...beside(21)).refused(at(24, 24, slanted))).toMatchObject({ code: 'shut-in' })
    const filled = { width: inches(12), depth: inches(30), pieces: [box('all', 'building', [0, 0], [12, 30])] }
    expect(kit.checkPlan(planOf([mob('A'), mob('B')], { scenario: 'rescue', field: filled }))).toMatchObject([
      { rule: 'HW-RUL-100' },
    ])
  })
})

describe('where the prison finds room', () => {
  const legal = (x: number, y: number, ...pieces: readonly Piece[]) =>
    refusePrison(prepareGround(field(...pieces)), prisonAt(spot(x, y)))?.code

  test('HW-RUL-100 in no corner of the table a side is 2" from both edges, until it stands that far from one', () => {
    for (const x of [3, 45]) for (const y of [3, 45]) expect(legal(x, y), `${x} ${y}`).toBe('shut-in')
    for (const x of [3, 45]) for (const y of [4, 44]) expect(legal(x, y), `${x} ${y}`).toBeUndefined()
    for (const x of [4, 44]) for (const y of [3, 45]) expect(legal(x, y), `${x} ${y}`).toBeUndefined()
  })

  test('HW-RUL-100 four houses less than 2" from its sides shut it in; where one is missing it is open', () => {
    const houses = [
      box('north', 'building', [23.5, 18], [24.5, 20.1]),
      box('south', 'building', [23.5, 27.9], [24.5, 30]),
      box('west', 'building', [18, 23.5], [20.1, 24.5]),
      box('east', 'building', [27.9, 23.5], [30, 24.5]),
    ]
    expect(legal(24, 24, ...houses)).toBe('shut-in')
    for (const gone of houses) expect(legal(24, 24, ...houses.filter((one) => one !== gone)), gone.id).toBeUndefined()
    const corner = box('corner', 'building', [27, 20], [28, 21])
    expect(legal(24, 24, ...houses.slice(1), corner)).toBe('shut-in')
  })

  test('HW-RUL-100 it is proposed in the middle of the edge of its keeper, 5" in, or as near as there is room', () => {
    const places = (['north', 'south', 'west', 'east'] as const).map(
      (edge) => usualPrison(prepareGround(field()), edge).at,
    )
    expect(places).toEqual([spot(24, 5), spot(24, 43), spot(5, 24), spot(43, 24)])
    const wood = box('wood', 'wood', [0, 0], [44, 48])
    expect(usualPrison(prepareGround(field(wood)), 'north').at).toEqual(spot(46, 5))
  })
})

describe('the door', () => {
  test('HW-RESC-06 a figure of the attacker that ends its move touching the prison opens it; a keeper does not', () => {
    const battle = inside()
      .a('Ann', { at: [24, 20] })
      .b('Bob', { at: [24, 30] })
      .move('Bob', [24, 26.5])
    expect(battle.decision).toMatchObject({ what: 'release-place', by: 'b' })
    const near = inside()
      .b('Bob', { at: [24, 30] })
      .b('Ben', { at: [40, 40] })
      .move('Bob', [24, 26.6])
    expect([near.decision.what, near.of('Captive').where]).toEqual(['move', 'prison'])
    const keeper = inside({ order: ['a', 'b'] })
      .a('Ann', { at: [24, 18] })
      .b('Bob', { at: [24, 40] })
      .move('Ann', [24, 21.5])
    expect([keeper.decision.what, keeper.of('Captive').where]).toEqual(['move', 'prison'])
  })

  test('HW-RESC-07 HW-RUL-101 standing still against it is enough, even in combat; to be teleported there is not', () => {
    const still = inside()
      .b('Bob', { at: [24, 26.5] })
      .picks('done')
    expect(still.decision.what).toBe('release-place')
    const fighting = inside()
      .a('Ann', { at: [24, 27.5] })
      .b('Bob', { at: [24, 26.5] })
      .picks('done')
    expect(fighting.decision.what).toBe('release-place')
    const thrown = inside({ stage: 'magic', turn: 6 })
      .b('Merla', { at: [24, 40], rank: 'wizard', spells: ['teleport', 'curse'] })
      .b('Bob', { at: [24, 30] })
      .picks('Merla|teleport|Bob')
      .answer({ spots: [{ figure: 'Bob', at: spot(24, 26.5) }] })
    expect(thrown.at('Bob')).toEqual([24, 26.5])
    expect(thrown.of('Captive').where).toBe('prison')
  })

  test('HW-RESC-07 HW-RUL-101 the end of a Blood Lust move opens it too', () => {
    const lust = inside({ stage: 'magic', turn: 6 })
      .b('Merla', { at: [24, 40], rank: 'wizard', spells: ['blood-lust', 'curse'] })
      .b('Bob', { at: [24, 30] })
      .picks('Merla|blood-lust|Bob')
      .move('Bob', [24, 26.5])
    expect(lust.decision).toMatchObject({ what: 'release-place', by: 'b' })
  })

  const opened = () =>
    inside()
      .b('Bob', { at: [24, 30] })
      .move('Bob', [24.5, 26.5])
  const step = (x: number, y: number) => ({ spots: [{ figure: 'Captive', at: spot(x, y) }] })

  test('HW-RESC-08 HW-RUL-102 the released prisoner is placed touching the prison, within 1" of its rescuer, touching no enemy', () => {
    const battle = opened()
    expect(battle.refused(step(23, 27))).toMatchObject({ code: 'not-at-prison' })
    expect(battle.refused(step(22.4, 26.5))).toMatchObject({ code: 'too-far' })
    expect(battle.refused(step(25, 26.5))).toMatchObject({ code: 'rests-on-figure' })
    battle.answer(step(22.5, 26.5))
    expect(battle.of('Captive')).toMatchObject({ where: 'standing', at: spot(22.5, 26.5) })
    const guarded = inside()
      .a('Ann', { at: [26.1, 27.3] })
      .b('Bob', { at: [24, 30] })
      .move('Bob', [24, 26.5])
    expect(guarded.refused(step(25.5, 26.5))).toMatchObject({ code: 'touches-enemy', figure: 'Ann' })
  })

  test('HW-RESC-08 without room the prisoner stays inside until another figure releases it', () => {
    const crowded = inside()
      .a('Ann', { at: [22.5, 27.2] })
      .a('Abe', { at: [25.5, 27.2] })
      .a('Ada', { at: [21.3, 26.6] })
      .a('Alf', { at: [26.7, 26.6] })
      .b('Bob', { at: [24, 30] })
      .b('Ben', { at: [16, 24] })
      .move('Bob', [24, 26.5])
    expect(crowded.told('release-failed')).toMatchObject({ figure: 'Captive', by: 'Bob' })
    expect(crowded.of('Captive').where).toBe('prison')
    crowded.move('Ben', [21.5, 24])
    expect(crowded.decision.what).toBe('release-place')
  })

  test('the usual place is legal, and so is any by chance', () => {
    const battle = opened()
    const {
      decision,
      battle: { question },
    } = battle
    let seed = 0
    const random = () => (seed = (seed * 16807 + 11) % 2147483647) / 2147483647
    for (const answer of [decision.default, ...Array.from({ length: 50 }, () => question?.sample(random) ?? pick())])
      expect(question?.check(answer)).toBeUndefined()
    battle.answer(decision.default)
    const [prison] = battle.state.field.pieces
    expect(prison && baseTouchesOutline(footprint(battle.of('Captive')), prison.outline, 2.54)).toBe(true)
    expect(gapBetween(battle.of('Captive'), battle.of('Bob'))).toBeLessThanOrEqual(inches(1) + 2.54)
  })
})

describe('freedom', () => {
  test('HW-RESC-09 HW-RUL-102 freed in the Movement turn it moves at once, casts, and helps with the initiative', () => {
    const battle = inside()
      .a('Ann', { at: [24, 44] })
      .b('Bob', { at: [24, 30] })
      .move('Bob', [24, 26.5])
      .answer({ spots: [{ figure: 'Captive', at: spot(22, 26.5) }] })
    expect(mover(battle, 'Captive').figure).toBe('Captive')
    battle.move('Captive', [22, 30]).picks('done')
    expect(battle.decision).toMatchObject({ what: 'cast', by: 'b' })
    const next = free({ stage: 'initiative', turn: 6 })
      .a('Ann', { at: [10, 10] })
      .rolls(['initiative: North', 3], ['initiative: South', 3])
    expect(next.told('initiative-rolled')).toMatchObject({ totals: [{ total: 3 }, { total: 4 }] })
  })

  test('HW-RESC-09 freed as a movement turn is ended, it still has its move', () => {
    const battle = inside()
      .b('Bob', { at: [24, 26.5] })
      .picks('done')
      .answer({ spots: [{ figure: 'Captive', at: spot(22, 26.5) }] })
    expect(battle.decision.kind === 'move' && battle.decision.movers.map(({ figure }) => figure)).toEqual(['Captive'])
  })

  test('HW-RESC-10 HW-RUL-103 never more than 6" of path in a turn, all ways together, Teleport included', () => {
    const battle = free()
    expect(mover(battle, 'Captive')).toMatchObject({ longest: inches(6) })
    const refusal = battle.refused({ figure: 'Captive', path: [spot(24, 36.1)] })
    expect(refusal.nearest).toMatchObject({ path: [spot(24, 36)] })
    battle.move('Captive', [24, 36])
    const tired = free({ stage: 'magic', turn: 6 }, { walked: 4, spells: [] })
      .b('Merla', { at: [30, 30], rank: 'wizard', spells: ['teleport', 'curse'] })
      .picks('Merla|teleport|Captive')
    expect(tired.refused({ spots: [{ figure: 'Captive', at: spot(24, 32.1) }] })).toBeDefined()
    tired.answer({ spots: [{ figure: 'Captive', at: spot(24, 32) }] })
    const lust = free({ stage: 'magic', turn: 6 }, { walked: 4, spells: [] })
      .b('Merla', { at: [30, 30], rank: 'wizard', spells: ['blood-lust', 'curse'] })
      .picks('Merla|blood-lust|Captive')
    expect(lust.refused({ figure: 'Captive', path: [spot(24, 32.1)] })).toBeDefined()
    lust.move('Captive', [24, 32])
  })

  test('HW-RESC-10 the half move for shooting is half of its score, not of the 6"', () => {
    const shooter = free({ turn: 6 }, { spells: [], shooting: 3 })
      .a('Ann', { at: [24, 46] })
      .move('Captive', [24, 36])
      .picks('done')
    expect(shooter.decision).toMatchObject({ what: 'shoot', by: 'b' })
  })

  test('HW-RESC-11 HW-RUL-104 the prisoner leaves the table when its centre reaches any edge, and does not come back', () => {
    for (const [x, y, ex, ey] of [
      [24, 43, 24, 48],
      [24, 5, 24, 0],
      [5, 30, 0, 30],
      [43, 30, 48, 30],
    ] as const) {
      const battle = free({}, { at: [x, y] })
        .a('Ann', { at: [10, 10] })
        .move('Captive', [ex, ey])
      expect(battle.of('Captive').where).toBe('left')
      expect(battle.told('prisoner-left')).toMatchObject({ figure: 'Captive', at: spot(ex, ey) })
    }
    const short = free({ turn: 6 }, { at: [24, 43], spells: [] })
    expect(short.refused({ figure: 'Captive', path: [spot(24, 47.9)] })).toMatchObject({ rule: 'HW-MOVE-20' })
    expect(short.move('Captive', [24, 47.5]).of('Captive').where).toBe('standing')
    const other = free({}, { at: [24, 43] }).b('Bob', { at: [30, 43] })
    expect(other.refused({ figure: 'Bob', path: [spot(30, 48)] })).toMatchObject({ code: 'off-table' })
  })
})

describe('the end', () => {
  const outcome = (battle: Skirmish) => battle.battle.result
  const last = { stage: 'end-turn', turn: 6 }

  test('HW-RESC-12 free and alive at the end: the attacker wins; there is no draw', () => {
    expect(outcome(free(last))).toMatchObject({ winner: 'b', reason: 'The prisoner is free and alive.' })
    expect(outcome(free(last, { where: 'slain' }))).toMatchObject({ winner: 'a' })
    expect(outcome(free(last, { where: 'left' }))).toMatchObject({ winner: 'b' })
    const points = (battle: Skirmish) => outcome(battle)?.scores?.map(({ side, score }) => `${side} ${score}`)
    expect([points(free(last)), points(free(last, { where: 'slain' }))]).toEqual([
      ['a 0', 'b 1'],
      ['a 1', 'b 0'],
    ])
  })

  test('HW-RESC-13 HW-RUL-92 slain, or gone over an edge, it ends the battle at once', () => {
    const slain = free({ stage: 'assign-attacks' })
      .a('Ann', { at: [24, 31], melee: 5 })
      .rolls(['hit: Ann at Captive', 1])
    slain.pairs().pairs(['Ann', 'Captive']).rolledEverything()
    expect([slain.battle.over, slain.state.turn, outcome(slain)?.winner]).toEqual([true, 3, 'a'])
    const gone = free({}, { at: [24, 43] })
      .a('Ann', { at: [10, 10] })
      .move('Captive', [24, 48])
    expect([gone.battle.over, outcome(gone)?.winner]).toEqual([true, 'b'])
    expect(gone.told('battle-ended')).toMatchObject({ winner: 'b', reason: 'The prisoner has left the table alive.' })
    expect(rolled(gone)).toEqual([])
  })

  test('HW-RESC-14 still locked up at the end: the defender wins', () => {
    expect(outcome(inside(last))).toMatchObject({ winner: 'a', reason: 'The prisoner is still locked up.' })
  })
})
