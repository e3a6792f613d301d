/** The movement order, moves, and what movement is spent on. */
import { describe, expect, test } from 'vitest'
import { moveOf, skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const bob: FigureWords = { at: [20, 20], profile: 'elf' }
const alone = (ann: Partial<FigureWords> = {}, words = {}) =>
  skirmish(words)
    .a('Ann', { at: [10, 10], ...ann })
    .b('Bob', { moved: true, ...bob })

describe('the movement order', () => {
  test('FD-ORD-01 the lowest Speed moves first', () => {
    const battle = skirmish({ lead: 'a' })
      .a('Ann', { at: [5, 5] })
      .b('Bob', { at: [10, 10], profile: 'dwarf' })
    expect(battle.decision).toMatchObject({ by: 'b', about: 'Bob' })
    expect(battle.does('Bob', 'done').decision).toMatchObject({ by: 'a', about: 'Ann' })
  })

  test('FD-ORD-03 FD-EX-01 Bob leads: his dwarf, then Anne’s dwarf, then his two elves in either order', () => {
    const battle = skirmish({ lead: 'b' })
      .a('Anne', { at: [5, 5], profile: 'dwarf' })
      .b('Dwarf', { at: [10, 10], profile: 'dwarf' })
      .b('Elf', { at: [12, 10], profile: 'elf' })
      .b('Elva', { at: [14, 10], profile: 'elf' })
    expect(battle.decision.about).toBe('Dwarf')
    expect(battle.does('Dwarf', 'done').decision.about).toBe('Anne')
    expect(battle.does('Anne', 'done').decision).toMatchObject({ movers: [{ figure: 'Elf' }, { figure: 'Elva' }] })
    expect(battle.does('Elva', 'done').decision.about).toBe('Elf')
  })

  test('FD-ORD-02 FD-ORD-04 FD-RUL-05 a player moves own figures alone, one finished before the next begins', () => {
    const battle = skirmish()
      .a('Ann', { at: [5, 5] })
      .a('Abe', { at: [8, 5] })
      .b('Bob', { at: [12, 12] })
    expect(battle.decision).toMatchObject({ by: 'a', movers: [{ figure: 'Ann' }, { figure: 'Abe' }] })
    battle.move('Abe', [8, 6])
    expect(battle.decision).toMatchObject({ about: 'Abe', movers: [{ figure: 'Abe' }] })
    expect(battle.refused(moveOf('Ann', [5, 6]))).toMatchObject({ code: 'may-not-move' })
  })

  test('FD-ORD-05 FD-RUL-04 the current Speed counts: heavy armor and a grapple, but not movement that was spent', () => {
    const battle = skirmish({ lead: 'a' })
      .a('Ann', { at: [5, 5], armor: 'heavy' })
      .a('Abe', { at: [8, 5] })
      .b('Bob', { at: [9.5, 5], base: 32, holds: 'Abe', moved: true })
    expect(battle.decision.about).toBe('Abe')
    expect(battle.does('Abe', 'done').decision.about).toBe('Ann')
  })

  test('FD-ORD-05 heavy armor lets a figure move before others of its kind, whoever leads', () => {
    const battle = skirmish({ lead: 'b' })
      .a('Ann', { at: [5, 5], armor: 'heavy' })
      .b('Bob', { at: [10, 10] })
    expect(battle.decision).toMatchObject({ by: 'a', about: 'Ann' })
  })

  test('FD-ORD-06 FD-MOVE-02 a figure may stay, and has then had its chance to move', () => {
    expect(alone().does('Ann', 'done').told('round-began')).toMatchObject({ round: 2 })
    expect(alone().move('Ann', [10, 9]).decision.about).toBe('Ann')
  })

  test('FD-RUL-65 FD-FEAT-01 an armored dwarf keeps Speed 5 and moves with the other dwarves', () => {
    const battle = skirmish({ lead: 'a' })
      .a('Ann', { at: [5, 5], profile: 'dwarf', armor: 'heavy' })
      .b('Bob', { at: [10, 10], profile: 'dwarf' })
    expect(battle.decision).toMatchObject({ about: 'Ann', movers: [{ allowance: 12700 }] })
  })
})

describe('moves', () => {
  test('FD-MOVE-01 FD-RUL-06 a path of any bends, as long as its Speed in inches', () => {
    const battle = alone()
    expect(battle.refused(moveOf('Ann', [10, 13.2], [13, 13.2]))).toMatchObject({ code: 'too-far', rule: 'FD-MOVE-01' })
    expect(battle.move('Ann', [10, 13], [13, 13]).at('Ann')).toEqual([13, 13])
  })

  test('FD-FIG-09 turning costs nothing: a figure has no facing', () => {
    expect(alone().move('Ann', [10, 13], [10, 10]).at('Ann')).toEqual([10, 10])
    expect(alone().of('Ann')).not.toHaveProperty('facing')
  })

  test('FD-MOVE-03 FD-MOVE-04 through an ally, but not to a place on it; touching is allowed', () => {
    const battle = alone().a('Abe', { at: [10, 12], moved: true })
    expect(battle.refused(moveOf('Ann', [10, 12.5]))).toMatchObject({ rule: 'FD-MOVE-04' })
    expect(battle.move('Ann', [10, 14]).at('Ann')).toEqual([10, 14])
    expect(
      alone()
        .a('Abe', { at: [10, 12], moved: true })
        .move('Ann', [10, 12 - TOUCHING])
        .at('Ann')[1],
    ).toBeCloseTo(11.02)
  })

  test('FD-MOVE-05 FD-RUL-07 never through an enemy; touching it is allowed', () => {
    const battle = alone().b('Bea', { at: [10, 12], moved: true })
    expect(battle.refused(moveOf('Ann', [10, 14]))).toMatchObject({ rule: 'FD-MOVE-05', figure: 'Bea' })
    expect(battle.move('Ann', [10, 12 - TOUCHING]).at('Ann')[1]).toBeCloseTo(11.02)
  })

  /** Two houses with a passage of this many inches between them, south of Ann. */
  const alley = (width: number, ann: Partial<FigureWords> = {}) =>
    alone(ann)
      .box('west', 'building', [5, 11.5], [10 - width / 2, 13])
      .box('east', 'building', [10 + width / 2, 11.5], [15, 13])

  test('FD-MOVE-06 FD-RUL-08 FD-FIG-08 a space half the figure’s height wide can be passed: 12.5 mm for a Medium figure', () => {
    expect(
      alley(12.5 / 25.4)
        .move('Ann', [10, 15])
        .at('Ann'),
    ).toEqual([10, 15])
    expect(
      alley(10 / 25.4, { profile: 'goblin' })
        .move('Ann', [10, 15])
        .at('Ann'),
    ).toEqual([10, 15])
  })

  test('FD-MOVE-07 a narrower space cannot be passed', () => {
    expect(alley(12 / 25.4).refused(moveOf('Ann', [10, 15]))).toMatchObject({ rule: 'FD-MOVE-07' })
  })

  test('FD-MOVE-06 FD-MOVE-07 between round towers, or a tower and a house, the narrowest place counts', () => {
    const towers = (width: number) =>
      alone()
        .disc('west', 'building', [10 - width / 2 - 1.5, 12.5], 1.5)
        .disc('east', 'building', [10 + width / 2 + 1.5, 12.5], 1.5)
    const mixed = (width: number) =>
      alone()
        .disc('west', 'building', [10 - width / 2 - 1.5, 12.5], 1.5)
        .box('east', 'building', [10 + width / 2, 11], [15, 14])
    for (const pass of [towers, mixed]) {
      expect(pass(0.6).move('Ann', [10, 15]).at('Ann')).toEqual([10, 15])
      expect(pass(0.45).refused(moveOf('Ann', [10, 15]))).toMatchObject({ rule: 'FD-MOVE-07' })
    }
  })

  test('FD-MOVE-08 nobody ends in a tight space', () => {
    expect(alley(0.6).refused(moveOf('Ann', [10, 12.3]))).toMatchObject({ rule: 'FD-MOVE-08' })
  })

  test('FD-MOVE-07 away from tight spaces the whole base keeps clear of a corner', () => {
    const house = () => alone().box('house', 'building', [10.3, 11.5], [15, 13])
    expect(house().refused(moveOf('Ann', [10, 14]))).toMatchObject({ rule: 'FD-MOVE-07', piece: 'house' })
    expect(house().move('Ann', [9.7, 11.4], [9.7, 14]).at('Ann')).toEqual([9.7, 14])
  })

  test('FD-MOVE-08 nor with its base over the edge of the table, however narrow it made itself', () => {
    const battle = alone({ at: [10, 3] })
      .box('west', 'building', [5, 1], [9.7, 2])
      .box('east', 'building', [10.3, 1], [15, 2])
    expect(battle.refused(moveOf('Ann', [10, 0.3]))).toMatchObject({ code: 'off-table', rule: 'FD-SETUP-03' })
    expect(battle.move('Ann', [10, 0.5]).at('Ann')).toEqual([10, 0.5])
  })

  test('FD-MOVE-05 FD-MOVE-06 before a tight space it still keeps its whole base away from enemies', () => {
    const past = (x: number) => alley(0.6).b('Bea', { at: [x, 10.7], moved: true })
    expect(past(10.85).refused(moveOf('Ann', [10, 15]))).toMatchObject({ rule: 'FD-MOVE-05', figure: 'Bea' })
    past(11).move('Ann', [10, 15])
  })

  test('FD-MOVE-18 FD-RUL-66 every inch through difficult terrain costs one more', () => {
    const battle = alone().box('mire', 'rough', [8, 11], [12, 13])
    expect(battle.refused(moveOf('Ann', [10, 14.1]))).toMatchObject({ code: 'too-far' })
    expect(battle.move('Ann', [10, 14]).told('moved')).toMatchObject({ rules: ['FD-MOVE-01', 'FD-MOVE-18'] })
  })

  test('FD-FEAT-02 Wilderness Stride: vegetation costs an elf nothing more, a mire does', () => {
    const elf = { profile: 'elf' }
    expect(alone(elf).box('wood', 'wood', [8, 11], [12, 13]).move('Ann', [10, 16]).at('Ann')).toEqual([10, 16])
    expect(
      alone(elf)
        .box('mire', 'rough', [8, 11], [12, 13])
        .refused(moveOf('Ann', [10, 16])),
    ).toMatchObject({
      code: 'too-far',
    })
    expect(
      alone()
        .box('wood', 'wood', [8, 11], [12, 13])
        .refused(moveOf('Ann', [10, 16])),
    ).toMatchObject({
      code: 'too-far',
    })
  })
})

describe('spending movement', () => {
  const archer = { weapons: ['hand-blade', 'bow'], profile: 'elf' }

  test('FD-MOVE-09 FD-MOVE-11 FD-RUL-09 preparing a bow costs half the Speed, which is not rounded', () => {
    const battle = alone({ ...archer, profile: 'halfling' }).does('Ann', 'prepare')
    expect(battle.told('prepared')).toMatchObject({ spent: 6350 })
    expect(battle.decision).toMatchObject({ movers: [{ allowance: 6350 }] })
    expect(alone(archer).move('Ann', [10, 13.1]).offeredTo('Ann')).not.toContain('prepare')
  })

  test('FD-MOVE-09 the move tells how far an archer may go and still prepare; who has prepared may go on freely', () => {
    expect(alone({ ...archer, profile: 'halfling' }).decision).toMatchObject({
      movers: [{ keeps: { allowance: 6350, label: 'can still prepare to shoot' } }],
    })
    const ready = alone(archer).does('Ann', 'prepare').decision
    expect(ready).toMatchObject({ movers: [{ figure: 'Ann' }] })
    expect(ready).not.toMatchObject({ movers: [{ keeps: {} }] })
    expect(alone({ weapons: ['hand-blade'] }).decision).not.toMatchObject({ movers: [{ keeps: {} }] })
  })

  test('FD-MOVE-10 thrown weapons need no preparing', () => {
    expect(alone({ weapons: ['hand-blade', 'javelin', 'daggers'] }).offeredTo('Ann')).not.toContain('prepare')
    const battle = skirmish({ stage: 'combat' })
      .a('Ann', { at: [10, 10], weapons: ['javelin', 'hand-spear'] })
      .b('Bob', { at: [10, 15] })
    expect(battle.offeredTo('Ann')).toContain('ranged|javelin|Bob')
  })

  test('FD-MOVE-12 FD-RUL-10 it is done once, at any point of the turn, and lapses with the round', () => {
    const battle = alone(archer).move('Ann', [10, 12]).does('Ann', 'prepare')
    expect(battle.of('Ann').prepared).toBe(true)
    expect(battle.offeredTo('Ann')).not.toContain('prepare')
    battle.does('Ann', 'done').does('Ann', 'done')
    expect(battle.of('Ann').prepared).toBe(false)
  })

  test('FD-MOVE-13 FD-MOVE-14 a prone figure does not move, but stands up for half its Speed', () => {
    const battle = alone({ prone: true })
    expect(battle.decision.kind).toBe('choose')
    battle.does('Ann', 'stand')
    expect(battle.of('Ann').prone).toBe(false)
    expect(battle.decision).toMatchObject({ movers: [{ allowance: 7620 }] })
  })

  test('FD-MOVE-15 FD-RUL-11 being prone has no other effect: it prepares, and attacks are as usual', () => {
    expect(
      alone({ ...archer, prone: true })
        .does('Ann', 'prepare')
        .of('Ann'),
    ).toMatchObject({ prone: true, prepared: true })
    const battle = skirmish({ stage: 'combat' })
      .a('Ann', { at: [10, 10], prone: true, weapons: ['hand-spear'] })
      .b('Bob', { at: [10, 10 + TOUCHING], prone: true, weapons: ['hand-spear'] })
      .rolls(['hit: Ann at Bob', 6])
      .attacks('Ann', 'Bob', 'hand-spear')
    expect(battle.told('attacked')).toMatchObject({ test: { luck: { net: 0 }, succeeds: [1, 2, 3, 4] } })
  })

  test('FD-MOVE-02 a turn in which nothing can be done any more is over without a question', () => {
    const battle = alone({ ...archer, prone: true })
      .does('Ann', 'stand')
      .does('Ann', 'prepare')
      .does('Ann', 'dodge')
    expect(battle.state.turn).toBeUndefined()
  })

  test('FD-MOVE-16 FD-EX-02 a prone elf spends 3" to stand and 3" to prepare, and has none left', () => {
    const battle = alone({ ...archer, prone: true }).does('Ann', 'stand')
    expect(battle.decision).toMatchObject({ movers: [{ allowance: 7620 }] })
    battle.does('Ann', 'prepare')
    expect(battle.decision.kind).toBe('choose')
    expect(battle.of('Ann')).toMatchObject({ prone: false, prepared: true, acted: false })
  })

  test('FD-MOVE-17 FD-RUL-13 a figure with Speed 0 can neither stand up nor prepare', () => {
    const battle = skirmish()
      .a('Ann', { at: [10, 10], ...archer, prone: true })
      .b('Bob', { at: [11.3, 10], base: 32, holds: 'Ann', moved: true })
    expect(battle.offeredTo('Ann')).toEqual(['done', 'disengage', 'dodge'])
  })
})
