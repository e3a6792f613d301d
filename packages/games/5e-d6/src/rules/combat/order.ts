/** The combat order: those who strike first, then highest Fight first; among equals the Lead Player's figures. */
import { isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { fightOf } from '../stats/numbers.ts'

/** Far above every Fight. */
const FIRST = 1000

const placeOf = (state: State, figure: Figure): number => fightOf(state, figure) + (figure.first ? FIRST : 0)

/** Whether its place in the order is still to come. Whoever took a movement action or hangs on a face has none. */
export const isToFight = (figure: Figure): boolean =>
  !figure.fought && !figure.acted && figure.climb === undefined && isStanding(figure)

/** Those whose turn to fight it is: figures of one side with one Fight, of whom their player picks. */
export const nextFighters = (state: State): readonly Figure[] => state.order.next(state, isToFight, foremost)

function foremost(state: State): Figure[] {
  let fighters: Figure[] = []
  let highest = -Infinity
  for (const figure of state.figures) {
    if (!isToFight(figure)) continue
    const place = placeOf(state, figure)
    const [first] = fighters
    if (place > highest || (place === highest && first?.side !== figure.side && figure.side === state.lead)) {
      fighters = [figure]
      highest = place
    } else if (place === highest && first?.side === figure.side) fighters.push(figure)
  }
  return fighters
}
