/** The path of a unit's centre-point, as a question to the table's move judge. */
import {
  distanceSquared,
  landscapeOf,
  square,
  type Bystander,
  type Length,
  type MoveQuestion,
  type Passage,
  type Piece,
} from '@muster/table'
import { baseOf, TOLERANCE } from '../../state/figures.ts'
import { isSameFloor, type Scene } from '../terrain/scene.ts'
import { effectOf, isImpassable } from '../../terrain.ts'

/** Impassable terrain blocks models that cannot walk through it; other walls cost `wallToll` of the move. */
function passageOf(piece: Piece, passesWalls: boolean, wallToll: Length): Passage {
  if (isImpassable(piece)) return passesWalls ? {} : { bars: true }
  return wallToll > 0 && effectOf(piece) === 'obstacle' ? { toll: wallToll } : {}
}

/** What the judge of paths must know of the centre-point: enemies in reach and what stops are in its way, friends are not. */
export function centreQuestion(
  { state: { survey }, centre, enemies, width, passesWalls, bodies: [own] }: Scene,
  allowance: Length,
  wallToll = 0,
): MoveQuestion {
  const others: Bystander[] = []
  for (const enemy of enemies) {
    const reach = allowance + (width + enemy.diameter) / 2 + 4 * TOLERANCE
    if (own && isSameFloor(own, enemy) && distanceSquared(centre, enemy.at) <= square(reach)) {
      others.push({ id: enemy.id, effect: 'bars', foot: { base: baseOf(enemy), at: enemy.at } })
    }
  }
  const base = baseOf({ diameter: width })
  const kind = [passesWalls ? 'through walls' : 'on foot', wallToll]
  return {
    landscape: landscapeOf(survey, kind, { base }, ({ piece }) => passageOf(piece, passesWalls, wallToll)),
    mover: { base, at: centre },
    allowance,
    others,
    tolerance: TOLERANCE,
    mayLeave: true,
  }
}
