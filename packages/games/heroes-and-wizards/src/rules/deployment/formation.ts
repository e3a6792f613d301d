/** The usual way to deploy: lines behind the zone's front, shooters behind them, leaders in the rear. */
import type { Random, Spot } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import type { Figure, State } from '../../state/state.ts'
import { APART, deploymentFault, placedFigure, placedFigures, zoneOf, type DeploymentFault, type Zone } from './zone.ts'

const INTERVAL = INCH / 5
const LONGEST_LINE = 10
const TRIES = 24

/** Where the next figure may go. */
interface DeploymentGround {
  readonly zone: Zone
  readonly spots: Spot[]
  /** What keeps this figure from standing here. */
  fault(figure: Figure, at: Point): DeploymentFault | undefined
  put(figure: Figure, at: Point): void
}

function groundFor(state: State, zone: Zone): DeploymentGround {
  const placed = placedFigures(state)
  return {
    zone,
    spots: [],
    fault: (figure, at) => deploymentFault(state, zone, placed, figure, at),
    put(figure, at) {
      placed.push(placedFigure(figure, at))
      this.spots.push({ figure: figure.id, at })
    },
  }
}

/** Places for as many of these figures (all of one type) as there is room for: in good order, or as they fit. */
export function usualFormation(state: State, figures: readonly Figure[]): readonly Spot[] {
  const [first] = figures
  if (!first) return []
  const zone = zoneOf(state, first.side)
  let best: readonly Spot[] = []
  for (const form of FORMATIONS) {
    const ground = groundFor(state, zone)
    form(ground, figures, first)
    if (ground.spots.length === figures.length) return ground.spots
    if (ground.spots.length > best.length) best = ground.spots
  }
  return best
}

/** Any legal places; the usual ones when chance finds none. */
export function anyFormation(state: State, figures: readonly Figure[], random: Random): readonly Spot[] {
  const [first] = figures
  if (!first) return []
  const ground = groundFor(state, zoneOf(state, first.side))
  const { left, top, right, bottom } = ground.zone.box
  for (const figure of figures) {
    for (let tries = 0; tries < TRIES; tries++) {
      const at = { x: Math.round(left + random() * (right - left)), y: Math.round(top + random() * (bottom - top)) }
      if (ground.fault(figure, at)) continue
      ground.put(figure, at)
      break
    }
  }
  return ground.spots.length === figures.length ? ground.spots : usualFormation(state, figures)
}

/** A point as its player sees it: `across` from the middle of the edge, `back` from the front of the zone. */
function pointAt({ edge, box: { left, top, right, bottom } }: Zone, across: number, back: number): Point {
  const [x, y] = {
    north: [(left + right) / 2 + across, bottom - back],
    south: [(left + right) / 2 + across, top + back],
    west: [right - back, (top + bottom) / 2 + across],
    east: [left + back, (top + bottom) / 2 + across],
  }[edge] as [number, number]
  return { x: Math.round(x), y: Math.round(y) }
}

const isLevel = ({ edge }: Zone): boolean => edge === 'north' || edge === 'south'
const breadthOf = (zone: Zone): number =>
  isLevel(zone) ? zone.box.right - zone.box.left : zone.box.bottom - zone.box.top
const depthOf = (zone: Zone): number =>
  isLevel(zone) ? zone.box.bottom - zone.box.top : zone.box.right - zone.box.left

/** How far behind the front this kind of figure likes to stand. */
function preferredDepth({ rank, profile, diameter }: Figure): number {
  if (rank === 'wizard') return diameter / 2 + 4.5 * INCH
  if (rank === 'hero') return diameter / 2 + 3 * INCH
  return diameter / 2 + (profile.shooting > profile.melee ? 1.5 * INCH : 0)
}

const isFast = ({ profile: { movement }, rank }: Figure): boolean =>
  rank === 'trooper' && (movement === 'fly' || movement === '18' || movement === '15')

/** One block in ranks and files, as near to its preferred place as there is room; all of them or none. */
function placeBlock(ground: DeploymentGround, figures: readonly Figure[], like: Figure): void {
  const ranks = Math.max(1, Math.ceil(figures.length / LONGEST_LINE))
  const files = Math.ceil(figures.length / ranks)
  const pitch = like.diameter + INTERVAL
  const deepest = depthOf(ground.zone) - (ranks - 1) * pitch - like.diameter / 2
  for (let back = preferredDepth(like); back <= deepest + 1; back += pitch) {
    for (const middle of middles(ground.zone, files * pitch, isFast(like))) {
      const spots = blockSpots(ground, figures, { middle, back, files, pitch })
      if (!spots) continue
      return figures.forEach((figure, i) => ground.put(figure, spots[i] as Point))
    }
  }
}

/** Middles to try for a block this broad: from the centre outwards, or from the wings inwards for fast figures. */
function middles(zone: Zone, breadth: number, wings: boolean): number[] {
  const most = Math.max(0, (breadthOf(zone) - breadth) / 2)
  const step = INCH / 2
  const out: number[] = [0]
  for (let across = step; across <= most; across += step) out.push(-across, across)
  return wings ? out.reverse().filter((across) => Math.abs(across) <= most * 0.85) : out
}

function blockSpots(
  ground: DeploymentGround,
  figures: readonly Figure[],
  {
    middle,
    back,
    files,
    pitch,
  }: { readonly middle: number; readonly back: number; readonly files: number; readonly pitch: number },
): Point[] | undefined {
  const spots: Point[] = []
  for (const [i, figure] of figures.entries()) {
    const rank = Math.floor(i / files)
    const inRank = Math.min(files, figures.length - rank * files)
    const at = pointAt(ground.zone, middle + ((i % files) - (inRank - 1) / 2) * pitch, back + rank * pitch)
    if (ground.fault(figure, at)) return undefined
    spots.push(at)
  }
  return spots
}

type Formation = (ground: DeploymentGround, figures: readonly Figure[], like: Figure) => void

/** From the tidiest to the most closely packed. */
const FORMATIONS: readonly Formation[] = [
  placeBlock,
  crowdIn,
  (ground, figures) => void figures.every((figure) => packIn(ground, figure)),
]

/** One by one, each in the first free place from the front to the rear, the middle first. Where one finds none, the others of its type find none either. */
function crowdIn(ground: DeploymentGround, figures: readonly Figure[]): void {
  figures.every((figure) =>
    placeAnywhere(ground, figure, fromMiddle(breadthOf(ground.zone) / 2 - figure.diameter / 2, INCH / 4)),
  )
}

function placeAnywhere(ground: DeploymentGround, figure: Figure, across: readonly number[]): boolean {
  const radius = figure.diameter / 2
  for (let back = radius; back <= depthOf(ground.zone) - radius + 1; back += INCH / 4) {
    for (const aside of across) {
      const at = pointAt(ground.zone, aside, back)
      if (ground.fault(figure, at)) continue
      ground.put(figure, at)
      return true
    }
  }
  return false
}

function fromMiddle(breadth: number, step: number): readonly number[] {
  const out = [0]
  for (let across = step; across <= breadth; across += step) out.push(-across, across)
  return out
}

const ROW = INCH / 20

/** Row by row from one end, without gaps, skipping the space of figures in the way. */
function packIn(ground: DeploymentGround, figure: Figure): boolean {
  const radius = figure.diameter / 2
  const end = breadthOf(ground.zone) / 2 - radius
  for (let back = radius; back <= depthOf(ground.zone) - radius + 1; back += ROW) {
    for (let across = -end; across <= end;) {
      const at = pointAt(ground.zone, across, back)
      const fault = ground.fault(figure, at)
      if (!fault) {
        ground.put(figure, at)
        return true
      }
      across += stepPast(ground.zone, figure, at, fault) ?? ROW
    }
  }
  return false
}

/** How much farther along the row the next place clear of figures in the way is. */
function stepPast(zone: Zone, figure: Figure, at: Point, fault: DeploymentFault): number | undefined {
  if (fault.is !== 'on-figure' && fault.is !== 'too-near') return undefined
  const other = fault.figure
  const reach = (figure.diameter + other.diameter) / 2 + (fault.is === 'too-near' ? APART : 0)
  const [along, aside] = isLevel(zone) ? [other.at.x - at.x, other.at.y - at.y] : [other.at.y - at.y, other.at.x - at.x]
  return Math.max(1, along + Math.sqrt(Math.max(0, reach * reach - aside * aside)) + 1)
}
