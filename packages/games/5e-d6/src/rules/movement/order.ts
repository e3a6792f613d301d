/** The movement order: lowest Speed first, and among equals the Lead Player's figures. */
import { isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { speedOf } from '../stats/numbers.ts'

/** Those whose turn to move it is: figures of one side with one Speed, of whom their player picks. */
export const nextMovers = (state: State): readonly Figure[] => state.order.next(state, isToMove, slowest)

const isToMove = (figure: Figure): boolean => !figure.moved && isStanding(figure)

function slowest(state: State): Figure[] {
  let movers: Figure[] = []
  let lowest = Infinity
  for (const figure of state.figures) {
    if (!isToMove(figure)) continue
    const speed = speedOf(state, figure)
    const [first] = movers
    if (speed < lowest || (speed === lowest && first?.side !== figure.side && figure.side === state.lead)) {
      movers = [figure]
      lowest = speed
    } else if (speed === lowest && first?.side === figure.side) movers.push(figure)
  }
  return movers
}
