/** The Combat Phase: splits, masteries, maneuvers, follow-ups. Attacks are in fighting.ts. */
import type { FigureId, RuleId, SideId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { MasteryId } from '../state/vocabulary.ts'

type Why = { readonly rules: readonly RuleId[] }

export type MeleeEvent =
  | (Why & { readonly is: 'melees-split'; readonly by: SideId; readonly melees: readonly (readonly FigureId[])[] })
  | (Why & {
      readonly is: 'slid'
      readonly figure: FigureId
      readonly to: FigureId
      readonly from: Point
      readonly at: Point
    })
  | (Why & { readonly is: 'melee-begun'; readonly melee: number; readonly members: readonly FigureId[] })
  | (Why & {
      readonly is: 'mastery-declared'
      readonly figure: FigureId
      readonly mastery: MasteryId
      readonly at?: FigureId | undefined
    })
  | (Why & { readonly is: 'let-pass'; readonly figure: FigureId })
  | (Why & { readonly is: 'disengage-declared'; readonly figure: FigureId; readonly free: boolean })
  | (Why & {
      readonly is: 'maneuvered'
      readonly figure: FigureId
      readonly maneuver: string
      readonly at?: FigureId | undefined
      readonly success: boolean
    })
  | (Why & {
      readonly is: 'pushed' | 'pulled'
      readonly figure: FigureId
      readonly by: FigureId
      readonly from: Point
      readonly at: Point
    })
  | (Why & { readonly is: 'followed-up' | 'disengaged'; readonly figure: FigureId })
  | (Why & {
      readonly is: 'melee-joined'
      readonly figure: FigureId
      readonly melee: number
      readonly members: readonly FigureId[]
    })
  | (Why & { readonly is: 'melee-ended'; readonly melee: number })
