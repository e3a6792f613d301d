/** Trees and bushes from the side, as paper cut-outs, their foot at the origin. */
import { leafyDisc } from '../decoration/random-shapes.ts'
import { between, makeRandom, type Random } from '../decoration/random.ts'
import { mmPoint } from '../geometry/points.ts'
import { num, path } from '../svg/svg.ts'
import type { LandColours, Tones } from '../themes/theme.ts'
import type { SidePicture } from './picture-sheet.ts'

/** How many shapes there are of each colour. */
const SHAPES = 2
export const BUSHES = 4

/** A tree is drawn with a crown of this radius, and is this high. */
export const TREE = { crown: 10, box: { x: -12, y: -40, width: 24, height: 41 } } as const
export const BUSH = { crown: 4.5, box: { x: -8, y: -11.5, width: 16, height: 12 } } as const

export const treeName = (isFir: boolean, model: number): string => `${isFir ? 'fir' : 'leaf'}${model}`
export const bushName = (model: number): string => `bush${model}`

const coloursOf = (land: LandColours, isFir: boolean): readonly Tones[] => (isFir ? land.firs : land.leaves)

/** Which model a tree has: `share` is from 0 to 1. */
export const treeModel = (land: LandColours, isFir: boolean, share: number): number =>
  Math.floor(share * coloursOf(land, isFir).length * SHAPES)

export const treePictures = (land: LandColours): SidePicture[] =>
  [false, true].flatMap((isFir) =>
    Array.from({ length: coloursOf(land, isFir).length * SHAPES }, (_, model) => {
      const colours = coloursOf(land, isFir)
      const tones = colours[model % colours.length] ?? land.leaves[0]
      const r = makeRandom(900 + model * 17 + (isFir ? 500 : 0))
      const svg = isFir ? fir(tones, land, r) : leafTree(tones, land, r)
      return { name: treeName(isFir, model), box: TREE.box, svg, density: 7 }
    }),
  )

/** Height of its lowest edge, half its width, its own height: from the ground up. */
const TIERS = [
  [-5, 9.6, 13],
  [-12.5, 8, 12.5],
  [-20, 6, 12],
  [-27, 3.8, 10.5],
] as const

function fir(tones: Tones, land: LandColours, r: Random): string {
  const trunk = path('M-1.3 0L-.9 -8H.9L1.3 0Z', { fill: land.timber[0] })
  const ink = { stroke: land.treeInk, 'stroke-width': 0.5, 'stroke-linejoin': 'round' }
  return (
    trunk +
    TIERS.map(
      ([y, half, high]) =>
        path(tier(y, half, high, 0, r), { fill: tones[0], ...ink }) +
        path(tier(y - 1.6, half * 0.66, high * 0.8, -half * 0.16, r), { fill: tones[1] }) +
        path(tier(y - 3.4, half * 0.28, high * 0.62, -half * 0.3, r), { fill: tones[2], opacity: 0.9 }),
    ).join('')
  )
}

const TWIGS = 5

/** One tier of a fir: twigs down both sides, and a drooping lower edge. */
function tier(y: number, half: number, high: number, aside: number, r: Random): string {
  const top = y - high
  const side = (sign: number): string[] =>
    Array.from({ length: TWIGS }, (_, i) => {
      const share = (i + 1) / TWIGS
      const isLast = i === TWIGS - 1
      const out = `${num(aside + sign * half * share * between(r, 0.92, 1.04))} ${num(top + high * share + (isLast ? 0 : 1.2))}`
      return isLast ? out : `${out}l${num((-sign * half * 0.55) / TWIGS)} -.5`
    })
  const foot = Array.from({ length: TWIGS }, (_, i) => {
    const x = aside - half + (2 * half * (TWIGS - 1 - i)) / TWIGS
    return `Q${num(x + half / TWIGS)} ${num(y + 1.5 + r())} ${num(x)} ${num(y - 0.3 + r() * 0.6)}`
  })
  return `M${num(aside)} ${num(top)}L${side(1).join('L')}${foot.join('')}L${side(-1).slice(0, -1).reverse().join('L')}Z`
}

type Lobe = readonly [x: number, y: number, radius: number]

const TRUNK =
  'M-1.7 .2Q-.9 -5 -1.1 -11L-4 -15 -3.2 -15.6 -.3 -12.6 .2 -16 1.2 -12 3.8 -15.2 4.5 -14.6 1.4 -10.4Q.9 -5 1.9 .2Z'
const CROWN: readonly Lobe[] = [
  [0, -22, 8.6],
  [-4.4, -17.5, 6.4],
  [4.6, -17.2, 6.2],
  [-2.6, -26.6, 6],
  [3, -25.8, 6.2],
]
const CLUMP: readonly Lobe[] = [
  [-3.4, -3, 3.2],
  [3.2, -2.8, 3.2],
  [0, -4.4, 4],
  [-1.8, -7, 2.8],
  [2.2, -6.6, 2.8],
  [0, -2, 3.6],
]

const leafTree = (tones: Tones, land: LandColours, r: Random): string =>
  path(TRUNK, { fill: land.timber[0], stroke: land.treeInk, 'stroke-width': 0.4 }) + leaves(CROWN, tones, land, r)

/** Lobes of leaves: an inked outline round all of them, then dark, middle and light, towards the north-west. */
function leaves(lobes: readonly Lobe[], tones: Tones, { treeInk }: LandColours, r: Random): string {
  const discs = (size: number, bumps: number, aside: number): string =>
    lobes
      .map(([x, y, radius]) =>
        leafyDisc(mmPoint(x - radius * aside, y - radius * aside * 1.3), radius * size, bumps, r),
      )
      .join('')
  return (
    path(discs(1, 9, 0), { fill: tones[0], stroke: treeInk, 'stroke-width': 1.5, 'paint-order': 'stroke' }) +
    path(discs(0.97, 9, 0), { fill: tones[0] }) +
    path(discs(0.66, 8, 0.2), { fill: tones[1] }) +
    path(discs(0.33, 6, 0.35), { fill: tones[2] })
  )
}

export const bushPictures = (land: LandColours): SidePicture[] =>
  Array.from({ length: BUSHES }, (_, model) => ({
    name: bushName(model),
    box: BUSH.box,
    svg: leaves(CLUMP, land.hedge, land, makeRandom(300 + model)),
    density: 7,
  }))
