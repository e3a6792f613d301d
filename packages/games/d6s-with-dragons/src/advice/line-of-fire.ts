/** What a shot may strike instead: a glance along its line, where the rules measure every base and wall. */
import { radiusOf } from '@muster/table'
import { bearerOf, isStanding } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { isNear, reachOf } from './nearby.ts'

/** Blockers take a face of six each; the worth of those who would be struck, an enemy's good, a friend's bad. */
interface Bystanders {
  faces: number
  astray: number
}

/** The share of somebody's price that a shot gone astray takes on average. */
const STRAY = 0.3

/** What is left of a shot's worth when others stand in its line or around the target. */
export function pastOthers(state: State, shooter: Figure, target: Figure, clear: number): number {
  const { faces, astray } = bystanders(state, bearerOf(state, shooter), bearerOf(state, target))
  const blocked = faces + (target.gear.shield ? 1 : 0)
  return (clear * Math.max(0, 6 - blocked) + STRAY * astray) / 6
}

/** Each one in the line, and those about the target together. Whoever stands beside the shooter is shot past. */
function bystanders({ figures }: State, by: Figure, at: Figure): Bystanders {
  const between: Bystanders = { faces: 0, astray: 0 }
  const crowd: Bystanders = { faces: 0, astray: 0 }
  for (const other of figures) {
    if (!isStanding(other) || other === by || other === at) continue
    const found = isNear(other.at, at.at, reachOf(other, at)) ? crowd : isBetween(by, other, at) ? between : undefined
    if (!found || isNear(other.at, by.at, reachOf(other, by))) continue
    found.faces++
    found.astray += other.side === by.side ? -other.points : other.points
  }
  if (crowd.faces === 0) return between
  return { faces: between.faces + 1, astray: between.astray + crowd.astray / crowd.faces }
}

/** A shot widens from the shooter's eye to the breadth of its target. */
function isBetween(by: Figure, other: Figure, at: Figure): boolean {
  const dx = at.at.x - by.at.x,
    dy = at.at.y - by.at.y
  const x = other.at.x - by.at.x,
    y = other.at.y - by.at.y
  const length = dx * dx + dy * dy
  const share = (x * dx + y * dy) / length
  if (!(share > 0 && share < 1)) return false
  const aside = x * dy - y * dx
  const width = radiusOf(other.profile.base) + share * radiusOf(at.profile.base)
  return aside * aside <= width * width * length
}
