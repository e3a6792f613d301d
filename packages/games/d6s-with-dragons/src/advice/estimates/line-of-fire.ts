/** What a shot may hit instead of its target: a quick estimate, where the rules measure every base and wall. */
import { radiusOf } from '@muster/table'
import { bearerOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isNear, threatDistance } from './nearby.ts'

/** Characters in the way: how many (each takes one face of the die), and their worth, counted negative for friends. */
interface Bystanders {
  faces: number
  astray: number
}

/** The share of a character's points that a stray shot takes on average. */
const STRAY = 0.3

/** What is left of a shot's worth when others stand in its line or around the target. */
export function pastOthers(state: State, shooter: Figure, target: Figure, clear: number): number {
  const { faces, astray } = bystanders(state, bearerOf(state, shooter), bearerOf(state, target))
  const blocked = faces + (target.gear.shield ? 1 : 0)
  return (clear * Math.max(0, 6 - blocked) + STRAY * astray) / 6
}

/** Each character in the line counts alone, those around the target together. One beside the shooter does not block. */
function bystanders({ figures }: State, by: Figure, at: Figure): Bystanders {
  const between: Bystanders = { faces: 0, astray: 0 }
  const crowd: Bystanders = { faces: 0, astray: 0 }
  for (const other of figures) {
    if (!isStanding(other) || other === by || other === at) continue
    const found = isNear(other.at, at.at, threatDistance(other, at))
      ? crowd
      : isBetween(by, other, at)
        ? between
        : undefined
    if (!found || isNear(other.at, by.at, threatDistance(other, by))) continue
    found.faces++
    found.astray += other.side === by.side ? -other.points : other.points
  }
  if (crowd.faces === 0) return between
  return { faces: between.faces + 1, astray: between.astray + crowd.astray / crowd.faces }
}

/** The line of a shot is a triangle from the shooter's centre to the width of its target. */
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
