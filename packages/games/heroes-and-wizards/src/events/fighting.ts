/** Shooting, melee, saves and the slain. */
import type { FigureId, Link, SideId, TestResult } from '@muster/engine'
import type { Point } from '@muster/table'
import type { HitKind } from '../state/vocabulary.ts'
import type { EventBase } from './event.ts'

export type AttackKind = 'melee' | 'free' | 'immediate'

export type ShotsDeclared = EventBase<'shots-declared'> & { readonly side: SideId; readonly shots: readonly Link[] }

export type Shot = EventBase<'shot'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly from: Point
  readonly to: Point
  /** To hit first, then one for each piece of cover rolled for. */
  readonly tests: readonly TestResult[]
  /** Every piece of cover on the line, from the shooter outwards. */
  readonly cover: readonly string[]
  readonly outcome: 'missed' | 'stopped' | 'hit'
  /** The piece that stopped it. */
  readonly stoppedBy?: string
  /** The target had been slain by an earlier shot of the phase. */
  readonly tooLate: boolean
}

export type AttacksAssigned = EventBase<'attacks-assigned'> & {
  readonly side: SideId
  readonly attacks: readonly Link[]
}

export type Struck = EventBase<'struck'> & {
  readonly by: FigureId
  readonly at: FigureId
  readonly kind: AttackKind
  readonly tests: readonly TestResult[]
  readonly hit: boolean
  readonly tooLate: boolean
}

/** An attack that may not be made because its target has been attacked as often as can be this turn. */
export type AttackLost = EventBase<'attack-lost'> & { readonly by: FigureId; readonly at: FigureId }

export type Swept = EventBase<'swept'> & { readonly by: FigureId; readonly at: readonly FigureId[] }

export type HitIgnored = EventBase<'hit-ignored'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: HitKind
  readonly tests: readonly TestResult[]
}

export type Slain = EventBase<'slain'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: HitKind
  readonly tests: readonly TestResult[]
}

export type Removed = EventBase<'removed'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly how: HitKind
  readonly credit: SideId | undefined
  readonly points: number
}

export type FightingEvent =
  | ShotsDeclared
  | Shot
  | AttacksAssigned
  | Struck
  | AttackLost
  | Swept
  | HitIgnored
  | Slain
  | Removed
