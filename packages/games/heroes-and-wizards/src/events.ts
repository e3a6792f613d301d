/**
 * What is told of a battle, chapter by chapter. Past tense, ids and numbers, no prose: tell.ts finds
 * the words. Tests are told whole, so that "why?" can show dice, modifiers and rules.
 */
import type { FigureId, Link, Play, RuleId, SideId, TestResult } from '@muster/engine'
import type { LegCost, Point } from '@muster/table'
import type { State } from './state.ts'
import type { How } from './traits/moments.ts'
import type { SpellId } from './traits/spells.ts'

export type HeroesEvent = MovingEvent | MagicEvent | FightingEvent

type Told<Is extends string> = { readonly is: Is; readonly rules: readonly RuleId[] }

// Initiative, movement, withdrawal

export type InitiativeTotal = {
  readonly side: SideId
  readonly face: number
  /** Heroes and Wizards on the table. */
  readonly leaders: number
  readonly total: number
}

export type InitiativeRolled = Told<'initiative-rolled'> & { readonly totals: readonly InitiativeTotal[]; readonly tied: boolean }

export type OrderSettled = Told<'order-settled'> & { readonly winner: SideId; readonly order: readonly SideId[] }

export type WalkManner = 'move' | 'withdraw' | 'blood-lust' | 'paranoia'

export type Moved = Told<'moved'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  readonly spent: number
  readonly costs: readonly LegCost[]
  /** Those it touches where it ends, friend and enemy. */
  readonly contacts: readonly FigureId[]
  readonly manner: WalkManner
}

/** A withdrawal was declared; these strike before it goes. */
export type Withdrew = Told<'withdrew'> & { readonly figure: FigureId; readonly strikers: readonly FigureId[] }

export type MovingEvent = InitiativeRolled | OrderSettled | Moved | Withdrew

// Magic

export type SpellCast = Told<'spell-cast'> & { readonly by: FigureId; readonly spell: SpellId; readonly at?: FigureId }

export type Cursed = Told<'cursed'> & { readonly figure: FigureId; readonly by: FigureId }

export type FireballBurst = Told<'fireball-burst'> & { readonly by: FigureId; readonly at: Point; readonly caught: readonly FigureId[] }

export type BloodLusted = Told<'blood-lusted'> & { readonly figure: FigureId; readonly at: FigureId; readonly attacks: number }

/** Without a friend on the table nothing comes of it. */
export type Maddened = Told<'maddened'> & { readonly figure: FigureId; readonly friend?: FigureId }

export type Teleported = Told<'teleported'> & { readonly figure: FigureId; readonly from: Point; readonly to: Point }

export type MagicEvent = SpellCast | Cursed | FireballBurst | BloodLusted | Maddened | Teleported

// Shooting, melee, saves, the slain

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
