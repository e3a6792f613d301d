/** Skill rolls and what scenarios make of them. */
import type { FigureId, SideId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Kind } from '../state/card.ts'
import type { Told } from './event.ts'

/** One die of a Skill roll: the unit's, or that of a Champion attached to it. */
export type SkillDie = {
  readonly unit: FigureId
  readonly sides: number
  readonly need: number
  /** As it fell, and as it lies after it may have been turned. */
  readonly rolled: number
  readonly face: number
}

export type SkillTried = Told<'skill-tried'> & {
  readonly unit: FigureId
  readonly task: string
  readonly label: string
  /** Absent where it was so easy that nobody rolled. */
  readonly kind?: Kind
  readonly dice: readonly SkillDie[]
  readonly success: boolean
}
export type ThingTaken = Told<'thing-taken'> & { readonly thing: string; readonly unit: FigureId }
export type ThingThrown = Told<'thing-thrown'> & {
  readonly thing: string
  readonly from: FigureId
  readonly unit: FigureId
}
export type ThingDropped = Told<'thing-dropped'> & {
  readonly thing: string
  readonly unit: FigureId
  readonly at: Point
}
export type ThingReturned = Told<'thing-returned'> & { readonly thing: string; readonly unit: FigureId }
export type LockOpened = Told<'lock-opened'> & {
  readonly thing: string
  readonly unit: FigureId
  readonly side: SideId
}
export type TrapSprung = Told<'trap-sprung'> & { readonly thing: string; readonly unit: FigureId }
export type ThingBrought = Told<'thing-brought'> & {
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
