/** Where advantage and disadvantage on a to-hit roll or a save come from. */
import { luckFrom, type Luck, type Part } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Attack, SaveAsked } from '../../state/acts.ts'

const NOTHING: readonly Part[] = []

const both = (a: readonly Part[], b: readonly Part[]): readonly Part[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]

/** For a summoned weapon only the sources of the target count, none of its caster's. */
export function luckToHit(
  state: State,
  attack: Attack,
  by: Figure = figureOf(state, attack.by),
  at: Figure = figureOf(state, attack.at),
): Luck {
  const { abilities } = state
  const own = attack.summoned ? NOTHING : abilities.onRoll(state, by, 'to-hit', attack)
  return luckFrom(both(both(attack.luck ?? NOTHING, own), abilities.onRoll(state, at, 'to-be-hit', attack)))
}

export const luckToSave = (state: State, asked: SaveAsked): Luck =>
  luckFrom(both(asked.luck ?? NOTHING, state.abilities.onRoll(state, figureOf(state, asked.of), 'save', asked)))
