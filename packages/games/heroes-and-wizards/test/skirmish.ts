/** Tests that read like battle reports: put figures on a table, script the dice, give the answers. */
import { DrawnBattle, type Described, type InchSpot, type Words } from '@muster/engine/testing'
import { toInches } from '@muster/table'
import { figureOf, sideOf } from '../src/state/figures.ts'
import { game } from '../src/game.ts'
import type { Figure, Side, State } from '../src/state/state.ts'

export { moveOf } from '@muster/engine/testing'

/** Anything a situation file can say of a figure; the rest is the cheapest trooper there is. */
export interface FigureWords extends Described {
  readonly at?: InchSpot
}

export class Skirmish extends DrawnBattle<State, FigureWords> {
  protected readonly game = game

  protected get company(): Words {
    return { figures: this.placed }
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
}

/** `words` is what the situation says besides figures and terrain: stage, turn, order, scenario… */
export const skirmish = (words: Words = {}): Skirmish => new Skirmish(words)
