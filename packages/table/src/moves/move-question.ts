/** What the judge of moves is asked. */
import type { Length } from '../geometry/length.ts'
import type { Footprint } from '../shapes/base.ts'
import type { Landscape } from './landscape.ts'

/**
 * Another figure. No move may end on one. A 'free' one may be passed through; one that 'bars' may not be overlapped
 * on the way; one that 'stops' bars too, and coming into contact with it ends the move there. One that 'repels' bars
 * too, and a mover that starts on it may leave it, but never by going deeper into it.
 */
export interface Bystander {
  readonly id: string
  readonly foot: Footprint
  readonly effect: 'free' | 'bars' | 'stops' | 'repels'
}

/** The area within `reach` of a base, whose visits the judge reports. */
export interface Zone {
  readonly id: string
  readonly foot: Footprint
  readonly reach: Length
}

export interface MoveQuestion {
  /** Prepared for the mover's base, and for its facing if the base is not round. */
  readonly landscape: Landscape
  readonly mover: Footprint
  readonly allowance: Length
  /** A limit on the length of the path, whatever it costs. */
  readonly longest?: Length
  readonly others: readonly Bystander[]
  readonly zones?: readonly Zone[]
  /** Bases this near are in contact, and limits are exceeded only by more than this. */
  readonly tolerance: number
  /** The centre may go up to the table's edge; otherwise the whole base stays on the table. */
  readonly mayLeave?: boolean
}
