/** Whom a model should charge: the enemy that loses the most points by it, as far as it can be reached. */
import type { Length } from '@muster/table'
import { planGap } from '../rules/measuring/distance.ts'
import { REACH, reaches } from '../rules/melee/targets.ts'
import { says } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { attacksOf, chanceOf, insertByWorth, meleeWorth, woundWorth } from './chances.ts'

export interface Charge {
  readonly target: Figure
  readonly worth: number
}

/** The charges that distance allows, the best first. The judge of moves has the last word. */
export function chargesOf(state: State, figure: Figure, foes: readonly Figure[], allowance: Length): Charge[] {
  const isChariot = figure.profile.kind === 'chariot'
  const reach = says(state, figure, reaches) ? REACH : 0
  const found: Charge[] = []
  for (const target of foes) {
    const gap = planGap(figure, target)
    if (gap > reach + allowance) continue
    const worth = isChariot ? rideWorth(state, figure, target) : blowsWorth(state, figure, target, gap > 0)
    insertByWorth(found, { target, worth: worth + spoiltShots(target) })
  }
  return found
}

/** All its attacks at the part of the target that loses most by them: a chariot's chassis, or somebody aboard. */
export function blowsWorth(state: State, by: Figure, at: Figure, moved: boolean): number {
  let most = meleeWorth(state, by, at, moved)
  if (at.profile.kind === 'chariot')
    for (const id of at.crew) most = Math.max(most, meleeWorth(state, by, figureOf(state, id), moved))
  return attacksOf(state, by) * most
}

/** The chariot rides the model down, and the crew strikes. */
function rideWorth(state: State, chariot: Figure, at: Figure): number {
  const defence = state.abilities.total(state, at, 'defence', { ignores: [] })
  const trampled = chanceOf(defence - chariot.profile.str) * woundWorth(state, at)
  return chariot.crew.reduce((sum, id) => sum + blowsWorth(state, figureOf(state, id), at, true), trampled)
}

/** An enemy in contact shoots no more. */
const spoiltShots = ({ gear, profile }: Figure): number =>
  profile.kind === 'siege' ? 6 : gear.some((item) => SHOOTS.has(item)) ? 1.5 : 0

const SHOOTS: ReadonlySet<string> = new Set(['bow', 'longbow', 'crossbow', 'arquebus'])
