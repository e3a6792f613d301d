/** What to do in the Combat Phase: the attack that takes the most points, or a maneuver where none is of use. */
import { named, optionId, text, type Candidate, type FigureId } from '@muster/engine'
import { combatChoices, choiceId, type CombatChoice } from '../rules/combat/options.ts'
import { nextFighters } from '../rules/combat/order.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { attackWorth } from './chances.ts'

/** What a maneuver is worth: less than any attack that can wound. */
const MANEUVERS: { readonly [is in Exclude<CombatChoice['is'], 'melee' | 'ranged'>]: number } = {
  grapple: 0.12,
  trip: 0.08,
  shove: 0.05,
  escape: 0.1,
}

export function fightCandidates(state: State, most: number): Candidate[] {
  const fighters = state.action ? [figureOf(state, state.action.figure)] : nextFighters(state)
  const found: Candidate[] = []
  for (const figure of fighters) {
    found.push(...choicesOf(state, figure))
    if (most === 1 && found.length > 0) break
  }
  return found
}

function choicesOf(state: State, figure: Figure): Candidate[] {
  const { id } = figure
  const choices = combatChoices(state, figure)
  if (choices.length === 0) return []
  const found = choices.map((choice): Candidate => {
    const score = scoreOf(state, id, choice)
    return { answer: { pick: [choiceId(id, choice)] }, why: text`${named(id)}: ${choice.is}`, score }
  })
  found.push({ answer: { pick: [optionId(id, 'done')] }, why: text`${named(id)} waits`, score: 0 })
  return found
}

function scoreOf(state: State, by: FigureId, choice: CombatChoice): number {
  if (!('weapon' in choice)) return MANEUVERS[choice.is]
  return 0.2 + attackWorth(state, { by, at: choice.at, weapon: choice.weapon, kind: choice.is })
}
