/**
 * Looks that are remembered: as long as two stay where they are, what came of a look holds, for terrain does not
 * change. A place is an object of its own for everybody who comes to it, so whoever has moved stands on another.
 */
import type { Base, Battlefield, Length, Point } from '@muster/table'

/** What a look depends on besides the two places. */
export interface Bodies {
  readonly eye: Length
  readonly level: Length
  readonly height: Length
  readonly base: Base
  readonly facing: Point | undefined
}

interface Look extends Bodies {
  readonly isFree: boolean
}

const looks = new WeakMap<Battlefield, WeakMap<Point, WeakMap<Point, Look>>>()

export function knownLook(field: Battlefield, from: Point, to: Point, bodies: Bodies): boolean | undefined {
  const known = looks.get(field)?.get(from)?.get(to)
  if (known?.eye !== bodies.eye || known.level !== bodies.level || known.height !== bodies.height) return undefined
  return known.base === bodies.base && known.facing === bodies.facing ? known.isFree : undefined
}

export function keepLook(field: Battlefield, from: Point, to: Point, look: Look): void {
  let all = looks.get(field)
  if (!all) looks.set(field, all = new WeakMap())
  const seen = all.get(from)
  if (seen) seen.set(to, look)
  else all.set(from, new WeakMap([[to, look]]))
}
