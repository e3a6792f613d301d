/** What abilities let a character do: each says itself what it is worth. */
import { named, text, type Candidate } from '@muster/engine'
import { actionsOf } from '../rules/stats/ability-actions.ts'
import type { AbilityAction } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'
import { optionId } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import type { TurnContext } from './turn.ts'

/** What costs no action is done before everything else. */
const BESIDES = 20

export function deedWorth(state: State, figure: Figure, { worth, isExtra }: AbilityAction): number {
  const points = worth?.(state, figure.id) ?? -1
  return points > 0 && isExtra ? points + BESIDES : points
}

/** In a movement turn: its own, and those of who rides it. */
export const deedsOf = ({ state, figure }: TurnContext): Candidate[] =>
  figure.riders.length === 0
    ? deedsBy(state, figure)
    : [figure, ...figure.riders.map((id) => figureOf(state, id))].flatMap((one) => deedsBy(state, one))

function deedsBy(state: State, figure: Figure): Candidate[] {
  const found: Candidate[] = []
  for (const deed of actionsOf(state, figure, 'movement')) {
    const score = deedWorth(state, figure, deed)
    const answer = { pick: [optionId(figure.id, 'deed', deed.id)] }
    if (score > 0) found.push({ answer, why: text`${named(figure.id)}: ${deed.label}`, score })
  }
  return found
}
