/**
 * The table seen from the other side: every place mirrored through its middle. Turning twice is not turning at all, so
 * the same function goes both ways. Records and plans are never turned: they hold the battle as it is.
 */
import type { Battlefield, Point } from '@muster/table'

export type TableSize = Pick<Battlefield, 'width' | 'depth'>

/** Records and plans are the battle itself and are not rotated. */
const NOT_ROTATED: ReadonlySet<string> = new Set(['record', 'plan', 'save'])

export function rotateTable<T>(value: T, table: TableSize): T {
  return rotateValue(value, table) as T
}

function rotateValue(value: unknown, table: TableSize): unknown {
  if (Array.isArray(value)) return value.map((one) => rotateValue(one, table))
  if (typeof value !== 'object' || value === null) return value
  if (isPoint(value)) return { x: table.width - value.x, y: table.depth - value.y }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rotateProperty(key, one, table)]))
}

function rotateProperty(key: string, value: unknown, table: TableSize): unknown {
  if (NOT_ROTATED.has(key)) return value
  // A direction, not a point.
  if (key === 'facing' && isPoint(value)) return { x: -value.x, y: -value.y }
  return rotateValue(value, table)
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'x' in value &&
  'y' in value &&
  typeof value.x === 'number' &&
  typeof value.y === 'number'
