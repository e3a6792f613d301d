/** The Movement Phase: moves, movement actions, and what befalls those who move. */
import type { FigureId } from '@muster/engine'
import type { LegCost, Point } from '@muster/table'
import type { TestRoll } from './test-roll.ts'
import type { Told } from './told.ts'

export type Moved = Told<'moved'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  readonly spent: number
  readonly costs: readonly LegCost[]
}
export type MovementSpent = Told<'stood-up' | 'prepared'> & { readonly figure: FigureId; readonly spent: number }
export type MovementActionTaken = Told<'dashed' | 'disengaged' | 'dodged'> & { readonly figure: FigureId }
export type HidItself = Told<'hid'> & { readonly figure: FigureId }
export type Dragged = Told<'dragged'> & { readonly figure: FigureId; readonly by: FigureId; readonly at: Point }
/** It hangs on the vertical face of a piece. */
export type Hung = Told<'hung'> & { readonly figure: FigureId; readonly piece: string; readonly height: number }
export type TerrainChecked = Told<'terrain-checked'> & {
  readonly figure: FigureId
  readonly piece: string
  readonly check: 'climb' | 'jump'
  readonly test: TestRoll
}
export type Fell = Told<'fell'> & { readonly figure: FigureId; readonly piece: string; readonly height: number }

export type MovingEvent =
  | Moved
  | MovementSpent
  | MovementActionTaken
  | HidItself
  | Dragged
  | Hung
  | TerrainChecked
  | Fell
