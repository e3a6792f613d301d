/**
 * What is told of a battle, chapter by chapter. Past tense, ids and numbers, no prose: tell.ts finds
 * the words. Tests are told whole, so that "why?" can show dice, modifiers and rules.
 */
import type { FigureId, Link, Play, RuleId, SideId, TestResult } from '@muster/engine'
import type { Point } from '@muster/table'
import type { State } from './state.ts'
import type { How } from './traits/moments.ts'

export type HeroesEvent = FightingEvent

// Shooting, melee, saves, the slain

type Told<Is extends string> = { readonly is: Is; readonly rules: readonly RuleId[] }

export type BlowKind = 'melee' | 'free' | 'immediate'

export type ShotsDeclared = Told<'shots-declared'> & { readonly side: SideId; readonly shots: readonly Link[] }

export type Shot = Told<'shot'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly from: Point
  readonly to: Point
  /** To hit first, then one for each piece of cover rolled for. */
  readonly tests: readonly TestResult[]
  /** Pieces the missile flew past. */
  readonly past: readonly string[]
  readonly outcome: 'missed' | 'stopped' | 'hit'
  /** The piece that stopped it. */
  readonly stoppedBy?: string
  /** The target had been slain by an earlier shot of the phase. */
  readonly tooLate: boolean
}

export type AttacksAssigned = Told<'attacks-assigned'> & { readonly side: SideId; readonly attacks: readonly Link[] }

export type Struck = Told<'struck'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: BlowKind
  readonly tests: readonly TestResult[]
  readonly hit: boolean
  readonly tooLate: boolean
}

/** An attack that may not be made because its target has been attacked as often as can be this turn. */
export type BlowLost = Told<'blow-lost'> & { readonly by: FigureId; readonly at: FigureId }

export type Swept = Told<'swept'> & { readonly by: FigureId; readonly at: readonly FigureId[] }

export type HitIgnored = Told<'hit-ignored'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: How
  readonly tests: readonly TestResult[]
}

export type Slain = Told<'slain'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: How
  readonly tests: readonly TestResult[]
}

export type Removed = Told<'removed'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: How
  readonly credit: SideId | undefined
  readonly points: number
}

export type FightingEvent = ShotsDeclared | Shot | AttacksAssigned | Struck | BlowLost | Swept | HitIgnored | Slain | Removed

/** Tells an event of this game; the type keeps tellers and listeners agreed. */
export const tell = (play: Play<State>, event: HeroesEvent): void => play.tell(event)
