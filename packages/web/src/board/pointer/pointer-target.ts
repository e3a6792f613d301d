/** Where a pointer is on the table, and who is under it. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import type { TableActions } from '../../table/table-actions.ts'
import type { Lookups } from '../../table/lookups.ts'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import type { MoveDraft } from '../../state/draft.ts'
import { moveDraftOf, type TableState } from '../../state/table-state.ts'
import { toTable } from '../../camera/viewport.ts'
import type { Camera } from '../../camera/camera.ts'
import { figureUnder } from './grip.ts'
import type { Press } from './press.ts'

export class PointerTarget {
  constructor(
    readonly presenter: BattlePresenter,
    readonly actions: TableActions,
    readonly lookups: Lookups,
    readonly camera: Camera,
  ) {}

  get state(): TableState {
    return this.presenter.state
  }

  /** The draft of the move. */
  get moveDraft(): MoveDraft | undefined {
    return moveDraftOf(this.state)
  }

  /** Pixels per millimetre. */
  get scale(): number {
    return this.camera.view.viewport.scale
  }

  tablePoint({ x, y }: Press): Point {
    return toTable(this.camera.view.viewport, x, y)
  }

  figureUnder(press: Press, except?: readonly FigureId[]): FigureId | undefined {
    return figureUnder(this.state, this.tablePoint(press), this.scale, except)
  }
}
