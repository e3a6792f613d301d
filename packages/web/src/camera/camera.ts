/** The camera: which part of the table is in view, always within sensible limits. */
import { frameWidth, groundHeights, type GroundHeights } from '@muster/draw'
import { MM, type Battlefield, type Point } from '@muster/table'
import { createStore, type Store } from '../ui/store.ts'
import { clamp, extentOf, faceMiddle, fill, fit, isInside, near, pan, reveal, withScale, zoom } from './framing.ts'
import type { Tilt } from './tilt.ts'
import { turnedPoint, type Place, type Size, type TableExtent, type Viewport } from './viewport.ts'
import type { Attention } from './attention.ts'

export interface CameraView {
  readonly viewport: Viewport
  readonly screen: Size
  readonly covered: Cover
}

/** How many pixels of the screen are covered: at its bottom by the question, in the corner at its right by tools. */
export interface Cover {
  readonly bottom: number
  readonly corner: Size
}

export const NO_COVER: Cover = { bottom: 0, corner: { width: 0, height: 0 } }

/** Panes narrower than this, in pixels, are small screens: an inch is never drawn smaller than a fingertip there. */
export const PHONE = 640
/** While a fight is shown, a figure is at least so many pixels wide. */
const FIGHT_FIGURE = 40
/** Whoever acts is in view if so many pixels of it are: no figure at the edge of the table is nearer to that of the pane. */
const ACTING_MARGIN = 14
/** A target nearer to the edge of the pane than this, in pixels, may lie behind a button. */
const AIM_MARGIN = 30
/** So many millimetres of ground are shown around somebody who aims and the target. */
const AIM_ROOM = 50
const LEAST_INCH = 31 / 25.4
/** How far one may lean over: from low over the table to nearly from above. */
export const PITCHES = { least: 25, most: 75, above: 90 } as const
/** Sine and cosine of quarter turns. */
const QUARTERS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
/** The battle opens so near that no figure is drawn smaller than this, in pixels. */
const LEAST_FIGURE = 28

export class Camera {
  readonly store: Store<CameraView>
  private extent: TableExtent
  private readonly relief: GroundHeights
  private attention: Attention = { acting: [], others: [], isOwn: true, isPlacing: false }
  /** Whether the acting figures have been in view since the last resize. */
  private hasShownAttention = false
  /** What was in view before the camera followed somebody else: it comes back there. */
  private awayFrom: Viewport | undefined
  /** What was in view before the whole table was. */
  private beforeWhole: Viewport | undefined

  /** `smallest` is the breadth of the smallest base, in millimetres. */
  constructor(
    private readonly field: Battlefield,
    private readonly smallest: number,
  ) {
    this.extent = extentOf(field, frameWidth(field))
    this.relief = groundHeights(field)
    const screen = { width: 800, height: 800 }
    this.store = createStore<CameraView>({ viewport: fit(this.extent, screen), screen, covered: NO_COVER })
  }

  get view(): CameraView {
    return this.store.get()
  }

  /** The uncovered part of the pane; the table can be panned until every part of it is in there. */
  private get pane(): Size {
    const { screen, covered } = this.view
    return { width: screen.width - covered.corner.width, height: Math.max(120, screen.height - covered.bottom) }
  }

  /** Part of the pane is covered: the view stays, and later changes take it into account. */
  cover(covered: Cover): void {
    const { bottom, corner } = this.view.covered
    const { width, height } = covered.corner
    if (covered.bottom === bottom && width === corner.width && height === corner.height) return
    this.store.set((view) => ({ ...view, covered }))
    this.follow(this.attention)
  }

  /** Less is covered than before: no more of the desk shows than needed. */
  settle(): void {
    if (!this.isLeaning && !this.isWhole) this.change((viewport) => pan(viewport, 0, 0, this.extent, this.pane))
  }

  /** The pane has another size: start again, near enough to read every figure. */
  resize(screen: Size): void {
    this.extent = extentOf(this.field, screen.width < PHONE ? 2 : frameWidth(this.field))
    this.store.set(({ viewport, covered }) => ({
      viewport: seenAs(viewport, viewport.tilt ? resizedPane(viewport, viewport.tilt, screen) : this.opening(screen)),
      screen,
      covered,
    }))
    this.hasShownAttention = false
    this.awayFrom = undefined
    this.beforeWhole = undefined
    this.follow(this.attention)
  }

  /** Whoever places figures sees all of the table; everybody else sees each figure large enough. */
  private opening(screen: Size): Viewport {
    const readable = LEAST_FIGURE / this.smallest
    if (screen.width < PHONE) return fill(this.extent, screen, Math.max(LEAST_INCH, readable))
    const whole = fit(this.extent, screen)
    return this.attention.isPlacing || whole.scale >= readable ? whole : withScale(whole, readable, this.extent, screen)
  }

  /** Keeps at least one acting figure in view, and comes back when the others have acted. */
  follow(attention: Attention): void {
    const wasPlacing = this.attention.isPlacing
    this.attention = attention
    if (wasPlacing && !attention.isPlacing) return this.resize(this.view.screen)
    this.comeBack()
    const { acting, others } = attention
    const whom = this.seen(this.hasShownAttention ? acting : [...acting, ...(acting.length > 0 ? [] : others)])
    if (whom.length === 0 || this.isWhole) return
    const { viewport } = this.view
    const isInView = (at: Point): boolean => isInside(viewport, at, this.pane, ACTING_MARGIN)
    const closer = attention.isFight && !viewport.tilt ? this.nearFight(whom) : undefined
    const isSeen = this.hasShownAttention && !closer && (attention.isFight ? whom.every(isInView) : whom.some(isInView))
    if (!isSeen && this.hasShownAttention && !attention.isOwn) this.awayFrom ??= viewport
    this.hasShownAttention = true
    if (!isSeen) this.change(() => closer ?? faceMiddle(whom, viewport.scale, this.extent, this.pane))
    if (attention.isFight) return this.showAll(whom)
    this.showAsked(attention.asked)
    this.showAim(this.seen(attention.aim ?? []))
  }

  private showAsked(asked: Point | undefined): void {
    if (asked && !isInside(this.view.viewport, this.seenPoint(asked), this.pane, ACTING_MARGIN)) this.reveal(asked)
  }

  /** The end of a move that no hand leads, by advice or by keys, comes into view, and where it began with it. */
  showMove(from: Point, to: Point): void {
    const { viewport } = this.view
    if (isInside(viewport, this.seenPoint(to), this.pane, ACTING_MARGIN)) return
    if (viewport.tilt) this.reveal(to)
    else this.showAim(this.seen([from, to]))
  }

  /** Comes back with the next question. */
  private showAim(aim: readonly Point[]): void {
    const { viewport } = this.view
    this.showAll(aim)
    if (this.view.viewport !== viewport) this.awayFrom ??= viewport
  }

  /** Goes farther away until all of them are in view, and never nearer. */
  private showAll(places: readonly Point[]): void {
    const { viewport } = this.view
    if (viewport.tilt || places.every((at) => isInside(viewport, at, this.pane, AIM_MARGIN))) return
    this.change(() => near(places, this.extent, this.pane, viewport.scale, AIM_ROOM))
  }

  /** Near enough to read a fight, where everybody in it fits into the pane; undefined where that is no nearer. */
  private nearFight(fighters: readonly Point[]): Viewport | undefined {
    const closer = near(fighters, this.extent, this.pane, FIGHT_FIGURE / this.smallest)
    return closer.scale > this.view.viewport.scale * 1.01 ? closer : undefined
  }

  private comeBack(): void {
    const { awayFrom } = this
    if (!awayFrom || !this.attention.isOwn) return
    this.awayFrom = undefined
    this.change(() => withoutTilt(awayFrom))
  }

  /** A person looks elsewhere: the camera no longer goes back by itself. */
  private lookElsewhere(change: (viewport: Viewport) => Viewport): void {
    this.awayFrom = undefined
    this.change(change)
  }

  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const { pane } = this
    this.lookElsewhere((viewport) =>
      zoom(viewport, factor, at ?? { x: pane.width / 2, y: pane.height / 2 }, this.extent, pane),
    )
  }

  pan(dx: number, dy: number): void {
    this.lookElsewhere((viewport) => pan(viewport, dx, dy, this.extent, this.pane))
  }

  reveal(at: Point): void {
    this.change((viewport) => reveal(viewport, this.seenPoint(at), this.extent, this.pane))
  }

  centre(at: Point): void {
    const { x, y } = this.seenPoint(at)
    const { scale } = this.view.viewport
    const screen = this.pane
    const wanted = {
      ...this.view.viewport,
      left: x / MM - screen.width / scale / 2,
      top: y / MM - screen.height / scale / 2,
    }
    this.lookElsewhere(() => pan(wanted, 0, 0, this.extent, screen))
  }

  get isTurned(): boolean {
    return this.view.viewport.turned !== undefined
  }

  /** A step as it is seen, to the right or down the screen, as a step on the table: always along one of its sides. */
  onTable({ x, y }: Place): Place {
    const quarters = Math.round(this.tilt.yaw / 90) + (this.isTurned ? 2 : 0)
    const [sin, cos] = QUARTERS[((quarters % 4) + 4) % 4] ?? [0, 1]
    return { x: x * cos + y * sin, y: y * cos - x * sin }
  }

  /** To the other side of the table; the same ground stays in view. */
  turn(): void {
    this.awayFrom = undefined
    this.beforeWhole = undefined
    const { width, depth } = this.field
    this.store.set((view) => {
      const { left, top, scale, turned, tilt } = view.viewport
      const viewport = {
        left: this.extent.width - left - view.screen.width / scale,
        top: this.extent.height - top - view.screen.height / scale,
        scale,
        ...(!turned && { turned: { width, depth } }),
        ...(tilt && { tilt }),
      }
      return { ...view, viewport }
    })
  }

  /** The whole table, and back to what was in view before. */
  toggleWhole(): void {
    const { beforeWhole, isWhole } = this
    if (!isWhole) {
      this.beforeWhole = this.view.viewport
      this.lookElsewhere(() => this.wholeTable)
    } else {
      this.beforeWhole = undefined
      const { acting, others } = this.attention
      if (beforeWhole) this.lookElsewhere(() => withoutTilt(beforeWhole))
      else this.near(acting.length > 0 ? acting : others)
    }
  }

  /** Whether the whole table is in view. */
  get isWhole(): boolean {
    const { viewport, screen } = this.view
    return viewport.scale <= fit(this.extent, screen, viewport.tilt).scale * 1.02
  }

  /** As large as it goes above the tools or beside them. */
  private get wholeTable(): Viewport {
    const { screen, covered, viewport } = this.view
    if (viewport.tilt) return fit(this.extent, screen, viewport.tilt)
    const above = fit(this.extent, { width: screen.width, height: screen.height - covered.corner.height })
    const beside = fit(this.extent, this.pane)
    return above.scale >= beside.scale ? above : beside
  }

  /** Degrees over the horizon and round the table. */
  get tilt(): { readonly pitch: number; readonly yaw: number } {
    return this.view.viewport.tilt ?? { pitch: PITCHES.above, yaw: 0 }
  }

  get isLeaning(): boolean {
    return this.view.viewport.tilt !== undefined
  }

  /** Leans over the table, about the same middle. */
  lean(pitch: number, yaw: number): void {
    this.store.set((view) => {
      const tilt = { pitch, yaw: ((yaw + 540) % 360) - 180, pane: view.screen, relief: this.relief }
      return { ...view, viewport: { ...view.viewport, tilt } }
    })
  }

  /** Back to the view from above, about the same middle. */
  standUp(): void {
    this.store.set((view) => {
      const { tilt, ...flat } = view.viewport
      return tilt ? { ...view, viewport: seenAs(flat, clamp(flat, this.extent, view.screen)) } : view
    })
  }

  /** Goes round the table and up or down, in degrees, while somebody leans over it. */
  turnBy(yaw: number, pitch = 0): void {
    if (!this.isLeaning) return
    const { tilt } = this
    this.lean(Math.max(PITCHES.least, Math.min(PITCHES.above, tilt.pitch + pitch)), tilt.yaw + yaw)
  }

  near(places: readonly Point[]): void {
    if (places.length > 0) this.lookElsewhere(() => near(this.seen(places), this.extent, this.pane))
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
      return viewport === view.viewport ? view : { ...view, viewport: seenAs(view.viewport, viewport) }
    })
  }
}

/** The same middle at the same scale in another pane. */
const resizedPane = (viewport: Viewport, tilt: Tilt, pane: Size): Viewport => ({
  ...viewport,
  left: viewport.left + (tilt.pane.width - pane.width) / 2 / viewport.scale,
  top: viewport.top + (tilt.pane.height - pane.height) / 2 / viewport.scale,
  tilt: { ...tilt, pane },
})

/** Where somebody looked, however one leans over now. */
const withoutTilt = ({ left, top, scale }: Viewport): Viewport => ({ left, top, scale })

/** Moving about changes neither the side one sits at nor how one leans over. */
const seenAs = ({ turned, tilt }: Viewport, viewport: Viewport): Viewport => ({
  ...viewport,
  ...(turned && { turned }),
  ...(tilt && !viewport.tilt && { tilt }),
})
