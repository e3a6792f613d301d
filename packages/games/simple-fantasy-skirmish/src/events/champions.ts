/** Champions who join a unit, leave it, or outlive it. */
import type { FigureId } from '@muster/engine'
import type { EventBase } from './event.ts'

export type ChampionAttached = EventBase<'champion-attached'> & {
  readonly champion: FigureId
  readonly host: FigureId
  /** The unit has already acted: no attack die this round. */
  readonly late: boolean
}
export type ChampionDetached = EventBase<'champion-detached'> & { readonly champion: FigureId; readonly host: FigureId }
/** Its unit is gone; it goes on alone. */
export type StoodAlone = EventBase<'stood-alone'> & { readonly champion: FigureId; readonly host: FigureId }

export type ChampionEvent = ChampionAttached | ChampionDetached | StoodAlone
