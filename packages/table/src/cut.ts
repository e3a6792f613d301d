/** Cutting a refused path back to the longest part of it, from its start, that is itself a legal move. */
import { along, distance, samePoint, type Point } from './point.ts'
import { backFromRests, contactsAt, refuseRest } from './rest.ts'
import type { Setting } from './setting.ts'
import type { Stop } from './stops.ts'
import { walk } from './walk.ts'

export function cutLegal(setting: Setting, path: readonly Point[], stop: Stop | undefined): readonly Point[] {
  const last = stop?.leg ?? path.length - 1
  for (let leg = last; leg >= 0; leg--) {
    const before = path.slice(0, leg)
    const share = stop && leg === last ? stop.cut : 1
    const end = cutLeg(setting, before, path[leg] as Point, share, touchedBy(stop, leg))
    if (end) return [...before, end]
  }
  return []
}

const touchedBy = (stop: Stop | undefined, leg: number): string | undefined =>
  stop && stop.leg === leg && stop.refusal.code === 'stopped-by-contact' ? stop.refusal.figure : undefined

/** The last lattice place on the leg, at most a share of it along, where the move may end. */
function cutLeg(
  setting: Setting, before: readonly Point[], to: Point, most: number, touching?: string,
): Point | undefined {
  const from = before.at(-1) ?? setting.start
  const length = distance(from, to)
  let share = backFromRests(setting, from, to, most)
  if (touching !== undefined && share === most) {
    const end = placeInContact(setting, before, along(from, to, share), touching)
    if (end && !samePoint(end, from)) return end
  }
  for (let step = 0.5; share > 0 && step < 2 * length; step *= 1.5) {
    const end = along(from, to, share)
    if (!samePoint(end, from) && isLegal(setting, [...before, end])) return end
    share = backFromRests(setting, from, to, share - step / length)
  }
  return undefined
}

/** Rounding may lose a contact or turn it into an overlap; then a lattice neighbour keeps it. */
function placeInContact(
  setting: Setting, before: readonly Point[], { x, y }: Point, figure: string,
): Point | undefined {
  for (const [dx, dy] of NEIGHBOURS) {
    const end = { x: x + dx, y: y + dy }
    if (contactsAt(setting, end).includes(figure) && isLegal(setting, [...before, end])) return end
  }
  return undefined
}

const NEIGHBOURS = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const

function isLegal(setting: Setting, path: readonly Point[]): boolean {
  const end = path.at(-1)
  return !walk(setting, path).stop && (!end || !refuseRest(setting, end))
}
