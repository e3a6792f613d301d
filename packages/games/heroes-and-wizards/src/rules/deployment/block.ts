/** Deploys figures of one type as a block in ranks and files. */
import { fromMiddle } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import type { Figure } from '../../state/state.ts'
import { breadthOf, depthOf, pointAt, type DeploymentGround } from './deployment-ground.ts'
import type { Zone } from './zone.ts'

const INTERVAL = INCH / 5
const LONGEST_LINE = 10

/** How far behind the front this kind of figure likes to stand. */
function preferredDepth({ rank, profile, diameter }: Figure): number {
  if (rank === 'wizard') return diameter / 2 + 4.5 * INCH
  if (rank === 'hero') return diameter / 2 + 3 * INCH
  return diameter / 2 + (profile.shooting > profile.melee ? 1.5 * INCH : 0)
}

const isFast = ({ profile: { movement }, rank }: Figure): boolean =>
  rank === 'trooper' && (movement === 'fly' || movement === '18' || movement === '15')

/** One block in ranks and files, as near to its preferred place as there is room; all of them or none. */
export function placeBlock(ground: DeploymentGround, figures: readonly Figure[], like: Figure): void {
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
  const out = fromMiddle(most, INCH / 2)
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
