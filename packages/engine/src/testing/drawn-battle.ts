/** A test battle written as a situation: figures and their places, terrain piece by piece, dice in the order rolled. */
import { inches } from '@muster/table'
import { expect } from 'vitest'
import { Battle } from '../play/battle.ts'
import type { Answer } from '../decisions/decision.ts'
import { ScriptedDice, type ScriptedRoll } from '../play/dice.ts'
import type { Game } from '../play/game.ts'
import type { Json } from '../common/ids.ts'
import { InputError } from '../input/input.ts'
import { StagedBattle } from './staged-battle.ts'

export type InchSpot = readonly [x: number, y: number]
export type Words = { readonly [key: string]: Json }

/** Any field that a situation has for a figure; the others get their defaults. */
export interface Described {
  readonly [key: string]: Json | undefined
}

export abstract class DrawnBattle<S, W extends Described> extends StagedBattle<S> {
  protected readonly placed: Words[] = []
  private readonly pieces: Words[] = []
  private readonly script: ScriptedRoll[] = []
  private dice: ScriptedDice | undefined
  private running: Battle<S> | undefined

  /** `words` is what the situation contains besides figures and terrain. */
  constructor(private readonly words: Words = {}) {
    super()
  }

  protected abstract readonly game: Game<S>

  /** The figures placed so far, in the game's own terms. */
  protected abstract get company(): Words

  /** Of side a (North). */
  a(id: string, words: W): this {
    return this.put(id, 'a', words)
  }

  /** Of side b (South). */
  b(id: string, words: W): this {
    return this.put(id, 'b', words)
  }

  put(id: string, side: string, words: W): this {
    this.placed.push({ id, side, ...words } as Words)
    return this
  }

  area(id: string, kind: string, ...points: readonly InchSpot[]): this {
    this.pieces.push({ id, kind, area: points })
    return this
  }

  /** A rectangle from one corner to the opposite one. */
  box(id: string, kind: string, [x0, y0]: InchSpot, [x1, y1]: InchSpot): this {
    return this.area(id, kind, [x0, y0], [x1, y0], [x1, y1], [x0, y1])
  }

  line(id: string, kind: string, ...points: readonly InchSpot[]): this {
    this.pieces.push({ id, kind, line: points })
    return this
  }

  disc(id: string, kind: string, centre: InchSpot, radius: number): this {
    this.pieces.push({ id, kind, disc: { centre, radius } })
    return this
  }

  /** More about the piece just laid: its height, its storeys, a way up. */
  having(more: Words): this {
    const last = this.pieces.pop() ?? expect.fail('no piece has been laid')
    this.pieces.push({ ...last, ...more })
    return this
  }

  /** The dice in the order they fall: `['hit: Ann at Bob', 3]`. */
  rolls(...script: ScriptedRoll[]): this {
    this.script.push(...script)
    return this
  }

  get situation(): Words {
    return { muster: 'situation', game: this.game.id, pieces: this.pieces, ...this.company, ...this.words }
  }

  protected get scripted(): ScriptedDice {
    return this.dice ?? expect.fail('the battle has not begun')
  }

  /** The battle; the first look at it begins it. */
  get battle(): Battle<S> {
    if (!this.running) {
      this.dice = new ScriptedDice(this.script)
      this.running = new Battle(this.game, { state: this.situated(), tape: [] }, this.dice)
    }
    return this.running
  }

  /** A test runner prints the message alone, so the message names the word that is wrong. */
  private situated(): S {
    try {
      return this.game.situate(this.situation)
    } catch (error) {
      throw error instanceof InputError ? new InputError(error.withPlace, error.where) : error
    }
  }

  move(figure: string, ...path: readonly InchSpot[]): this {
    return this.answer(moveOf(figure, ...path))
  }

  pairs(...links: readonly (readonly [from: string, to: string])[]): this {
    return this.answer({ links: links.map(([from, to]) => ({ from, to })) })
  }
}

export const moveOf = (figure: string, ...path: readonly InchSpot[]): Answer => ({
  figure,
  path: path.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
})
