/** Battles from the coin on: a plan, scripted dice, and the answers of both players. */
import {
  Battle, pick, ScriptedDice, type Answer, type BattlePlan, type Decision, type Event, type Json, type Refusal,
  type ScriptedRoll,
} from '@muster/engine'
import { inches, toInches, type Battlefield } from '@muster/table'
import { expect } from 'vitest'
import { figureOf, sideOf } from '../src/figures.ts'
import { game } from '../src/game.ts'
import type { Figure, Side, State } from '../src/state.ts'

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
    game: game.id, field: BARE, sides: [{ id: 'a', name: 'Anne', army: TRIO }, { id: 'b', name: 'Bob', army: TRIO }],
    ...more,
  }
}

export class Opening {
  readonly battle: Battle<State>
  private readonly dice: ScriptedDice

  constructor(plan: BattlePlan, ...script: readonly ScriptedRoll[]) {
    this.dice = new ScriptedDice(script)
    this.battle = Battle.start(game, plan, this.dice)
  }

  get state(): State {
    return this.battle.state
  }

  get decision(): Decision {
    return this.battle.decision ?? expect.fail('nothing is being asked')
  }

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

  answer(answer: Answer): this {
    const refusal = this.battle.answer(answer)
    if (refusal) expect.fail(`refused (${refusal.rule}): ${refusal.message}`)
    return this
  }

  refused(answer: Answer): Refusal {
    return this.battle.answer(answer) ?? expect.fail(`allowed: ${JSON.stringify(answer)}`)
  }

  picks(...ids: readonly string[]): this {
    return this.answer(pick(...ids))
  }

  places(...spots: readonly (readonly [figure: string, x: number, y: number])[]): this {
    return this.answer(placing(...spots))
  }

  /** Takes the default of every question until one called `what` is asked. */
  until(what: string): this {
    while (this.battle.question && this.battle.question.what !== what) this.answer(this.decision.default)
    return this
  }

  /** Takes defaults until the battle proper has begun, or is over. */
  deployed(): this {
    while (this.battle.question && this.state.round === 0) this.answer(this.decision.default)
    return this
  }

  told(is: string): Event {
    return this.battle.events.findLast((event) => event.is === is) ?? expect.fail(`nobody told "${is}"`)
  }
}

export const placing = (...spots: readonly (readonly [figure: string, x: number, y: number])[]): Answer =>
  ({ spots: spots.map(([figure, x, y]) => ({ figure, at: { x: inches(x), y: inches(y) } })) })

/** The coin shows `face`: 1 to 3 and Anne leads. */
export const opening = (more: Partial<BattlePlan> = {}, face = 1): Opening => new Opening(planOf(more), ['lead', face])
