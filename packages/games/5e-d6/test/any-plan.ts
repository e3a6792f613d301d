/** A small battle for every seed: both scenarios, random armies, and tables with everything one can meet. */
import type { BattlePlan } from '@muster/engine'
import { inches, type Battlefield } from '@muster/table'
import { fiveED6 as kit } from '../src/index.ts'
import { SCENARIOS } from '../src/state/vocabulary.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({
  is: 'area' as const,
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })),
})

const line = (fromX: number, toX: number, y: number) => ({
  is: 'line' as const,
  points: [
    { x: inches(fromX), y: inches(y) },
    { x: inches(toX), y: inches(y) },
  ],
})

/** A small table on which the armies begin 6" apart, so that they meet at once: a rampart, a gully, mist, a wood. */
const NARROW: Battlefield = {
  width: inches(18),
  depth: inches(18),
  pieces: [
    { id: 'rampart', kind: 'wall', outline: line(2, 6, 9), height: inches(2) },
    { id: 'hedge', kind: 'hedge', outline: line(12, 15, 8), height: inches(0.75) },
    { id: 'gully', kind: 'gap', outline: box(11, 9.6, 16, 10.4), height: inches(1.5) },
    { id: 'mist', kind: 'obscured', outline: box(7, 8, 9, 10) },
    { id: 'wood', kind: 'wood', outline: box(9.5, 6.5, 11, 8) },
    { id: 'house', kind: 'building', outline: box(0.5, 6.5, 1.8, 8) },
    { id: 'barn', kind: 'building', outline: box(2.4, 6.5, 4, 8) },
  ],
}

const SIDES = [
  ['a', 'North'],
  ['b', 'South'],
] as const

export const anyPlan = (seed: number): BattlePlan => planOf(seed, 12 + (seed % 4) * 5, 3)

/** A handful of figures for two rounds. */
export const tinyPlan = (seed: number): BattlePlan => planOf(seed, 12, 2)

function planOf(seed: number, limit: number, rounds: number): BattlePlan {
  return {
    game: kit.game.id,
    sides: SIDES.map(([id, name], index) => ({ id, name, army: kit.randomArmy(seed * 4 + index, limit) })),
    field: seed % 3 === 0 ? kit.generateField(seed) : NARROW,
    scenario: SCENARIOS[seed % SCENARIOS.length] ?? 'ten-rounds',
    options: { limit, rounds },
  }
}
