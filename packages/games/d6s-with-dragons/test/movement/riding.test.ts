/** Riders and their mounts. */
import { describe, expect, test } from 'vitest'
import { conditions, count, left, movers, offers, wordsOf } from '../march.ts'
import { moveOf, skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const

/** Ann on a horse; Bob far off. */
const rider = (ann: FigureWords = {}, horse: FigureWords = {}, more: Parameters<typeof skirmish>[0] = {}): Skirmish =>
  skirmish(more)
    .a('Horse', { ...HORSE, at: [8, 12], ...horse })
    .a('Ann', { mount: 'Horse', mounts: ['Horse'], ...ann })
    .a('Amy', { at: [1, 1], speed: 1 })
    .b('Bob', { at: [22, 22], speed: 1 })
    .b('Ben', { at: [20, 22], speed: 1 })

describe('Moving together', () => {
  test("DD-RIDE-01 DD-RIDE-02: a rider has its mount's movement and none of its own", () => {
    const s = rider()
    expect(s.of('Ann').where).toBe('riding')
    expect(movers(s)).toEqual(['Horse 8'])
    s.move('Horse', [14, 12])
    expect(s.at('Ann')).toEqual([14, 12])
  })

  test('DD-RIDE-03: rider and mount each have an action', () => {
    const s = rider().picks('Ann|dodge').picks('Horse|dash')
    expect(s.of('Ann').now).toMatchObject({ action: false, dodging: true })
    expect(s.of('Horse').now).toMatchObject({ action: false, dodging: false })
    expect(movers(s)).toEqual(['Horse 16'])
  })

  test('DD-RIDE-04: ridden, a mount is 2" slower', () => {
    expect(movers(rider())).toEqual(['Horse 8'])
    const free = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12] })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(movers(free)).toEqual(['Horse 10'])
  })

  test('DD-RUL-94: one base, one place in the order, one enemy: a pair ties up and provokes once', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12], toughness: 9 })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [8, 14], now: { turnDone: true } })
      .rolls(['to hit: Bob at Ann', 6])
    s.move('Horse', [8, 8])
    expect(s.decision.options.map(({ id }) => id)).toEqual(['Bob|blade|Horse', 'Bob|blade|Ann', 'no'])
    s.picks('Bob|blade|Ann').rolledEverything()
    expect(s.at('Ann')).toEqual([8, 8])
  })

  test("DD-RUL-94: rider and mount each make an opportunity attack; the rider uses the mount's Height", () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12], now: { turnDone: true } })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [8, 14], toughness: 9 })
      .b('Ben', { at: [22, 22], speed: 1 })
      .rolls(['to hit: Ann at Bob', 6], ['to hit: Horse at Bob', 6])
    s.move('Bob', [8, 18]).picks('Ann|blade|Bob').picks('Horse|unarmed|Bob').rolledEverything()
    expect(s.at('Bob')).toEqual([8, 18])
    const wall = rider().line('wall', 'wall', [10, 8], [10, 16]).high(1.5).move('Horse', [12, 12])
    expect(left(wall)).toBe('3')
  })

  test("DD-RUL-94: a Frightful check is the rider's, and roots both", () => {
    const s = rider({ morale: 9 }, { morale: 2 })
      .b('Wyrm', { at: [13, 12], speed: 1, traits: ['frightful-presence'] })
      .rolls(['morale: Ann', 5, 5])
    s.move('Horse', [11.3, 12]).rolledEverything()
    expect(s.at('Horse')).toEqual([8, 12])
    expect([s.of('Ann').now.rooted, s.of('Horse').now.rooted]).toEqual([true, true])
  })

  test("DD-RUL-95: a rider's preparing is paid from the mount's movement; heavy barding weighs on terrain saves", () => {
    const s = rider({ gear: 'bow' })
      .rolls(['to hit: Ann at Bob', 6])
      .picks('Ann|shoot')
      .picks('bow|Bob')
      .rolledEverything()
    expect(left(s)).toBe('4')
    const lake = rider({}, { gear: 'heavy armor' })
      .box('lake', 'deep-water', [9, 8], [14, 16])
      .rolls(['save: Horse', 1])
      .move('Horse', [10, 12])
      .rolledEverything()
    expect(lake.told('saved')).toMatchObject({ potency: 1, success: false })
  })

  test('DD-COND-13 DD-RUL-94: a frightened rider keeps its mount from going nearer to what it fears', () => {
    const s = rider({ conditions: [{ is: 'frightened', from: 'Bob' }] })
    expect(s.refused(moveOf('Horse', [10, 14])).code).toBe('afraid')
    s.move('Horse', [6, 10])
    expect(s.at('Ann')).toEqual([6, 10])
  })

  test('DD-RUL-95: a stunned rider stays in the saddle and its mount may move', () => {
    const s = rider({ conditions: ['stunned'] })
    expect(wordsOf(s, 'Ann').filter((word) => word !== 'dismount')).toEqual([])
    s.move('Horse', [12, 12])
    expect(s.at('Ann')).toEqual([12, 12])
  })
})

describe('Getting on and off', () => {
  test('DD-RIDE-05 DD-RIDE-06: the mount pays half its movement, and its rider goes on with half of its own', () => {
    const s = rider().picks('Ann|dismount').places(['Ann', 9.28, 12])
    expect(s.of('Ann').where).toBe('standing')
    // 8" less 4"; and rid of its rider it is 2" faster, which counts at once.
    expect(left(s)).toBe('6')
    s.picks('Horse|end')
    expect(movers(s)).toEqual(['Ann 3'])
    s.move('Ann', [12, 12]).picks('Ann|end')
    expect(movers(s)).not.toContain('Ann 3')
  })

  test('DD-RIDE-05: with more than half its movement gone nobody gets off', () => {
    const s = rider().move('Horse', [12.5, 12])
    expect(offers(s, 'Ann|dismount')).toBe(false)
  })

  test('DD-RUL-95: a rider dismounts in contact with its mount, where nobody stands', () => {
    const s = rider().picks('Ann|dismount')
    expect(s.refused({ spots: [{ figure: 'Ann', at: { x: 2540 * 11, y: 2540 * 12 } }] }).code).toBe('not-touching')
    s.answer(s.decision.default)
    expect(s.of('Ann').where).toBe('standing')
  })

  const apart = (ann: FigureWords = {}, horse: FigureWords = {}): Skirmish =>
    skirmish()
      .a('Ann', { at: [6, 12], mounts: ['Horse'], speed: 12, ...ann })
      .a('Horse', { ...HORSE, at: [8, 12], ...horse })
      .b('Bob', { at: [22, 22], speed: 1 })

  test('DD-RIDE-07: mounting a free mount beside it costs half its movement, and the mount may still move', () => {
    const s = apart().picks('Ann|mount|Horse')
    expect(s.of('Ann')).toMatchObject({ where: 'riding', mount: 'Horse', at: s.of('Horse').at })
    expect(left(s)).toBe('6')
    s.picks('Ann|end')
    expect(movers(s)).toEqual(['Horse 8'])
    const late = apart({ at: [4, 12] })
    expect(offers(late, 'Ann|mount|Horse')).toBe(false)
  })

  test('DD-RIDE-08: only a mount of its own gear, and one without a rider', () => {
    expect(offers(apart({ mounts: ['Boar'] }), 'Ann|mount|Horse')).toBe(false)
    const taken = apart().a('Amy', { mount: 'Horse' })
    expect(offers(taken, 'Ann|mount|Horse')).toBe(false)
  })

  test("DD-RIDE-08: nobody mounts an enemy's mount", () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12], mounts: ['Horse'], speed: 12 })
      .b('Horse', { ...HORSE, at: [8, 12], speed: 1 })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(offers(s, 'Ann|mount|Horse')).toBe(false)
    expect(wordsOf(s, 'Ann')).toEqual(['end', 'dash', 'dodge', 'hide'])
  })

  test('DD-RIDE-14: a passenger rides along without an action', () => {
    const s = skirmish({ stage: 'round-start' })
      .a('Horse', { ...HORSE, at: [8, 12] })
      .a('Ann', { mount: 'Horse' })
      .a('Amy', { mount: 'Horse' })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(s.of('Amy').now.action).toBe(false)
    expect(wordsOf(s, 'Amy').filter((word) => word !== 'dismount')).toEqual([])
    s.move('Horse', [12, 12])
    expect(s.at('Amy')).toEqual([12, 12])
  })
})

describe('Being thrown', () => {
  test('DD-RIDE-09: a ridden mount makes no morale check of its own: it goes with its rider', () => {
    const s = skirmish({ stage: 'morale', sides: [{ id: 'a', starting: 4 }, { id: 'b' }] })
      .a('Horse', { ...HORSE, at: [8, 12], morale: 2 })
      .a('Ann', { mount: 'Horse', morale: 8 })
      .b('Bob', { at: [22, 22] })
      .rolls(['morale: Ann', 6, 6])
    s.rolledEverything()
    expect([s.of('Ann').where, s.of('Horse').where]).toEqual(['fled', 'fled'])
  })

  test('DD-RIDE-10: its mount slain, a rider lies prone where the mount stood', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12], wounds: 1 })
      .a('Ann', { mount: 'Horse' })
      .b('Bob', { at: [8, 14], now: { turnDone: true } })
      .rolls(['to hit: Bob at Horse', 1], ['to wound: Bob at Horse', 1])
    s.move('Horse', [8, 8]).picks('Bob|blade|Horse').rolledEverything()
    expect(s.of('Horse').where).toBe('slain')
    expect(s.of('Ann').where).toBe('standing')
    expect(conditions(s, 'Ann')).toEqual(['prone'])
    expect(s.at('Ann')[1]).toBeCloseTo(11.72, 1)
  })

  test('DD-RIDE-10: its mount slain while passing a friend, a rider lies beside that friend, not upon it', () => {
    const s = skirmish()
      .a('Horse', { ...HORSE, at: [8, 12.25], wounds: 1 })
      .a('Ann', { mount: 'Horse' })
      .a('Cal', { at: [8, 10.67], size: 'large', base: 40 })
      .b('Bob', { at: [8, 14], now: { turnDone: true } })
      .rolls(['to hit: Bob at Horse', 1], ['to wound: Bob at Horse', 1])
    s.move('Horse', [8, 7]).picks('Bob|blade|Horse').rolledEverything()
    const [x, y] = s.at('Ann')
    expect(Math.hypot(x - 8, y - 10.67)).toBeGreaterThan(1.27)
    expect(conditions(s, 'Ann')).toEqual(['prone'])
  })

  /** Bob trips Ann, who sits on a small pony. */
  const tripped = (): Skirmish =>
    skirmish({ stage: 'combat-action', melee: 1 })
      .b('Bob', { at: [8, 13.9], size: 'large', base: 40, fight: 6 })
      .a('Pony', { ...HORSE, size: 'medium', base: 25, at: [8, 12], now: { action: false } })
      .a('Ann', { mount: 'Pony', now: { action: false } })
      .a('Amy', { at: [1, 1] })
      .b('Ben', { at: [22, 22] })
      .melee('Bob', 'Ann', 'Pony')
      .rolls(['save: Ann', 6])

  test('DD-RIDE-11 DD-RUL-95: a rider knocked prone falls off, or its mount goes down instead', () => {
    const off = tripped().picks('Bob|trip|Ann').picks('off')
    off.answer(off.decision.default)
    expect(off.of('Ann').where).toBe('standing')
    expect(conditions(off, 'Ann')).toEqual(['prone'])
    expect(off.of('Pony').riders).toEqual([])
    const down = tripped().picks('Bob|trip|Ann').picks('mount')
    expect(down.of('Ann').where).toBe('riding')
    expect(conditions(down, 'Pony')).toEqual(['prone'])
    expect(conditions(down, 'Ann')).toEqual([])
  })

  test('DD-RIDE-12 DD-RIDE-13: its mount prone, the rider stays on it, and the pair moves only when it stands again', () => {
    const s = rider({}, { conditions: ['prone'] })
    expect(s.of('Ann').where).toBe('riding')
    expect(movers(s)).toEqual([])
    s.picks('Horse|stand')
    expect(movers(s)).toEqual(['Horse 4'])
    expect(count(s, 'unhorsed')).toBe(0)
  })
})
