/** Being held in the middle of a move, and being dragged. */
import type { Json } from '@muster/engine'
import { inches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { skirmish, TOUCHING, type FigureWords } from '../skirmish.ts'

const SNAKE: Json = {
  id: 'snake',
  weapons: [{ name: 'Bite' }, { name: 'Coil', brings: [{ is: 'grappled', escape: 2 }] }],
}

/** Ann passes a snake whose coils hold whom they hit. */
const snakePit = (ann: Partial<FigureWords> = {}, snake: Partial<FigureWords> = {}) =>
  skirmish({ profiles: [SNAKE], turn: { figure: 'Ann', left: 6 } })
    .a('Ann', { at: [10, 10], ...ann })
    .b('Snake', { at: [8.9, 11.5], profile: 'snake', moved: true, ...snake })

const CAUGHT = [
  ['hit: Snake at Ann', 1],
  ['wound: Snake at Ann', 6],
] as const

/** Where Ann, walking due south, is about to leave the snake's threatened space. */
const LAST = 11.5 + Math.sqrt((TOUCHING + 1) ** 2 - 1.1 ** 2)

describe('held in the middle of a move', () => {
  test('FD-MAN-07 whoever is taken hold of as it leaves goes no farther and has no movement left', () => {
    const battle = snakePit()
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.at('Ann')).toEqual([10, expect.closeTo(LAST, 2)])
    expect(battle.told('reacted')).toMatchObject({ figure: 'Snake', reaction: 'opportunity-attack', at: 'Ann' })
    expect(battle.told('grappled')).toMatchObject({ figure: 'Ann', by: 'Snake' })
    expect(battle.of('Snake')).toMatchObject({ holds: 'Ann', grip: 2 })
    expect(battle.state.turn).toMatchObject({ figure: 'Ann', left: 0 })
    expect(battle.offeredTo('Ann')).toEqual(['done', 'disengage', 'dodge'])
  })

  test('FD-MAN-07 FD-MOVE-02 if it has used its action too, its turn is over without a question', () => {
    const battle = snakePit({ acted: true })
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.state.turn).toBeUndefined()
    expect(battle.of('Ann').moved).toBe(true)
  })

  test('FD-MAN-07 FD-MOVE-04 caught while it passes an ally it goes back to the last place where it may stand', () => {
    const battle = snakePit()
      .a('Abe', { at: [10, 13.2], moved: true })
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.at('Ann')).toEqual([10, expect.closeTo(LAST - 1, 2)])
    expect(battle.of('Snake').holds).toBe('Ann')
  })

  test('FD-MAN-07 at worst it stands where it came from', () => {
    const battle = snakePit({ at: [10, 12.6] })
      .a('Abe', { at: [10, 12.6 + TOUCHING + 0.01], moved: true })
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.at('Ann')).toEqual([10, 12.6])
    expect(battle.of('Snake').holds).toBe('Ann')
  })

  test('FD-MAN-10 if that place is out of reach of the one who took hold of it, the grapple ends at once', () => {
    const battle = snakePit({ at: [10, 9.4] })
    for (const y of [10.6, 11.6, 12.6, 13.6]) battle.a(`Ally ${y}`, { at: [10, y], moved: true })
    battle
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.2])
      .says('Snake|snake 2')
    expect(battle.at('Ann')[1]).toBeLessThan(9.63)
    expect(battle.of('Snake').holds).toBeUndefined()
    expect(battle.told('grapple-ended')).toMatchObject({ figure: 'Ann', by: 'Snake' })
    expect(battle.state.turn?.left).toBeCloseTo(inches(6 - (LAST - 9.4)), -1)
  })

  test('FD-MAN-07 a fallen comrade keeps nobody from standing there', () => {
    const battle = snakePit()
      .a('Abe', { at: [10, 13.2], where: 'eliminated' })
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.at('Ann')).toEqual([10, expect.closeTo(LAST, 2)])
  })

  test('FD-MAN-07 whoever holds somebody already holds nobody else', () => {
    const battle = snakePit({}, { holds: 'Abe' })
      .a('Abe', { at: [8, 12.5], moved: true })
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.of('Snake').holds).toBe('Abe')
    expect(battle.at('Ann')).toEqual([10, 15.5])
  })

  test('FD-CONV-02 a grip without a Difficulty is escaped from at none', () => {
    const plain: Json = { id: 'snake', weapons: [{ name: 'Bite' }, { name: 'Coil', brings: [{ is: 'grappled' }] }] }
    const battle = skirmish({ profiles: [plain], turn: { figure: 'Ann', left: 6 } })
      .a('Ann', { at: [10, 10] })
      .b('Snake', { at: [8.9, 11.5], profile: 'snake', moved: true })
      .rolls(...CAUGHT)
      .move('Ann', [10, 15.5])
      .says('Snake|snake 2')
    expect(battle.of('Snake')).toMatchObject({ holds: 'Ann', grip: 0 })
  })
})

describe('dragging', () => {
  const pull = () =>
    skirmish({ turn: { figure: 'Ann', left: 6 } })
      .a('Ann', { at: [10, 10], base: 32, holds: 'Bob' })
      .b('Bob', { at: [10, 11.3] })

  test('FD-MAN-08 FD-RUL-57 whoever is dragged comes to stand beside its grappler as before, also a short way', () => {
    const battle = pull().move('Ann', [10, 9.5])
    expect(battle.told('dragged')).toMatchObject({ figure: 'Bob', by: 'Ann' })
    expect(battle.at('Bob')).toEqual([10, expect.closeTo(10.8, 3)])
  })

  test('FD-RUL-57 where somebody stands there, it comes to stand at another place within 1"; the fallen take no place', () => {
    const free = pull()
      .a('Abe', { at: [10, 8.3], where: 'eliminated' })
      .move('Ann', [10, 7])
    expect(free.at('Bob')).toEqual([10, expect.closeTo(8.3, 3)])
    const barred = pull()
      .a('Abe', { at: [10, 8.3], moved: true })
      .move('Ann', [10, 7])
    expect(barred.at('Bob')).not.toEqual(free.at('Bob'))
    expect(barred.of('Ann').holds).toBe('Bob')
  })

  test('FD-MAN-10 FD-RUL-57 where there is no room at all it is left behind, and the grapple ends', () => {
    const battle = pull()
    const ring = (32 + 25) / 2 / 25.4 + 0.01
    const [half, root] = [ring / 2, (ring * Math.sqrt(3)) / 2]
    const places = [
      [ring, 0],
      [-ring, 0],
      [half, root],
      [-half, root],
      [half, -root],
      [-half, -root],
    ] as const
    places.forEach(([x, y], index) => battle.a(`Ally ${index}`, { at: [10 + x, 7 + y], moved: true }))
    battle.move('Ann', [10, 7])
    expect(battle.at('Bob')).toEqual([10, 11.3])
    expect(battle.told('grapple-ended')).toMatchObject({ figure: 'Bob', by: 'Ann', rules: ['FD-MAN-10'] })
    expect(battle.of('Ann')).toMatchObject({ holds: undefined, grip: 0 })
  })
})

describe('a move in parts', () => {
  test('FD-OPP-09 a move that an attack interrupts is told in two parts, the second from there on', () => {
    const battle = snakePit()
      .rolls(['hit: Snake at Ann', 6])
      .move('Ann', [10, 12], [10, 14], [11, 14])
      .says('Snake|snake 1')
    const [first, second] = battle.all('moved') as unknown as {
      from: { y: number }
      length: number
      path: { x: number; y: number }[]
    }[]
    expect(first?.path).toHaveLength(2)
    expect(first?.path.at(-1)?.y).toBeCloseTo(inches(LAST), -1)
    expect(first?.length).toBeCloseTo(inches(LAST - 10), -1)
    expect(second?.length).toBeCloseTo(inches(5), -1)
    expect(second?.from).toEqual(first?.path.at(-1))
    expect(second?.path).toEqual([
      { x: inches(10), y: inches(14) },
      { x: inches(11), y: inches(14) },
    ])
    expect(battle.state.turn?.left).toBeCloseTo(inches(1), -1)
  })
})
