/** Tests that read like battle reports: put figures on a table, script the dice, give the answers. */
import { DrawnBattle, type Described, type InchSpot, type Words } from '@muster/engine/testing'
import { inches, toInches } from '@muster/table'
import { figureOf, sideOf } from '../src/state/figures.ts'
import { game } from '../src/game.ts'
import type { Figure, Side, State } from '../src/state/state.ts'

export { moveOf } from '@muster/engine/testing'

/** Anything a situation file can say of a figure; the rest is a Human Warrior with a blade. */
export interface FigureWords extends Described {
  readonly at?: InchSpot
}

export class Skirmish extends DrawnBattle<State, FigureWords> {
  protected readonly game = game
  private readonly things: Words[] = []
  private readonly effects: Words[] = []
  private readonly melees: Words[] = []

  protected get company(): Words {
    return { figures: this.placed, things: this.things, effects: this.effects, melees: this.melees }
  }

  /** Gives the piece just laid its height in inches. */
  high(height: number): this {
    return this.having({ height })
  }

  /** A treasure, unless `words` say it is a supply or some other object. */
  thing(id: string, at: InchSpot, words: Words = {}): this {
    this.things.push({ id, at, ...words })
    return this
  }

  /** A spell in force. */
  effect(id: string, spell: string, caster: string, words: Words = {}): this {
    this.effects.push({ id, spell, caster, ...words })
    return this
  }

  /** A melee already split off; the first is number 1. */
  melee(...members: readonly string[]): this {
    this.melees.push({ members })
    return this
  }

  of(id: string): Figure {
    return figureOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }

  /** Where a figure's centre is, in inches. */
  at(id: string): InchSpot {
    const { x, y } = this.of(id).at
    return [toInches(x), toInches(y)]
  }

  places(...spots: readonly (readonly [figure: string, x: number, y: number])[]): this {
    return this.answer({ spots: spots.map(([figure, x, y]) => ({ figure, at: { x: inches(x), y: inches(y) } })) })
  }

  aims(x: number, y: number): this {
    return this.answer({ at: { x: inches(x), y: inches(y) } })
  }

  /** Whether anything of this kind has been told. */
  hasTold(is: string): boolean {
    return this.events.some((event) => event.is === is)
  }
}

/** `words` is what the situation says besides figures and terrain: stage, round, lead, encounter… */
export const skirmish = (words: Words = {}): Skirmish => new Skirmish(words)
