/** Turns the table by half a turn, for a player at the far edge: the camera goes round it, the battle stays as it is. */
import type { Camera } from '../camera/camera.ts'
import type { FigureAnimator } from '../animation/figure-animator.ts'
import { isAtFarEdge, ownSide } from '../figures/own-side.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'
import type { LeanSwitch } from './lean-switch.ts'

export interface Turnable {
  readonly presenter: BattlePresenter
  readonly camera: Camera
  readonly animator: FigureAnimator
}

/** Whoever leans over the table goes round it, smoothly. */
export function turnTable({
  camera,
  animator,
  lean,
}: Pick<Turnable, 'camera' | 'animator'> & { lean?: LeanSwitch }): void {
  if (lean && camera.isLeaning) return lean.turnBy(180)
  camera.turn()
  animator.turn(camera.isTurned)
}

/** Turns the table at the start for a person who plays alone from the far edge. */
export function turnToOwnSide(table: Turnable): void {
  const { view, options } = table.presenter.state.snapshot
  const own = ownSide(view, options.seats)
  if (own !== undefined && isAtFarEdge(view, own)) turnTable(table)
}
