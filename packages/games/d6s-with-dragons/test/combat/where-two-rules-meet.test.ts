/** Rulings where two rules meet: mounts and shots, mounts and ground, terrain and sight, order and Speed, the end of a round. */
import { describe, expect, test } from 'vitest'
import { canSee } from '../../src/rules/sight/sight.ts'
import { conditions, coven, offered, standard } from '../coven.ts'
import { range, shoot } from '../duel.ts'
import { movers, offers } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const
const FAR = { at: [22, 22], now: { turnDone: true } } as const

describe('where a character is', () => {
  const OTTER = { speed: 2, moves: { swim: 12 } }
  /** Ann, with a rim of 0.492", stands with her centre at x = 6; the lake begins at `shore`. */
  const ashore = (shore: number, otter: FigureWords = {}): Skirmish =>
    skirmish()
      .a('Ann', { at: [6, 12], ...OTTER, ...otter })
      .b('Ben', FAR)
      .box('lake', 'deep-water', [shore, 8], [20, 16])

  test('DD-RUL-100: a swimmer whose rim is 2" from the water is within 2" of it, acts on its Swim Speed and gets in', () => {
    const s = ashore(8.49)
    expect(movers(s)).toEqual(['Ann 12'])
    expect(s.refused(moveOf('Ann', [7, 12])).code).toBe('must-swim')
    s.picks('Ann|enter-water')
    expect(s.at('Ann')[0]).toBeGreaterThanOrEqual(8.49)
  })

  test('DD-RUL-100: a little farther off it is not', () => {
    expect(movers(ashore(8.51))).toEqual(['Ann 2'])
  })

  test("DD-RUL-100 DD-RUL-28: a swimmer's inches ashore are counted until its rim meets the water", () => {
    const s = ashore(8.49).move('Ann', [10, 12])
    expect(s.state.turn?.landLeft).toBeLessThan(20)
    // From the middle of the lake 2" of dry land: its rim may come 2" from the water, and no farther.
    expect(s.refused(moveOf('Ann', [5.9, 12])).code).toBe('too-far-on-land')
  })

  test('DD-RUL-100: the ground under the centre counts: with its rim in the wood it still walks in the open', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Ben', FAR)
      .box('wood', 'wood', [6.2, 8], [20, 16])
    s.move('Ann', [6, 6])
    expect(movers(s)).toEqual([])
  })
})

describe('mounted pairs', () => {
  test('DD-RUL-225: a mounted pair between shooter and target is one blocker, and the mount is attacked', () => {
    const s = shoot(
      range()
        .b('Horse', { ...HORSE, at: [12, 7.5], now: { turnDone: true } })
        .b('Cid', { mount: 'Horse' })
        .rolls(['block: Ann at Bob', 1], ['to hit: Ann at Horse', 6]),
    ).rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ blockers: [{ is: 'character', id: 'Horse' }], to: 'Horse' })
  })

  test('DD-RUL-225: a mounted pair beside the target is one of the crowd, and the mount is attacked', () => {
    const s = shoot(
      range()
        .b('Horse', { ...HORSE, at: [12, 13], now: { turnDone: true } })
        .b('Cid', { mount: 'Horse' })
        .rolls(['block: Ann at Bob', 1], ['to hit: Ann at Horse', 6]),
    ).rolledEverything()
    expect(s.told('block-checked')).toMatchObject({ blockers: [{ is: 'crowd', ids: ['Horse'] }], to: 'Horse' })
  })

  test("DD-RUL-226: against ground the mount saves, and its rider's heavy armor weighs nothing", () => {
    const wade = (ann: FigureWords, horse: FigureWords, face: number): Skirmish =>
      skirmish()
        .a('Horse', { ...HORSE, at: [8, 12], saves: [3, 3, 3], ...horse })
        .a('Ann', { mount: 'Horse', saves: [0, 0, 0], ...ann })
        .b('Ben', FAR)
        .box('lake', 'deep-water', [9, 8], [14, 16])
        .rolls(['save: Horse', face])
        .move('Horse', [10, 12])
        .rolledEverything()
    expect(wade({ gear: 'blade, heavy armor' }, {}, 1).told('saved')).toMatchObject({
      figure: 'Horse',
      potency: 0,
      success: true,
    })
    expect(wade({}, { gear: 'heavy armor' }, 1).told('saved')).toMatchObject({
      figure: 'Horse',
      potency: 1,
      success: false,
    })
  })

  test('DD-RUL-227: nobody gets off a mount that is stunned, held or paralyzed', () => {
    const ride = (horse: FigureWords): Skirmish =>
      skirmish()
        .a('Horse', { ...HORSE, at: [8, 12], ...horse })
        .a('Ann', { mount: 'Horse' })
        .b('Ben', FAR)
    expect(offers(ride({}), 'Ann|dismount')).toBe(true)
    for (const is of ['stunned', 'paralyzed', 'grappled'] as const) {
      expect(offers(ride({ conditions: [{ is, from: 'Ben' }] }), 'Ann|dismount'), is).toBe(false)
    }
  })

  test('DD-RUL-228: a mount slain by Cone of Cold stands frozen in its full width, and its rider lies prone beside it', () => {
    const s = coven({ knows: { ...standard('cone-of-cold'), potency: 0 }, bob: { at: [20, 20] } })
      .b('Horse', { ...HORSE, at: [12, 7], wounds: 1, speed: 1 })
      .b('Cid', { mount: 'Horse', toughness: 10 })
      .rolls(
        ['closest: cone-of-cold', 1, 1],
        ['save: Horse', 6],
        ['to wound: Ann at Horse', 1],
        ['save: Cid', 6],
        ['to wound: Ann at Cid', 6],
      )
    s.picks('Ann|cast|cone-of-cold').aims(12, 10)
    expect(s.decision).toMatchObject({ kind: 'place', what: 'thrown', about: 'Cid', by: 'b' })
    expect(s.refused({ spots: [{ figure: 'Cid', at: { x: 12 * 2540, y: 7 * 2540 } }] }).code).toBe('not-touching')
    s.answer(s.decision.default).rolledEverything()
    expect(s.told('frozen')).toMatchObject({ figure: 'Horse' })
    expect(s.state.field.pieces.at(-1)).toMatchObject({
      id: 'frozen Horse',
      kind: 'barrier',
      outline: { is: 'disc', radius: 2000 },
    })
    const [x, y] = s.at('Cid')
    expect(Math.hypot(x - 12, y - 7) * 25.4).toBeCloseTo(20 + 12.5, 1)
    expect(conditions(s, 'Cid')).toEqual(['prone'])
  })
})

describe('order and Speed', () => {
  /** Ann has postponed her turn to Abe's Speed 4. */
  const waiting = (ann: FigureWords): Skirmish =>
    skirmish()
      .a('Ann', { at: [6, 6], now: { postponedTo: 4 }, ...ann })
      .a('Abe', { at: [7.2, 6], speed: 4 })
      .b('Bob', { at: [20, 20], speed: 3.5 })

  test('DD-RUL-229: a postponed turn keeps its lower Speed even if its own Speed rises', () => {
    expect(movers(waiting({ speed: 11 }))).toEqual(['Ann 11', 'Abe 4'])
  })

  test('DD-RUL-229: if its own Speed is lower by then, it acts on that', () => {
    // Heavy armor leaves 3" of the 4".
    const s = waiting({ speed: 4, gear: 'blade, heavy armor' })
    expect(movers(s)).toEqual(['Abe 4'])
    s.picks('Abe|end')
    expect(movers(s)).toEqual(['Bob 3.5'])
    s.picks('Bob|end')
    expect(movers(s)).toEqual(['Ann 3'])
  })
})

describe('when a round ends', () => {
  const HOLD = { concentrating: 'grip', casting: { incantations: ['hold-person'] } } as const
  const held = (round = 1) => ({ is: 'stunned', from: 'Bob', effect: 'grip', round }) as const

  test('DD-RUL-230: each save is that of the one who rolls it, and its player puts it in order with what else ends for it', () => {
    const s = skirmish({ stage: 'round-end', encounter: 'sacred-objects', round: 2 })
      .a('Ann', { at: [4, 4], conditions: [held()] })
      .a('Amy', { at: [8, 4], conditions: [held(), { is: 'poisoned', round: 1 }] })
      .b('Bob', { at: [4, 20], ...HOLD })
      .effect('grip', 'hold-person', 'Bob', { targets: ['Ann', 'Amy'], round: 1 })
      .rolls(['save: Ann', 6], ['save: Amy', 3])
    expect(offered(s)).toEqual(['poison|Amy', 'spell|grip|Ann', 'spell|grip|Amy'])
    s.picks('poison|Amy').rolledEverything()
    expect([conditions(s, 'Amy'), conditions(s, 'Ann')]).toEqual([[], ['stunned']])
  })

  test('DD-RUL-230: a friend of the caster held by mischance saves with its own side', () => {
    const s = skirmish({ stage: 'round-end', encounter: 'sacred-objects', lead: 'b' })
      .a('Ann', { at: [4, 4], conditions: [held()] })
      .b('Bob', { at: [4, 20], ...HOLD })
      .b('Ben', { at: [8, 20], conditions: [held()] })
      .effect('grip', 'hold-person', 'Bob', { targets: ['Ann', 'Ben'] })
      .rolls(['save: Ben', 3], ['save: Ann', 6])
    void s.decision
    s.rolledEverything()
    expect([conditions(s, 'Ben'), conditions(s, 'Ann')]).toEqual([[], ['stunned']])
  })

  test('DD-RUL-52: those who fail go together: nobody who has failed is named as a new quarry', () => {
    const hunt = { concentrating: 'mark', casting: { incantations: ['hunters-mark'] } } as const
    const s = skirmish({ stage: 'morale', sides: [{ id: 'a' }, { id: 'b', starting: 8 }], encounter: 'sacred-objects' })
      .a('Ann', { at: [4, 4], ...hunt })
      .a('Amy', { at: [2, 2] })
      .b('Bob', { at: [6, 8], morale: 7 })
      .b('Bea', { at: [8, 8], morale: 7 })
      .b('Ben', { at: [10, 8], morale: 7 })
      .effect('mark', 'hunters-mark', 'Ann', { targets: ['Bob'] })
      .rolls(['morale: Bob', 6, 6], ['morale: Bea', 6, 6], ['morale: Ben', 1, 1])
    expect(s.decision).toMatchObject({ what: 'new-quarry', by: 'a' })
    expect(offered(s)).toEqual(['no', 'Ben'])
    s.picks('Ben').rolledEverything()
    expect([s.of('Bob').where, s.of('Bea').where, s.of('Ben').where]).toEqual(['fled', 'fled', 'standing'])
  })
})

describe('terrain one stands on', () => {
  /** A broad tower of 3"; Bob stands at its foot. */
  const tower = (): Skirmish => skirmish().box('tower', 'building', [8, 8], [16, 16]).high(3)
  const sees = (s: Skirmish): boolean =>
    canSee(s.state, s.of('Ann'), s.of('Bob')) && canSee(s.state, s.of('Bob'), s.of('Ann'))

  test('DD-RUL-246: the piece a character stands on never blocks its line of sight, nor the line to it', () => {
    expect(
      sees(
        tower()
          .a('Ann', { at: [12, 12], level: 3 })
          .b('Bob', { at: [17, 12] }),
      ),
    ).toBe(true)
    expect(
      sees(
        tower()
          .a('Ann', { at: [7, 12] })
          .b('Bob', { at: [17, 12] }),
      ),
    ).toBe(false)
  })

  test('DD-RUL-246: only the piece it stands on: another piece in between blocks the line', () => {
    const s = tower()
      .box('keep', 'building', [17, 8], [19, 16])
      .high(9)
      .a('Ann', { at: [12, 12], level: 3 })
      .b('Bob', { at: [20, 12] })
    expect(sees(s)).toBe(false)
  })
})
