/** Battles from their very beginning: a plan, scripted dice, and the answers of the set-up. */
import type { BattlePlan, Json, ScriptedRoll } from '@muster/engine'
import { PlannedBattle } from '@muster/engine/testing'
import { inches, type Battlefield, type Piece, type Point } from '@muster/table'
import { figureOf, sideOf } from '../src/state/figures.ts'
import { game } from '../src/game.ts'
import type { Figure, Side, State } from '../src/state/state.ts'

export interface TypeWords {
  readonly name: string
  readonly count?: number
  readonly rank?: string
  readonly diameter?: number
  readonly movement?: string | number
  readonly melee?: number
  readonly shooting?: number
  readonly armour?: number
  readonly twoWeapons?: boolean
  readonly mighty?: boolean
}

/** A type of an army list; what is not said is the cheapest there is. */
export function listed({
  name,
  count = 1,
  rank = 'trooper',
  diameter,
  movement = '6',
  melee = 1,
  shooting = 0,
  armour = 0,
  twoWeapons = false,
  mighty = false,
}: TypeWords): Json {
  return {
    name,
    count,
    rank,
    ...(diameter !== undefined && { diameter }),
    profile: { movement, melee, shooting, armour, twoWeapons, mighty },
  }
}

export const armyOf = (name: string, ...types: readonly TypeWords[]): Json => ({ name, types: types.map(listed) })

export const field = (...pieces: readonly Piece[]): Battlefield => ({ width: inches(48), depth: inches(48), pieces })
export const spot = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) })

export const box = (
  id: string,
  kind: Piece['kind'],
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Piece => ({ id, kind, outline: { is: 'area', points: [spot(x0, y0), spot(x1, y0), spot(x1, y1), spot(x0, y1)] } })
export const line = (id: string, kind: Piece['kind'], ...points: readonly (readonly [number, number])[]): Piece => ({
  id,
  kind,
  outline: { is: 'line', points: points.map(([x, y]) => spot(x, y)) },
})
export const tree = (id: string, x: number, y: number): Piece => ({
  id,
  kind: 'tree',
  outline: { is: 'disc', centre: spot(x, y), radius: inches(0.5) },
})

const NAMES = ['North', 'South', 'East', 'West']

/** A plan for these armies, sides a, b, c, d in their seats. */
export function planOf(armies: readonly Json[], more: Partial<BattlePlan> = {}): BattlePlan {
  const sides = armies.map((army, seat) => ({ id: 'abcd'.charAt(seat), name: NAMES[seat] ?? '', army }))
  return { game: game.id, sides, field: field(), ...more }
}

export class Opening extends PlannedBattle<State> {
  of(id: string): Figure {
    return figureOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }

  get rolled(): readonly string[] {
    return this.battle.tape.flatMap((entry) => ('roll' in entry ? [entry.roll] : []))
  }
}

export const opening = (plan: BattlePlan, ...script: readonly ScriptedRoll[]): Opening =>
  new Opening(game, plan, script)

/** The cheapest army there is. */
export const mob = (name = 'Mob', count = 1): Json => armyOf(name, { name: 'Peasant', count })
