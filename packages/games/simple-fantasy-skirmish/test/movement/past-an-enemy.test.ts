/** A model whose straight way is barred by one enemy goes past it, on whichever hand there is room. */
import { describe, expect, test } from 'vitest'
import { moveTo, TURNS } from './marching.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

describe.each(TURNS)('past an enemy to the $way', ({ turn }) => {
  /** Two orcs abreast; an elf stands in the way of the first. */
  const orcs = (ahead = 3): Skirmish =>
    skirmish()
      .a('Orcs', { at: [turn(0, 0), turn(1.5, 0)], move: 9 })
      .b('Elf', { type: 'champion', at: [turn(0, ahead)] })
  /** Rock to the right of the elf, or a post between the ways of the two orcs. */
  const rock = (battle: Skirmish) =>
    battle.area('rock', 'impassable', turn(-3, 2.5), turn(-0.4, 2.5), turn(-0.4, 3.5), turn(-3, 3.5))
  const post = (battle: Skirmish) =>
    battle.area('post', 'impassable', turn(0.8, 2.9), turn(0.95, 2.9), turn(0.95, 3.1), turn(0.8, 3.1))
  const code = (battle: Skirmish) =>
    battle.battle.question?.check(moveTo(battle, 'Orcs', [turn(0, 6), turn(1.5, 6)]))?.code

  test('SF-MOVE-13 a model goes past a single enemy, to its left or to its right', () => {
    expect([code(orcs()), code(rock(orcs())), code(post(orcs()))]).toEqual([undefined, undefined, undefined])
  })

  test('SF-MOVE-13 with both hands barred it does not get through', () => {
    expect(code(post(rock(orcs())))).toBe('enemy-in-the-way')
  })

  test('SF-MOVE-13 it keeps close to the enemy: a gap little wider than a base is enough on either hand', () => {
    const crag = (battle: Skirmish, from: number, to: number) =>
      battle.area('crag', 'impassable', turn(from, 2.5), turn(to, 2.5), turn(to, 3.5), turn(from, 3.5))
    expect(code(crag(post(orcs()), -3, -1.75))).toBeUndefined()
    expect(code(crag(post(orcs()), -3, -1.35))).toBe('enemy-in-the-way')
    expect(code(crag(rock(orcs()), 2.1, 3))).toBeUndefined()
  })
})
