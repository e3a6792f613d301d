/** Special movements: who flies, burrows, phases and climbs, and how fast. */
import type { SpecialMovement } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { speedOf } from './sums.ts'
import { question, says } from '../../state/ability.ts'

/** How it moves. A flyer always flies and a burrower always burrows: walking is never better. */
export type MoveManner = 'walk' | 'fly' | 'burrow' | 'phase'

/** The Speed in inches of a special movement that an ability gives. */
export const givenMovement = question<SpecialMovement, number>('special movement')
/** Whether it can only fly. */
export const onlyFlies = question<undefined, boolean>('only flies')

/** Printed, or given by an ability. The higher Speed counts. */
export function specialSpeed(state: State, figure: Figure, manner: SpecialMovement): number | undefined {
  let most = figure.profile.moves[manner]
  for (const given of givenMovement.all(state.abilities.of(state, figure), state, figure, manner)) {
    if (most === undefined || given > most) most = given
  }
  return most
}

export const canUse = (state: State, figure: Figure, manner: SpecialMovement): boolean =>
  specialSpeed(state, figure, manner) !== undefined
export const climbs = (state: State, figure: Figure): boolean =>
  canUse(state, figure, 'climb') || canUse(state, figure, 'spider-climb')

/** What changes its Speed changes its special movements equally; a character held fast has none of them. */
export function changedSpeed(state: State, figure: Figure, printed: number): number {
  const land = speedOf(state, figure)
  return land === 0 ? 0 : Math.max(0, printed + land - figure.profile.speed)
}

export function flyingSpeed(state: State, figure: Figure): number | undefined {
  if (says(state, figure, onlyFlies)) return speedOf(state, figure)
  const printed = specialSpeed(state, figure, 'fly')
  return printed === undefined ? undefined : changedSpeed(state, figure, printed)
}

export function mannerOf(state: State, figure: Figure): MoveManner {
  const flight = flyingSpeed(state, figure)
  if (says(state, figure, onlyFlies)) return 'fly'
  if (flight !== undefined && flight >= speedOf(state, figure)) return 'fly'
  if (canUse(state, figure, 'phasing')) return 'phase'
  return canUse(state, figure, 'burrow') ? 'burrow' : 'walk'
}
