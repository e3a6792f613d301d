/** Houses of several storeys: who is near, who is in the way and who can be charged, on which floor. */
import { toInches } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { chargeReach } from '../../src/rules/charge/reach.ts'
import { moveTo, options, places, RADIUS, WIDTH } from '../movement/marching.ts'
import { row, skirmish, toPoint, type Skirmish, type Spot } from '../skirmish.ts'

/** A house of three storeys, 2" each, over most of the table. */
const inside = (battle: Skirmish): Skirmish =>
  battle.box('house', 'building', [2, 2], [40, 30]).having({ height: 6, storeys: 3, wayUp: 'stairs' })

const orcs = (level = 0, move = 12): Skirmish => skirmish().a('Orcs', { at: row(2, [10, 10]), level, move })
const code = (battle: Skirmish, ends: readonly Spot[]) =>
  battle.battle.question?.check(moveTo(battle, 'Orcs', ends))?.code
const charges = (battle: Skirmish) => options(battle).filter((id) => id.startsWith('charge'))
const levels = (battle: Skirmish) => battle.of('Orcs').models.map(({ level }) => toInches(level))
const reachOf = (battle: Skirmish) => chargeReach(battle.state, battle.of('Orcs'), battle.of('Elves'))

describe('moves', () => {
  test('SF-MOVE-18 SF-RUL-25 a unit keeps away from enemies on its own floor, not from those above it', () => {
    const below = (level: number) => inside(orcs().b('Elves', { at: row(2, [10, 14]), level }))
    const near = row(2, [10, 14 - WIDTH - 0.3])
    expect([code(below(0), near), code(below(2), near)]).toEqual(['too-near', undefined])
    expect([code(below(0), row(2, [10, 14])), code(below(2), row(2, [10, 14]))]).toEqual(['rests-on-figure', undefined])
  })

  test('SF-MOVE-13 SF-RUL-25 a unit walks below enemies upstairs as if nobody were there', () => {
    const below = (level: number) => inside(orcs().b('Elves', { at: row(9, [5, 13], 1.2), level }))
    const beyond = row(2, [10, 15.5])
    expect([code(below(0), beyond), code(below(2), beyond)]).toEqual(['enemy-in-the-way', undefined])
  })

  test('SF-MOVE-18 the nearest of several enemies counts, also the one beside the unit', () => {
    const between = (x: number) =>
      orcs()
        .b('Elves', { at: row(2, [10, 17]) })
        .b('Dwarfs', { at: [[x, 14]] })
    const ends = row(2, [10, 14])
    const beside = between(11.5 + WIDTH + 0.4)
    expect(beside.refused(moveTo(beside, 'Orcs', ends))).toMatchObject({ code: 'too-near', figure: 'Dwarfs.1' })
    expect(code(between(10 - WIDTH - 0.4), ends)).toBe('too-near')
    expect(code(between(11.5 + 2 * WIDTH + 0.01), ends)).toBeUndefined()
  })
})

describe('charges', () => {
  test('SF-CHG-02 SF-RUL-25 the nearest base of the target counts on the floor of the chargers only', () => {
    const elves = (second: number) =>
      inside(
        orcs().b('Elves', {
          at: [
            [10.75, 15],
            [10.75, 13],
          ],
          levels: [0, second],
        }),
      )
    expect(toInches(reachOf(elves(0)).distance)).toBeCloseTo(3 - RADIUS, 2)
    expect(toInches(reachOf(elves(2)).distance)).toBeCloseTo(5 - RADIUS, 2)
  })

  test('SF-TERR-10 SF-RUL-25 down a storey a charge is slowed by the house alone, and never two storeys', () => {
    const above = (level: number) => inside(orcs(level).b('Elves', { at: row(2, [10, 13]) }))
    const battle = above(2)
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(levels(battle)).toEqual([0, 0])
    expect(battle.told('charged')).toMatchObject({ rules: ['SF-CHG-03', 'SF-TERR-06'], limit: { total: 6 } })
    expect(charges(above(4))).toEqual([])
  })

  test('SF-RUL-29 SF-RUL-25 enemies are in the way of a charge on the floor it leads to, and on no other', () => {
    const screened = (floor: number, screen: number) =>
      inside(
        orcs(0, 10)
          .b('Elves', { at: row(3, [9.5, 14.5]), level: floor })
          .b('Dwarfs', { at: row(9, [6, 12.2], 1.2), level: screen }),
      )
    expect(charges(screened(0, 2))).toContain('charge|Orcs|Elves')
    expect(charges(screened(0, 0))).not.toContain('charge|Orcs|Elves')
    expect(charges(screened(2, 0))).toContain('charge|Orcs|Elves')
    expect(charges(screened(2, 2))).not.toContain('charge|Orcs|Elves')
  })

  test('SF-RUL-30 SF-RUL-25 chargers may end below enemies of another unit, but not beside them', () => {
    const y = 14 - WIDTH
    const beside = (level: number) => {
      const battle = inside(
        orcs()
          .b('Elves', { at: row(2, [10, 14]), level: 0 })
          .b('Dwarfs', { at: [[11.5 + WIDTH, y]], level }),
      ).picks('charge|Orcs|Elves')
      const [first = '', second = ''] = battle.of('Orcs').models.map(({ id }) => id)
      const spots = [
        { figure: first, at: toPoint([10, y]) },
        { figure: second, at: toPoint([11.5, y]) },
      ]
      return battle.battle.question?.check({ spots })?.code
    }
    expect([beside(0), beside(2)]).toEqual(['touches-others', undefined])
  })

  test('SF-TERR-10 a charge leads up only if half of the unit stands in the house', () => {
    const stairs = (count: number) =>
      skirmish()
        .a('Orcs', { at: row(count, [10.2, 10]) })
        .b('Elves', { at: row(2, [10, 12]), level: 2 })
        .box('house', 'building', [8, 8], [12.2, 14])
        .having({ height: 4, storeys: 2, wayUp: 'stairs' })
    expect([charges(stairs(4)), charges(stairs(5))]).toEqual([['charge|Orcs|Elves'], []])
    const battle = stairs(4)
    battle.picks('charge|Orcs|Elves').until('attack')
    expect(places(battle, 'Orcs').every(([x]) => x <= 12.2)).toBe(true)
  })
})
