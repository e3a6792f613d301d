/** The camera: which part of the table is in view, always within sensible limits. */
import { frameWidth } from '@muster/draw'
import { MM, type Battlefield, type Point } from '@muster/table'
import { createStore, type Store } from '../ui/store.ts'
import {
  extentOf,
  faceMiddle,
  fill,
  fit,
  isInside,
  near,
  pan,
  reveal,
  turnedPoint,
  zoom,
  type TableExtent,
  type Size,
  type Viewport,
} from './viewport.ts'
import type { Attention } from './attention.ts'

export interface CameraView {
  readonly viewport: Viewport
  readonly screen: Size
  /** Pixels at the bottom of the screen that are covered. */
  readonly covered: number
}

/** On a small screen an inch is never drawn smaller than a fingertip. */
const PHONE = 640
const LEAST_INCH = 31 / 25.4

export class Camera {
  readonly store: Store<CameraView>
  private extent: TableExtent
  private attention: Attention = { acting: [], others: [] }
  /** Whether the acting figures have been in view since the last resize. */
  private hasShownAttention = false

  constructor(private readonly field: Battlefield) {
    this.extent = extentOf(field, frameWidth(field))
    const screen = { width: 800, height: 800 }
    this.store = createStore<CameraView>({ viewport: fit(this.extent, screen), screen, covered: 0 })
  }

  get view(): CameraView {
    return this.store.get()
  }

  /** The uncovered part of the pane; the table can be panned until every part of it is in there. */
  private get pane(): Size {
    const { screen, covered } = this.view
    return { width: screen.width, height: Math.max(120, screen.height - covered) }
  }

  /** Part of the pane is covered: the view stays, and later changes take it into account. */
  cover(covered: number): void {
    this.store.set((view) => (view.covered === covered ? view : { ...view, covered }))
  }

  /** The pane has another size: start again with the whole table, or with as much as a phone can show. */
  resize(screen: Size): void {
    const small = screen.width < PHONE
    this.extent = extentOf(this.field, small ? 2 : frameWidth(this.field))
    this.store.set(({ viewport, covered }) => ({
      viewport: turnedAs(viewport, small ? fill(this.extent, screen, LEAST_INCH) : fit(this.extent, screen)),
      screen,
      covered,
    }))
    this.hasShownAttention = false
    this.follow(this.attention)
  }

  /** Keeps at least one acting figure in view. */
  follow(attention: Attention): void {
    this.attention = attention
    const { acting, others } = attention
    const whom = this.seen(this.hasShownAttention ? acting : [...acting, ...(acting.length > 0 ? [] : others)])
    if (whom.length === 0 || this.isWhole) return
    const { viewport } = this.view
    const isSeen = this.hasShownAttention && whom.some((at) => isInside(viewport, at, this.pane))
    this.hasShownAttention = true
    if (!isSeen) this.change(() => faceMiddle(whom, viewport.scale, this.extent, this.pane))
  }

  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const { pane } = this
    this.change((viewport) =>
      zoom(viewport, factor, at ?? { x: pane.width / 2, y: pane.height / 2 }, this.extent, pane),
    )
  }

  pan(dx: number, dy: number): void {
    this.change((viewport) => pan(viewport, dx, dy, this.extent, this.pane))
  }

  reveal(at: Point): void {
    this.change((viewport) => reveal(viewport, this.seenPoint(at), this.extent, this.pane))
  }

  centre(at: Point): void {
    const { x, y } = this.seenPoint(at)
    const { scale, ...viewport } = this.view.viewport
    const screen = this.pane
    const wanted = {
      ...viewport,
      scale,
      left: x / MM - screen.width / scale / 2,
      top: y / MM - screen.height / scale / 2,
    }
    this.change(() => pan(wanted, 0, 0, this.extent, screen))
  }

  get isTurned(): boolean {
    return this.view.viewport.turned !== undefined
  }

  /** To the other side of the table; the same ground stays in view. */
  turn(): void {
    const { width, depth } = this.field
    this.store.set((view) => {
      const { left, top, scale, turned } = view.viewport
      const viewport = {
        left: this.extent.width - left - view.screen.width / scale,
        top: this.extent.height - top - view.screen.height / scale,
        scale,
        ...(!turned && { turned: { width, depth } }),
      }
      return { ...view, viewport }
    })
  }

  whole(): void {
    this.change(() => fit(this.extent, this.view.screen))
  }

  /** Whether the whole table is in view. */
  get isWhole(): boolean {
    return this.view.viewport.scale <= fit(this.extent, this.view.screen).scale * 1.02
  }

  near(places: readonly Point[]): void {
    if (places.length > 0) this.change(() => near(this.seen(places), this.extent, this.pane))
  }

  private seenPoint(at: Point): Point {
    return turnedPoint(at, this.view.viewport.turned)
  }

  private seen(places: readonly Point[]): readonly Point[] {
    return places.map((at) => this.seenPoint(at))
  }

  private change(change: (viewport: Viewport) => Viewport): void {
    this.store.set((view) => {
      const viewport = change(view.viewport)
      return viewport === view.viewport ? view : { ...view, viewport: turnedAs(view.viewport, viewport) }
    })
  }
}

/** Moving about does not change the side one sits at. */
const turnedAs = ({ turned }: Viewport, viewport: Viewport): Viewport => (turned ? { ...viewport, turned } : viewport)
