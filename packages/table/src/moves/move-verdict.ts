/** What the judge answers about a path. */
import type { Length } from '../geometry/length.ts'
import type { Point } from '../geometry/point.ts'

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

/** A contact made on the way with a figure that blocks or stops the mover. */
export interface PathContact {
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
  readonly newContacts: readonly PathContact[]
  /** The figures in contact where the path ends. */
  readonly contacts: readonly string[]
  readonly zones: readonly ZoneVisit[]
  /** The longest part of the path, from its start, that is itself a legal move; empty: stay where you are. */
  readonly legal: readonly Point[]
}
