/** Attacks, block checks, wounds, maneuvers, and what becomes of those who suffer them. */
import type { FigureId, Sum } from '@muster/engine'
import type { Point } from '@muster/table'
import type { AttackKind } from '../state/ability.ts'
import type { Maneuver, ReactionId } from '../state/vocabulary.ts'
import type { TestRoll } from './test-roll.ts'
import type { Told } from './told.ts'

/** Without `test` it hit automatically. */
export type Attacked = Told<'attacked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly weapon: string
  readonly hit: boolean
  readonly test?: TestRoll
  readonly line?: { readonly from: Point; readonly to: Point }
}

/** What a shot may strike instead of its target. */
export type Blocker =
  | { readonly is: 'cover' | 'concealment'; readonly id: string }
  | { readonly is: 'figure'; readonly id: FigureId }
  | { readonly is: 'mount'; readonly id: FigureId }
  | { readonly is: 'melee'; readonly ids: readonly FigureId[] }

export type BlockChecked = Told<'block-checked'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly blocker: Blocker
  readonly face: number
  readonly stopped: boolean
  /** The figure it strikes instead. */
  readonly struck?: FigureId
}
/** A hit was rolled once more because of a shield. */
export type HitRerolled = Told<'hit-rerolled'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly hit: boolean
  readonly test: TestRoll
}
export type Reacted = Told<'reacted'> & {
  readonly figure: FigureId
  readonly reaction: ReactionId
  readonly at?: FigureId
}
/** A legendary action, or a power that costs no action. */
export type LegendaryTaken = Told<'legendary-taken'> & { readonly figure: FigureId; readonly what: string }
export type DeclaredFirst = Told<'declared-first'> & { readonly figures: readonly FigureId[] }
export type WoundsRolled = Told<'wounds-rolled'> & {
  readonly by: FigureId | undefined
  readonly at: FigureId
  /** The mount of that figure, if it is the one that was struck. */
  readonly mount?: string
  readonly strength: Sum
  readonly toughness: Sum
  /** The value of the table: "4" or "1/3". */
  readonly need: string
  readonly faces: readonly number[]
  /** What dice that showed 1 showed when rolled again. */
  readonly again: readonly number[]
  readonly wounds: number
}
export type Wounded = Told<'wounded'> & { readonly figure: FigureId; readonly wounds: number; readonly of: number }
export type Eliminated = Told<'eliminated'> & { readonly figure: FigureId }
export type MountLost = Told<'mount-lost'> & { readonly figure: FigureId; readonly mount: string }
export type MountWounded = Told<'mount-wounded'> & {
  readonly figure: FigureId
  readonly mount: string
  readonly wounds: number
}
export type FellProne = Told<'fell-prone'> & { readonly figure: FigureId }
export type ManeuverTried = Told<'maneuver-tried'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly maneuver: Maneuver
  readonly test: TestRoll
}
export type Escaped = Told<'escaped'> & { readonly figure: FigureId; readonly from: FigureId; readonly test: TestRoll }
export type Grappled = Told<'grappled' | 'grapple-ended'> & { readonly figure: FigureId; readonly by: FigureId }
export type Pushed = Told<'pushed'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly from: Point
  readonly at: Point
}

/** A power without a to-hit roll, and everybody it reaches. */
export type PowerUsed = Told<'power-used'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly what: string
  readonly caught: readonly FigureId[]
}
/** A save against a power or an effect; without `test` it succeeds. */
export type Resisted = Told<'resisted'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly what: string
  readonly success: boolean
  readonly test?: TestRoll
}

export type FightingEvent =
  | Attacked
  | BlockChecked
  | HitRerolled
  | Reacted
  | LegendaryTaken
  | DeclaredFirst
  | WoundsRolled
  | Wounded
  | Eliminated
  | MountLost
  | MountWounded
  | FellProne
  | ManeuverTried
  | Escaped
  | Grappled
  | PowerUsed
  | Resisted
  | Pushed
