/** Rounds, the order of turns, moving, and the actions of a movement turn. */
import { describe, expect, test } from 'vitest'
import { count, conditions, left, movers, offers, wordsOf } from '../march.ts'
import { speedOf } from '../../src/rules/stats/sums.ts'
import { moveOf, skirmish, type Skirmish } from '../skirmish.ts'

const FAR = { at: [20, 20], speed: 2 } as const

/** Ann of the Lead Player, Speed 6, in the open; Bob far off and slow. */
const ann = (words: { readonly [key: string]: unknown } = {}, more: Parameters<typeof skirmish>[0] = {}): Skirmish =>
  skirmish(more)
    .a('Ann', { at: [6, 6], ...words } as never)
    .b('Bob', FAR)

describe('Rounds', () => {
  test('DD-RND-01 DD-RND-03: movement, then combat, then cleanup, and then the next round', () => {
    const s = skirmish({ stage: 'round-start', round: 1 })
      .a('Ann', { at: [6, 6] })
      .b('Bob', FAR)
    while (s.state.round === 1) s.answer(s.decision.default)
    const steps = s.battle.marks.map(({ step }) => step)
    const order = ['round-start', 'act', 'split', 'morale', 'round-end'].map((step) => steps.indexOf(step))
    expect(order).toEqual([...order].sort((x, y) => x - y))
    expect(order[0]).toBe(0)
    expect(steps.slice((order[4] ?? 0) + 1)[0]).toBe('round-start')
  })

  test('DD-RND-02: everybody has one turn in the Movement Phase, and no second one', () => {
    const s = ann().picks('Ann|end')
    expect(movers(s)).toEqual(['Bob 2'])
    s.picks('Bob|end')
    expect(s.state.round).toBe(2)
  })

  test('DD-RND-04: rounds go on while nobody has won', () => {
    const s = skirmish({ stage: 'round-start', round: 70 })
      .a('Ann', { at: [6, 6] })
      .b('Bob', FAR)
    while (s.state.round < 73) s.answer(s.decision.default)
    expect(s.state.decided).toBeUndefined()
  })

  test('DD-RND-05 DD-MACT-01: one action a round: Dash, Dodge or Hide, and then no other', () => {
    const s = ann()
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dash', 'dodge', 'hide'])
    s.picks('Ann|dodge')
    expect(wordsOf(s, 'Ann')).toEqual(['end'])
    expect(s.of('Ann').now.action).toBe(false)
  })

  test('DD-RND-06: a character that has acted in the Movement Phase has no action in the Combat Phase', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6] })
      .b('Bob', { at: [6, 7.5], now: { turnDone: true } })
    s.picks('Ann|dodge').picks('Ann|end')
    expect(s.decision).toMatchObject({ by: 'b' })
    expect(s.decision.options.every(({ id }) => !id.startsWith('Ann|'))).toBe(true)
  })

  test('DD-RND-07: a free Hide leaves the action of the round, but is there only once', () => {
    const s = ann({ of: 'halfling-warrior' })
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dash', 'dodge', 'hide', 'free-hide'])
    s.picks('Ann|free-hide')
    expect(conditions(s, 'Ann')).toEqual(['hidden'])
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dash', 'dodge', 'hide'])
  })

  test('DD-RND-06: nobody may answer with what is not offered', () => {
    const s = ann({})
    for (const pick of ['Ann|shoot', 'Ann|dismount', 'Ann|free-dash', 'Ann|waltz', 'Bob|end', 'Bob|dash'])
      expect(s.refused({ pick: [pick] }).code, pick).toBe('not-an-option')
    expect(offers(s.picks('Ann|dash'), 'Ann|dash')).toBe(false)
    expect(s.refused({ pick: ['Ann|dash'] }).code).toBe('not-an-option')
  })

  test('DD-RND-07: a Hide that is its action leaves the free one', () => {
    const s = ann({ of: 'halfling-warrior' }).picks('Ann|hide')
    expect(s.told('action-taken')).toMatchObject({ action: 'hide', free: false })
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'free-hide'])
  })

  test('DD-RND-08: the lead passes to the other side with each round', () => {
    const s = skirmish({ stage: 'round-end', lead: 'a' })
      .a('Ann', { at: [6, 6] })
      .b('Bob', { at: [18, 18] })
    expect(s.decision.by).toBe('b')
    expect(s.state.lead).toBe('b')
  })

  test('DD-RND-09: shots are taken in the Movement Phase', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], gear: 'bow' })
      .b('Bob', { at: [6, 14], speed: 2 })
      .rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|shoot').rolledEverything()
    expect(s.state.stage).toBe('act')
  })
})

describe('Order of turns', () => {
  test('DD-MORD-01 DD-MORD-02 DD-MORD-03: the fastest first, whichever side it is on; ties favour the Lead Player', () => {
    const s = skirmish({ lead: 'a' })
      .a('Dwarf', { at: [4, 4], speed: 5 })
      .b('Elf', { at: [20, 20], speed: 6 })
      .b('Thane', { at: [16, 20], speed: 5 })
    expect(s.decision.by).toBe('b')
    expect(movers(s)).toEqual(['Elf 6'])
    s.picks('Elf|end')
    expect(movers(s)).toEqual(['Dwarf 5'])
    s.picks('Dwarf|end')
    expect(movers(s)).toEqual(['Thane 5'])
  })

  test('DD-MORD-03 DD-RUL-88: at equal Speed a dominated character acts with the side that controls it', () => {
    const s = skirmish({ lead: 'a' })
      .a('Amy', { at: [4, 4] })
      .a('Ann', { at: [8, 4], conditions: [{ is: 'dominated', from: 'Bob' }] })
      .b('Bob', { at: [20, 20] })
    expect([s.decision.by, movers(s)]).toEqual(['a', ['Amy 6']])
    s.picks('Amy|end')
    expect([s.decision.by, movers(s)]).toEqual(['b', ['Ann 6', 'Bob 6']])
  })

  test('DD-MORD-04: its player orders those of equal Speed', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4] })
      .a('Amy', { at: [8, 4] })
      .b('Bob', FAR)
    expect(movers(s)).toEqual(['Ann 6', 'Amy 6'])
    s.picks('Amy|end')
    expect(movers(s)).toEqual(['Ann 6'])
  })

  test('DD-MORD-05: a turn begun is finished before another begins', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4] })
      .a('Amy', { at: [8, 4] })
      .b('Bob', FAR)
      .move('Amy', [8, 6])
    expect(movers(s)).toEqual(['Amy 4'])
    expect(s.refused(moveOf('Ann', [4, 5])).code).toBe('may-not-move')
    s.picks('Amy|end')
    expect(movers(s)).toEqual(['Ann 6'])
  })

  test('DD-MORD-06 DD-RUL-23: a character beside a slower ally may act when it does, with its full Speed', () => {
    const s = skirmish()
      .a('Elf', { at: [4, 4] })
      .a('Dwarf', { at: [5.5, 4], speed: 5 })
      .b('Orc', { at: [20, 20], speed: 6 })
    s.picks('Elf|postpone|Dwarf')
    expect(movers(s)).toEqual(['Orc 6'])
    s.picks('Orc|end')
    expect(movers(s)).toEqual(['Elf 6', 'Dwarf 5'])
    expect(offers(s, 'Elf|postpone|Dwarf')).toBe(false)
  })

  test('DD-MORD-06: nobody postpones for an ally of equal or greater Speed, nor for an enemy', () => {
    const beside = (speed: number): Skirmish =>
      skirmish()
        .a('Elf', { at: [4, 4] })
        .a('Ally', { at: [5.5, 4], speed, now: { turnDone: true } })
        .b('Orc', { at: [4, 5.5], speed: 5 })
    expect(offers(beside(5.5), 'Elf|postpone|Ally')).toBe(true)
    expect(offers(beside(6), 'Elf|postpone|Ally')).toBe(false)
    expect(offers(beside(7), 'Elf|postpone|Ally')).toBe(false)
    expect(offers(beside(6), 'Elf|postpone|Orc')).toBe(false)
  })

  test('DD-RUL-23: nobody postpones for an ally more than 1" away', () => {
    const s = skirmish()
      .a('Elf', { at: [4, 4] })
      .a('Dwarf', { at: [6.1, 4], speed: 5 })
      .b('Orc', FAR)
    expect(offers(s, 'Elf|postpone|Dwarf')).toBe(false)
  })

  test('DD-MORD-07 DD-RUL-24: a Speed that changes changes the order from then on', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], speed: 5 })
      .b('Bob', { at: [20, 20], speed: 6 })
    expect(movers(s)).toEqual(['Bob 6'])
    const hasted = skirmish()
      .a('Ann', { at: [4, 4], speed: 5 })
      .b('Bob', { at: [20, 20], speed: 5.5 })
      .effect('haste 1', 'haste', 'Ann', { targets: ['Ann'] })
    expect(movers(hasted)).toEqual(['Ann 6'])
  })

  test('DD-RUL-24: a Speed that rises in mid-turn is of use at once; nobody gets a second turn', () => {
    const s = skirmish({ turn: { figure: 'Ann', speed: 5, left: 2 } })
      .a('Ann', { at: [4, 4], speed: 6 })
      .b('Bob', FAR)
    expect(movers(s)).toEqual(['Ann 3'])
    const done = skirmish()
      .a('Ann', { at: [4, 4], speed: 9, now: { turnDone: true } })
      .b('Bob', FAR)
    expect(movers(done)).toEqual(['Bob 2'])
  })

  test('DD-RUL-24: whose Speed has fallen in mid-turn still pays half of the Speed it began with', () => {
    const s = skirmish({ turn: { figure: 'Ann', speed: 8, left: 7 } })
      .a('Ann', { at: [12, 4], speed: 4, gear: 'bow' })
      .b('Bob', { at: [12, 10], speed: 2 })
      .rolls(['to hit: Ann at Bob', 6])
    expect(movers(s)).toEqual(['Ann 7'])
    s.picks('Ann|shoot').rolledEverything()
    expect(movers(s)).toEqual(['Ann 3'])
    const slow = skirmish({ turn: { figure: 'Ann', speed: 8, left: 3 } })
      .a('Ann', { at: [12, 4], speed: 4, gear: 'bow' })
      .b('Bob', { at: [12, 10], speed: 2 })
    expect(offers(slow, 'Ann|shoot')).toBe(false)
  })

  test('DD-STAT-02: a Speed never falls below 0: a pony of Speed 1 that is ridden stands still, and acts no later than others of Speed 0', () => {
    const s = skirmish()
      .a('Pony', { name: 'Pony', at: [6, 6], size: 'large', base: 40, speed: 1, types: ['beast'], gear: '' })
      .a('Ann', { mount: 'Pony' })
      .b('Bob', { at: [20, 20], speed: 0 })
    expect(speedOf(s.state, s.of('Pony'))).toBe(0)
    expect(s.decision.by).toBe('a')
  })

  test('DD-MORD-08: what merely costs movement does not change the order of turns', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], conditions: ['prone'] })
      .b('Bob', { at: [20, 20], speed: 5 })
      .box('mire', 'rough', [4, 4], [10, 10])
    expect(wordsOf(s, 'Ann')).toContain('stand')
    expect(s.decision.by).toBe('a')
  })

  test('DD-MORD-09 DD-SMV-01: a character that flies faster than it walks acts on its flying Speed', () => {
    const s = skirmish()
      .a('Ann', { at: [4, 4], speed: 6 })
      .b('Bat', { at: [20, 20], speed: 3, moves: { fly: 12 } })
    expect(movers(s)).toEqual(['Bat 12'])
  })

  test("DD-EX-07 DD-RUL-22: Bob's two elves, then his dwarf, then Anne's", () => {
    const s = skirmish({ lead: 'a' })
      .a('Elf 1', { at: [4, 4] })
      .a('Elf 2', { at: [8, 4] })
      .a('Dwarf', { at: [12, 4], speed: 5 })
      .b('Anne', { at: [20, 20], speed: 5 })
    const order: string[] = []
    while (s.state.round === 1) {
      order.push(movers(s)[0] ?? '')
      s.answer(s.decision.default)
    }
    expect(order).toEqual(['Elf 1 6', 'Elf 2 6', 'Dwarf 5', 'Anne 5'])
  })
})

describe('Moving', () => {
  test('DD-MOVE-01 DD-MOVE-02: up to its Speed, in one go or in several, or not at all', () => {
    const s = ann()
    expect(s.refused(moveOf('Ann', [12.1, 6])).code).toBe('too-far')
    expect(s.refused(moveOf('Ann', [12.02, 6])).message).toBe('Not enough movement: Ann is 0.02" short.')
    s.move('Ann', [8, 6]).move('Ann', [8, 10])
    expect(s.at('Ann')).toEqual([8, 10])
    expect(movers(s)).toEqual([])
    const still = ann().picks('Ann|end')
    expect(still.at('Ann')).toEqual([6, 6])
  })

  test('DD-MOVE-03 DD-MOVE-04: through allies, but not to a place on one', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6] })
      .a('Amy', { at: [8, 6], speed: 3 })
      .b('Bob', FAR)
    expect(s.refused(moveOf('Ann', [8.5, 6]))).toMatchObject({ code: 'rests-on-figure', rule: 'DD-MOVE-04' })
    s.move('Ann', [10, 6])
    expect(s.at('Ann')).toEqual([10, 6])
  })

  test('DD-MOVE-03 DD-MOVE-04: through an ally on horseback and a prone one alike, but not to a place on either', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], speed: 8 })
      .a('Horse', { at: [8, 6], size: 'large', base: 40, speed: 5, types: ['beast'], gear: '' })
      .a('Amy', { mount: 'Horse' })
      .a('Abe', { at: [10.5, 6], speed: 3, conditions: ['prone'] })
      .b('Bob', FAR)
    for (const [x, figure] of [
      [8.5, 'Horse'],
      [10.8, 'Abe'],
    ] as const)
      expect(s.refused(moveOf('Ann', [x, 6]))).toMatchObject({ code: 'rests-on-figure', figure })
    s.move('Ann', [12, 6])
    expect(s.at('Ann')).toEqual([12, 6])
  })

  test('DD-MOVE-05: never through an enemy', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6] })
      .b('Bob', { at: [8, 6], speed: 2 })
    expect(s.refused(moveOf('Ann', [10.5, 6]))).toMatchObject({ code: 'figure-in-the-way', rule: 'DD-MOVE-05' })
  })

  test('DD-MOVE-05 DD-MOVE-03 DD-RUL-88: nor through a friend the enemy controls; an enemy one controls is passed like an ally', () => {
    const lost = skirmish()
      .a('Ann', { at: [6, 6] })
      .a('Amy', { at: [8, 6], speed: 2, conditions: [{ is: 'dominated', from: 'Bob' }] })
      .b('Bob', FAR)
    expect(lost.refused(moveOf('Ann', [10.5, 6]))).toMatchObject({ code: 'figure-in-the-way', rule: 'DD-MOVE-05' })
    const won = skirmish()
      .a('Ann', { at: [6, 6] })
      .b('Bob', { at: [8, 6], speed: 2, conditions: [{ is: 'dominated', from: 'Ann' }] })
      .b('Ben', FAR)
      .move('Ann', [10.5, 6])
    expect(won.at('Ann')).toEqual([10.5, 6])
  })

  test('DD-RUL-04: any path of the centre; the base touches enemies but stays wholly on the battlefield', () => {
    const s = skirmish()
      .a('Ann', { at: [2, 2] })
      .b('Bob', { at: [4.4, 2], speed: 2 })
    expect(s.refused(moveOf('Ann', [2, 0.4])).code).toBe('off-table')
    expect(s.refused(moveOf('Ann', [3.5, 2])).code).toBe('figure-in-the-way')
    s.move('Ann', [3.415, 2])
    expect(s.at('Ann')[0]).toBeCloseTo(3.415, 3)
  })

  test('DD-RUL-04: turns are free and only the length counts', () => {
    const s = ann()
    expect(s.refused(moveOf('Ann', [9, 6], [9, 9], [8.9, 9])).code).toBe('too-far')
    s.move('Ann', [9, 6], [9, 9])
    expect(left(s)).toBe('0')
  })

  test('DD-MOVE-06 DD-MACT-06 DD-RUL-26: shooting costs half the Speed, and the rest may be moved before and after', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], gear: 'bow', attacks: 2 })
      .b('Bob', { at: [6, 16], speed: 2, toughness: 10 })
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Ann at Bob', 6])
    s.move('Ann', [7, 6]).picks('Ann|shoot').picks('bow|Bob').rolledEverything()
    expect(left(s)).toBe('2')
    s.move('Ann', [9, 6])
    expect(s.at('Ann')).toEqual([9, 6])
    expect(movers(s)).toEqual(['Bob 2'])
  })

  test('DD-MOVE-06: a character that has moved more than half its Speed cannot prepare any more', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], gear: 'bow' })
      .b('Bob', { at: [6, 16], speed: 2 })
    expect(offers(s, 'Ann|shoot')).toBe(true)
    s.move('Ann', [9.2, 6])
    expect(offers(s, 'Ann|shoot')).toBe(false)
  })

  test('DD-MOVE-07 DD-MACT-07: a standard spell is an action of the movement turn, prepared for with half the Speed', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], casting: { slots: 1, standard: ['cure-wounds'] }, wounds: 1, health: 3 })
      .b('Bob', FAR)
    s.picks('Ann|cast|cure-wounds')
    if (s.battle.question?.what !== 'act') s.answer(s.decision.default)
    expect(left(s)).toBe('3')
    expect(s.of('Ann').now.action).toBe(false)
    expect(s.of('Ann').wounds).toBe(0)
    const late = skirmish()
      .a('Ann', { at: [6, 6], casting: { slots: 1, standard: ['cure-wounds'] }, wounds: 1, health: 3 })
      .b('Bob', FAR)
    late.move('Ann', [9.2, 6])
    expect(offers(late, 'Ann|cast|cure-wounds')).toBe(false)
  })

  test('DD-MOVE-08: a prone character pays half its Speed to stand before it can move', () => {
    const s = ann({ conditions: ['prone'], speed: 5 })
    expect(movers(s)).toEqual([])
    s.picks('Ann|stand')
    expect(conditions(s, 'Ann')).toEqual([])
    expect(movers(s)).toEqual(['Ann 2.5'])
  })

  test('DD-MOVE-09 DD-EX-20: a prone elf of Speed 6 stands for 3", prepares for 3", and shoots where it stands', () => {
    const s = skirmish()
      .a('Elf', { at: [6, 6], conditions: ['prone'], gear: 'bow' })
      .b('Orc', { at: [6, 16], speed: 2 })
      .rolls(['to hit: Elf at Orc', 6])
    s.picks('Elf|stand').picks('Elf|shoot').rolledEverything()
    expect(movers(s)).toEqual(['Orc 2'])
    expect(s.at('Elf')).toEqual([6, 6])
  })

  test('DD-RUL-05: half of 5" is 2.5"; half of nothing is nothing, so a grappled character may shoot', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], speed: 5, gear: 'bow' })
      .b('Bob', { at: [6, 16], speed: 2 })
      .rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|shoot')
    expect(left(s)).toBe('2.5')
    const held = skirmish()
      .a('Ann', { at: [6, 6], gear: 'bow', conditions: [{ is: 'grappled', from: 'Ben' }] })
      .b('Bob', { at: [6, 16], speed: 0 })
      .b('Ben', { at: [6, 7.4], size: 'large', base: 32, speed: 0 })
    expect(wordsOf(held, 'Ann')).toContain('shoot')
    expect(wordsOf(held, 'Ann')).not.toContain('dash')
    expect(movers(held)).not.toContain('Ann 0')
  })

  test('DD-RUL-05: one grappled in the middle of its turn has no Speed left to halve, and may still shoot', () => {
    const s = skirmish({ turn: { figure: 'Ann', left: 2, speed: 6 } })
      .a('Ann', { at: [6, 6], gear: 'bow', conditions: [{ is: 'grappled', from: 'Ben' }] })
      .b('Bob', { at: [6, 16], speed: 0 })
      .b('Ben', { at: [6, 7.4], size: 'large', base: 32, speed: 0 })
    expect(wordsOf(s, 'Ann')).toContain('shoot')
  })

  test('DD-EX-03: a spot can be measured before the move is committed, and the plan changed', () => {
    const s = skirmish()
      .a('Centaur', { at: [6, 6], speed: 8 })
      .b('Elf', { at: [20, 6], gear: 'bow' })
    const judged = s.battle.question?.moves?.judge('Centaur', [{ x: 2540 * 10, y: 2540 * 6 }])
    expect(judged?.length).toBe(2540 * 4)
    expect(s.at('Centaur')).toEqual([6, 6])
    s.move('Centaur', [6, 9])
    expect(s.at('Centaur')).toEqual([6, 9])
  })
})

describe('Movement actions', () => {
  test('DD-MACT-02: a Dash is as far again', () => {
    const s = ann().picks('Ann|dash')
    expect(movers(s)).toEqual(['Ann 12'])
    s.move('Ann', [18, 6])
    expect(s.at('Ann')).toEqual([18, 6])
  })

  test('DD-MACT-03: a dodging character that leaves a threatened space is struck at with disadvantage', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6] })
      .b('Bob', { at: [6, 7.5], speed: 2 })
      .b('Ben', FAR)
      .rolls(['to hit: Bob at Ann', 2], ['to hit again: Bob at Ann', 6])
    s.picks('Ann|dodge').move('Ann', [6, 3]).picks('Bob|blade|Ann').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ kind: 'opportunity', hit: false })
  })

  test('DD-MACT-03 DD-MACT-04: a dodging character is hit with disadvantage and makes Reflex saves with advantage', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6] })
      .b('Bob', { at: [6, 12], gear: 'bow', speed: 2 })
      .b('Ben', FAR)
      .box('ice', 'slippery', [7, 5], [9, 7])
      .rolls(['save: Ann', 6], ['save again: Ann', 2], ['to hit: Bob at Ann', 2], ['to hit again: Bob at Ann', 5])
    s.picks('Ann|dodge').move('Ann', [8, 6]).picks('Ann|end').picks('Bob|shoot').rolledEverything()
    expect(conditions(s, 'Ann')).toEqual([])
    expect(s.of('Ann').wounds).toBe(0)
  })

  test('DD-MACT-05: a character that hides is hidden, and the Hide itself does not end that', () => {
    const s = ann().picks('Ann|hide')
    expect(conditions(s, 'Ann')).toEqual(['hidden'])
  })

  test('DD-RUL-25: hidden lasts while it moves or waits, and ends with the next action', () => {
    const s = ann({ of: 'halfling-warrior' }).picks('Ann|free-hide').move('Ann', [7, 6])
    expect(conditions(s, 'Ann')).toEqual(['hidden'])
    s.picks('Ann|dodge')
    expect(conditions(s, 'Ann')).toEqual([])
  })

  test('DD-MACT-08: a character may move, act, and move on with the movement left', () => {
    const s = ann().move('Ann', [8, 6]).picks('Ann|dodge').move('Ann', [12, 6])
    expect(s.at('Ann')).toEqual([12, 6])
    expect(movers(s)).toEqual(['Bob 2'])
  })

  test('DD-RUL-26: what was paid for preparing is gone; the action is spent even if all shots miss', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], gear: 'bow' })
      .b('Bob', { at: [6, 16], speed: 2 })
      .rolls(['to hit: Ann at Bob', 6])
    s.picks('Ann|shoot')
    expect(wordsOf(s, 'Ann')).toEqual(['end'])
    expect(movers(s)).toEqual(['Ann 3'])
  })

  test('DD-RUL-27: standing up is not moving: only inches moved count against a shot', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 6], conditions: ['prone'], gear: 'bow' })
      .b('Bob', { at: [6, 16], speed: 2 })
      .picks('Ann|stand')
    expect(offers(s, 'Ann|shoot')).toBe(true)
    const walked = skirmish({ turn: { figure: 'Ann', speed: 6, left: 6 } })
      .a('Ann', { at: [6, 6], gear: 'bow', now: { willing: 4 } })
      .b('Bob', { at: [6, 16], speed: 2 })
    expect(offers(walked, 'Ann|shoot')).toBe(false)
  })

  test('DD-RUL-27: after a shot a character moves no farther than half its Speed in all', () => {
    const s = skirmish({ turn: { figure: 'Ann', speed: 6, left: 9 } })
      .a('Ann', { at: [6, 6], gear: 'bow', now: { willing: 2, action: false, shot: true } })
      .b('Bob', FAR)
    expect(s.refused(moveOf('Ann', [7.1, 6])).code).toBe('too-far')
    s.move('Ann', [7, 6])
    expect(movers(s)).toEqual(['Bob 2'])
  })

  test('DD-EX-08: a halfling attacks with its action and then disengages as a free one', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Hob', { at: [12, 12], of: 'halfling-warrior' })
      .a('Tom', { at: [2, 2] })
      .b('Orc', { at: [12, 13.4], fight: 1, now: { action: false } })
      .b('Ork', { at: [22, 22] })
      .melee('Hob', 'Orc')
      .rolls(['to hit: Hob at Orc', 6])
    s.answer({ pick: [s.decision.options.find(({ id }) => id.includes('attack'))?.id ?? ''] })
    while (s.battle.question?.what === 'mastery') s.answer(s.decision.default)
    expect(s.battle.question?.what).toBe('free-disengage')
    s.picks('disengage')
    expect(s.battle.question?.what).toBe('disengage')
    s.move('Hob', [12, 11])
    expect(s.at('Hob')).toEqual([12, 11])
    expect(count(s, 'opportunity-taken')).toBe(0)
  })
})
