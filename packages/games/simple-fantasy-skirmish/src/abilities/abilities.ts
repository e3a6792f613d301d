/** Which traits and penalties of a unit's card act in play. Most only change the numbers on the card. */
import { openWindow, type FigureId, type Play, type Step } from '@muster/engine'
import type { Card, PenaltyId, TraitId } from '../state/card.ts'
import { unitOf } from '../state/figures.ts'
import type { State, Unit } from '../state/state.ts'
import { ethereal } from './ethereal.ts'
import { fearsome } from './fearsome.ts'
import { leadership } from './leadership.ts'
import type { Moments, SkirmishTrait } from './moments.ts'
import { panicable } from './panicable.ts'
import { paralyzing } from './paralyzing.ts'
import { rookies } from './rookies.ts'
import { steadfast } from './steadfast.ts'
import { terrifying } from './terrifying.ts'
import { vampiric } from './vampiric.ts'

export const ACTING: { readonly [id in TraitId | PenaltyId]?: SkirmishTrait } = {
  ethereal,
  fearsome,
  leadership,
  paralyzing,
  steadfast,
  terrifying,
  vampiric,
  rookies,
  panicable,
}

const NONE: readonly SkirmishTrait[] = []
const known = new WeakMap<Card, readonly SkirmishTrait[]>()

/** The basic game knows none of them. */
export function traitsOf({ mode }: State, { card }: Unit): readonly SkirmishTrait[] {
  if (mode === 'basic') return NONE
  let traits = known.get(card)
  if (!traits) {
    traits = [...card.traits, ...card.penalties].flatMap((id) => ACTING[id] ?? [])
    known.set(card, traits)
  }
  return traits
}

/** Whether any of a unit's traits says so. */
export function has(state: State, unit: Unit, flag: 'failsAgainstEnchanted' | 'ignoresGround' | 'fleesAlone'): boolean {
  for (const trait of traitsOf(state, unit)) if (trait[flag]) return true
  return false
}

/** Opens a moment to the traits of one unit. */
export function openMoment<K extends keyof Moments>(
  play: Play<State>,
  unit: FigureId,
  moment: K,
  act: Moments[K],
): Step {
  return openWindow(play, [[unit, traitsOf(play.state, unitOf(play.state, unit))]], moment, act)
}
