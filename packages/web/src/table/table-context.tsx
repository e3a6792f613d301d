/** What everything at the table holds on to: the battle, the hands, the eyes, the game's own words. */
import type { GameKit } from '@muster/engine'
import { createContext, useContext } from 'react'
import { Camera } from '../camera/camera.ts'
import { Pieces } from '../animation/figure-animator.ts'
import { storeOf, type Store } from '../ui/store.ts'
import type { TableState } from '../state/table-state.ts'
import { useStore } from '../ui/use-store.ts'
import { Formations } from './formation-editor.ts'
import { Hands } from './table-actions.ts'
import { Lookouts } from './lookups.ts'
import type { Session } from '../play/session.ts'

export type Sheet = 'menu' | 'keys' | 'list'

export interface Seat {
  readonly session: Session
  readonly hands: Hands
  readonly formations: Formations
  readonly lookouts: Lookouts
  readonly camera: Camera
  readonly pieces: Pieces
  readonly kit: GameKit<unknown>
  /** Which sheet lies open over the table. */
  readonly sheet: Store<Sheet | undefined>
}

export function takeSeat(session: Session, kit: GameKit<unknown>): Seat {
  const hands = new Hands(session)
  return {
    session,
    kit,
    hands,
    formations: new Formations(session, hands),
    lookouts: new Lookouts(session),
    camera: new Camera(session.state.snapshot.view.field),
    pieces: new Pieces(),
    sheet: storeOf<Sheet | undefined>(undefined),
  }
}

const Seats = createContext<Seat | undefined>(undefined)
export const SeatProvider = Seats.Provider

export function useSeat(): Seat {
  const seat = useContext(Seats)
  if (!seat) throw new Error('this part of the page stands outside the table')
  return seat
}

export const useTable = <P,>(part: (state: TableState) => P): P => useStore(useSeat().session.store, part)
