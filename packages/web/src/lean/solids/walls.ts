/** Walls as blocks of stone, and fences and barricades as strips of paper. */
import { MASONRY, stripLength, type WallRun } from '@muster/draw'
import type { Vector4 } from 'three'
import type { Place } from '../../camera/tilt.ts'
import { toneOf } from '../colours.ts'
import { between, PLAIN, type SolidsOptions } from './solid.ts'
import { uvIn, type Corner, type Triangles, type Uv } from '../triangles.ts'

type Block = WallRun['blocks'][number]
/** A place of the wall: how far along it, on which side (-1, 0 or 1), how high. */
type Spot = (along: number, side: number, up: number) => Corner

export function addWall(into: Triangles, wall: WallRun, options: SolidsOptions): void {
  const { from, to, thick, blocks, picture } = wall
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  if (long < 0.5) return
  const spot = spotOn(from, to, thick, long, options.heightAt(between(from, to, 0.5)))
  const box = options.atlas.box(picture)
  for (const block of blocks) {
    if (thick === 0) addStrip(into, block, stripLength(picture), box, spot)
    else addBlock(into, block, wall, box, spot, options)
  }
}

function spotOn(from: Place, to: Place, thick: number, long: number, foot: number): Spot {
  const aside = { x: (-(to.y - from.y) / long) * (thick / 2), y: ((to.x - from.x) / long) * (thick / 2) }
  return (along, side, up) => {
    const { x, y } = between(from, to, along / long)
    return [x + aside.x * side, foot + up, y + aside.y * side]
  }
}

/** The four corners of an upright face, from its left foot. */
const face = (spot: Spot, a: readonly [number, number], b: readonly [number, number], high: number) =>
  [spot(...a, 0), spot(...b, 0), spot(...b, high), spot(...a, high)] as const

const faceUvs = (box: Vector4, first: number, last: number, high: number): readonly [Uv, Uv, Uv, Uv] => [
  uvIn(box, first, 0),
  uvIn(box, last, 0),
  uvIn(box, last, high),
  uvIn(box, first, high),
]

const addStrip = (into: Triangles, { from, to, high }: Block, long: number, box: Vector4, spot: Spot): void =>
  into.quad(face(spot, [from, 0], [to, 0], high), faceUvs(box, 0, (to - from) / long, 1))

/** No block reaches over the end of the long picture. */
const LONGEST_BLOCK = 12

function addBlock(
  into: Triangles,
  block: Block,
  wall: WallRun,
  box: Vector4,
  spot: Spot,
  options: SolidsOptions,
): void {
  const { from, to, high } = block
  const share = high / MASONRY.high
  const first = ((wall.start + from) % (MASONRY.long - LONGEST_BLOCK)) / MASONRY.long
  const sides = faceUvs(box, first, first + (to - from) / MASONRY.long, share)
  const ends = faceUvs(box, first, first + wall.thick / MASONRY.long, share)
  into.quad(face(spot, [from, 1], [to, 1], high), sides)
  into.quad(face(spot, [to, -1], [from, -1], high), sides)
  into.quad(face(spot, [from, -1], [from, 1], high), ends)
  into.quad(face(spot, [to, 1], [to, -1], high), ends)
  const plain = uvIn(options.atlas.box(PLAIN.name), 0.5, 0.5)
  const top = [spot(from, 1, high), spot(to, 1, high), spot(to, -1, high), spot(from, -1, high)] as const
  into.quad(top, [plain, plain, plain, plain], toneOf(options.theme.land.stones[0]))
}
