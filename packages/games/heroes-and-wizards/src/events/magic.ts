/** Spells and what they do. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { SpellId } from '../state/spells.ts'
import type { EventBase } from './event.ts'

export type SpellCast = EventBase<'spell-cast'> & {
  readonly by: FigureId
  readonly spell: SpellId
  readonly at?: FigureId
}

export type Cursed = EventBase<'cursed'> & { readonly figure: FigureId; readonly by: FigureId }

export type FireballBurst = EventBase<'fireball-burst'> & {
  readonly by: FigureId
  readonly at: Point
  readonly caught: readonly FigureId[]
}

export type BloodLusted = EventBase<'blood-lusted'> & {
  readonly figure: FigureId
  readonly at: FigureId
  readonly attacks: number
}

/** Without a friend on the table the spell has no effect. */
export type Maddened = EventBase<'maddened'> & { readonly figure: FigureId; readonly friend?: FigureId }

export type Teleported = EventBase<'teleported'> & {
  readonly figure: FigureId
  readonly from: Point
  readonly to: Point
}

export type MagicEvent = SpellCast | Cursed | FireballBurst | BloodLusted | Maddened | Teleported
