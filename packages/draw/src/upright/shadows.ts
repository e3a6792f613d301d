/** The shadows of what stands, laid on the ground once: the light stays where it is while the viewer goes round. */
import { corner, mmPoint, pointBetween, mmDistance, type MmPoint, type Ring } from '../geometry/points.ts'
import { compactOval, polygon } from '../svg/path.ts'
import { group, path } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'
import type { House } from './houses.ts'
import type { CutOut, Uprights } from './uprights.ts'
import type { WallRun } from './walls.ts'

/** How far a shadow falls for each millimetre of height, with the light 47° high in the north-west. */
export const SHADOW_FALL = { x: 0.775, y: 0.523 } as const
/** The direction the light comes from: to the right, up, to the south. */
export const LIGHT = { x: -0.566, up: 0.731, y: -0.382 } as const

const STRENGTH = { light: 0.3, dark: 0.42 } as const

const fallen = ({ x, y }: MmPoint, high: number): MmPoint => mmPoint(x + SHADOW_FALL.x * high, y + SHADOW_FALL.y * high)

export function drawUprightShadows({ cutOuts, walls, houses, rocks }: Uprights, theme: Theme): string {
  const shapes = [
    ...cutOuts.map(cutOutShadow),
    ...walls.flatMap(wallShadow),
    ...houses.flatMap(houseShadow),
    ...rocks.flatMap(({ foot, top, high }) => [polygon(foot), polygon(top.map((p) => fallen(p, high)))]),
  ]
  return group({ opacity: STRENGTH[theme.name], fill: theme.land.shadow }, ...shapes.map((d) => path(d, {})))
}

/** The trunk's foot and the crown, which falls a good way off. */
function cutOutShadow({ at, width, height }: CutOut): string {
  const crown = width * 0.4
  const middle = fallen(at, height * 0.52)
  return `${polygon([mmPoint(at.x - 1, at.y), fallen(at, height * 0.5), mmPoint(at.x + 1, at.y + 1)])}${compactOval(middle, crown * 1.12, crown * 0.92)}`
}

const upTo = (from: MmPoint, to: MmPoint, low: number, high = low): string =>
  polygon([from, to, fallen(to, high), fallen(from, low)])

function wallShadow({ from, to, blocks }: WallRun): string[] {
  const long = mmDistance(from, to) || 1
  return blocks.map((block) =>
    upTo(pointBetween(from, to, block.from / long), pointBetween(from, to, block.to / long), block.high),
  )
}

function houseShadow({ ring, wallHigh, rise, slopes, top }: House): string[] {
  const raised = (points: Ring, high: number): string => polygon(points.map((p) => fallen(p, high)))
  return [
    ...ring.map((from, n) => upTo(from, corner(ring, n + 1), wallHigh)),
    raised(ring, wallHigh),
    ...slopes.map(({ eave, ridge }) =>
      polygon([
        ...eave.map((p) => fallen(p, wallHigh)),
        fallen(ridge[1], wallHigh + rise),
        fallen(ridge[0], wallHigh + rise),
      ]),
    ),
    ...(top.length > 0 ? [raised(top, wallHigh + rise)] : []),
  ]
}
