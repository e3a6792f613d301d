/** Turns the table for whoever sits on the far side: all that is shown, and all that is asked of the battle. */
import type { Camera } from '../camera/camera.ts'
import type { Pieces } from '../animation/figure-animator.ts'
import { isFar, ownSide } from '../figures/own-side.ts'
import { turned } from '../figures/rotate-table.ts'
import type { Session } from '../play/session.ts'

export interface Turnable {
  readonly session: Session
  readonly camera: Camera
  readonly pieces: Pieces
}

export function turnTable({ session, camera, pieces }: Turnable): void {
  const { client, store } = session
  const { width, depth } = session.state.snapshot.view.field
  client.turned = client.turned === undefined ? { width, depth } : undefined
  pieces.forget()
  camera.turn()
  store.set((now) => ({ ...turned(now, { width, depth }), reach: undefined, turned: !now.turned }))
}

/** Whoever plays alone against the computer sits behind their own figures from the start. */
export function sitBehindOwn(table: Turnable): void {
  const { view, terms } = table.session.state.snapshot
  const own = ownSide(view, terms.seats)
  if (own !== undefined && isFar(view, own)) turnTable(table)
}
