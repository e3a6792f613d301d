/** Cutting a refused path back to the longest part of it, from its start, that is itself a legal move. */
import { isLegal } from './legal.ts'
import { along, distance, samePoint, type Point } from './point.ts'
import { backFrom, contactsAt, forbiddenSpans } from './rest.ts'
import type { Setting } from './setting.ts'
import type { Stop } from './stops.ts'

export function cutLegal(setting: Setting, path: readonly Point[], stop: Stop | undefined): readonly Point[] {
  const last = stop?.leg ?? path.length - 1
  for (let leg = last; leg >= 0; leg--) {
    const before = path.slice(0, leg)
    const share = stop && leg === last ? stop.cut : 1
    const legal = cutLeg(setting, before, path[leg] as Point, share, touchedBy(stop, leg))
    if (legal) return legal
  }
  return []
}

const touchedBy = (stop: Stop | undefined, leg: number): string | undefined =>
  stop && stop.leg === leg && stop.refusal.code === 'stopped-by-contact' ? stop.refusal.figure : undefined

/** The path to the last lattice place on the leg, at most a share of it along, where the move may end. */
function cutLeg(
  setting: Setting, before: readonly Point[], to: Point, most: number, touching?: string,
): readonly Point[] | undefined {
  const from = before.at(-1) ?? setting.start
  const length = distance(from, to)
  const spans = forbiddenSpans(setting, from, to)
  let share = backFrom(spans, most)
  if (touching !== undefined && share === most) {
    const legal = pathIntoContact(setting, before, along(from, to, share), touching)
    if (legal && !samePoint(legal.at(-1) as Point, from)) return legal
  }
  for (let step = 0.5; share > 0 && step < 2 * length; step *= 1.5) {
    const end = along(from, to, share)
    const path = [...before, end]
    if (!samePoint(end, from) && isLegal(setting, path)) return path
    share = backFrom(spans, share - step / length)
  }
  return undefined
}

/** Rounding may lose a contact or turn it into an overlap; then a lattice neighbour keeps it. */
function pathIntoContact(
  setting: Setting, before: readonly Point[], { x, y }: Point, figure: string,
): readonly Point[] | undefined {
  for (const [dx, dy] of NEIGHBOURS) {
    const end = { x: x + dx, y: y + dy }
    if (!contactsAt(setting, end).includes(figure)) continue
    const path = [...before, end]
    if (isLegal(setting, path)) return path
  }
  return undefined
}

const NEIGHBOURS = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const
