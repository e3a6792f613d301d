/** What a way may bring is told before it is gone, as the rules would have it when it is. */
import { describe, expect, test } from 'vitest'
import { inches, point } from '@muster/table'
import { threats } from '../../src/threats.ts'
import { skirmish, type FigureWords, type Skirmish } from '../skirmish.ts'

const ann = (words: FigureWords = {}): Skirmish =>
  skirmish()
    .a('Ann', { at: [6, 12], ...words })
    .b('Bob', { at: [22, 22], speed: 1 })
const told = (s: Skirmish, ...path: readonly (readonly [number, number])[]) =>
  (
    s.battle.question?.moves?.dangers(
      'Ann',
      path.map(([x, y]) => point(inches(x), inches(y))),
    ) ?? []
  ).map(({ label, by, chance }) => [
    by === undefined ? label : `${by} ${label}`,
    chance === undefined ? '' : Math.round(chance * 100),
  ])

describe('dangers of a path', () => {
  test('open ground has none', () => {
    expect(told(ann(), [9, 12])).toEqual([])
  })

  test('DD-TERR-04: slippery ground, with the chance that the save fails', () => {
    expect(told(ann().box('ice', 'slippery', [8, 10], [10, 14]), [9, 12])).toEqual([['Slippery ground: prone', 50]])
  })

  test('DD-TERR-14 DD-TERR-16: a wall is climbed on one side and dropped from on the other', () => {
    const wall = ann({ speed: 9 }).line('wall', 'wall', [8, 4], [8, 20]).high(3)
    expect(told(wall, [11, 12]).map(([label]) => label)).toEqual(['Climb 3": fall', 'Drop 3": fall'])
    expect(
      told(
        ann({ speed: 9, moves: { climb: 9 } })
          .line('wall', 'wall', [8, 4], [8, 20])
          .high(3),
        [11, 12],
      ),
    ).toEqual([])
  })

  test('DD-OPP-02 DD-OPP-07: an enemy with no other opponent may attack a mover that leaves its space; one with two may not', () => {
    const alone = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [7.5, 12] })
    expect(told(alone, [6, 8])).toEqual([['Bob Opportunity attack', '']])
    const tied = skirmish()
      .a('Ann', { at: [6, 12] })
      .a('Al', { at: [9, 12] })
      .b('Bob', { at: [7.5, 12] })
    expect(told(tied, [6, 8])).toEqual([])
  })
})

describe('threats', () => {
  test('a standing enemy threatens its Speed and the reach of its weapon; a held one threatens nothing', () => {
    const s = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [12, 12], speed: 4 })
    expect(threats(s.state, 'Bob')?.move.allowance).toBe(inches(4))
    expect(threats(s.state, 'Bob')?.strikes).toBe(s.of('Bob').profile.base.shape === 'circle' ? inches(1) + 1250 : 0)
    const stunned = skirmish()
      .a('Ann', { at: [6, 12] })
      .b('Bob', { at: [12, 12], conditions: [{ is: 'stunned' }] } as never)
    expect(threats(stunned.state, 'Bob')).toBeUndefined()
  })
})
