/** Tests that read like battle reports: put figures on a table, script the dice, give the answers. */
import { optionId, type Event, type Option } from '@muster/engine'
import { DrawnBattle, type Described, type InchSpot, type Words } from '@muster/engine/testing'
import { toInches } from '@muster/table'
import { game } from '../src/game.ts'
import { figureOf } from '../src/state/figures.ts'
import type { Figure, State } from '../src/state/state.ts'

export { moveOf } from '@muster/engine/testing'

/** Anything a situation file can say of a figure; the rest is a Human Soldier with a blade. */
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

  /** Where a figure's centre is, in inches. */
  at(id: string): InchSpot {
    const { x, y } = this.of(id).at
    return [toInches(x), toInches(y)]
  }

  /** Does something in a figure's turn to move: "dash", "stand", "done"… */
  does(id: string, what: string): this {
    return this.picks(optionId(id, what))
  }

  /** Attacks in melee; with its blade where no weapon is said. */
  attacks(by: string, at: string, weapon = 'hand-blade'): this {
    return this.picks(optionId(by, 'melee', weapon, at))
  }

  shoots(by: string, at: string, weapon = 'bow'): this {
    return this.picks(optionId(by, 'ranged', weapon, at))
  }

  /** Grapples, shoves, trips, or escapes from. */
  tries(by: string, what: string, at: string): this {
    return this.picks(optionId(by, what, at))
  }

  /** Answers a question that comes up meanwhile. */
  says(answer: string): this {
    return this.picks(answer)
  }

  /** The ids of the options now offered. */
  get offered(): readonly string[] {
    return this.decision.options.map(({ id }: Option) => id)
  }

  /** What can be done with a figure now. */
  offeredTo(id: string): readonly string[] {
    return this.offered.filter((one) => one.startsWith(`${id}|`)).map((one) => one.slice(id.length + 1))
  }

  /** The ids of the abilities a figure bears now: printed ones, then conditions. */
  bears(id: string): readonly string[] {
    return this.state.abilities.of(this.state, this.of(id)).all.map(({ ability }) => ability.id)
  }

  /** Everything of this kind that was told. */
  all(is: string): readonly Event[] {
    return this.events.filter((event) => event.is === is)
  }

  /** The dice purposes rolled so far. */
  get rolled(): readonly string[] {
    return this.battle.tape.flatMap((entry) => ('roll' in entry ? [entry.roll] : []))
  }
}

/** `words` is what the situation says besides figures and terrain: stage, round, lead, profiles… */
export const skirmish = (words: Words = {}): Skirmish => new Skirmish(words)

/** In the Combat Phase, after everybody has moved. */
export const melee = (words: Words = {}): Skirmish => new Skirmish({ stage: 'combat', ...words })

/** 25 mm bases touch at this distance between their centres, in inches. */
export const TOUCHING = 25 / 25.4
