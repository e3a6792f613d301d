/** Advantage and disadvantage: their sources, and what is left when they cancel. */
import type { Part } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { Attack, Luck, SaveAsked } from '../../state/acts.ts'

export const PLAIN: Luck = { for: [], against: [], net: 0 }

/** Each named source counts once, whether it comes from the roller or from the target. */
export function luckFrom(sources: readonly Part[]): Luck {
  if (sources.length === 0) return PLAIN
  const favourable: Part[] = []
  const adverse: Part[] = []
  for (const one of sources) {
    const list = one.value > 0 ? favourable : adverse
    if (!list.some(({ source }) => source === one.source)) list.push(one)
  }
  return { for: favourable, against: adverse, net: Math.sign(favourable.length - adverse.length) as Luck['net'] }
}

const NOTHING: readonly Part[] = []

const both = (a: readonly Part[], b: readonly Part[]): readonly Part[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]

/** For a summoned weapon only the sources of the target count, none of its caster's. */
export function luckToHit(state: State, attack: Attack): Luck {
  const { abilities } = state
  const by = figureOf(state, attack.by)
  const at = figureOf(state, attack.at)
  const own = attack.summoned ? NOTHING : abilities.onRoll(state, by, 'to-hit', attack)
  return luckFrom(both(both(attack.luck ?? NOTHING, own), abilities.onRoll(state, at, 'to-be-hit', attack)))
}

export const luckToSave = (state: State, asked: SaveAsked): Luck =>
  luckFrom(both(asked.luck ?? NOTHING, state.abilities.onRoll(state, figureOf(state, asked.of), 'save', asked)))
