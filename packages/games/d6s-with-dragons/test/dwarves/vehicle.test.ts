/** Vehicles and their passengers. */
import { worded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { canSee } from '../../src/rules/sight/sight.ts'
import { shots } from '../../src/rules/shooting/shots.ts'
import { invariantErrors } from '../../src/invariants.ts'
import { view } from '../../src/view/index.ts'
import { conditions, left, offers, wordsOf } from '../march.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const CRAB = { traits: ['vehicle'], size: 'large', base: 50, gear: '', speed: 3 } as const
const SMALL = { size: 'small' } as const

/** A vehicle, and Ann beside it, whose turn it is. */
const beside = (ann: FigureWords = {}, crab: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Crab', { ...CRAB, at: [12, 12], ...crab })
    .a('Ann', { at: [12, 14], ...ann })
    .b('Bob', { at: [22, 22], speed: 1 })
    .b('Ben', { at: [20, 22], speed: 1 })

/** Ann is aboard. */
const aboard = (ann: FigureWords = {}, words: object = {}, bob: FigureWords = {}): Skirmish =>
  skirmish({ ...words })
    .a('Crab', { ...CRAB, at: [12, 12] })
    .a('Ann', { vehicle: 'Crab', ...ann })
    .a('Sam', { at: [1, 1], speed: 1 })
    .b('Bob', { at: [12, 18], speed: 1, gear: 'bow', ...bob })

describe('boarding', () => {
  test('DD-RUL-171: within 1" of the vehicle, for half its movement', () => {
    const s = beside().picks('Ann|board|Crab')
    expect(s.told('boarded')).toMatchObject({ figure: 'Ann', vehicle: 'Crab' })
    expect(s.of('Ann')).toMatchObject({ where: 'aboard', vehicle: 'Crab', at: s.of('Crab').at })
    expect(s.of('Crab').passengers).toEqual(['Ann'])
    expect(left(s)).toBe('3')
    expect(invariantErrors(s.state)).toEqual([])
  })

  test('DD-RUL-171: not from farther than 1", nor without half its movement, nor into the vehicle of an enemy', () => {
    expect(offers(beside({ at: [12, 14.5] }), 'Ann|board|Crab')).toBe(false)
    const moved = beside().move('Ann', [13.6, 13.6]).move('Ann', [12, 14])
    expect(offers(moved, 'Ann|board|Crab')).toBe(false)
    const foe = skirmish()
      .a('Ann', { at: [12, 14] })
      .b('Crab', { ...CRAB, at: [12, 12] })
    expect(offers(foe, 'Ann|board|Crab')).toBe(false)
  })

  test('DD-MDF-22: it carries one Medium creature', () => {
    const s = beside().a('Cal', { at: [10, 12], vehicle: undefined })
    expect(offers(s.picks('Ann|board|Crab').picks('Ann|end'), 'Cal|board|Crab')).toBe(false)
  })

  test('DD-MDF-22: or three Small ones, but not a Small one beside a Medium one', () => {
    const crew = (count: number, who: FigureWords): boolean => {
      const s = beside(who)
      for (let i = 0; i < count; i++) s.a(`Gnome${i}`, { ...SMALL, vehicle: 'Crab' })
      return offers(s, 'Ann|board|Crab')
    }
    expect([crew(2, SMALL), crew(3, SMALL), crew(1, {})]).toEqual([true, false, false])
  })

  test('DD-MDF-22: nobody larger than Medium fits', () => {
    expect(offers(beside({ size: 'large', base: 25 }), 'Ann|board|Crab')).toBe(false)
  })

  test('DD-RUL-171: passengers may start aboard', () => {
    const s = skirmish({ stage: 'round-start', round: 1 })
      .a('Crab', { ...CRAB, at: [12, 4] })
      .a('Gus', { ...SMALL, at: [2, 2] })
      .a('Gil', { ...SMALL, at: [4, 2] })
      .b('Bob', { at: [12, 20] })
    expect(s.decision).toMatchObject({ what: 'start-aboard', by: 'a', about: 'Crab' })
    s.picks('Gus').picks('no')
    expect([s.of('Gus').where, s.of('Gil').where]).toEqual(['aboard', 'standing'])
  })

  test('DD-RUL-171: where no friend fits nobody is asked who starts aboard', () => {
    const s = skirmish({ stage: 'round-start', round: 1 })
      .a('Crab', { ...CRAB, at: [12, 4] })
      .a('Big', { size: 'large', at: [2, 2] })
      .b('Bob', { at: [12, 20] })
    expect(s.decision.what).toBe('act')
  })
})

describe('aboard', () => {
  test('DD-RUL-171: nobody can aim at a passenger', () => {
    const s = aboard()
    expect(shots(s.state, s.of('Bob')).map(({ at }) => at)).not.toContain('Ann')
    expect(shots(s.state, s.of('Bob')).map(({ at }) => at)).toContain('Crab')
    expect(canSee(s.state, s.of('Bob'), s.of('Crab'))).toBe(true)
  })

  test('DD-RUL-171: it moves with the vehicle, which acts by its own profile', () => {
    const s = aboard({ speed: 1 }).move('Crab', [14, 12])
    expect(s.at('Ann')).toEqual([14, 12])
    expect(s.at('Crab')).toEqual([14, 12])
  })

  test('DD-RUL-171: its only action is to leave', () => {
    expect(wordsOf(aboard(), 'Ann')).toEqual(['end', 'leave'])
    expect(wordsOf(aboard({ now: { action: false } }), 'Ann')).toEqual([])
  })

  test('DD-RUL-171: it is still one of its side, and shown with it', () => {
    const s = aboard()
    expect(view(s.state).sides.find(({ id }) => id === 'a')?.figures).toBe(3)
    const marks = worded(view(s.state)).figures.find(({ id }) => id === 'Crab')?.marks
    expect(marks?.map(({ label }) => label)).toContain('Carries Ann')
  })
})

describe('leaving', () => {
  test('DD-MDF-23: a passenger uses its action and is set down within 1" of the vehicle', () => {
    const s = aboard().picks('Ann|leave')
    expect(s.decision).toMatchObject({ what: 'leave-vehicle', by: 'a' })
    expect(s.refused({ spots: [{ figure: 'Ann', at: { x: 30480, y: 30480 + 2540 * 3 } }] }).code).toBe('too-far')
    s.places(['Ann', 12, 14.4])
    expect(s.of('Ann')).toMatchObject({ where: 'standing', vehicle: undefined, now: { action: false } })
    expect(s.at('Ann')).toEqual([12, 14.4])
    expect(s.told('left-vehicle')).toMatchObject({ figure: 'Ann', vehicle: 'Crab', at: s.of('Ann').at })
    expect(s.of('Crab').passengers).toEqual([])
  })

  test('DD-MDF-23: its movement is its own: it goes on from there', () => {
    const s = aboard().picks('Ann|leave').places(['Ann', 12, 14.4]).move('Ann', [12, 16])
    expect(s.at('Ann')).toEqual([12, 16])
  })

  test('DD-MDF-23: it may leave in the Combat Phase as well, if it still has its action', () => {
    const s = aboard({}, { stage: 'lone-actions' }).picks('Ann|leave').places(['Ann', 12, 14.4])
    expect(s.of('Ann').where).toBe('standing')
  })

  test('DD-RUL-171: when the vehicle is eliminated its passengers lie prone in the space it leaves', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1 })
      .a('Crab', { ...CRAB, at: [12, 12], health: 1, toughness: 4, now: { action: false } })
      .a('Gus', { ...SMALL, vehicle: 'Crab' })
      .a('Gil', { ...SMALL, vehicle: 'Crab' })
      .a('Sam', { at: [1, 1] })
      .a('Sal', { at: [3, 1] })
      .b('Bob', { at: [12, 14], fight: 5 })
      .melee('Crab', 'Bob')
      .rolls(['to hit: Bob at Crab', 2], ['to wound: Bob at Crab', 1])
      .picks('Bob|attack|Crab|blade')
    expect(s.at('Gus')).toEqual([12, 12])
    expect(['Gus', 'Gil'].map((id) => [s.of(id).where, conditions(s, id)])).toEqual([
      ['standing', ['prone']],
      ['standing', ['prone']],
    ])
    expect(invariantErrors(s.state)).toEqual([])
  })
})
