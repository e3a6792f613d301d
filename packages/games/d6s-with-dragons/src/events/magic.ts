/** Spells cast, countered, blocked and ended, and what some of them do to the table. */
import type { Blocker } from './blocker.ts'
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { Order } from '../state/state.ts'
import type { PowerId } from '../state/power.ts'
import type { CommandWord, FeatureId, SpellId } from '../state/vocabulary.ts'
import type { GameEvent } from './told.ts'

/** `box`: the row a box was marked in; absent: it cost none. */
export type SpellCast = GameEvent<'spell-cast'> & {
  readonly caster: FigureId
  readonly spell: SpellId
  readonly name: string
  readonly targets: readonly FigureId[]
  readonly at: Point | undefined
  readonly choice: string | undefined
  /** Command: the word for each of its targets. */
  readonly orders: readonly Order[] | undefined
  readonly box: string | undefined
}
export type SpellCountered = GameEvent<'spell-countered'> & {
  readonly caster: FigureId
  readonly spell: SpellId
  readonly name: string
}
export type IncantationBegun = GameEvent<'incantation-begun'> & {
  readonly caster: FigureId
  readonly spell: SpellId
  readonly name: string
  readonly targets: readonly FigureId[]
}
export type SpellEnded = GameEvent<'spell-ended'> & {
  readonly effect: string
  readonly spell: SpellId
  readonly caster: FigureId
  readonly targets: readonly FigureId[]
}
export type ConcentrationTested = GameEvent<'concentration-tested'> & {
  readonly figure: FigureId
  readonly held: boolean
}
export type ClosestCounted = GameEvent<'closest-counted'> & {
  readonly caster: FigureId
  readonly spell: SpellId
  readonly faces: readonly number[]
  readonly most: number
}
/** `power`: the spell or the feature. */
export type AreaStruck = GameEvent<'area-struck'> & {
  readonly caster: FigureId
  readonly power: SpellId | FeatureId | PowerId
  readonly at: Point
  readonly shape: readonly Point[]
  readonly caught: readonly FigureId[]
}
export type AreaBlocked = GameEvent<'area-blocked'> & {
  readonly caster: FigureId
  readonly power: SpellId | FeatureId | PowerId
  readonly figure: FigureId
  readonly face: number
  readonly blockers: readonly Blocker[]
  readonly spared: boolean
}
export type Teleported = GameEvent<'teleported'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly to: Point
}
export type QuarryNamed = GameEvent<'quarry-named'> & { readonly caster: FigureId; readonly target: FigureId }
export type Frozen = GameEvent<'frozen'> & { readonly figure: FigureId; readonly at: Point }
export type Revived = GameEvent<'revived'> & { readonly figure: FigureId; readonly by: FigureId; readonly at: Point }
export type Lifted = GameEvent<'lifted'> & {
  readonly figure: FigureId
  readonly by: FigureId
  readonly from: Point
  readonly to: Point
}
export type ThingLifted = GameEvent<'thing-lifted'> & {
  readonly thing: string
  readonly by: FigureId
  readonly from: Point
  readonly to: Point
}
/** A word of command. */
export type Obeyed = GameEvent<'obeyed'> & {
  readonly figure: FigureId
  readonly caster: FigureId
  readonly word: CommandWord | undefined
}
export type WeaponFlew = GameEvent<'weapon-flew'> & {
  readonly caster: FigureId
  readonly effect: string
  readonly from: Point
  readonly to: Point
}

export type MagicEvent =
  | SpellCast
  | SpellCountered
  | IncantationBegun
  | SpellEnded
  | ConcentrationTested
  | ClosestCounted
  | AreaStruck
  | AreaBlocked
  | Teleported
  | QuarryNamed
  | Frozen
  | Revived
  | Lifted
  | ThingLifted
  | Obeyed
  | WeaponFlew
