/** Special movements: who flies, burrows, phases and climbs, and how fast. */
import type { SpecialMovement, SpecialMoves } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { speedOf } from './sums.ts'
import { question, says } from '../../state/ability.ts'

/** How it moves. A flyer always flies and a burrower always burrows: walking is never better. */
export type MoveManner = 'walk' | 'fly' | 'burrow' | 'phase'

/** Special movements that an ability gives, each with its Speed in inches. */
export const givenMoves = question<undefined, SpecialMoves>('special movements')
/** Whether it can only fly. Asked of those that fly. */
export const onlyFlies = question<undefined, boolean>('only flies')

/** Printed, or given by an ability. The higher Speed counts. */
export function specialMovesOf(state: State, figure: Figure): SpecialMoves {
  let moves = figure.profile.moves
  for (const given of givenMoves.all(state.abilities.of(state, figure), state, figure, undefined))
    moves = fasterOf(moves, given)
  return moves
}

function fasterOf(a: SpecialMoves, b: SpecialMoves): SpecialMoves {
  const moves: { [manner in SpecialMovement]?: number } = { ...a }
  for (const [manner, speed] of Object.entries(b) as [SpecialMovement, number][])
    moves[manner] = Math.max(speed, moves[manner] ?? speed)
  return moves
}

export const canUse = (state: State, figure: Figure, manner: SpecialMovement): boolean =>
  specialMovesOf(state, figure)[manner] !== undefined
export const climbs = (state: State, figure: Figure): boolean =>
  canUse(state, figure, 'climb') || canUse(state, figure, 'spider-climb')

/** What changes its Speed changes its special movements equally; a character held fast has none of them. */
export function changedSpeed(state: State, figure: Figure, printed: number): number {
  const land = speedOf(state, figure)
  return land === 0 ? 0 : Math.max(0, printed + land - figure.profile.speed)
}

/** Undefined: it does not fly. */
export function flyingSpeed(state: State, figure: Figure, { fly } = specialMovesOf(state, figure)): number | undefined {
  if (fly === undefined) return undefined
  return says(state, figure, onlyFlies) ? speedOf(state, figure) : changedSpeed(state, figure, fly)
}

export function mannerOf(state: State, figure: Figure): MoveManner {
  const moves = specialMovesOf(state, figure)
  const flight = flyingSpeed(state, figure, moves)
  if (flight !== undefined && (flight >= speedOf(state, figure) || says(state, figure, onlyFlies))) return 'fly'
  if (moves.phasing !== undefined) return 'phase'
  return moves.burrow === undefined ? 'walk' : 'burrow'
}
