/** Deaths, falls and ties in the middle of things: what becomes of rider and mount, of the rest of a melee, of the order. */
import { describe, expect, test } from 'vitest'
import { brawl, choices, isAsked, what } from '../brawl.ts'
import { conditions, movers, offers } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const

/** Ann on a horse; Bob far off with a bow. */
const rider = (ann: FigureWords = {}, horse: FigureWords = {}, bob: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Horse', { ...HORSE, at: [8, 12], ...horse })
    .a('Ann', { mount: 'Horse', mounts: ['Horse'], ...ann })
    .a('Amy', { at: [1, 1], now: { turnDone: true } })
    .b('Bob', { at: [18, 12], speed: 2, gear: 'bow', ...bob })
    .b('Ben', { at: [22, 22], now: { turnDone: true } })

describe('rider and mount', () => {
  test('DD-RIDE-10: a rider whose mount is slain after their turn has had its turn', () => {
    const s = rider({ now: { turnDone: true } }, { wounds: 1, now: { turnDone: true } })
      .rolls(['to hit: Bob at Horse', 1], ['to wound: Bob at Horse', 1])
      .picks('Bob|shoot')
      .picks('bow|Horse')
      .rolledEverything()
    expect([s.of('Ann').where, conditions(s, 'Ann')]).toEqual(['standing', ['prone']])
    s.picks('Bob|end')
    expect(s.state.round).toBe(2)
  })

  test('DD-RIDE-10 DD-RIDE-02: a rider whose mount is slain in their own turn has no other', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12], wounds: 1 })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [8, 14], now: { turnDone: true } })
      .b('Ben', { at: [22, 22], speed: 1 })
      .rolls(['to hit: Bob at Horse', 1], ['to wound: Bob at Horse', 1])
      .move('Horse', [8, 8])
      .picks('Bob|blade|Horse')
      .rolledEverything()
    expect(movers(s)).toEqual(['Ben 1'])
    expect(offers(s, 'Ann|stand')).toBe(false)
  })

  test('DD-RIDE-04: a mount whose rider is slain is free and has its full Speed again', () => {
    const s = rider({}, {}, { speed: 12 })
      .rolls(['block: Bob at Ann', 6], ['to hit: Bob at Ann', 1], ['to wound: Bob at Ann', 1])
      .picks('Bob|shoot')
      .picks('bow|Ann')
      .rolledEverything()
    expect(s.of('Ann').where).toBe('slain')
    expect(s.of('Horse').riders).toEqual([])
    s.picks('Bob|end')
    expect(movers(s)).toEqual(['Horse 10'])
  })

  test("DD-RUL-94: a rider's turn is over with its mount's", () => {
    expect(rider().picks('Horse|end').of('Ann').now.turnDone).toBe(true)
  })

  test('DD-RIDE-06: a rider that dismounts takes its own turn at once, before faster characters', () => {
    const s = rider({}, {}, { speed: 7 }).picks('Ann|dismount')
    s.answer(s.decision.default).picks('Horse|end')
    expect(movers(s)).toEqual(['Ann 3'])
    s.picks('Ann|end')
    expect(movers(s)).toEqual(['Bob 7'])
  })

  test('DD-RUL-95: a rider does not dismount onto a character or across a wall', () => {
    const land = (s: Skirmish): string =>
      s.picks('Ann|dismount').refused({ spots: [{ figure: 'Ann', at: { x: Math.round(9.28 * 2540), y: 12 * 2540 } }] })
        .code
    expect(land(rider().a('Abe', { at: [9.5, 12], now: { turnDone: true } }))).toBe('rests-on-figure')
    expect(land(rider().box('keep', 'building', [9.2, 11], [11, 13]).high(3))).toBe('rests-on-piece')
  })

  test('DD-RUL-93: a mount that falls through a gap without a floor takes its rider with it', () => {
    const s = rider()
      .box('chasm', 'gap', [9.5, 6], [10.7, 18])
      .rolls(['save: Horse', 6])
      .move('Horse', [13, 12])
      .rolledEverything()
    expect([s.of('Horse').where, s.of('Ann').where]).toEqual(['slain', 'slain'])
  })

  test('DD-RUL-95: a rider that is shoved takes its mount along', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .b('Ogre', { at: [8, 14], size: 'huge', base: 50, fight: 6 })
      .a('Horse', { ...HORSE, at: [8, 12], now: { action: false } })
      .a('Ann', { mount: 'Horse', now: { action: false } })
      .a('Amy', { at: [1, 1] })
      .b('Ben', { at: [22, 22] })
      .melee('Ogre', 'Horse', 'Ann')
      .rolls(['save: Ann', 6])
      .picks('Ogre|shove|Ann')
      .rolledEverything()
    expect([s.at('Horse'), s.at('Ann')]).toEqual([
      [8, 11],
      [8, 11],
    ])
  })

  test("DD-RUL-95 DD-RUL-226: shoved onto ice, the pair makes the mount's save", () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .b('Ogre', { at: [8, 14], size: 'huge', base: 50, fight: 6 })
      .a('Horse', { ...HORSE, at: [8, 12], now: { action: false } })
      .a('Ann', { mount: 'Horse', now: { action: false } })
      .a('Amy', { at: [1, 1] })
      .b('Ben', { at: [22, 22] })
      .box('ice', 'slippery', [4, 8], [12, 11.5])
      .melee('Ogre', 'Horse', 'Ann')
      .rolls(['save: Ann', 6], ['save: Horse', 6])
      .picks('Ogre|shove|Ann')
      .rolledEverything()
    expect([conditions(s, 'Horse'), conditions(s, 'Ann'), s.of('Ann').where]).toEqual([['prone'], [], 'riding'])
  })

  test('DD-RIDE-09 DD-RIDE-14: a passenger that flees leaves rider and mount in play', () => {
    const s = skirmish({ stage: 'morale', sides: [{ id: 'a', starting: 4 }, { id: 'b' }], encounter: 'sacred-objects' })
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse' })
      .a('Amy', { mount: 'Horse' })
      .b('Bob', { at: [22, 22] })
      .rolls(['morale: Ann', 1, 1], ['morale: Amy', 6, 6])
    void s.decision
    expect([s.of('Ann').where, s.of('Amy').where, s.of('Horse').where]).toEqual(['riding', 'fled', 'standing'])
  })

  test('DD-RUL-94 DD-FOL-04: coming into a melee already resolved, rider and mount act in the order of their Fight', () => {
    const s = brawl({ stage: 'melee-end', melee: 1 })
      .a('Horse', { ...HORSE, at: [10, 10], fight: 3 })
      .a('Ann', { mount: 'Horse', fight: 5 })
      .a('Abe', { at: [13.2, 11], gear: '' })
      .b('Bea', { at: [13.2, 10], gear: '', toughness: 10 })
      .melee('Horse', 'Ann')
      .melee('Abe', 'Bea')
    const [, other] = s.state.melees
    if (other) other.resolved = true
    s.move('Horse', [11, 10])
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Ann' })
    s.picks('Ann|let-pass')
    expect(s.decision).toMatchObject({ what: 'combat-action', about: 'Horse' })
  })
})

describe('a death in the melee', () => {
  /** Bob and Ben against Ann; Ben has just been slain where he stood. */
  const slain = (ann: FigureWords, words: object = {}): Skirmish =>
    brawl({ stage: 'combat-action', melee: 1, ...words })
      .a('Ann', { at: [10, 10], fight: 6, ...ann })
      .b('Bob', { at: [10, 11], now: { action: false } })
      .b('Ben', { at: [11, 10], where: 'slain', wounds: 1 })
      .melee('Ann', 'Bob', 'Ben')

  test('DD-MEL-06: a slain character cannot be attacked, shoved or tripped', () => {
    expect(choices(slain({ size: 'large', base: 25, gear: 'blade' })).filter((id) => id.includes('Ben'))).toEqual([])
  })

  test('DD-RUL-40: a slain character cannot be named for Shield Mastery', () => {
    const s = slain({ gear: 'blade, shield' }, { stage: 'declare-masteries' })
    expect(choices(s)).toEqual(['no', 'blade', 'shield|Bob'])
  })

  test('DD-MEL-01: a melee is listed with the members left in it', () => {
    const s = slain({}, { stage: 'choose-melee', melee: undefined })
    void s.decision
    expect(s.told('melee-begun')).toMatchObject({ members: ['Ann', 'Bob'] })
  })

  test('DD-MEL-08: a melee that loses one side before it is resolved ends first, and its members follow up', () => {
    const s = brawl({ stage: 'choose-melee' })
      .a('Abe', { at: [5, 10] })
      .b('Bea', { at: [5, 11] })
      .a('Ann', { at: [10, 10] })
      .b('Ben', { at: [10, 11], where: 'slain', wounds: 1 })
      .melee('Abe', 'Bea')
      .melee('Ann', 'Ben')
    isAsked(s, 'follow-up', 'a')
    expect(s.decision.kind === 'move' && s.decision.movers.map(({ figure }) => figure)).toEqual(['Ann'])
  })

  test('DD-RUL-25 DD-COND-28: attacks left with nobody to make them at are lost when the melee is over, and with them what lasts until the action ends', () => {
    const s = brawl({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [10, 10], fight: 6, strength: 10, attacks: 2, gear: 'blade', conditions: ['invisible'] })
      .b('Bob', { at: [10, 11], gear: '', fight: 1 })
      .melee('Ann', 'Bob')
      .picks('Ann|attack|Bob|blade')
    expect([what(s), conditions(s, 'Ann')]).toEqual(['follow-up', ['invisible']])
    s.picks('done')
    expect(conditions(s, 'Ann')).toEqual([])
  })
})

describe('a grapple', () => {
  const held = (ogre: FigureWords): Skirmish =>
    skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [8, 12.6], now: { action: false }, conditions: [{ is: 'grappled', from: 'Ogre' }] })
      .a('Abe', { at: [6.6, 14], fight: 6, strength: 10 })
      .a('Amy', { at: [1, 1] })
      .b('Ogre', { at: [8, 14], size: 'large', base: 40, now: { action: false }, ...ogre })
      .b('Ben', { at: [22, 22] })
      .b('Bea', { at: [20, 22] })
      .b('Bo', { at: [18, 22] })
      .melee('Ann', 'Abe', 'Ogre')
      .picks('Abe|attack|Ogre|blade')

  test('DD-RUL-48: a grapple ends when the grappler is slain', () => {
    const s = held({})
    expect([s.of('Ogre').where, conditions(s, 'Ann')]).toEqual(['slain', []])
  })

  test('DD-RUL-48: a grapple goes on when the grappler is only wounded', () => {
    const s = held({ health: 2 })
    expect([s.of('Ogre').wounds, conditions(s, 'Ann')]).toEqual([1, ['grappled']])
  })
})

describe('ties and order', () => {
  test("DD-MORD-01: at equal Speed all of the Lead Player's come before the other's, whoever is listed first", () => {
    const order = (lead: string) => {
      const s = skirmish({ lead })
        .b('Bob', { at: [20, 20], speed: 5 })
        .a('Ann', { at: [4, 4], speed: 5 })
        .b('Bea', { at: [20, 16], speed: 5 })
        .a('Amy', { at: [8, 4], speed: 5 })
        .a('Abe', { at: [12, 4], speed: 4.9 })
      const first = movers(s)
      for (const mover of first) s.picks(`${mover.split(' ')[0]}|end`)
      return [first, movers(s)]
    }
    expect(order('a')).toEqual([
      ['Ann 5', 'Amy 5'],
      ['Bob 5', 'Bea 5'],
    ])
    expect(order('b')).toEqual([
      ['Bob 5', 'Bea 5'],
      ['Ann 5', 'Amy 5'],
    ])
  })

  test("DD-RUL-23: only the ally's own Speed counts, not the Speed it has postponed to itself", () => {
    const s = skirmish()
      .a('Elf', { at: [4, 4] })
      .a('Dwarf', { at: [5.5, 4], speed: 5, now: { postponedTo: 3 } })
      .b('Orc', { at: [20, 20], speed: 4 })
    s.picks('Elf|postpone|Dwarf')
    expect(s.of('Elf').now.postponedTo).toBe(5)
    expect(movers(s)).toEqual(['Elf 6'])
  })

  test('DD-RUL-23: nobody waits for one that has fallen, nor for one of the enemy', () => {
    const s = skirmish()
      .a('Elf', { at: [4, 4] })
      .a('Dwarf', { at: [5.5, 4], speed: 5, where: 'slain' })
      .b('Orc', { at: [4, 5.5], speed: 4 })
    expect([offers(s, 'Elf|postpone|Dwarf'), offers(s, 'Elf|postpone|Orc')]).toEqual([false, false])
  })

  test('DD-RUL-23: a turn that has begun cannot be postponed', () => {
    const s = skirmish()
      .a('Elf', { at: [4, 4] })
      .a('Dwarf', { at: [5.5, 4], speed: 5 })
      .b('Orc', { at: [20, 20], speed: 4 })
    expect(offers(s, 'Elf|postpone|Dwarf')).toBe(true)
    expect(offers(s.move('Elf', [4, 4.2]), 'Elf|postpone|Dwarf')).toBe(false)
  })

  test("DD-RUL-21 DD-MEL-07: of casters hit in one melee the Lead Player's test first", () => {
    const hit = (lead: string, ...rolls: [string, number][]): Skirmish =>
      brawl({ stage: 'melee-end', melee: 1, lead })
        .a('Ann', {
          at: [10, 10],
          concentrating: 'x',
          casting: { incantations: ['bless'] },
          now: { hitInMelee: true, action: false },
        })
        .b('Bob', {
          at: [10, 11],
          concentrating: 'y',
          casting: { incantations: ['bane'] },
          now: { hitInMelee: true, action: false },
        })
        .effect('x', 'abjure-foes', 'Ann')
        .effect('y', 'abjure-foes', 'Bob')
        .melee('Ann', 'Bob')
        .rolls(...rolls)
    const tested = (s: Skirmish): unknown[] =>
      [void s.decision, ...s.events].flatMap((event) => (event?.is === 'concentration-tested' ? [event['figure']] : []))
    expect(tested(hit('a', ['save: Ann', 1], ['save: Bob', 1]))).toEqual(['Ann', 'Bob'])
    expect(tested(hit('b', ['save: Bob', 1], ['save: Ann', 1]))).toEqual(['Bob', 'Ann'])
  })
})
