/** The slain leave the table together, at the end of the phase, spell or immediate attack that slew them. */
import type { Play, SideId, Step } from '@muster/engine'
import { pointsForSlaying } from '../../army/costs.ts'
import { tell } from '../../events/events.ts'
import { figureOf, sideOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { Death } from '../../scenarios/scenario.ts'
import type { Figure, State } from '../../state/state.ts'

/** Removes them in the order they were slain and credits their slayers; then the scenario reacts. */
export function* removeSlain(play: Play<State>, deaths: readonly Death[]): Step {
  if (deaths.length === 0) return
  for (const death of deaths) removeOne(play, death)
  const scenario = scenarioOf(play.state)
  if (scenario.onRemoved) yield* scenario.onRemoved(play, deaths)
}

function removeOne(play: Play<State>, { figure: id, by, how, credit }: Death): void {
  const figure = figureOf(play.state, id)
  const points = credit === undefined ? 0 : pointsForSlaying(figure)
  figure.where = 'slain'
  if (credit !== undefined) sideOf(play.state, credit).slain += points
  tell(play, { is: 'removed', figure: id, by, how, credit, points, rules: ['HW-SAVE-05', 'HW-PITCH-04'] })
}

/** Who was slain by whom so far, in order: names a milestone for odds. */
export const namesOf = (deaths: readonly Death[]): string => deaths.map(({ figure, by }) => `${figure} by ${by}`).join()

/** The side that gets credit for slaying this figure; nobody does for one of their own. */
export const creditFor = (side: SideId, slain: Figure): SideId | undefined => (side === slain.side ? undefined : side)
