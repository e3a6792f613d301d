/** Skill rolls and what scenarios make of them. */
import type { FigureId, SideId, Text } from '@muster/engine'
import type { Point } from '@muster/table'
import type { AttackKind } from '../state/card.ts'
import type { TaskKey } from '../state/state.ts'
import type { EventBase } from './event.ts'

/** One die of a Skill roll: the unit's, or that of a Champion attached to it. */
export type SkillDie = {
  readonly unit: FigureId
  readonly sides: number
  readonly need: number
  /** The face rolled, and the face after it may have been turned. */
  readonly rolled: number
  readonly face: number
}

export type SkillTried = EventBase<'skill-tried'> & {
  readonly unit: FigureId
  readonly verb: TaskKey['verb']
  readonly on: string
  readonly label: Text
  /** Absent where it was so easy that nobody rolled. */
  readonly kind?: AttackKind
  readonly dice: readonly SkillDie[]
  readonly success: boolean
}
export type ThingTaken = EventBase<'thing-taken'> & { readonly thing: string; readonly unit: FigureId }
export type ThingThrown = EventBase<'thing-thrown'> & {
  readonly thing: string
  readonly from: FigureId
  readonly unit: FigureId
}
export type ThingDropped = EventBase<'thing-dropped'> & {
  readonly thing: string
  readonly unit: FigureId
  readonly at: Point
}
export type ThingReturned = EventBase<'thing-returned'> & { readonly thing: string; readonly unit: FigureId }
export type LockOpened = EventBase<'lock-opened'> & {
  readonly thing: string
  readonly unit: FigureId
  readonly side: SideId
}
export type TrapSprung = EventBase<'trap-sprung'> & { readonly thing: string; readonly unit: FigureId }
export type ThingBrought = EventBase<'thing-brought'> & {
  readonly thing: string
  readonly unit: FigureId
  readonly side: SideId
}

export type SkillEvent =
  | SkillTried
  | ThingTaken
  | ThingThrown
  | ThingDropped
  | ThingReturned
  | LockOpened
  | TrapSprung
  | ThingBrought
