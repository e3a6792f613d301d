/** The movement order: lowest Speed first, and among equals the Lead Player's figures. */
import { isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { speedOf } from '../stats/numbers.ts'

/** Those whose turn to move it is: figures of one side with one Speed, of whom their player picks. */
export function nextMovers(state: State): readonly Figure[] {
  let movers: Figure[] = []
  let lowest = Infinity
  for (const figure of state.figures) {
    if (figure.moved || !isStanding(figure)) continue
    const speed = speedOf(state, figure)
    const [first] = movers
    if (speed < lowest || (speed === lowest && first?.side !== figure.side && figure.side === state.lead)) {
      movers = [figure]
      lowest = speed
    } else if (speed === lowest && first?.side === figure.side) movers.push(figure)
  }
  return movers
}
