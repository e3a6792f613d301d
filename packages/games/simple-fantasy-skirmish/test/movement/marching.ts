/** What the tests of movement share: units to march, places to end at, and looks at what is asked. */
import type { MoveAnswer, Mover, Refusal } from '@muster/engine'
import { inches, toInches } from '@muster/table'
import { expect } from 'vitest'
import { centreOf, modelsOf } from '../../src/state/figures.ts'
import { row, skirmish, toPoint, type Skirmish, type Spot } from '../skirmish.ts'

const SLANT = Math.SQRT1_2

/** Turns about the middle of the table: `ahead` is how far along the way, `aside` how far to its left. */
export const TURNS = [
  { way: 'south', turn: (aside: number, ahead: number): Spot => [24 + aside, 18 + ahead] },
  { way: 'west', turn: (aside: number, ahead: number): Spot => [24 - ahead, 18 + aside] },
  { way: 'north', turn: (aside: number, ahead: number): Spot => [24 - aside, 18 - ahead] },
  { way: 'east', turn: (aside: number, ahead: number): Spot => [24 + ahead, 18 - aside] },
  {
    way: 'south-east',
    turn: (aside: number, ahead: number): Spot => [24 + SLANT * (ahead + aside), 18 + SLANT * (ahead - aside)],
  },
] as const

/** Half a 25 mm base, and a whole one, in inches. */
export const RADIUS = 1250 / 2540
export const WIDTH = 2 * RADIUS

type Words = NonNullable<Parameters<typeof skirmish>[0]>

/** An enemy who is nowhere near. */
export const faraway = { at: row(2, [44, 34]) }

/** North to move, South far away. */
export const march = (words: Words = {}): Skirmish => skirmish(words).b('Foes', faraway)

export const options = (battle: Skirmish): readonly string[] => battle.decision.options.map(({ id }) => id)

export function movers(battle: Skirmish): readonly Mover[] {
  const { decision } = battle
  return decision.kind === 'move' ? decision.movers : expect.fail(`asked for ${decision.what}, not for a move`)
}

/** A unit's move to these places, in the order of its models; the centre-point goes straight there. */
export function moveTo(
  battle: Skirmish,
  unit: string,
  spots: readonly Spot[],
  more: Partial<MoveAnswer> = {},
): MoveAnswer {
  const ends = modelsOf(battle.state, battle.of(unit)).map(({ id }, index) => ({
    figure: id,
    at: toPoint(spots[index] ?? expect.fail('too few places')),
  }))
  const sum = ends.reduce(({ x, y }, { at }) => ({ x: x + at.x, y: y + at.y }), { x: 0, y: 0 })
  const path = [{ x: Math.round(sum.x / ends.length), y: Math.round(sum.y / ends.length) }]
  return { figure: unit, path, ends, ...more }
}

/** Where a unit's models stand, in inches. */
export const places = (battle: Skirmish, unit: string): Spot[] =>
  modelsOf(battle.state, battle.of(unit)).map(({ at: { x, y } }) => [toInches(x), toInches(y)])

/** How far the centre-point of the move that a refusal offers instead is from where the unit stands, in inches. */
export function nearestFar(battle: Skirmish, { nearest }: Refusal, unit: string): number {
  const end =
    (nearest && 'path' in nearest ? nearest.path.at(-1) : undefined) ?? expect.fail('no other move is offered')
  const { x, y } = centreOf(battle.state, battle.of(unit))
  return toInches(Math.sqrt((end.x - x) ** 2 + (end.y - y) ** 2))
}

/** How far a unit's own unhindered move goes straight down the table. */
export function down(battle: Skirmish, unit: string, far: number): MoveAnswer {
  const { x, y } = centreOf(battle.state, battle.of(unit))
  return battle.moveOf(unit, [toInches(x), toInches(y + inches(far))])
}

/** Whether a unit may go so far down the table as it stands. */
export const mayGo = (battle: Skirmish, unit: string, far: number): boolean =>
  battle.battle.question?.check(down(battle, unit, far)) === undefined
