/** Battles from their very beginning: a plan, scripted dice, and the answers of the set-up. */
import type { BattlePlan, Json, ScriptedRoll } from '@muster/engine'
import { PlannedBattle } from '@muster/engine/testing'
import { inches, type Battlefield, type Piece, type Point } from '@muster/table'
import { sideOf, unitOf } from '../src/state/figures.ts'
import { game } from '../src/game.ts'
import type { Side, State, Unit } from '../src/state/state.ts'

export const field = (...pieces: readonly Piece[]): Battlefield => ({ width: inches(48), depth: inches(36), pieces })
export const spot = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) })

export const box = (
  id: string,
  kind: Piece['kind'],
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Piece => ({ id, kind, outline: { is: 'area', points: [spot(x0, y0), spot(x1, y0), spot(x1, y1), spot(x0, y1)] } })

/** An army of plain units by their names, or with anything a list can say. */
export const armyOf = (name: string, ...units: readonly Json[]): Json => ({
  name,
  units: units.map((unit) => (typeof unit === 'string' ? { name: unit, count: 3 } : unit)),
})

/** North and South, sides a and b. */
export function planOf(armies: readonly Json[], more: Partial<BattlePlan> = {}): BattlePlan {
  const sides = armies.map((army, seat) => ({
    id: 'abc'.charAt(seat),
    name: ['North', 'South', 'East'][seat] ?? '',
    army,
  }))
  return { game: game.id, sides, field: field(), ...more }
}

export class Opening extends PlannedBattle<State> {
  of(id: string): Unit {
    return unitOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }
}

export const opening = (plan: BattlePlan, ...script: readonly ScriptedRoll[]): Opening =>
  new Opening(game, plan, script)
