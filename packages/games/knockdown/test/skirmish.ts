/** Tests that read like battle reports: put models on a table, script the dice, give the answers. */
import { optionId, type Option } from '@muster/engine'
import { DrawnBattle, type Described, type InchSpot, type Words } from '@muster/engine/testing'
import { inches, toInches } from '@muster/table'
import { game } from '../src/game.ts'
import { figureOf, sideOf } from '../src/state/figures.ts'
import type { Figure, Side, State } from '../src/state/state.ts'

export { moveOf } from '@muster/engine/testing'

/** Anything a situation file can say of a model; the rest is Levy infantry. */
export interface ModelWords extends Described {
  readonly at?: InchSpot
}

export class Skirmish extends DrawnBattle<State, ModelWords> {
  protected readonly game = game

  protected get company(): Words {
    return { models: this.placed }
  }

  of(id: string): Figure {
    return figureOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }

  /** Where a model's centre is, in inches. */
  at(id: string): InchSpot {
    const { x, y } = this.of(id).at
    return [toInches(x), toInches(y)]
  }

  /** Activates a model. */
  acts(id: string, action: string): this {
    return this.picks(optionId(id, action))
  }

  /** Charges along a path and stands ready to attack. */
  charges(id: string, ...path: readonly InchSpot[]): this {
    this.acts(id, 'charge')
    return path.length === 0 ? this.stays() : this.move(id, ...path)
  }

  stays(): this {
    return this.battle.question?.what === 'move' ? this.picks('stay') : this
  }

  /** Attacks with the charging model; a member of a crew is named. */
  attacks(by: string, at: string): this {
    return this.picks(optionId(by, at))
  }

  shoots(by: string, weapon: string, at: string): this {
    return this.picks(optionId(by, weapon, at))
  }

  /** Sets a model down where it is asked for. */
  sets(figure: string, [x, y]: InchSpot): this {
    return this.answer({ spots: [{ figure, at: { x: inches(x), y: inches(y) } }] })
  }

  /** The ids of the options now offered. */
  get offered(): readonly string[] {
    return this.decision.options.map(({ id }: Option) => id)
  }

  /** What can be done with a model now. */
  actionsOf(id: string): readonly string[] {
    return this.offered.filter((one) => one.startsWith(`${id}|`)).map((one) => one.slice(id.length + 1))
  }

  /** The dice purposes rolled so far. */
  get rolled(): readonly string[] {
    return this.battle.tape.flatMap((entry) => ('roll' in entry ? [entry.roll] : []))
  }
}

/**
 * `words` is what the situation says besides models and terrain: stage, round, order, scenario… It is the last round,
 * unless they say otherwise, so that no priority is rolled after it.
 */
export const skirmish = (words: Words = {}): Skirmish => new Skirmish({ rounds: 1, ...words })

/** 25 mm bases touch at this distance between their centres, in inches. */
export const TOUCHING = 25 / 25.4
