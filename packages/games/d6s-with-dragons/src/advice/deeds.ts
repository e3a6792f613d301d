/** What abilities let a character do: each says itself what it is worth. */
import { named, text, type Candidate } from '@muster/engine'
import { actionsOf } from '../rules/stats/ability-actions.ts'
import type { AbilityAction } from '../state/ability.ts'
import { optionId } from '../state/option-id.ts'
import type { Figure, State } from '../state/state.ts'
import type { TurnContext } from './turn.ts'

/** What costs no action is done before everything else. */
const BESIDES = 20

export function deedWorth(state: State, figure: Figure, { worth, isExtra }: AbilityAction): number {
  const points = worth?.(state, figure.id) ?? -1
  return points > 0 && isExtra ? points + BESIDES : points
}

/** In a movement turn. */
export const deedsOf = ({ state, figure }: TurnContext): Candidate[] =>
  actionsOf(state, figure, 'movement').flatMap((deed) => {
    const score = deedWorth(state, figure, deed)
    const answer = { pick: [optionId(figure.id, 'deed', deed.id)] }
    return score > 0 ? [{ answer, why: text`${named(figure.id)}: ${deed.label}`, score }] : []
  })
