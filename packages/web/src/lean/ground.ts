/** What lies: the felt, the tops of the hills and the frame's boards share one picture, laid on from above. */
import { frameWidth, hillSlabs, type Theme } from '@muster/draw'
import { MM, type Battlefield } from '@muster/table'
import { Mesh, MeshBasicMaterial, type BufferGeometry, type CanvasTexture } from 'three'
import type { Place } from '../camera/tilt.ts'
import { stageColours, toneOf } from './colours.ts'
import { Triangles, WHITE, type Corner, type Uv } from './triangles.ts'

export interface Ground {
  readonly meshes: readonly Mesh[]
  /** What the picture of the ground is painted with. */
  readonly material: MeshBasicMaterial
  /** Felt and hill tops alone: what an overlay is laid on. Their uv is the place on the felt, from 0 to 1. */
  readonly surface: BufferGeometry
}

/** The boards are broader than on the flat board, and stand above the felt. */
const BROADER = 1.5
const BOARDS_UP = 10
const DESK_DOWN = -14

export function makeGround(field: Battlefield, theme: Theme, picture: CanvasTexture): Ground {
  const [width, depth, frame] = [field.width / MM, field.depth / MM, frameWidth(field)]
  const framed = ({ x, y }: Place): Uv => [(x + frame) / (width + 2 * frame), 1 - (y + frame) / (depth + 2 * frame)]
  const onFelt = ({ x, y }: Place): Uv => [x / width, 1 - y / depth]
  const lying = new Triangles()
  addSurface(lying, field, framed)
  addBoards(lying, field, framed)
  const plain = new Triangles()
  addSlabSides(plain, field, theme)
  addBoardSides(plain, field, theme)
  const surface = new Triangles()
  addSurface(surface, field, onFelt)
  const material = new MeshBasicMaterial({ map: picture, vertexColors: true })
  return {
    material,
    meshes: [
      new Mesh(lying.geometry(), material),
      new Mesh(plain.geometry(), new MeshBasicMaterial({ vertexColors: true, side: 2 })),
    ],
    surface: surface.geometry(),
  }
}

const rectangle = (left: number, top: number, right: number, bottom: number): readonly Place[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

function addSurface(into: Triangles, field: Battlefield, uvOf: (at: Place) => Uv): void {
  into.area(rectangle(0, 0, field.width / MM, field.depth / MM), 0, uvOf)
  for (const { ring, top } of hillSlabs(field)) into.area(ring, top, uvOf)
}

/** The edge of a slab: a narrow bevel that catches the light, and cork below it. */
const BEVEL = 1.2

function addSlabSides(into: Triangles, field: Battlefield, theme: Theme): void {
  const cork = toneOf(stageColours(theme).cork)
  const bright = cork.map((part) => Math.min(1, part * 1.14)) as [number, number, number]
  for (const { ring, foot, top } of hillSlabs(field))
    ring.forEach((from, n) => {
      const to = ring[(n + 1) % ring.length] ?? from
      const wall = (low: number, high: number): [Corner, Corner, Corner, Corner] => [
        [to.x, low, to.y],
        [from.x, low, from.y],
        [from.x, high, from.y],
        [to.x, high, to.y],
      ]
      into.quad(wall(foot, top - BEVEL), NO_PICTURE, cork)
      into.quad(wall(top - BEVEL, top), NO_PICTURE, bright)
    })
}

const NO_PICTURE = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
] as const

/** The drawn frame is spread over the broader boards; its inches stay where they are along the edge. */
function addBoards(into: Triangles, field: Battlefield, framed: (at: Place) => Uv): void {
  const [width, depth] = [field.width / MM, field.depth / MM]
  const narrow = frameWidth(field)
  const broad = narrow * BROADER
  const inner = rectangle(0, 0, width, depth)
  const outer = rectangle(-broad, -broad, width + broad, depth + broad)
  const drawn = rectangle(-narrow, -narrow, width + narrow, depth + narrow)
  inner.forEach((from, n) => {
    const next = (n + 1) % 4
    const [to, far, farTo] = [inner[next], outer[n], outer[next]]
    const [uvFar, uvFarTo] = [drawn[n], drawn[next]]
    if (!to || !far || !farTo || !uvFar || !uvFarTo) return
    into.quad([up(from), up(to), up(farTo), up(far)], [framed(from), framed(to), framed(uvFarTo), framed(uvFar)], WHITE)
  })
}

const up = ({ x, y }: Place, high = BOARDS_UP): Corner => [x, high, y]

/** The inner edge of the boards down to the felt, and the outer one down to the desk. */
function addBoardSides(into: Triangles, field: Battlefield, theme: Theme): void {
  const [width, depth, broad] = [field.width / MM, field.depth / MM, frameWidth(field) * BROADER]
  const wood = toneOf(stageColours(theme).boards)
  const edges = [
    [rectangle(0, 0, width, depth), 0, BOARDS_UP],
    [rectangle(-broad, -broad, width + broad, depth + broad), DESK_DOWN, BOARDS_UP],
  ] as const
  for (const [ring, low, high] of edges)
    ring.forEach((from, n) => {
      const to = ring[(n + 1) % 4] ?? from
      into.quad([up(to, low), up(from, low), up(from, high), up(to, high)], NO_PICTURE, wood)
    })
}
