/** The question put to the judge of moves: this figure, this ground, and those who stand around. */
import { circle, type Bystander, type Footprint, type Length, type MoveQuestion } from '@muster/table'
import { areEnemies, footprint, ONE_INCH, radiusOf, TOLERANCE } from '../../state/figures.ts'
import { says } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import { flies, landscapeFor } from '../terrain/passage.ts'
import { isNearTightSpace, squeezedWidth } from '../terrain/tight-spaces.ts'
import { standingNear } from '../measuring/distance.ts'
import { openCost } from '../grapples/grapples.ts'

/** Near a tight space it is judged by half its height, and other bases as that much larger. */
export function moveQuestionOf(state: State, figure: Figure, left: Length): MoveQuestion {
  const open = openCost(state, figure)
  const isFlying = says(state, figure, flies, undefined)
  const isTight = !isFlying && isNearTightSpace(state, figure, left)
  const mover = isTight ? { base: circle(squeezedWidth(figure)), at: figure.at } : footprint(figure)
  const squeeze = isTight ? radiusOf(figure) - squeezedWidth(figure) / 2 : 0
  return {
    landscape: landscapeFor(state, figure, mover, open, isFlying),
    mover,
    allowance: left / open,
    others: bystanders(state, figure, left, squeeze, isFlying),
    tolerance: TOLERANCE,
  }
}

/** A figure passes through allies and never through enemies, unless it flies over them; nobody ends on anybody. */
function bystanders(state: State, figure: Figure, left: Length, squeeze: Length, isFlying: boolean): Bystander[] {
  const others: Bystander[] = []
  for (const other of standingNear(state, figure, left + ONE_INCH)) {
    if (other === figure || !isInReach(figure, other, left)) continue
    const isBarred = !isFlying && areEnemies(figure, other) && other.id !== figure.holds
    others.push({ id: other.id, foot: grown(other, squeeze), effect: isBarred ? 'bars' : 'free' })
  }
  return others
}

const grown = (figure: Figure, by: Length): Footprint =>
  by === 0 ? footprint(figure) : { base: circle(figure.diameter + 2 * by), at: figure.at }

function isInReach(figure: Figure, other: Figure, left: Length): boolean {
  const reach = left + radiusOf(figure) + radiusOf(other) + ONE_INCH
  const dx = figure.at.x - other.at.x
  const dy = figure.at.y - other.at.y
  return dx * dx + dy * dy <= reach * reach
}
