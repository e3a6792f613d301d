/** Special movements: who flies, burrows, phases and climbs, and how fast. */
import type { SpecialMovement } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { is, traitsSaying } from '../../abilities/of.ts'
import { speedNumber } from './sums.ts'

/** How it gets along. A flyer always flies and a burrower always burrows: walking would never serve it better. */
export type Gait = 'walk' | 'fly' | 'burrow' | 'phase'

/** Most characters only walk, and nobody has cast anything: then there is nothing more to ask. */
export function mayMoveSpecially({ effects }: State, { profile }: Figure): boolean {
  if (effects.length > 0) return true
  for (const manner in profile.moves) if (manner) return true
  return false
}

/** Printed, or given by a spell. The higher Speed counts. */
export function specialSpeed(state: State, figure: Figure, manner: SpecialMovement): number | undefined {
  if (!mayMoveSpecially(state, figure)) return undefined
  let most = figure.profile.moves[manner]
  for (const { moves } of traitsSaying(state, figure, 'moves')) {
    const given = moves?.[manner]
    if (given !== undefined && (most === undefined || given > most)) most = given
  }
  return most
}

export const canUse = (state: State, figure: Figure, manner: SpecialMovement): boolean =>
  specialSpeed(state, figure, manner) !== undefined
export const climbs = (state: State, figure: Figure): boolean =>
  canUse(state, figure, 'climb') || canUse(state, figure, 'spider-climb')

/** What changes its Speed changes that of its special movements alike; one who is held fast has none of them. */
export function changedSpeed(state: State, figure: Figure, printed: number): number {
  const land = speedNumber(state, figure)
  return land === 0 ? 0 : Math.max(0, printed + land - figure.profile.speed)
}

export function flyingSpeed(state: State, figure: Figure): number | undefined {
  if (is(state, figure, 'onlyFlies')) return speedNumber(state, figure)
  const printed = specialSpeed(state, figure, 'fly')
  return printed === undefined ? undefined : changedSpeed(state, figure, printed)
}

export function gaitOf(state: State, figure: Figure): Gait {
  if (!mayMoveSpecially(state, figure)) return 'walk'
  const flight = flyingSpeed(state, figure)
  if (is(state, figure, 'onlyFlies')) return 'fly'
  if (flight !== undefined && flight >= speedNumber(state, figure)) return 'fly'
  if (canUse(state, figure, 'phasing')) return 'phase'
  return canUse(state, figure, 'burrow') ? 'burrow' : 'walk'
}
