/** What befalls one of a pair: a grapple of the rider, a shot from the saddle, a blow that takes the mount away. */
import { describe, expect, test } from 'vitest'
import { conditions, count, left, movers, offers, wordsOf } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const
const HELD = { conditions: [{ is: 'grappled', from: 'Ogre' }] } as const

/** Ann rides; the Ogre, an enemy twice her size, stands beside her horse. */
const beset = (ann: FigureWords = {}, horse: FigureWords = {}, ogre: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Horse', { ...HORSE, at: [8, 12], ...horse })
    .a('Ann', { mount: 'Horse', mounts: ['Horse'], gear: 'bow', ...ann })
    .a('Amy', { at: [1, 1], now: { turnDone: true } })
    .b('Ogre', { at: [8, 14], size: 'huge', base: 50, speed: 4, ...ogre })
    .b('Ben', { at: [22, 22], now: { turnDone: true } })

describe('What befalls a rider', () => {
  test('DD-RIDE-11: only being knocked prone throws it: a rider that hides stays in the saddle', () => {
    const s = beset().picks('Ann|hide')
    expect(conditions(s, 'Ann')).toEqual(['hidden'])
    expect([s.of('Ann').mount, s.hasTold('unhorsed'), s.decision.what]).toEqual(['Horse', false, 'act'])
  })
})

describe('Shooting from the saddle', () => {
  const shot = (): Skirmish =>
    skirmish()
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse', gear: 'bow' })
      .b('Bob', { at: [16, 12], speed: 1 })
      .rolls(['to hit: Ann at Bob', 6])
      .picks('Ann|shoot')
      .rolledEverything()

  test("DD-RNG-06 DD-RUL-27: after a shot from the saddle the mount's Dash takes the pair no farther than half its Speed in all", () => {
    const s = shot().picks('Horse|dash')
    expect(left(s)).toBe('12')
    expect(s.refused(moveOf('Horse', [8, 7.9])).code).toBe('too-far')
    s.move('Horse', [8, 10]).move('Horse', [8, 8])
    expect(movers(s)).not.toContain('Horse 8')
  })

  test('DD-RUL-27: a mount that has moved that far after the shot is not offered a Dash', () => {
    const s = shot().move('Horse', [8, 8])
    expect(offers(s, 'Horse|dash')).toBe(false)
    expect(offers(shot().move('Horse', [8, 9]), 'Horse|dash')).toBe(true)
  })

  test('DD-RUL-27 DD-CFT-01: a flight saved for the end of the round counts as moving too', () => {
    const s = skirmish()
      .a('Roc', { ...HORSE, at: [8, 12], moves: { fly: 12 }, traits: ['flyby'] })
      .a('Ann', { mount: 'Roc', gear: 'bow', now: { action: false } })
      .a('Amy', { at: [1, 1], now: { turnDone: true } })
      .b('Bob', { at: [16, 12], now: { turnDone: true } })
    const flown = skirmish({ stage: 'round-end' })
      .a('Roc', {
        ...HORSE,
        at: [8, 12],
        moves: { fly: 12 },
        traits: ['flyby'],
        now: { flyby: true, shot: true, willing: 3 },
      })
      .a('Ann', { mount: 'Roc' })
      .b('Bob', { at: [16, 12] })
    expect(offers(s, 'Roc|flyby')).toBe(true)
    // Half of 10" is 5", and 3" of it were flown before.
    expect(flown.refused(moveOf('Roc', [8, 9.9])).code).toBe('too-far')
    expect(flown.move('Roc', [8, 10]).at('Roc')).toEqual([8, 10])
  })
})

describe('A grapple of one holds the pair', () => {
  test('DD-RUL-95: with its rider grappled the mount has Speed 0: it neither walks nor dashes, and lets nobody off', () => {
    const s = beset(HELD)
    s.move('Ogre', [8, 14.1]).picks('Ogre|end')
    expect(movers(s)).toEqual([])
    expect(wordsOf(s, 'Horse')).toEqual(['end', 'dodge', 'hide'])
    expect(offers(s, 'Ann|dismount')).toBe(false)
    expect(offers(s, 'Ann|shoot')).toBe(true)
  })

  test('DD-RUL-95 DD-RUL-84: magic that takes all Speed from the rider takes it from the mount as well', () => {
    const s = beset().effect('e1', 'telekinesis', 'Ogre', { targets: ['Ann'] })
    s.picks('Ogre|end')
    expect(movers(s)).toEqual([])
    expect(wordsOf(s, 'Horse')).toEqual(['end', 'dodge', 'hide'])
  })

  test('DD-RUL-95: with its rider grappled the pair neither disengages nor follows up', () => {
    const melee = (conditions: FigureWords['conditions']): Skirmish =>
      skirmish({ stage: 'combat-action', melee: 1 })
        .a('Horse', { ...HORSE, at: [8, 12], fight: 6 })
        .a('Ann', { mount: 'Horse', conditions, now: { action: false } })
        .a('Amy', { at: [1, 1] })
        .b('Ogre', { at: [8, 14], size: 'huge', base: 50, fight: 1, now: { action: false } })
        .b('Ben', { at: [22, 22] })
        .melee('Horse', 'Ann', 'Ogre')
    expect(offers(melee([]), 'Horse|disengage')).toBe(true)
    expect(offers(melee(HELD.conditions), 'Horse|disengage')).toBe(false)
    const alone = (conditions: FigureWords['conditions']): Skirmish =>
      skirmish({ stage: 'melee-end', melee: 1 })
        .a('Horse', { ...HORSE, at: [8, 12] })
        .a('Ann', { mount: 'Horse', conditions })
        .a('Amy', { at: [1, 1] })
        .b('Ogre', { at: [8, 14], size: 'huge', base: 50 })
        .b('Ben', { at: [22, 22] })
        .melee('Horse', 'Ann')
    expect(alone([]).decision.what).toBe('follow-up')
    expect(alone(HELD.conditions).battle.question?.what).not.toBe('follow-up')
  })

  test('DD-RUL-48 DD-RUL-95: a grappler of the rider drags the whole pair along', () => {
    const s = beset(HELD, {}, { speed: 12 }).move('Ogre', [8, 18])
    expect(count(s, 'opportunity-taken')).toBe(0)
    expect(s.battle.question?.what).toBe('act')
    expect([s.at('Horse'), s.at('Ann'), s.at('Ogre')]).toEqual([
      [8, 16],
      [8, 16],
      [8, 18],
    ])
    expect(conditions(s, 'Ann')).toEqual(['grappled'])
  })

  test('DD-RUL-48: a character grappled by the rider is dragged when the mount moves, at an inch more for every inch', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse' })
      .b('Imp', { at: [8, 13.5], size: 'small', base: 20, speed: 1, conditions: [{ is: 'grappled', from: 'Ann' }] })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(movers(s)).toEqual(['Horse 4'])
    s.move('Horse', [8, 8])
    expect(s.at('Imp')).toEqual([8, 9.5])
    expect(count(s, 'opportunity-taken')).toBe(0)
    expect(conditions(s, 'Imp')).toEqual(['grappled'])
  })

  test('DD-RUL-48: a rider whose mount is slain under it lies farther off: beyond 1" its grapple is over', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, base: 50, at: [8, 12], wounds: 1 })
      .a('Ann', { mount: 'Horse', ...HELD })
      .a('Amy', { at: [1, 1], speed: 1 })
      .b('Ogre', { at: [8, 14.8], size: 'huge', base: 50, gear: 'bow', speed: 12 })
      .b('Ben', { at: [22, 22], speed: 1 })
      .rolls(['to hit: Ogre at Horse', 1], ['to hit again: Ogre at Horse', 1], ['to wound: Ogre at Horse', 1])
    s.picks('Ogre|shoot').picks('bow|Horse').rolledEverything()
    expect(s.of('Horse').where).toBe('slain')
    expect(conditions(s, 'Ann')).toEqual(['prone'])
  })
})

/** Something the blow does besides wounding. */
const befall = (s: Skirmish, id: string, is: 'prone' | 'grappled', from?: string): Skirmish => {
  s.of(id).conditions.push({ is, from, round: 1 })
  s.state.abilities.changed()
  return s
}

describe('Stopped on the way', () => {
  const leaving = (ann: FigureWords = {}): Skirmish =>
    skirmish()
      .a('Ann', { at: [12, 12], toughness: 9, ...ann })
      .a('Amy', { at: [2, 2], speed: 1 })
      .b('Bob', { at: [12, 13.9], now: { turnDone: true } })
      .b('Ben', { at: [22, 22], speed: 1 })

  test('DD-RUL-223: grappled in mid-move it stays where it is, and may still prepare and shoot', () => {
    const s = leaving({ gear: 'bow', speed: 6 }).rolls(['to hit: Bob at Ann', 6]).move('Ann', [12, 8])
    befall(s, 'Ann', 'grappled', 'Bob').picks('Bob|blade|Ann').rolledEverything()
    expect(s.at('Ann')[1]).toBeCloseTo(13.9 - 1.984, 2)
    expect(movers(s)).toEqual([])
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dodge', 'hide', 'shoot'])
  })

  test('DD-RUL-223: a rider grappled in mid-move stops its mount', () => {
    const s = beset({}, { toughness: 9 }, { now: { turnDone: true } })
      .rolls(['to hit: Ogre at Ann', 6])
      .move('Horse', [8, 8])
    befall(s, 'Ann', 'grappled', 'Ogre').picks('Ogre|blade|Ann').rolledEverything()
    expect(s.at('Horse')[1]).toBeGreaterThan(11)
    expect(movers(s)).toEqual([])
  })

  test('DD-RUL-30: a mover knocked prone as it leaves a space may stand up and go on without provoking again', () => {
    const s = leaving().rolls(['to hit: Bob at Ann', 6]).move('Ann', [12, 8])
    befall(s, 'Ann', 'prone').picks('Bob|blade|Ann').rolledEverything().picks('Ann|stand').move('Ann', [12, 10])
    expect(s.battle.question?.what).toBe('act')
    expect(s.at('Ann')).toEqual([12, 10])
    expect(count(s, 'opportunity-taken')).toBe(1)
  })

  test('DD-RUL-32: a mover that comes back into the space provokes again when it leaves', () => {
    const s = leaving({ speed: 12 }).rolls(['to hit: Bob at Ann', 6]).move('Ann', [12, 8])
    befall(s, 'Ann', 'prone')
      .picks('Bob|blade|Ann')
      .rolledEverything()
      .picks('Ann|stand')
      .move('Ann', [12, 11], [12, 12])
      .move('Ann', [12, 11])
    expect(s.battle.question?.what).toBe('opportunity')
  })

  test('DD-RUL-224: both enemies provoked at one point attack, even if the first attack knocks the mover prone', () => {
    const s = skirmish()
      .a('Ann', { at: [12, 12], toughness: 9 })
      .b('Bob', { at: [11, 13.5], now: { turnDone: true } })
      .b('Bea', { at: [13, 13.5], now: { turnDone: true } })
      .rolls(['to hit: Bob at Ann', 6], ['to hit: Bea at Ann', 6])
      .move('Ann', [12, 8])
    befall(s, 'Ann', 'prone').picks('Bob|blade|Ann').picks('Bea|blade|Ann').rolledEverything()
    expect(movers(s)).toEqual([])
    expect(offers(s, 'Ann|stand')).toBe(true)
  })

  test('DD-RUL-224: if the first attack slays the mount, the second may be made at its rider within 1"', () => {
    const ride = (base: number): Skirmish =>
      skirmish()
        .a('Pony', { ...HORSE, base, size: 'medium', at: [12, 12], wounds: 1 })
        .a('Ann', { mount: 'Pony', toughness: 9 })
        .b('Bob', { at: [11, 13.5], now: { turnDone: true } })
        .b('Bea', { at: [13, 13.5], now: { turnDone: true } })
    const s = ride(25)
      .rolls(['to hit: Bob at Pony', 1], ['to wound: Bob at Pony', 1], ['to hit: Bea at Ann', 6])
      .move('Pony', [12, 8])
    s.picks('Bob|blade|Pony')
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Bea|blade|Ann', 'no'])
    s.picks('Bea|blade|Ann').rolledEverything()
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    const wide = ride(40)
      .rolls(['to hit: Bob at Pony', 1], ['to wound: Bob at Pony', 1])
      .move('Pony', [12, 8])
      .picks('Bob|blade|Pony')
      .rolledEverything()
    expect(wide.battle.question?.what).not.toBe('opportunity')
  })
})
