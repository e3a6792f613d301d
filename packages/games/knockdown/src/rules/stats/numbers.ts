/** The numbers of an attack, each with its parts where somebody listens. */
import type { Part, Play, Sum, SumAbout, SumName } from '@muster/engine'
import type { KnockdownTypes } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'

const NO_PARTS: readonly Part[] = []

/** Parts are gathered only where the events are kept. */
export function numberFor<K extends SumName<KnockdownTypes>>(
  { state, events }: Play<State>,
  figure: Figure,
  name: K,
  about: SumAbout<KnockdownTypes, K>,
): Sum {
  const { abilities } = state
  if (events) return abilities.sum(state, figure, name, about)
  return { total: abilities.total(state, figure, name, about), parts: NO_PARTS }
}
