/** Tests that read like battle reports: put units on a table, script the dice, give the answers. */
import type { MoveAnswer } from '@muster/engine'
import { DrawnBattle, type Described, type InchSpot, type Words } from '@muster/engine/testing'
import { inches, toInches, type Point } from '@muster/table'
import { centreOf, living, modelsOf, sideOf, unitOf } from '../src/state/figures.ts'
import { game } from '../src/game.ts'
import type { Side, State, Unit } from '../src/state/state.ts'

export type Spot = InchSpot

/** Anything a situation file can say of a unit; the rest is plain troops. `at` gives each model's place. */
export interface UnitWords extends Described {
  readonly at?: readonly InchSpot[]
}

export class Skirmish extends DrawnBattle<State, UnitWords> {
  protected readonly game = game

  protected get company(): Words {
    return { units: this.placed }
  }

  of(id: string): Unit {
    return unitOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }

  /** How many models of a unit still stand. */
  left(id: string): number {
    return living(this.of(id)).length
  }

  /** The centre-point of a unit, in inches. */
  centre(id: string): InchSpot {
    const { x, y } = centreOf(this.state, this.of(id))
    return [toInches(x), toInches(y)]
  }

  /** Leads a unit along a path of its centre-point, its models keeping their places in it. */
  override move(unit: string, ...path: readonly InchSpot[]): this {
    return this.answer(this.moveOf(unit, ...path))
  }

  /** The same as an answer, to try. */
  moveOf(unit: string, ...path: readonly InchSpot[]): MoveAnswer {
    const ways = path.map(toPoint)
    const centre = centreOf(this.state, this.of(unit))
    const end = ways.at(-1) ?? centre
    const ends = modelsOf(this.state, this.of(unit)).map(({ id, at }) => ({
      figure: id,
      at: { x: at.x + end.x - centre.x, y: at.y + end.y - centre.y },
    }))
    return { figure: unit, path: ways, ends }
  }
}

/** `words` is what the situation says besides units and terrain: stage, round, turn, leeway, active, mode… */
export const skirmish = (words: Words = {}): Skirmish => new Skirmish(words)

export const toPoint = ([x, y]: InchSpot): Point => ({ x: inches(x), y: inches(y) })

/** Models side by side, from left to right, an inch and a half from centre to centre: in formation. */
export const row = (count: number, [x, y]: InchSpot, step = 1.5): InchSpot[] =>
  Array.from({ length: count }, (_, index) => [x + index * step, y] as const)
