/** A small battle for every seed: all scenarios, two to four sides, teams, random armies and tables. */
import type { BattlePlan } from '@muster/engine'
import { inches, type Battlefield } from '@muster/table'
import { knockdown as kit } from '../src/index.ts'
import { SCENARIOS } from '../src/state/vocabulary.ts'

const SIDES = [
  ['a', 'North'],
  ['b', 'South'],
  ['c', 'East'],
  ['d', 'West'],
] as const

const box = (left: number, top: number, right: number, bottom: number) => ({
  is: 'area' as const,
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })),
})

/** A small table on which the armies begin 6" apart, so that they meet at once. */
const NARROW: Battlefield = {
  width: inches(30),
  depth: inches(30),
  pieces: [
    { id: 'mire', kind: 'rough', outline: box(12, 13.5, 18, 16) },
    { id: 'block', kind: 'building', outline: box(3, 13, 6, 17), height: inches(1) },
    {
      id: 'wall',
      kind: 'wall',
      outline: {
        is: 'line',
        points: [
          { x: inches(21), y: inches(15) },
          { x: inches(26), y: inches(15) },
        ],
      },
      height: inches(1),
    },
  ],
}

export function anyPlan(seed: number): BattlePlan {
  const count = seed % 11 === 0 ? 4 : seed % 5 === 0 ? 3 : 2
  const limit = 80 + (seed % 4) * 60
  return {
    game: kit.game.id,
    sides: SIDES.slice(0, count).map(([id, name], index) => ({
      id,
      name,
      army: kit.randomArmy(seed * 4 + index, limit),
    })),
    field: seed % 3 === 0 ? kit.generateField(seed) : NARROW,
    scenario: SCENARIOS[seed % SCENARIOS.length] ?? 'battle',
    options: {
      limit,
      rounds: 4,
      ...(count === 4 && {
        teams: [
          ['a', 'c'],
          ['b', 'd'],
        ],
      }),
    },
  }
}
