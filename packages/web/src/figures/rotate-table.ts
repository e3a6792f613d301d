/**
 * The table seen from the other side: every place mirrored through its middle. Turning twice is not turning at all, so
 * the same function goes both ways. Records and plans are never turned: they hold the battle as it is.
 */
import type { Battlefield, Point } from '@muster/table'

export type Extent = Pick<Battlefield, 'width' | 'depth'>

/** What is inside is the battle itself, not a picture of it. */
const AS_IT_IS: ReadonlySet<string> = new Set(['record', 'plan', 'kept', 'lastKept'])

export function turned<T>(value: T, table: Extent): T {
  return turn(value, table) as T
}

function turn(value: unknown, table: Extent): unknown {
  if (Array.isArray(value)) return value.map((one) => turn(one, table))
  if (typeof value !== 'object' || value === null) return value
  if (isPoint(value)) return { x: table.width - value.x, y: table.depth - value.y }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, turnPart(key, one, table)]))
}

function turnPart(key: string, value: unknown, table: Extent): unknown {
  if (AS_IT_IS.has(key)) return value
  // A direction, not a place.
  if (key === 'facing' && isPoint(value)) return { x: -value.x, y: -value.y }
  return turn(value, table)
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'x' in value &&
  'y' in value &&
  typeof value.x === 'number' &&
  typeof value.y === 'number'
