/** The way of a unit's centre-point as the table's judge of paths sees it. */
import type { Bystander, Length, MoveQuestion, Piece } from '@muster/table'
import { baseOf, HAIR } from '../../state/figures.ts'
import { isSameFloor, type Scene } from '../terrain/scene.ts'
import { stops } from '../../terrain.ts'

const BARRED = { bars: true }
const FREE = {}
const onFoot = (piece: Piece) => (stops(piece) ? BARRED : FREE)
const throughWalls = () => FREE

/** What the judge of paths must know of the centre-point: enemies and what stops are in its way, friends are not. */
export function centreQuestion(
  { centre, enemies, width, landscape: { ground }, passesWalls, bodies: [own] }: Scene,
  allowance: Length,
): MoveQuestion {
  const others: Bystander[] = []
  for (const enemy of enemies) {
    if (own && isSameFloor(own, enemy)) {
      others.push({ id: enemy.id, as: 'bars', foot: { base: baseOf(enemy), at: enemy.at } })
    }
  }
  return {
    ground,
    mover: { base: baseOf({ diameter: width }), at: centre },
    allowance,
    others,
    hair: HAIR,
    mayLeave: true,
    passage: passesWalls ? throughWalls : onFoot,
  }
}
