/** Battles from the coin on: a plan, scripted dice, and the answers of both players. */
import type { Answer, BattlePlan, Json } from '@muster/engine'
import { PlannedBattle } from '@muster/engine/testing'
import { inches, toInches, type Battlefield } from '@muster/table'
import { figureOf, sideOf } from '../src/state/figures.ts'
import { game } from '../src/game.ts'
import type { Figure, Side, State } from '../src/state/state.ts'

type Spot = readonly [x: number, y: number]

/** A bare table of two by two feet. */
export const BARE: Battlefield = { width: inches(24), depth: inches(24), pieces: [], seed: 1, name: 'Bare' }

/** `3 human-warrior: blade, shield` … one entry a line. */
export const army = (name: string, ...lines: readonly string[]): Json => ({
  name,
  entries: lines.map((line) => {
    const [who = '', gear = 'blade'] = line.split(':')
    const [count = '1', profile = ''] = who.trim().split(' ')
    return { profile, count: Number(count), gear: gear.split(',').map((word) => word.trim()) }
  }),
})

export const TRIO = army('Trio', '3 human-warrior')

export function planOf(more: Partial<BattlePlan> = {}): BattlePlan {
  return {
    game: game.id,
    field: BARE,
    sides: [
      { id: 'a', name: 'Anne', army: TRIO },
      { id: 'b', name: 'Bob', army: TRIO },
    ],
    ...more,
  }
}

export class Opening extends PlannedBattle<State> {
  get options(): readonly string[] {
    return this.decision.options.map(({ id }) => id)
  }

  side(id: string): Side {
    return sideOf(this.state, id)
  }

  of(id: string): Figure {
    return figureOf(this.state, id)
  }

  at(id: string): Spot {
    const { x, y } = this.of(id).at
    return [toInches(x), toInches(y)]
  }

  places(...spots: readonly (readonly [figure: string, x: number, y: number])[]): this {
    return this.answer(placing(...spots))
  }

  /** Takes defaults until the battle proper has begun, or is over. */
  deployed(): this {
    while (this.battle.question && this.state.round === 0) this.answer(this.decision.default)
    return this
  }
}

export const placing = (...spots: readonly (readonly [figure: string, x: number, y: number])[]): Answer => ({
  spots: spots.map(([figure, x, y]) => ({ figure, at: { x: inches(x), y: inches(y) } })),
})

/** The coin shows `face`: 1 to 3 and Anne leads. */
export const opening = (more: Partial<BattlePlan> = {}, face = 1): Opening =>
  new Opening(game, planOf(more), [['lead', face]])
