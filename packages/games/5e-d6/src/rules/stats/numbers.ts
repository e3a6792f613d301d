/** The numbers of a figure, each with its parts where somebody listens. */
import type { Play, Sum, SumAbout, SumName } from '@muster/engine'
import { inches, type Length } from '@muster/table'
import type { GameTypes } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'

/** Parts are gathered only where the events are kept. */
export function numberFor<K extends SumName<GameTypes>>(
  { state, events }: Play<State>,
  figure: Figure,
  name: K,
  about: SumAbout<GameTypes, K>,
): Sum {
  const { abilities } = state
  if (events) return abilities.sum(state, figure, name, about)
  return { total: abilities.total(state, figure, name, about), parts: [] }
}

export const speedOf = (state: State, figure: Figure): Length =>
  inches(state.abilities.total(state, figure, 'speed', undefined))

/** What standing up and preparing to shoot cost. Half of an odd Speed is not rounded. */
export const halfSpeed = (state: State, figure: Figure): Length => speedOf(state, figure) / 2

export const fightOf = (state: State, figure: Figure): number =>
  state.abilities.total(state, figure, 'fight', undefined)
