/** Where a pointer is on the table, and who is under it. */
import type { FigureId } from '@muster/engine'
import type { Point } from '@muster/table'
import { thingAt } from '../../figures/ground-things.ts'
import { figureNamed } from '../../figures/acting-figures.ts'
import type { TableActions } from '../../table/table-actions.ts'
import type { Lookups } from '../../table/lookups.ts'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import type { MoveDraft } from '../../state/draft.ts'
import { moveDraftOf, type TableState } from '../../state/table-state.ts'
import { scaleAt, toScreen, toTable, type Place, type Viewport } from '../../camera/viewport.ts'
import type { Camera } from '../../camera/camera.ts'
import { CardPicker } from './card-picker.ts'
import { figureUnder, standingFigures } from './grip.ts'
import type { Press } from './press.ts'

export class PointerTarget {
  private readonly picker = new CardPicker()

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

  /** Explains the terrain or objective at a place; returns whether there is any. */
  pointAt(at: Point | undefined): boolean {
    const thing = at && thingAt(this.state.snapshot.view, at)
    const pointedGround = thing && at
    this.presenter.store.set((now) => (now.pointedGround === pointedGround ? now : { ...now, pointedGround }))
    return thing !== undefined
  }

  /** Pixels per millimetre at a place of the table. */
  scaleAt(at: Point): number {
    return scaleAt(this.viewport, at)
  }

  tablePoint({ x, y }: Press): Point {
    return toTable(this.viewport, x, y)
  }

  /** Who is under the pointer; whoever carries figures looks through all cards at the ground. */
  figureUnder(press: Press, carried: readonly FigureId[] = []): FigureId | undefined {
    const card = carried.length === 0 ? this.picker.peek(this.viewport, standingFigures(this.state), press) : undefined
    return card ?? this.figureOnGround(press, carried)
  }

  /** Whom a press takes: a second press in the same place takes the card behind. */
  figurePressed(press: Press): FigureId | undefined {
    const isCarrying = this.moveDraft?.held === true && this.moveDraft.path.length > 0
    const card = isCarrying ? undefined : this.picker.pick(this.viewport, standingFigures(this.state), press)
    return card ?? this.figureOnGround(press, [])
  }

  private figureOnGround(press: Press, except: readonly FigureId[]): FigureId | undefined {
    const at = this.tablePoint(press)
    return figureUnder(this.state, at, this.scaleAt(at), except)
  }

  /** How far the foot of a card is from the pointer that took hold of the card. */
  footFrom(press: Press, model: FigureId): Place {
    const figure = standingFigures(this.state).find(({ id }) => id === model)
    if (!figure || !this.camera.isLeaning) return { x: 0, y: 0 }
    const foot = toScreen(this.viewport, figure.at)
    return { x: foot.x - press.x, y: foot.y - press.y }
  }

  private get viewport(): Viewport {
    return this.camera.view.viewport
  }

  isEnemy(id: FigureId | undefined): boolean {
    const { view, decision } = this.state.snapshot
    const figure = figureNamed(view, id)
    return figure !== undefined && figure.side !== decision?.by
  }
}
