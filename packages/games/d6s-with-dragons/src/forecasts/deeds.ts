/** What a breath, or any other harm that a character sprays in a direction, could do to a target. */
import {
  forecastOf,
  named,
  oddsOfStep,
  refuse,
  text,
  type Answer,
  type AttackForecast,
  type Question,
  type Refusal,
} from '@muster/engine'
import { inches } from '@muster/table'
import { canAct } from '../rules/conditions/conditions.ts'
import type { AbilityAction } from '../state/ability.ts'
import { copyState } from '../state/copy.ts'
import { digestState } from '../state/digest.ts'
import { footprint, isWithin } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'
import { aimedAt, endOf, HARM } from './spells.ts'

export const deedForecasts = (state: State, by: Figure, at: Figure): readonly AttackForecast[] =>
  harmfulDeeds(state, by).map((deed) => forecastOfDeed(state, by, at, deed))

export function deedForecast(state: State, by: Figure, at: Figure, id: string): AttackForecast | undefined {
  const deed = harmfulDeeds(state, by).find((one) => one.id === id)
  return deed && forecastOfDeed(state, by, at, deed)
}

const harmfulDeeds = (state: State, by: Figure): readonly AbilityAction[] =>
  state.abilities.of(state, by).actions.filter(({ harmsWithin }) => harmsWithin !== undefined)

function forecastOfDeed(state: State, by: Figure, at: Figure, deed: AbilityAction): AttackForecast {
  const refusal = refuseDeed(state, by, at, deed)
  return {
    by: by.id,
    at: at.id,
    kind: deed.id,
    allowed: refusal === undefined,
    ...(refusal && { reason: refusal.message, rule: refusal.rule }),
    ...(refusal ? { chances: [] } : chances(state, by, at, deed)),
  }
}

function refuseDeed(state: State, by: Figure, at: Figure, deed: AbilityAction): Refusal | undefined {
  const { label, harmsWithin = 0 } = deed
  if (!canAct(state, by) || !(by.now.action || deed.isExtra) || !deed.isPossible(state, by.id))
    return refuse('DD-FEA-02', 'cannot-use', text`${named(by.id)} cannot use ${label} now.`)
  if (!isWithin(state, by, at, inches(harmsWithin)))
    return refuse('DD-AREA-01', 'out-of-reach', text`${label} reaches ${harmsWithin}" and not to ${named(at.id)}.`)
  return undefined
}

/** Aimed at the middle of the target, or as proposed where that is out of range. */
function centredOn(state: State, at: Figure, question: Question): Answer | undefined {
  const answer = question.what === 'spell-origin' ? { at: footprint(state, at).at } : aimedAt(state, at, question)
  return answer && question.check(answer) === undefined ? answer : undefined
}

const chances = (state: State, by: Figure, at: Figure, deed: AbilityAction): ReturnType<typeof forecastOf> =>
  forecastOf(
    () =>
      oddsOfStep<State, string>({
        state,
        copy: copyState,
        digest: digestState,
        step: (play) => deed.use(play, by.id),
        decide: (question) => centredOn(state, at, question),
        read: (after) => endOf(state, after, at.id),
      }),
    HARM,
  )
