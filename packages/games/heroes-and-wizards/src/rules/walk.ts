/** A figure goes along its path: what that changes, and what it may set off. */
import type { FigureId, Play } from '@muster/engine'
import type { MoveVerdict, Point } from '@muster/table'
import { tell, type Moved, type WalkManner } from '../events.ts'
import { figureOf } from '../figures.ts'
import { scenarioOf } from '../scenarios/index.ts'
import type { State } from '../state.ts'

/** What of the judge's word matters once the path is walked. */
export type Walked = Pick<MoveVerdict, 'length' | 'spent' | 'legs' | 'contacts'>

/** Movement spent, with all costs, is kept for shooting; the length of the path for those bound to 6". */
export function walk(play: Play<State>, id: FigureId, path: readonly Point[], verdict: Walked, manner: WalkManner = 'move'): void {
  const { state } = play
  const figure = figureOf(state, id)
  const from = figure.at
  figure.at = path.at(-1) ?? from
  figure.spent += verdict.spent
  figure.walked += verdict.length
  scenarioOf(state).onMoved?.(play, figure, verdict.length, 'walk', from)
  if (play.events) tell(play, moved(id, from, path, verdict, manner))
}

function moved(figure: FigureId, from: Point, path: readonly Point[], { length, spent, legs, contacts }: Walked, manner: WalkManner): Moved {
  const costs = legs.flatMap((leg) => leg.costs)
  const rules = ['HW-MOVE-04', ...new Set(costs.map(({ why }) => (why === 'toll' ? 'HW-MOVE-08' : 'HW-MOVE-06')))]
  return { is: 'moved', figure, from, path, length, spent, costs, contacts: [...new Set(contacts)], manner, rules }
}
