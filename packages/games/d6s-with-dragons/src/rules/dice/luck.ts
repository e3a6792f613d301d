/** Advantage and disadvantage: who brings which, and what is left when they are counted against each other. */
import type { Part } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { setOf } from '../../abilities/of.ts'
import type { Gives } from '../../abilities/set.ts'
import type { Attack } from '../attacks/attack.ts'
import type { SaveAsked } from './saves.ts'

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

const NOTHING: readonly Part[] = []

/** Mostly nobody brings anything: then no list is made. */
function collect<A>(
  state: State,
  bearer: Figure,
  gives: Gives<A>,
  about: A,
  found: readonly Part[] = NOTHING,
): readonly Part[] {
  let sources = found
  for (const give of gives) {
    const source = give(state, bearer, about)
    if (source) sources = [...sources, source]
  }
  return sources
}

export function luckToHit(state: State, by: Figure, at: Figure, attack: Attack): Luck {
  const brought = collect(state, by, setOf(state, by).rolls['to-hit'], attack, attack.luck)
  return luckFrom(collect(state, at, setOf(state, at).rolls['to-be-hit'], attack, brought))
}

/** What bears on being hit alone, whoever strikes. */
export function luckToBeHit(state: State, attack: Attack): Luck {
  const at = figureOf(state, attack.at)
  return luckFrom(collect(state, at, setOf(state, at).rolls['to-be-hit'], attack))
}

export function luckToSave(state: State, asked: SaveAsked): Luck {
  const saver = figureOf(state, asked.of)
  return luckFrom(collect(state, saver, setOf(state, saver).rolls.save, asked))
}
