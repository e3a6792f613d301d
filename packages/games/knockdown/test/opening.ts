/** Battles from their very beginning: a plan, scripted dice, and the answers of the set-up. */
import type { BattlePlan, Json, ScriptedRoll } from '@muster/engine'
import { PlannedBattle } from '@muster/engine/testing'
import { inches, type Battlefield, type Piece } from '@muster/table'
import { game } from '../src/game.ts'
import { figureOf, sideOf } from '../src/state/figures.ts'
import type { Figure, Side, State } from '../src/state/state.ts'

export const table = (...pieces: readonly Piece[]): Battlefield => ({ width: inches(48), depth: inches(48), pieces })

/** An army of these entries; Levy infantry where no profile is said. */
export const armyOf = (...entries: readonly object[]): Json =>
  ({ name: 'Army', entries: entries.map((entry) => ({ name: 'Levy', profile: 'levy-infantry', ...entry })) }) as Json

const NAMES = ['North', 'South', 'East', 'West']

/** A plan for these armies, sides a, b, c, d in their seats. */
export const planOf = (armies: readonly Json[], more: Partial<BattlePlan> = {}): BattlePlan => ({
  game: game.id,
  sides: armies.map((army, seat) => ({ id: 'abcd'.charAt(seat), name: NAMES[seat] ?? '', army })),
  field: table(),
  ...more,
})

export class Opening extends PlannedBattle<State> {
  of(id: string): Figure {
    return figureOf(this.state, id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }
}

export const opening = (plan: BattlePlan, ...script: readonly ScriptedRoll[]): Opening =>
  new Opening(game, plan, script)
