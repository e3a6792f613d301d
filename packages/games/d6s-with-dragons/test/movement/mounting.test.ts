/** Getting on and off a mount in the cases one forgets: passengers, dominated riders, walls around the saddle. */
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { conditions, left, movers, offers } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const HORSE = { name: 'Horse', size: 'large', base: 40, speed: 10, types: ['beast'], gear: '', health: 2 } as const

/** Ann stands west of a horse that nobody rides. */
const beside = (ann: FigureWords = {}, horse: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Ann', { at: [6, 12], mounts: ['Horse'], speed: 12, ...ann })
    .a('Horse', { ...HORSE, at: [8, 12], ...horse })
    .a('Amy', { at: [1, 1], speed: 1 })
    .b('Bob', { at: [22, 22], speed: 1 })

const mayMount = (s: Skirmish): boolean => offers(s, 'Ann|mount|Horse')

describe('Getting on', () => {
  test('DD-RIDE-07: a would-be rider stands within 1" of the mount', () => {
    expect(mayMount(beside({ at: [5.73, 12] }))).toBe(true)
    expect(mayMount(beside({ at: [5.7, 12] }))).toBe(false)
  })

  test('DD-RIDE-07: with less than half its movement left nobody mounts', () => {
    expect(mayMount(beside({ at: [6, 5] }).move('Ann', [6, 11]))).toBe(true)
    expect(mayMount(beside({ at: [6, 5] }).move('Ann', [6, 11.5]))).toBe(false)
  })

  test('DD-RIDE-07 DD-MOVE-08: who lies prone stands up before it mounts', () => {
    const s = beside({ conditions: ['prone'] })
    expect(mayMount(s)).toBe(false)
    expect(mayMount(s.picks('Ann|stand'))).toBe(true)
  })

  test('DD-RIDE-08: a mount is named in the gear by its profile', () => {
    expect(mayMount(beside({ mounts: ['war-horse'] }))).toBe(false)
    expect(mayMount(beside({ mounts: ['human-warrior'] }))).toBe(true)
  })

  test('DD-RIDE-08: nobody mounts a horse that has been slain', () => {
    expect(mayMount(beside({}, { where: 'slain' }))).toBe(false)
  })

  test('DD-RIDE-08: who rides already does not mount a second horse', () => {
    const s = skirmish()
      .a('Roan', { ...HORSE, at: [6, 12], speed: 14 })
      .a('Ann', { mount: 'Roan', mounts: ['Horse'] })
      .a('Horse', { ...HORSE, at: [7.8, 12] })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(offers(s, 'Ann|dismount')).toBe(true)
    expect(mayMount(s)).toBe(false)
  })

  test('DD-RIDE-08: who carries a rider itself does not mount', () => {
    const s = beside({ size: 'large', base: 25 }).a('Ada', { mount: 'Ann', speed: 1 })
    expect(offers(s, 'Ann|dodge')).toBe(true)
    expect(mayMount(s)).toBe(false)
  })

  test('DD-RUL-88 DD-RIDE-08: a dominated mount serves the side in control', () => {
    expect(mayMount(beside({}, { conditions: ['dominated'] }))).toBe(false)
    const taken = skirmish()
      .a('Ann', { at: [6, 12], mounts: ['Horse'], speed: 12 })
      .b('Horse', { ...HORSE, at: [8, 12], conditions: ['dominated'] })
      .b('Bob', { at: [22, 22], speed: 1 })
    expect(mayMount(taken)).toBe(true)
  })

  test('DD-RUL-48 DD-RIDE-07: in the saddle a grappler is too far from the one it held', () => {
    const s = beside().b('Ben', { at: [4.6, 12], speed: 1, conditions: [{ is: 'grappled', from: 'Ann' }] })
    expect(conditions(s, 'Ben')).toEqual(['grappled'])
    expect(conditions(s.picks('Ann|mount|Horse'), 'Ben')).toEqual([])
  })
})

/** Ann in the saddle, Bob far off. */
const rider = (horse: FigureWords = {}, ann: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Horse', { ...HORSE, at: [8, 12], ...horse })
    .a('Ann', { mount: 'Horse', ...ann })
    .a('Amy', { at: [1, 1], speed: 1 })
    .b('Bob', { at: [22, 22], speed: 1 })

/** Why Ann may not come down there. */
const refusedAt = (s: Skirmish, x: number, y: number): string =>
  s.picks('Ann|dismount').refused({ spots: [{ figure: 'Ann', at: { x: inches(x), y: inches(y) } }] }).code

describe('Getting off', () => {
  test('DD-RUL-04 DD-RUL-95: a rider comes down wholly on the battlefield', () => {
    expect(refusedAt(rider({ at: [0.8, 12] }), 0.2, 13.1305)).toBe('off-table')
  })

  test('DD-RUL-95: nobody comes down in a wall or over a gap', () => {
    const wall = rider().box('wall', 'impassable', [9, 10], [12, 14])
    expect(refusedAt(wall, 9.28, 12)).toBe('rests-on-piece')
    const gap = rider().box('gap', 'gap', [9, 10], [12, 14])
    expect(refusedAt(gap, 9.28, 12)).toBe('rests-on-piece')
    expect(refusedAt(rider(), 9.5, 12)).toBe('not-touching')
  })

  /** Walls close around the horse on all four sides. */
  const penned = (s: Skirmish): Skirmish =>
    s
      .box('n', 'impassable', [6.8, 10.8], [9.2, 11.1])
      .box('s', 'impassable', [6.8, 12.9], [9.2, 13.2])
      .box('w', 'impassable', [6.8, 10.8], [7.1, 13.2])
      .box('e', 'impassable', [8.9, 10.8], [9.2, 13.2])

  test('DD-RIDE-05 DD-RUL-95: without room beside the mount nobody dismounts', () => {
    expect(offers(rider(), 'Ann|dismount')).toBe(true)
    const s = penned(rider())
    expect(offers(s, 'Horse|dodge')).toBe(true)
    expect(offers(s, 'Ann|dismount')).toBe(false)
  })
})

describe('Passengers', () => {
  const pair = (ann: FigureWords = {}, amy: FigureWords = {}, horse: FigureWords = {}): Skirmish =>
    skirmish()
      .a('Horse', { ...HORSE, at: [8, 12], ...horse })
      .a('Ann', { mount: 'Horse', ...ann })
      .a('Amy', { mount: 'Horse', ...amy })
      .a('Abe', { at: [1, 1], speed: 1 })
      .b('Bob', { at: [22, 22], speed: 1 })

  test('DD-RIDE-04 DD-RIDE-14: a mount under two riders is 2" slower, and no more than that', () => {
    expect(movers(pair())).toEqual(['Horse 8'])
  })

  test('DD-RIDE-14 DD-RUL-95: a grapple of the passenger holds the mount', () => {
    const s = pair({}, { conditions: [{ is: 'grappled', from: 'Ben' }] }).b('Ben', { at: [8, 14], speed: 0 })
    expect(movers(s)).not.toContain('Horse 8')
  })

  test('DD-RIDE-14 DD-RUL-94: the rider checks its Morale before a frightful enemy; a failure roots the passenger too', () => {
    const s = pair({ morale: 9 }, { morale: 4 })
      .b('Wyrm', { at: [13, 12], speed: 1, traits: ['frightful-presence'] })
      .rolls(['morale: Ann', 5, 5])
      .move('Horse', [11.3, 12])
      .rolledEverything()
    expect(s.at('Horse')).toEqual([8, 12])
    expect(s.of('Amy').now.rooted).toBe(true)
  })

  test('DD-RIDE-05 DD-RIDE-14: each of two riders may dismount, and the mount pays half each time', () => {
    const s = pair().picks('Amy|dismount').places(['Amy', 9.28, 12])
    expect(left(s)).toBe('4')
    expect(s.of('Horse').riders).toEqual(['Ann'])
    expect(offers(s, 'Ann|dismount')).toBe(true)
  })

  test('DD-RIDE-10 DD-RIDE-14: their mount slain, rider and passenger both lie prone, not one upon the other', () => {
    const s = pair({}, {}, { wounds: 1 })
      .b('Ben', { at: [8, 14], now: { turnDone: true } })
      .rolls(['to hit: Ben at Horse', 1], ['to wound: Ben at Horse', 1])
    s.move('Horse', [8, 8]).picks('Ben|blade|Horse').rolledEverything()
    expect([conditions(s, 'Ann'), conditions(s, 'Amy')]).toEqual([['prone'], ['prone']])
    expect([s.of('Ann').where, s.of('Amy').where]).toEqual(['standing', 'standing'])
    const [[ax, ay], [bx, by]] = [s.at('Ann'), s.at('Amy')]
    expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(0.98)
  })
})

describe('Knocked from the saddle', () => {
  /** Bob trips Ann, who sits on a small pony. */
  const tripped = (more: (s: Skirmish) => Skirmish = (s) => s): Skirmish =>
    more(
      skirmish({ stage: 'combat-action', melee: 1 })
        .b('Bob', { at: [8, 13.9], size: 'large', base: 40, fight: 6 })
        .a('Pony', { ...HORSE, size: 'medium', base: 25, at: [8, 12], now: { action: false } })
        .a('Amy', { at: [1, 1] })
        .melee('Bob', 'Ann', 'Pony'),
    )
      .rolls(['save: Ann', 6])
      .picks('Bob|trip|Ann')
  const ann: FigureWords = { mount: 'Pony', now: { action: false } }

  test('DD-RIDE-11: without room to fall the mount goes down, and nobody is asked', () => {
    const s = tripped((pen) =>
      pen
        .a('Ann', ann)
        .b('Ben', { at: [22, 22] })
        .box('n', 'impassable', [7.2, 11.2], [8.8, 11.5])
        .box('s', 'impassable', [7.2, 12.5], [8.8, 12.8])
        .box('w', 'impassable', [7.2, 11.2], [7.5, 12.8])
        .box('e', 'impassable', [8.5, 11.2], [8.8, 12.8]),
    )
    expect(s.battle.question?.what).not.toBe('knocked-prone')
    expect([s.of('Ann').where, conditions(s, 'Pony')]).toEqual(['riding', ['prone']])
  })

  test('DD-RUL-48 DD-RIDE-11: thrown out of reach of its grappler, the rider is free of it', () => {
    const s = tripped((held) =>
      held.a('Ann', { ...ann, conditions: [{ is: 'grappled', from: 'Ben' }] }).b('Ben', { at: [8, 10.3] }),
    )
      .picks('off')
      .places(['Ann', 8.6965, 12.6965])
    expect(conditions(s, 'Ann')).toEqual(['prone'])
  })

  test('DD-RUL-88 DD-RIDE-11: the side in control of a dominated rider chooses how and where it falls', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Abe', { at: [8, 13.9], size: 'large', base: 40, fight: 6 })
      .a('Pony', { ...HORSE, size: 'medium', base: 25, at: [8, 12], now: { action: false } })
      .a('Ann', { ...ann, conditions: ['dominated'] })
      .b('Ben', { at: [22, 22] })
      .melee('Abe', 'Ann', 'Pony')
      .rolls(['save: Ann', 6])
      .picks('Abe|trip|Ann')
    expect(s.decision).toMatchObject({ what: 'knocked-prone', by: 'b' })
    expect(s.picks('off').decision).toMatchObject({ what: 'thrown', by: 'b' })
  })
})
