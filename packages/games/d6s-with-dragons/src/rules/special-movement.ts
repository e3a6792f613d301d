/** Special movements: who flies, burrows, phases, climbs and swims, and the Speed each acts on. */
import { contains, inches, isNearBox, planMove, prepareGround, type Length, type Point } from '@muster/table'
import { footprint } from '../figures.ts'
import type { SpecialMovement } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import { is, traitsOf } from '../traits/of.ts'
import { moveQuestionOf } from './move-rules.ts'
import { speedOf } from './sums.ts'

/** How it gets along. A flyer always flies and a burrower always burrows: walking would never serve it better. */
export type Gait = 'walk' | 'fly' | 'burrow' | 'phase'

/** Printed, or given by a spell. The higher Speed counts. */
export function specialSpeed(state: State, figure: Figure, manner: SpecialMovement): number | undefined {
  let most = figure.profile.moves[manner]
  for (const { moves } of traitsOf(state, figure)) {
    const given = moves?.[manner]
    if (given !== undefined && (most === undefined || given > most)) most = given
  }
  return most
}

export const canUse = (state: State, figure: Figure, manner: SpecialMovement): boolean => specialSpeed(state, figure, manner) !== undefined
export const climbs = (state: State, figure: Figure): boolean => canUse(state, figure, 'climb') || canUse(state, figure, 'spider-climb')

/** What changes its Speed changes that of its special movements alike; one who is held fast has none of them. */
function changed(state: State, figure: Figure, printed: number): number {
  const land = speedOf(state, figure).total
  return land === 0 ? 0 : Math.max(0, printed + land - figure.profile.speed)
}

export function flyingSpeed(state: State, figure: Figure): number | undefined {
  const printed = specialSpeed(state, figure, 'fly')
  return printed === undefined ? undefined : changed(state, figure, printed)
}

export function gaitOf(state: State, figure: Figure): Gait {
  const flight = flyingSpeed(state, figure)
  if (is(state, figure, 'onlyFlies')) return 'fly'
  if (flight !== undefined && flight >= speedOf(state, figure).total) return 'fly'
  if (canUse(state, figure, 'phasing')) return 'phase'
  return canUse(state, figure, 'burrow') ? 'burrow' : 'walk'
}

const isWater = (kind: string): boolean => kind === 'shallow-water' || kind === 'deep-water'

export function isInWater({ field }: State, at: Point): boolean {
  for (const { piece, box } of prepareGround(field).pieces) {
    if (isWater(piece.kind) && isNearBox(box, at, at, 0) && contains(piece.outline, at)) return true
  }
  return false
}

/** A swimmer's shortest way from land into water, if its land Speed takes it there. */
export function wayToWater(state: State, figure: Figure, land: Length): readonly Point[] | undefined {
  const { at } = footprint(state, figure)
  for (const { piece, box } of prepareGround(state.field).pieces) {
    if (!isWater(piece.kind) || !isNearBox(box, at, at, land)) continue
    const plan = planMove(moveQuestionOf(state, figure, land), { outline: piece.outline })
    if (plan?.arrives) return plan.path
  }
  return undefined
}

/** The Speed a character acts on, in inches; how much of it may be land; whether it must get into the water this turn. */
export interface Pace {
  readonly speed: number
  readonly land?: number
  readonly mustSwim?: true
}

export function paceOf(state: State, figure: Figure): Pace {
  const land = speedOf(state, figure).total
  const flight = flyingSpeed(state, figure)
  if (flight !== undefined && flight > land) return { speed: flight }
  const printed = specialSpeed(state, figure, 'swim')
  const swim = printed === undefined ? 0 : changed(state, figure, printed)
  if (swim <= land) return { speed: land }
  if (isInWater(state, figure.at)) return { speed: swim, land }
  return wayToWater(state, figure, inches(land)) ? { speed: swim, land, mustSwim: true } : { speed: land }
}
