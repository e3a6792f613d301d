/** What looking back at a battle tells of it. */
import type { FigureId, FigureView, SideId } from '@muster/engine'
import type { LogLine } from './snapshot.ts'

/** The chance to win after an answer and the dice that it brought. */
export interface ReviewPoint {
  /** How many events had been told. */
  readonly events: number
  readonly turn: number
  readonly chance: number
}

/** A moment that decided the battle. */
export interface TurningPoint {
  readonly line: LogLine
  readonly turn: number
  readonly before: number
  readonly after: number
  /** Its place among the points. */
  readonly place: number
}

export interface Deed {
  readonly figure: FigureId
  readonly count: number
  /** What those it felled were worth. */
  readonly points: number
  readonly name?: string
}

/** The dice of a side that could succeed or fail. */
export interface SideDice {
  readonly side: SideId
  readonly dice: number
  readonly passed: number
  /** How many would succeed on average. */
  readonly expected: number
}

export interface Review {
  /** Whose chance it is. */
  readonly side: SideId
  readonly points: readonly ReviewPoint[]
  /** How much of the battle has been looked at, from 0 to 1. */
  readonly progress: number
  readonly isDone: boolean
  readonly turningPoints?: readonly TurningPoint[]
  readonly deeds?: readonly Deed[]
  /** Everybody who fell, where they fell. */
  readonly fallen?: readonly FigureView[]
  readonly dice?: readonly SideDice[]
}
