/** The words of a move: what is asked of the judge and what it answers. */
import type { Footprint } from '../shapes/base.ts'
import type { Ground } from '../terrain/ground.ts'
import type { Length } from '../geometry/length.ts'
import type { Point } from '../geometry/point.ts'
import type { Piece } from '../terrain/battlefield.ts'

/** What a piece of terrain does to this mover. */
export interface Passage {
  /** Each length counts this many times while the centre is inside. Of overlapping pieces the largest counts. */
  readonly times?: number
  /** Paid each time the centre comes to the line. */
  readonly toll?: Length
  /** No part of the base may enter. */
  readonly bars?: boolean
  /** The base may pass, but not end overlapping it. */
  readonly noRest?: boolean
}

/**
 * Another base. None may be rested upon. 'free' may be passed through; 'bars' may not be overlapped
 * on the way; 'stops' bars too, and coming into contact with it ends the move there.
 */
export interface Bystander {
  readonly id: string
  readonly foot: Footprint
  readonly as: 'free' | 'bars' | 'stops'
}

export interface Zone {
  readonly id: string
  readonly foot: Footprint
  readonly reach: Length
}

export interface MoveQuestion {
  readonly ground: Ground
  readonly mover: Footprint
  readonly allowance: Length
  /** A limit on the length of the path, whatever it costs. */
  readonly longest?: Length
  /** The same function always says the same of a piece: what it said may be kept. */
  readonly passage: (piece: Piece) => Passage
  readonly others: readonly Bystander[]
  readonly zones?: readonly Zone[]
  /** The width of a hair: bases this near are in contact, and limits forgive as much. */
  readonly hair: number
  /** The centre may go up to the table's edge; otherwise the whole base stays on the table. */
  readonly mayLeave?: boolean
}

export interface LegCost {
  readonly piece: string
  readonly extra: number
  readonly why: 'times' | 'toll'
}

export interface Leg {
  readonly from: Point
  readonly to: Point
  readonly length: number
  readonly cost: number
  readonly costs: readonly LegCost[]
}

export type MoveRefusal =
  | { readonly code: 'too-far'; readonly over: Length; readonly at: Point }
  | { readonly code: 'barred'; readonly piece: string; readonly at: Point }
  | { readonly code: 'figure-in-the-way'; readonly figure: string; readonly at: Point }
  | { readonly code: 'stopped-by-contact'; readonly figure: string; readonly at: Point }
  | { readonly code: 'rests-on-figure'; readonly figure: string }
  | { readonly code: 'rests-on-piece'; readonly piece: string }
  | { readonly code: 'off-table'; readonly at: Point }

/** A bystander that is not free, newly touched on the way. */
export interface Meeting {
  readonly id: string
  readonly at: Point
  readonly spent: number
}

/** A zone the mover was in at some time; without entersAt it began inside, without leavesAt it ends inside. */
export interface ZoneVisit {
  readonly id: string
  readonly entersAt?: Point
  readonly leavesAt?: Point
}

export interface MoveVerdict {
  readonly refusal?: MoveRefusal
  readonly length: number
  readonly spent: number
  readonly legs: readonly Leg[]
  readonly met: readonly Meeting[]
  /** Bystanders in contact where the path ends. */
  readonly contacts: readonly string[]
  readonly zones: readonly ZoneVisit[]
  /** The longest part of the path, from its start, that is itself a legal move; empty: stay where you are. */
  readonly legal: readonly Point[]
}
