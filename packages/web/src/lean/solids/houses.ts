/** Houses folded from painted walls and the roof that is drawn from above. */
import { MASONRY, type House } from '@muster/draw'
import type { Place } from '../../camera/tilt.ts'
import { toneOf } from '../colours.ts'
import { at3, between, PLAIN, type SolidsOptions } from './solid.ts'
import { uvIn, type Corner, type Tone, type Triangles } from '../triangles.ts'

/** With its roof off a house is cut down to this height, so that one sees who is inside. */
const OPEN_WALL = 16

export function addHouse(into: Triangles, house: House, options: SolidsOptions): void {
  const isOpen = options.roofsOff.includes(house.id)
  const foot = options.heightAt(house.ring[0] ?? { x: 0, y: 0 })
  const high = isOpen ? OPEN_WALL : house.wallHigh
  for (const { from, to, gable, picture } of house.sides) {
    const box = options.atlas.box(picture)
    const eave = high / (house.wallHigh + gable)
    // The corners run clockwise: seen from outside, a wall begins where its side ends.
    const corners = [at3(to, foot), at3(from, foot), at3(from, foot + high), at3(to, foot + high)] as const
    into.quad(corners, [uvIn(box, 0, 0), uvIn(box, 1, 0), uvIn(box, 1, eave), uvIn(box, 0, eave)])
    if (gable === 0 || isOpen) continue
    const peak = at3(between(from, to, 0.5), foot + high + gable)
    const [a, b] = [at3(to, foot + high), at3(from, foot + high)]
    into.quad([a, b, peak, peak], [uvIn(box, 0, eave), uvIn(box, 1, eave), uvIn(box, 0.5, 1), uvIn(box, 0.5, 1)])
  }
  if (!isOpen) addRoof(into, house, foot, options)
}

const EAVE = 5
const GABLE_OVERHANG = 3.5

function addRoof(into: Triangles, house: House, foot: number, options: SolidsOptions): void {
  const { ring, slopes, top, wallHigh, rise, roof, chimney } = house
  const box = options.atlas.box(roof)
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
  const [left, north] = [Math.min(...xs), Math.min(...ys)]
  const [wide, deep] = [Math.max(...xs) - left || 1, Math.max(...ys) - north || 1]
  const uvOf = ({ x, y }: Place) => uvIn(box, (x - left) / wide, 1 - (y - north) / deep)
  const [low, high] = [foot + wallHigh, foot + wallHigh + rise + 0.6]
  for (const { eave, ridge } of slopes) {
    const out = (end: 0 | 1) => outward(eave[end], ridge[end])
    const lower = EAVE / Math.max(1, distance(eave[0], ridge[0]))
    const sideways = overhang(slopes.length, ridge)
    const spot = (at: Place, up: number, sign: number): Corner => [
      at.x + sideways.x * sign,
      up,
      at.y + sideways.y * sign,
    ]
    into.quad(
      [
        spot(out(1), low - rise * lower, 1),
        spot(out(0), low - rise * lower, -1),
        spot(ridge[0], high, -1),
        spot(ridge[1], high, 1),
      ],
      [uvOf(eave[1]), uvOf(eave[0]), uvOf(ridge[0]), uvOf(ridge[1])],
      ROOF,
    )
  }
  if (top.length > 0) into.area(top, high, uvOf)
  if (chimney) addChimney(into, chimney, foot + wallHigh, rise, options)
}

/** The drawing from above has its own light on the slopes; this only keeps them from being darkened twice. */
const ROOF: Tone = [1.12, 1.12, 1.12]

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The eave reaches beyond the wall. */
function outward(eave: Place, ridge: Place): Place {
  const share = EAVE / Math.max(1, distance(eave, ridge))
  return { x: eave.x + (eave.x - ridge.x) * share, y: eave.y + (eave.y - ridge.y) * share }
}

/** A gabled roof reaches beyond its gables too. */
function overhang(slopes: number, [start, end]: readonly [Place, Place]): Place {
  const long = distance(start, end)
  if (slopes !== 2 || long < 1) return { x: 0, y: 0 }
  return { x: ((end.x - start.x) / long) * GABLE_OVERHANG, y: ((end.y - start.y) / long) * GABLE_OVERHANG }
}

function addChimney(into: Triangles, at: Place, foot: number, rise: number, { atlas, theme }: SolidsOptions): void {
  const box = atlas.box(MASONRY.name)
  const plain = uvIn(atlas.box(PLAIN.name), 0.5, 0.5)
  const top = foot + rise + 9
  const corner = (sx: number, sy: number, up: number): Corner => [at.x + sx * 4.4, up, at.y + sy * 4]
  const uvs = [uvIn(box, 0.1, 0), uvIn(box, 0.16, 0), uvIn(box, 0.16, 0.9), uvIn(box, 0.1, 0.9)] as const
  const ways = [
    [-1, 1, 1, 1],
    [1, 1, 1, -1],
    [1, -1, -1, -1],
    [-1, -1, -1, 1],
  ] as const
  for (const [ax, ay, bx, by] of ways)
    into.quad([corner(ax, ay, foot), corner(bx, by, foot), corner(bx, by, top), corner(ax, ay, top)], uvs)
  const lid = [corner(-1, 1, top), corner(1, 1, top), corner(1, -1, top), corner(-1, -1, top)] as const
  into.quad(lid, [plain, plain, plain, plain], toneOf(theme.land.stones[1] ?? theme.land.stones[0]))
}
