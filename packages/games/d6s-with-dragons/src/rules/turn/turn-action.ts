/** The form of every action of a movement turn besides moving. */
import type { FigureId, Option, Play, Step, Text } from '@muster/engine'
import type { Figure, State, Turn } from '../../state/state.ts'

/** Who would do it, and whose turn it is: its own, or its mount's. */
export interface Actor {
  readonly state: State
  readonly figure: Figure
  readonly bearer: Figure
  readonly turn: Turn
}

/** One way to do it now. */
export interface TurnChoice {
  /** Whom or what it is done with: a mount, a wall, a spell. */
  readonly about?: string
  readonly label: Text
  readonly hint?: Text
  readonly group?: Text
  /** A rider who does it in its mount's turn. */
  readonly rider?: FigureId
}

export interface TurnAction {
  /** Every way to do it now; none when it cannot be done. */
  readonly choices: (actor: Actor) => readonly TurnChoice[]
  /** The target, where there is only one: read when the options are listed. */
  readonly target?: (actor: Actor) => Pick<Option, 'at' | 'intent'> | undefined
  readonly take: (play: Play<State>, id: FigureId, about: string) => Step
  /** Taking it does not begin the turn. */
  readonly beforeTurn?: boolean
}

export interface TurnActions {
  readonly [action: string]: TurnAction
}

export const NO_CHOICES: readonly TurnChoice[] = []

export const when = (isPossible: boolean, label: string, hint?: string): readonly TurnChoice[] =>
  isPossible ? [hint === undefined ? { label } : { label, hint }] : NO_CHOICES
