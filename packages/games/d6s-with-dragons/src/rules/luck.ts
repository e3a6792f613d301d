/** Advantage and disadvantage: who brings which, and what is left when they are counted against each other. */
import type { FigureId, Part } from '@muster/engine'
import { figureOf } from '../figures.ts'
import type { State } from '../state.ts'
import { setOf } from '../traits/of.ts'
import type { Gives } from '../traits/set.ts'
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

function collect<A>(state: State, id: FigureId, sources: Gives<A>, about: A, into: Part[]): void {
  for (const one of sources) {
    const source = one(state, id, about)
    if (source) into.push(source)
  }
}

export function luckToHit(state: State, attack: Attack): Luck {
  const { by, at } = attack
  const sources: Part[] = attack.luck ? [...attack.luck] : []
  collect(state, by, setOf(state, figureOf(state, by)).rolls['to-hit'], attack, sources)
  collect(state, at, setOf(state, figureOf(state, at)).rolls['to-be-hit'], attack, sources)
  return luckFrom(sources)
}

/** What bears on being hit alone, whoever strikes. */
export function luckToBeHit(state: State, attack: Attack): Luck {
  const sources: Part[] = []
  collect(state, attack.at, setOf(state, figureOf(state, attack.at)).rolls['to-be-hit'], attack, sources)
  return luckFrom(sources)
}

export function luckToSave(state: State, asked: SaveAsked): Luck {
  const sources: Part[] = []
  collect(state, asked.of, setOf(state, figureOf(state, asked.of)).rolls.save, asked, sources)
  return luckFrom(sources)
}
