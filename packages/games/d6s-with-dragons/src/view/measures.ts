/** The measures of a character: its health, its height, the space it threatens, how far it moves and attacks. */
import type { FigureView, Ranges } from '@muster/engine'
import { inches } from '@muster/table'
import { bearerOf, isStanding, ONE_INCH } from '../state/figures.ts'
import { actingSpeedOf } from '../rules/movement/acting-speed.ts'
import { meleeWeapons, rangedWeapons } from '../rules/attacks/targets.ts'
import type { Figure, State } from '../state/state.ts'

export function measuresOf(state: State, figure: Figure): Pick<FigureView, 'health' | 'level' | 'threat' | 'ranges'> {
  const {
    wounds,
    profile: { health },
  } = figure
  const { level } = bearerOf(state, figure)
  return {
    ...(health > 1 && { health: { left: health - wounds, of: health } }),
    ...(level > 0 && { level }),
    // A rider has no base of its own; its mount threatens for both.
    ...(isStanding(figure) && { threat: ONE_INCH, ranges: rangesOf(state, figure) }),
  }
}

function rangesOf(state: State, figure: Figure): Ranges {
  const strikes = meleeWeapons(figure).map(({ reach }) => inches(reach ?? 1))
  const shots = rangedWeapons(figure).map(({ range }) => inches(range?.long ?? 0))
  return {
    move: inches(actingSpeedOf(state, figure).speed),
    strike: Math.max(ONE_INCH, ...strikes),
    ...(shots.length > 0 && { shoot: Math.max(...shots) }),
  }
}
