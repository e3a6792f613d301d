/** A path measured along its length: points on it, parts of it, and where something holds along it. */
import { distance, pointAlong, type Point } from './point.ts'

export interface MeasuredPath {
  readonly points: readonly Point[]
  /** The distance of each point from the start. */
  readonly at: readonly number[]
  readonly length: number
}

/** A part of a path, by distance from its start. */
export interface Span {
  readonly from: number
  readonly to: number
}

export function measurePath(start: Point, path: readonly Point[]): MeasuredPath {
  const points = [start, ...path]
  const at = [0]
  for (let i = 1; i < points.length; i++)
    at.push((at[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point))
  return { points, at, length: at.at(-1) ?? 0 }
}

export function pointAt({ points, at }: MeasuredPath, far: number): Point {
  for (let i = 1; i < points.length; i++) {
    const start = at[i - 1] as number,
      end = at[i] as number
    if (far > end || end === start) continue
    return pointAlong(points[i - 1] as Point, points[i] as Point, Math.max(0, far - start) / (end - start))
  }
  return points.at(-1) as Point
}

/** The path from the start to a distance along it. */
export function pathUpTo(way: MeasuredPath, far: number): Point[] {
  const path: Point[] = []
  for (let i = 1; i < way.points.length && (way.at[i] as number) < far; i++) path.push(way.points[i] as Point)
  if (far > 0) path.push(pointAt(way, far))
  return path
}

/** The points after one distance up to another. */
export function pathBetween(way: MeasuredPath, from: number, to: number): Point[] {
  const path: Point[] = []
  for (let i = 1; i < way.points.length; i++) {
    const far = way.at[i] as number
    if (far > from && far < to) path.push(way.points[i] as Point)
  }
  if (to > from) path.push(pointAt(way, to))
  return path
}

const SAME = 1e-6

/** The spans of a path on which something holds, found leg by leg and merged. */
export function spansWhere(way: MeasuredPath, onLeg: (a: Point, b: Point) => readonly Span[]): Span[] {
  const spans: Span[] = []
  for (let i = 1; i < way.points.length; i++) {
    const start = way.at[i - 1] as number,
      length = (way.at[i] as number) - start
    if (length === 0) continue
    for (const part of onLeg(way.points[i - 1] as Point, way.points[i] as Point)) {
      const span = { from: start + part.from * length, to: start + part.to * length }
      const last = spans.at(-1)
      if (last && span.from <= last.to + SAME)
        spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
      else spans.push(span)
    }
  }
  return spans
}
