/** Trees from above. A few are drawn once and used everywhere, larger, smaller or turned over. */
import type { Brush } from '../paint/context.ts'
import { ovalPath } from '../svg/path.ts'
import { scallop, star } from '../paint/random-shapes.ts'
import type { Random } from '../paint/random.ts'
import { polar, spot, TAU, type Spot } from '../geometry/points.ts'
import type { Tones } from '../themes/theme.ts'
import { el, num, path } from '../svg/svg.ts'

/** The radius at which the models are drawn. */
const MODEL = 10
const SHAPES_PER_COLOUR = { full: 3, low: 1 } as const

export interface Tree {
  readonly at: Spot
  readonly radius: number
  readonly isFir: boolean
  /** Which of the models, 0 to 1, and whether it is turned over. */
  readonly model: number
  readonly flipped: boolean
}

const shadow = (brush: Brush): string =>
  path(ovalPath(spot(MODEL * 0.3, MODEL * 0.38), MODEL * 1.04, MODEL), { fill: brush.land.shadow, opacity: 0.3 })

/** Small arcs on the shaded half: leaves, where light just catches them. */
function leaves(r: Random): string {
  let d = ''
  for (let i = 0; i < 9; i++) {
    const at = polar(spot(0, 0), -0.5 + r() * TAU * 0.62, MODEL * (0.55 + r() * 0.32))
    d += `M${num(at.x - 0.9, 1)} ${num(at.y, 1)}q.9-1.3 1.8 0`
  }
  return d
}

function leafTree(tones: Tones, brush: Brush, r: Random): string {
  const bumps = 8 + Math.floor(r() * 3)
  const ink = brush.land.treeInk
  return (
    shadow(brush) +
    path(scallop(spot(0, 0), MODEL, bumps, r), { fill: tones[0], stroke: ink, 'stroke-width': 0.5 }) +
    path(leaves(r), { stroke: tones[1], 'stroke-width': 0.5, fill: 'none', 'stroke-linecap': 'round' }) +
    path(scallop(spot(-1.3, -1.6), MODEL * 0.69, bumps - 1, r), { fill: tones[1] }) +
    path(scallop(spot(-2.4, -3), MODEL * 0.35, 6, r), { fill: tones[2] })
  )
}

function fir(tones: Tones, brush: Brush, r: Random): string {
  const points = 9 + Math.floor(r() * 3)
  const ink = { stroke: brush.land.treeInk, 'stroke-width': 0.5, 'stroke-linejoin': 'round' }
  return (
    shadow(brush) +
    path(star(spot(0, 0), MODEL * 0.96, points, r), { fill: tones[0], ...ink }) +
    path(star(spot(-0.8, -1), MODEL * 0.66, points, r), { fill: tones[1] }) +
    path(star(spot(-1.4, -1.8), MODEL * 0.35, points - 2, r), { fill: tones[2] })
  )
}

type Draw = (tones: Tones, brush: Brush, r: Random) => string

const models = (kind: string, colours: readonly Tones[], draw: Draw, brush: Brush, r: Random): string =>
  Array.from({ length: colours.length * SHAPES_PER_COLOUR[brush.detail] }, (_, i) => {
    const tones = colours[i % colours.length]
    return tones ? el('g', { id: brush.id(`${kind}${i}`) }, draw(tones, brush, r)) : ''
  }).join('')

export const treeDefs = (brush: Brush): string =>
  models('leaf', brush.land.leaves, leafTree, brush, brush.chance(21)) +
  models('fir', brush.land.firs, fir, brush, brush.chance(22))

/** Turned over along the light, a tree is another tree, still lit from the north-west. */
const placed = ({ at, radius, flipped }: Tree): string => {
  const scale = num(radius / MODEL, 3)
  return flipped
    ? `matrix(0 ${scale} ${scale} 0 ${num(at.x, 1)} ${num(at.y, 1)})`
    : `translate(${num(at.x, 1)} ${num(at.y, 1)})scale(${scale})`
}

export function drawTree(tree: Tree, brush: Brush, id?: string): string {
  const colours = tree.isFir ? brush.land.firs : brush.land.leaves
  const model = Math.floor(tree.model * colours.length * SHAPES_PER_COLOUR[brush.detail])
  return el('use', { href: `#${brush.id(`${tree.isFir ? 'fir' : 'leaf'}${model}`)}`, transform: placed(tree), id })
}
