/** Tests that read like battle reports: put units on a table, script the dice, give the answers. */
import {
  Battle, ScriptedDice, type Json, type MoveAnswer, type ScriptedRoll,
} from '@muster/engine'
import { StagedBattle } from '@muster/engine/testing'
import { inches, toInches, type Point } from '@muster/table'
import { expect } from 'vitest'
import { centreOf, living, modelsOf, sideOf, unitOf } from '../src/figures.ts'
import { game } from '../src/game.ts'
import type { Side, State, Unit } from '../src/state.ts'

export type Spot = readonly [x: number, y: number]
type Words = { readonly [key: string]: Json }

/** Anything a situation file can say of a unit; the rest is plain troops. `at` gives each model's place. */
export interface UnitWords {
  readonly at?: readonly Spot[]
  readonly [key: string]: Json | undefined
}

export class Skirmish extends StagedBattle<State> {
  private readonly units: Words[] = []
  private readonly pieces: Words[] = []
  private script: ScriptedRoll[] = []
  private dice: ScriptedDice | undefined
  private running: Battle<State> | undefined

  /** `words` is what the situation says besides units and terrain: stage, round, turn, leeway, active, mode… */
  constructor(private readonly words: Words = {}) {
    super()
  }

  /** A unit of side a (North). */
  a(id: string, words: UnitWords): this {
    return this.unit(id, 'a', words)
  }

  /** A unit of side b (South). */
  b(id: string, words: UnitWords): this {
    return this.unit(id, 'b', words)
  }

  unit(id: string, side: string, words: UnitWords): this {
    this.units.push({ id, side, ...words } as Words)
    return this
  }

  /** `more`: height, storeys, a way up. */
  area(id: string, kind: string, points: readonly Spot[], more: Words = {}): this {
    this.pieces.push({ id, kind, area: points, ...more })
    return this
  }

  /** A rectangle from one corner to the opposite one. */
  box(id: string, kind: string, [x0, y0]: Spot, [x1, y1]: Spot, more: Words = {}): this {
    return this.area(id, kind, [[x0, y0], [x1, y0], [x1, y1], [x0, y1]], more)
  }

  line(id: string, kind: string, points: readonly Spot[], more: Words = {}): this {
    this.pieces.push({ id, kind, line: points, ...more })
    return this
  }

  disc(id: string, kind: string, centre: Spot, radius: number, more: Words = {}): this {
    this.pieces.push({ id, kind, disc: { centre, radius }, ...more })
    return this
  }

  /** The dice in the order they fall: `['attack: Skeletons at Wizards', 4, 3, 2]`. */
  rolls(...script: ScriptedRoll[]): this {
    this.script = [...this.script, ...script]
    return this
  }

  get situation(): Words {
    return { muster: 'situation', game: game.id, pieces: this.pieces, units: this.units, ...this.words }
  }

  protected get scripted(): ScriptedDice {
    return this.dice ?? expect.fail('the battle has not begun')
  }

  /** The battle; the first look at it begins it. */
  get battle(): Battle<State> {
    if (!this.running) {
      this.dice = new ScriptedDice(this.script)
      this.running = new Battle(game, { state: game.situate(this.situation), tape: [] }, this.dice)
    }
    return this.running
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
  centre(id: string): Spot {
    const { x, y } = centreOf(this.state, this.of(id))
    return [toInches(x), toInches(y)]
  }

  /** Leads a unit along a path of its centre-point, its models keeping their places in it. */
  move(unit: string, ...path: readonly Spot[]): this {
    return this.answer(this.moveOf(unit, ...path))
  }

  /** The same as an answer, to try. */
  moveOf(unit: string, ...path: readonly Spot[]): MoveAnswer {
    const ways = path.map(toPoint)
    const centre = centreOf(this.state, this.of(unit))
    const end = ways.at(-1) ?? centre
    const ends = modelsOf(this.state, this.of(unit)).map(({ id, at }) =>
      ({ figure: id, at: { x: at.x + end.x - centre.x, y: at.y + end.y - centre.y } }))
    return { figure: unit, path: ways, ends }
  }
}

export const skirmish = (words: Words = {}): Skirmish => new Skirmish(words)

export const toPoint = ([x, y]: Spot): Point => ({ x: inches(x), y: inches(y) })

/** Models side by side, from left to right, an inch and a half from centre to centre: in formation. */
export const row = (count: number, [x, y]: Spot, step = 1.5): Spot[] =>
  Array.from({ length: count }, (_, index) => [x + index * step, y] as const)
