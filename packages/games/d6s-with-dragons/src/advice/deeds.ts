/** What abilities let a character do: each says itself what it is worth. */
import { named, text, type Candidate } from '@muster/engine'
import { actionsOf } from '../rules/stats/ability-actions.ts'
import type { AbilityAction } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'
import { optionId } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import { attacksWorth } from './estimates/chances.ts'
import { foesAround } from './estimates/nearby.ts'
import type { TurnContext } from './turn.ts'

/** What costs no action is done before everything else. */
const BESIDES = 1000

export function deedWorth(state: State, figure: Figure, { worth, isExtra }: AbilityAction): number {
  const points = worth?.(state, figure.id) ?? -1
  return points > 0 && isExtra ? points + BESIDES : points
}

/** In a movement turn: its own, and those of who rides it. */
export const deedsOf = ({ state, figure }: TurnContext): Candidate[] =>
  figure.riders.length === 0
    ? deedsBy(state, figure)
    : [figure, ...figure.riders.map((id) => figureOf(state, id))].flatMap((one) => deedsBy(state, one))

/** In melee the action is kept for attacks that are worth more. */
function deedsBy(state: State, figure: Figure): Candidate[] {
  const found: Candidate[] = []
  const deeds = actionsOf(state, figure, 'movement')
  const blows = deeds.length > 0 ? bestAttacks(state, figure) : 0
  for (const deed of deeds) {
    const score = deedWorth(state, figure, deed) - (deed.isExtra ? 0 : blows)
    const answer = { pick: [optionId(figure.id, 'deed', deed.id)] }
    if (score > 0) found.push({ answer, why: () => text`${named(figure.id)}: ${deed.label}`, score })
  }
  return found
}

/** All its attacks on the enemy beside it that they suit best. */
const bestAttacks = (state: State, figure: Figure): number =>
  Math.max(0, ...foesAround(state, figure).map((foe) => attacksWorth(state, figure, foe)))
