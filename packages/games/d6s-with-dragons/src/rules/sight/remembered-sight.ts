/**
 * Sightlines that were looked at lately. As long as two stay where they are, the result of a look holds, because
 * terrain does not change; with new terrain comes a new survey and a new memory.
 */
import type { FigureId } from '@muster/engine'
import type { Base, Length, Point } from '@muster/table'

/** What a look at a body depends on besides the place it is seen from. */
export interface Body {
  readonly eye: Length
  readonly at: Point
  readonly level: Length
  readonly height: Length
  readonly base: Base
  readonly facing: Point | undefined
}

interface Look {
  readonly body: Body
  readonly isFree: boolean
}

/** The last looks from one place, by the base looked at. */
interface View {
  readonly x: Length
  readonly y: Length
  readonly looks: Map<FigureId, Look>
}

/** A figure looks at many others and soon again, so the last few views are kept, no more. */
const MOST_KEPT = 8

export class RememberedSight {
  readonly #views: View[] = []
  #oldest = 0

  /** Whether a body can be seen from a place; undefined: that is not remembered. */
  recall(from: Point, of: FigureId, body: Body): boolean | undefined {
    const known = this.#viewFrom(from).looks.get(of)
    return known && isSameBody(known.body, body) ? known.isFree : undefined
  }

  /** Remembers it, and gives it back. */
  remember(from: Point, of: FigureId, body: Body, isFree: boolean): boolean {
    this.#viewFrom(from).looks.set(of, { body, isFree })
    return isFree
  }

  #viewFrom({ x, y }: Point): View {
    for (const view of this.#views) if (view.x === x && view.y === y) return view
    const view: View = { x, y, looks: new Map() }
    this.#views[this.#oldest++ % MOST_KEPT] = view
    return view
  }
}

const isSameBody = (a: Body, b: Body): boolean =>
  a.eye === b.eye &&
  a.at.x === b.at.x &&
  a.at.y === b.at.y &&
  a.level === b.level &&
  a.height === b.height &&
  isSameBase(a.base, b.base) &&
  a.facing?.x === b.facing?.x &&
  a.facing?.y === b.facing?.y

function isSameBase(a: Base, b: Base): boolean {
  if (a.shape === 'circle' || b.shape === 'circle')
    return a.shape === 'circle' && b.shape === 'circle' && a.diameter === b.diameter
  return a.shape === b.shape && a.width === b.width && a.length === b.length
}
