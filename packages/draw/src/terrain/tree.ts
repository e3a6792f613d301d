/** Trees from above. A few models are defined once and reused, scaled or mirrored. */
import type { DrawContext } from '../decoration/context.ts'
import { compactOval } from '../svg/path.ts'
import { leafyDisc, firStar } from '../decoration/random-shapes.ts'
import type { Random } from '../decoration/random.ts'
import { polar, mmPoint, TAU, type MmPoint } from '../geometry/points.ts'
import type { Tones } from '../themes/theme.ts'
import { el, num, path } from '../svg/svg.ts'

/** The radius at which the models are drawn. */
const MODEL = 10
const SHAPES_PER_COLOUR = { full: 3, low: 1 } as const

export interface Tree {
  readonly at: MmPoint
  readonly radius: number
  readonly isFir: boolean
  /** Which of the models, 0 to 1, and whether it is mirrored. */
  readonly model: number
  readonly flipped: boolean
}

const shadow = (context: DrawContext): string =>
  path(compactOval(mmPoint(MODEL * 0.3, MODEL * 0.38), MODEL * 1.04, MODEL), {
    fill: context.land.shadow,
    opacity: 0.3,
  })

/** Small arcs on the shaded half: leaves that catch the light. */
function leaves(r: Random): string {
  let d = ''
  for (let i = 0; i < 9; i++) {
    const at = polar(mmPoint(0, 0), -0.5 + r() * TAU * 0.62, MODEL * (0.55 + r() * 0.32))
    d += `M${num(at.x - 0.9, 1)} ${num(at.y, 1)}q.9-1.3 1.8 0`
  }
  return d
}

function leafTree(tones: Tones, context: DrawContext, r: Random): string {
  const bumps = 8 + Math.floor(r() * 3)
  const ink = context.land.treeInk
  return (
    shadow(context) +
    path(leafyDisc(mmPoint(0, 0), MODEL, bumps, r), { fill: tones[0], stroke: ink, 'stroke-width': 0.5 }) +
    path(leaves(r), { stroke: tones[1], 'stroke-width': 0.5, fill: 'none', 'stroke-linecap': 'round' }) +
    path(leafyDisc(mmPoint(-1.3, -1.6), MODEL * 0.69, bumps - 1, r), { fill: tones[1] }) +
    path(leafyDisc(mmPoint(-2.4, -3), MODEL * 0.35, 6, r), { fill: tones[2] })
  )
}

function fir(tones: Tones, context: DrawContext, r: Random): string {
  const points = 9 + Math.floor(r() * 3)
  const ink = { stroke: context.land.treeInk, 'stroke-width': 0.5, 'stroke-linejoin': 'round' }
  return (
    shadow(context) +
    path(firStar(mmPoint(0, 0), MODEL * 0.96, points, r), { fill: tones[0], ...ink }) +
    path(firStar(mmPoint(-0.8, -1), MODEL * 0.66, points, r), { fill: tones[1] }) +
    path(firStar(mmPoint(-1.4, -1.8), MODEL * 0.35, points - 2, r), { fill: tones[2] })
  )
}

type Draw = (tones: Tones, context: DrawContext, r: Random) => string

const models = (kind: string, colours: readonly Tones[], draw: Draw, context: DrawContext, r: Random): string =>
  Array.from({ length: colours.length * SHAPES_PER_COLOUR[context.detail] }, (_, i) => {
    const tones = colours[i % colours.length]
    return tones ? el('g', { id: context.id(`${kind}${i}`) }, draw(tones, context, r)) : ''
  }).join('')

export const treeDefs = (context: DrawContext): string =>
  models('leaf', context.land.leaves, leafTree, context, context.random(21)) +
  models('fir', context.land.firs, fir, context, context.random(22))

/** Mirrored along the direction of the light, a model looks like another tree, still lit from the north-west. */
const placed = ({ at, radius, flipped }: Tree): string => {
  const scale = num(radius / MODEL, 3)
  return flipped
    ? `matrix(0 ${scale} ${scale} 0 ${num(at.x, 1)} ${num(at.y, 1)})`
    : `translate(${num(at.x, 1)} ${num(at.y, 1)})scale(${scale})`
}

export function drawTree(tree: Tree, context: DrawContext, id?: string): string {
  const colours = tree.isFir ? context.land.firs : context.land.leaves
  const model = Math.floor(tree.model * colours.length * SHAPES_PER_COLOUR[context.detail])
  return el('use', { href: `#${context.id(`${tree.isFir ? 'fir' : 'leaf'}${model}`)}`, transform: placed(tree), id })
}
