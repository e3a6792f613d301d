/** The figures' elements: set down at once, or walked along a path. Only transforms change; nothing is drawn again. */
import type { FigureId } from '@muster/engine'
import { MM, type Point } from '@muster/table'
import { alongPath } from './timing.ts'

interface Walk {
  readonly to: Point
  readonly frame: number
}

export class FigureAnimator {
  private readonly elements = new Map<FigureId, SVGGElement>()
  private readonly places = new Map<FigureId, Point>()
  private readonly walking = new Map<FigureId, Walk>()
  private isTurned = false
  private readonly listeners = new Set<() => void>()
  /** Figures are being moved or placed, so their positions must be compared with the draft. */
  hasDraft = false

  /** Where a figure is shown at this moment, also on its way. */
  shownAt(id: FigureId): Point | undefined {
    return this.places.get(id)
  }

  /** Calls back whenever a figure is shown at another place. */
  subscribe(listen: () => void): () => void {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }

  attach(id: FigureId, element: SVGGElement | null): void {
    if (element === null) this.elements.delete(id)
    else this.elements.set(id, element)
    const at = this.places.get(id)
    if (element && at) this.show(element, at)
  }

  placeOf(id: FigureId): Point | undefined {
    return this.walking.get(id)?.to ?? this.places.get(id)
  }

  /** Figures stand upright on a table that is seen from the far side. */
  turn(isTurned: boolean): void {
    this.isTurned = isTurned
    for (const [id, at] of this.places) this.move(id, at)
  }

  set(id: FigureId, at: Point): void {
    this.stop(id)
    this.move(id, at)
  }

  walk(id: FigureId, start: Point, path: readonly Point[], milliseconds: number): void {
    this.stop(id)
    const to = path.at(-1) ?? start
    const began = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, (now - began) / milliseconds)
      this.move(id, alongPath(start, path, ease(share)))
      if (share < 1) this.walking.set(id, { to, frame: requestAnimationFrame(step) })
      else this.walking.delete(id)
    }
    this.walking.set(id, { to, frame: requestAnimationFrame(step) })
    this.move(id, start)
  }

  /** Ends all walks at their goals. */
  finish(): void {
    for (const [id, { to }] of this.walking) this.set(id, to)
  }

  private stop(id: FigureId): void {
    const walking = this.walking.get(id)
    if (walking) cancelAnimationFrame(walking.frame)
    this.walking.delete(id)
  }

  private move(id: FigureId, at: Point): void {
    this.places.set(id, at)
    const element = this.elements.get(id)
    if (element) this.show(element, at)
    for (const listen of this.listeners) listen()
  }

  private show(element: SVGGElement, { x, y }: Point): void {
    element.setAttribute('transform', `translate(${x / MM} ${y / MM})${this.isTurned ? ' rotate(180)' : ''}`)
  }
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)
