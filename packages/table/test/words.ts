/** Bases, outlines and points as words and back, so that frozen cases can be read. */
import type { Base, Footprint, Outline, Point } from '../src/index.ts'

const numbers = (text: string): readonly number[] => text.split(/[ ,x]+/).map(Number)
const pairs = (values: readonly number[]): readonly Point[] =>
  values.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: values[i + 1] as number }] : []))

/** "100,200 300,400" */
export const parsePoints = (text: string): readonly Point[] => (text === '' ? [] : pairs(numbers(text)))
export const parsePoint = (text: string): Point => parsePoints(text)[0] as Point
export const makePoints = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** "circle 2500 at 100,200" or "oval 2500x7000 at 100,200 facing 3,4" */
export function parseFoot(text: string): Footprint {
  const [, shape, size = '', at = '', facing] = /^(\w+) (\S+) at (\S+)(?: facing (\S+))?$/.exec(text) ?? []
  const [width, length] = numbers(size) as [number, number]
  const base = (shape === 'circle' ? { shape, diameter: width } : { shape, width, length }) as Base
  return { base, at: parsePoint(at), ...(facing !== undefined && { facing: parsePoint(facing) }) }
}

export function makeFoot({ base, at, facing }: Footprint): string {
  const size = base.shape === 'circle' ? `${base.diameter}` : `${base.width}x${base.length}`
  return `${base.shape} ${size} at ${makePoints([at])}${facing ? ` facing ${makePoints([facing])}` : ''}`
}

/** "area 0,0 100,0 100,100", "line 0,0 50,50" or "disc 300 at 100,200" */
export function parseOutline(text: string): Outline {
  const [is = '', ...rest] = text.split(' ')
  if (is === 'disc') return { is, radius: Number(rest[0]), centre: parsePoint(rest[2] ?? '') }
  return { is: is as 'area' | 'line', points: parsePoints(rest.join(' ')) }
}

export const makeOutline = (outline: Outline): string =>
  outline.is === 'disc'
    ? `disc ${outline.radius} at ${makePoints([outline.centre])}`
    : `${outline.is} ${makePoints(outline.points)}`
