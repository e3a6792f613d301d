/** Advantage and disadvantage: who brings which, and what is left when they are counted against each other. */
import type { Part } from '@muster/engine'
import { figureOf } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import type { Rolls } from '../traits/moments.ts'
import { traitsOnRoll } from '../traits/of.ts'
import type { Attack } from './attack.ts'
import type { SaveAsked } from './save.ts'

export interface Luck {
  readonly for: readonly Part[]
  readonly against: readonly Part[]
  readonly net: -1 | 0 | 1
}

export const PLAIN: Luck = { for: [], against: [], net: 0 }

/** Each named source counts once, whether it sits on the roller or on the target. */
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

function collect<K extends keyof Rolls>(state: State, figure: Figure, roll: K, about: Rolls[K], into: Part[]): void {
  for (const trait of traitsOnRoll(state, figure, roll)) {
    const source = trait.luck?.[roll]?.(state, figure.id, about)
    if (source) into.push(source)
  }
}

export function luckToHit(state: State, attack: Attack): Luck {
  const sources: Part[] = [...(attack.luck ?? [])]
  collect(state, figureOf(state, attack.by), 'to-hit', attack, sources)
  collect(state, figureOf(state, attack.at), 'to-be-hit', attack, sources)
  return luckFrom(sources)
}

export function luckToSave(state: State, asked: SaveAsked): Luck {
  const sources: Part[] = []
  collect(state, figureOf(state, asked.of), 'save', asked, sources)
  return luckFrom(sources)
}
