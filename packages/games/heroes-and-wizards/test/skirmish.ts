/** Tests that read like battle reports: put figures on a table, script the dice, give the answers. */
import {
  Battle, ScriptedDice, type Answer, type Json, type ScriptedRoll,
} from '@muster/engine'
import { StagedBattle } from '@muster/engine/testing'
import { inches, toInches } from '@muster/table'
import { expect } from 'vitest'
import { figureOf, sideOf } from '../src/figures.ts'
import { game } from '../src/game.ts'
import type { Figure, Side, State } from '../src/state.ts'

type Spot = readonly [x: number, y: number]
type Words = { readonly [key: string]: Json }

/** Anything a situation file can say of a figure; the rest is the cheapest trooper there is. */
export interface FigureWords {
  readonly at?: Spot
  readonly [key: string]: Json | undefined
}

export class Skirmish extends StagedBattle<State> {
  private readonly figures: Words[] = []
  private readonly pieces: Words[] = []
  private script: ScriptedRoll[] = []
  private dice: ScriptedDice | undefined
  private running: Battle<State> | undefined

  /** `words` is what the situation says besides figures and terrain: stage, turn, order, scenario… */
  constructor(private readonly words: Words = {}) {
    super()
  }

  /** A figure of side a (North). */
  a(id: string, words: FigureWords): this {
    return this.figure(id, 'a', words)
  }

  /** A figure of side b (South). */
  b(id: string, words: FigureWords): this {
    return this.figure(id, 'b', words)
  }

  figure(id: string, side: string, words: FigureWords): this {
    this.figures.push({ id, side, ...words } as Words)
    return this
  }

  area(id: string, kind: string, ...points: readonly Spot[]): this {
    this.pieces.push({ id, kind, area: points })
    return this
  }

  /** A rectangle from one corner to the opposite one. */
  box(id: string, kind: string, [x0, y0]: Spot, [x1, y1]: Spot): this {
    return this.area(id, kind, [x0, y0], [x1, y0], [x1, y1], [x0, y1])
  }

  line(id: string, kind: string, ...points: readonly Spot[]): this {
    this.pieces.push({ id, kind, line: points })
    return this
  }

  disc(id: string, kind: string, centre: Spot, radius: number): this {
    this.pieces.push({ id, kind, disc: { centre, radius } })
    return this
  }

  /** The dice in the order they fall: `['hit: Ann at Bob', 3]`. */
  rolls(...script: ScriptedRoll[]): this {
    this.script = [...this.script, ...script]
    return this
  }

  get situation(): Words {
    return { muster: 'situation', game: game.id, pieces: this.pieces, figures: this.figures, ...this.words }
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

  of(id: string): Figure {
    return figureOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }

  /** Where a figure's centre is, in inches. */
  at(id: string): Spot {
    const { x, y } = this.of(id).at
    return [toInches(x), toInches(y)]
  }

  move(figure: string, ...path: readonly Spot[]): this {
    return this.answer(moveOf(figure, ...path))
  }

  pairs(...links: readonly (readonly [from: string, to: string])[]): this {
    return this.answer({ links: links.map(([from, to]) => ({ from, to })) })
  }
}

export const skirmish = (words: Words = {}): Skirmish => new Skirmish(words)

export const moveOf = (figure: string, ...path: readonly Spot[]): Answer =>
  ({ figure, path: path.map(([x, y]) => ({ x: inches(x), y: inches(y) })) })
