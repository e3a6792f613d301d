/** Rotates the table by half a turn, for a player at the far edge. */
import type { Camera } from '../camera/camera.ts'
import type { FigureAnimator } from '../animation/figure-animator.ts'
import { isAtFarEdge, ownSide } from '../figures/own-side.ts'
import { rotateTable } from '../figures/rotate-table.ts'
import type { Session } from '../play/session.ts'

export interface Turnable {
  readonly session: Session
  readonly camera: Camera
  readonly animator: FigureAnimator
}

export function turnTable({ session, camera, animator }: Turnable): void {
  const { client, store } = session
  const { width, depth } = session.state.snapshot.view.field
  client.rotatedTable = client.rotatedTable === undefined ? { width, depth } : undefined
  animator.clear()
  camera.turn()
  store.set((now) => ({ ...rotateTable(now, { width, depth }), reach: undefined, isTurned: !now.isTurned }))
}

/** Turns the table at the start for a person who plays alone from the far edge. */
export function turnToOwnSide(table: Turnable): void {
  const { view, options } = table.session.state.snapshot
  const own = ownSide(view, options.seats)
  if (own !== undefined && isAtFarEdge(view, own)) turnTable(table)
}
