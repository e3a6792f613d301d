/** Threatened spaces, opportunity attacks and tying up. */
import { describe, expect, test } from 'vitest'
import { conditions, count, left, movers } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

/** Ann stands within 1" of Bob, whose turn is over. */
const beside = (ann: FigureWords = {}, bob: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Ann', { at: [12, 12], ...ann })
    .a('Amy', { at: [2, 2], speed: 1 })
    .b('Bob', { at: [12, 13.9], now: { turnDone: true }, ...bob })
    .b('Ben', { at: [22, 22], speed: 1 })

const asked = (s: Skirmish): boolean => s.battle.question?.what === 'opportunity'

describe('Leaving a threatened space', () => {
  test('DD-RUL-30: an opportunity attack needs no action: an enemy that has spent its own may strike', () => {
    expect(asked(beside({}, { now: { turnDone: true, action: false } }).move('Ann', [12, 8]))).toBe(true)
  })

  test('DD-OPP-01 DD-OPP-10: the space reaches 1" from rim to rim, and moving about in it provokes nothing', () => {
    const s = beside().move('Ann', [12.3, 12.05])
    expect(asked(s)).toBe(false)
    const out = beside().move('Ann', [12, 11])
    expect(asked(out)).toBe(true)
    const far = beside({ at: [12, 11.9] }).move('Ann', [12, 10])
    expect(asked(far)).toBe(false)
  })

  test('DD-OPP-01 DD-OPP-10: a character still just within 1" has not left, one just beyond has', () => {
    const rims = 25 / 25.4 + 1
    for (const [past, leaves] of [
      [0, false],
      [0.0008, false],
      [0.0014, true],
      [0.01, true],
    ] as const) {
      const s = beside().move('Ann', [12, 13.9 - rims - past])
      expect(asked(s), `${past}" beyond 1"`).toBe(leaves)
    }
  })

  test('DD-OPP-02 DD-RUL-30: the attack is made at the last point within 1", and the move goes on', () => {
    const s = beside({ toughness: 9 }).rolls(['to hit: Bob at Ann', 6]).move('Ann', [12, 8])
    expect(s.at('Ann')[1]).toBeCloseTo(13.9 - 1.984, 2)
    s.picks('Bob|blade|Ann').rolledEverything()
    expect(s.at('Ann')).toEqual([12, 8])
    expect(left(s)).toBe('2')
  })

  test('DD-OPP-03 DD-RUL-31: one attack, with a melee weapon of its choice, without masteries and flanks', () => {
    const s = beside({}, { attacks: 3, gear: 'blade, bludgeon, bow' })
      .rolls(['to hit: Bob at Ann', 5])
      .move('Ann', [12, 8])
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Bob|blade|Ann', 'Bob|bludgeon|Ann', 'no'])
    s.picks('Bob|bludgeon|Ann').rolledEverything()
    expect(s.told('attacked')).toMatchObject({ kind: 'opportunity', weapon: 'Bludgeon' })
    expect(count(s, 'attacked')).toBe(1)
  })

  test('DD-RUL-31: a stunned character makes no opportunity attack', () => {
    expect(asked(beside({}, { conditions: ['stunned'] }).move('Ann', [12, 8]))).toBe(false)
    expect(asked(beside({}, { conditions: ['incapacitated'] }).move('Ann', [12, 8]))).toBe(false)
    expect(asked(beside({}, { conditions: ['prone'] }).move('Ann', [12, 8]))).toBe(true)
  })

  test('DD-OPP-04: its player need not make the attack', () => {
    const s = beside().move('Ann', [12, 8]).picks('no')
    expect(s.at('Ann')).toEqual([12, 8])
    expect(count(s, 'attacked')).toBe(0)
  })

  test('DD-OPP-05 DD-OPP-06: being pushed or teleported provokes nothing', () => {
    const pushed = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Ann', { at: [12, 12], size: 'large', base: 32 })
      .b('Bob', { at: [12, 13.2], now: { action: false } })
      .a('Amy', { at: [2, 2] })
      .b('Ben', { at: [22, 22] })
      .melee('Ann', 'Bob')
      .rolls(['save: Bob', 6])
    pushed.picks('Ann|shove|Bob').rolledEverything()
    expect(count(pushed, 'opportunity-taken')).toBe(0)
    expect(pushed.at('Bob')[1]).toBeGreaterThan(14)
    const stepped = skirmish({ stage: 'round-start' })
      .a('Ann', { at: [12, 12], casting: { quick: [{ spells: ['misty-step'], boxes: 1 }] } })
      .b('Bob', { at: [12, 13.9] })
    stepped.aims(12, 7)
    expect(stepped.at('Ann')).toEqual([12, 7])
    expect(count(stepped, 'opportunity-taken')).toBe(0)
  })

  test('DD-RUL-31: of a pair whose rider is stunned only the mount strikes at whoever leaves, and the other way round', () => {
    const strikers = (rider: string[], mount: string[]) => {
      const s = skirmish()
        .a('Ann', { at: [12, 12], speed: 9 })
        .b('Horse', { at: [12, 14], size: 'large', base: 40, types: ['beast'], gear: '', speed: 4, conditions: mount })
        .b('Bob', { mount: 'Horse', conditions: rider })
        .move('Ann', [12, 8])
      return s.decision.what === 'opportunity' ? s.decision.options.map(({ id }) => id) : []
    }
    expect(strikers([], [])).toEqual(['Horse|unarmed|Ann', 'Bob|blade|Ann', 'no'])
    expect(strikers(['stunned'], [])).toEqual(['Horse|unarmed|Ann', 'no'])
    expect(strikers([], ['stunned'])).toEqual(['Bob|blade|Ann', 'no'])
    expect(strikers(['stunned'], ['incapacitated'])).toEqual([])
  })

  test('DD-OPP-07 DD-OPP-08: with a second opponent in its space an enemy cannot attack the first when it leaves', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12] })
      .a('Amy', { at: [8, 14] })
      .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
    s.move('Amy', [10.5, 14]).picks('Amy|end').move('Ann', [12, 8])
    expect(asked(s)).toBe(false)
    expect(s.at('Ann')).toEqual([12, 8])
  })

  test('DD-OPP-09: the last opponent to leave does provoke', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12] })
      .a('Amy', { at: [10.5, 14] })
      .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
    s.move('Ann', [12, 8]).picks('Ann|end')
    expect(asked(s)).toBe(false)
    s.move('Amy', [6, 14])
    expect(asked(s)).toBe(true)
  })

  test('DD-OPP-09: a slain opponent ties nobody up: the last one alive provokes', () => {
    const s = beside()
      .a('Abe', { at: [10.5, 14], where: 'slain', wounds: 1 })
      .move('Ann', [12, 8])
    expect(asked(s)).toBe(true)
  })

  test('DD-RUL-32: prone and stunned friends count as opponents too; entering and leaving in one move provokes, each time', () => {
    const tied = skirmish()
      .a('Ann', { at: [12, 12] })
      .a('Amy', { at: [10.5, 14], conditions: ['stunned'] })
      .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
      .move('Ann', [12, 8])
    expect(asked(tied)).toBe(false)
    const past = skirmish()
      .a('Ann', { at: [9, 12], speed: 8 })
      .b('Bob', { at: [12, 13.5], now: { turnDone: true } })
      .move('Ann', [15, 12])
    expect(asked(past)).toBe(true)
    past.picks('no')
    expect(past.at('Ann')).toEqual([15, 12])
    const twice = skirmish()
      .a('Ann', { at: [12, 12], speed: 8 })
      .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
      .move('Ann', [12, 11], [12, 12], [12, 10])
    twice.picks('no')
    expect(asked(twice)).toBe(true)
  })

  test('DD-RUL-32: where several spaces are left at one point, their player chooses who attacks first', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], toughness: 9 })
      .b('Bob', { at: [11, 13.5], now: { turnDone: true } })
      .b('Bea', { at: [13, 13.5], now: { turnDone: true } })
      .rolls(['to hit: Bea at Ann', 6], ['to hit: Bob at Ann', 6])
    s.move('Ann', [12, 8])
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Bob|blade|Ann', 'Bea|blade|Ann', 'no'])
    s.picks('Bea|blade|Ann').picks('Bob|blade|Ann').rolledEverything()
    expect(s.at('Ann')).toEqual([12, 8])
  })

  test('DD-RUL-30: a mover knocked prone stops there and pays to stand', () => {
    const s = beside({ toughness: 9, speed: 6 }, { traits: [] }).move('Ann', [12, 8])
    s.state.figures.find(({ id }) => id === 'Ann')?.conditions.push({ is: 'prone', round: 1 })
    s.state.abilities.changed()
    s.picks('no')
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    expect(s.at('Ann')[1]).toBeCloseTo(11.916, 2)
    s.picks('Ann|stand')
    expect(Number(left(s))).toBeCloseTo(2.9, 1)
  })

  test('DD-RUL-04: a mover stopped while passing through an ally is set back to where there is room', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12.6], toughness: 9 })
      .a('Amy', { at: [12, 11.5], speed: 1 })
      .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
      .move('Ann', [12, 9])
    expect(s.at('Ann')[1]).toBeCloseTo(11.916, 2)
    s.state.figures.find(({ id }) => id === 'Ann')?.conditions.push({ is: 'prone', round: 1 })
    s.state.abilities.changed()
    s.picks('no')
    expect(s.at('Ann')[1]).toBeCloseTo(11.5 + 0.984, 2)
  })

  test('DD-RUL-30: a mover slain on its path gets no farther, and is asked nothing more', () => {
    const s = beside()
      .rolls(['to hit: Bob at Ann', 1], ['to wound: Bob at Ann', 1])
      .move('Ann', [12, 8])
      .picks('Bob|blade|Ann')
      .rolledEverything()
    expect(s.of('Ann').where).toBe('slain')
    expect(movers(s)).not.toContain('Ann 6')
  })

  test('DD-RUL-33: a flyer provokes only those it starts beside; a phasing one like anybody on foot', () => {
    const flyer = { moves: { fly: 8 }, speed: 2 }
    expect(asked(beside(flyer).move('Ann', [12, 8]))).toBe(true)
    const over = () => skirmish().b('Bob', { at: [12, 13.5], now: { turnDone: true } })
    expect(
      asked(
        over()
          .a('Ann', { at: [9, 12], ...flyer })
          .move('Ann', [15, 12]),
      ),
    ).toBe(false)
    expect(
      asked(
        over()
          .a('Ann', { at: [9, 12], moves: { burrow: 6 } })
          .move('Ann', [15, 12]),
      ),
    ).toBe(false)
    expect(
      asked(
        over()
          .a('Ann', { at: [9, 12], moves: { phasing: 6 } })
          .move('Ann', [15, 12]),
      ),
    ).toBe(true)
  })

  test("DD-RUL-33: a character that climbs out of an enemy's reach provokes as if it moved away", () => {
    const s = skirmish()
      .a('Ann', { at: [6.508, 12], moves: { climb: 6 } })
      .b('Bob', { at: [6.508, 13.5], now: { turnDone: true } })
      .box('tower', 'building', [7, 8], [12, 16])
      .high(8)
    s.picks('Ann|climb|tower')
    expect(asked(s)).toBe(true)
    s.picks('no')
    expect(s.of('Ann').level).toBe(6 * 2540)
  })

  test('DD-TERR-25 DD-OPP-01: over a ledge above its head, and down again: it leaves the space twice', () => {
    const s = skirmish()
      .a('Ann', { at: [8, 12], speed: 12, moves: { climb: 6 } })
      .b('Bob', { at: [12, 13.6], now: { turnDone: true } })
      .box('ledge', 'hill', [11.2, 8], [12.8, 12.6])
      .high(1.5)
      .move('Ann', [16, 12])
    expect([asked(s), s.at('Ann')[0]]).toEqual([true, expect.closeTo(11.2, 1)])
    s.picks('no')
    expect([asked(s), s.at('Ann')[0]]).toEqual([true, expect.closeTo(13.17, 1)])
    expect(s.picks('no').at('Ann')).toEqual([16, 12])
  })

  test('DD-TERR-25: an enemy on a ledge above its head makes no opportunity attack', () => {
    const s = beside({ level: 1.5 }).box('ledge', 'hill', [8, 8], [16, 12.6]).high(1.5).move('Ann', [12, 9])
    expect(asked(s)).toBe(false)
    expect(s.at('Ann')).toEqual([12, 9])
  })
})
