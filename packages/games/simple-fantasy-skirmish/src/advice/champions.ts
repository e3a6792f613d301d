/** Whether a Champion joins a unit. A fighter is safer there; a magic user could no longer cast at range. */
import type { Candidate, ChooseDecision } from '@muster/engine'
import { unitOf } from '../state/figures.ts'
import type { State, Unit } from '../state/state.ts'

export function attachCandidates(state: State, { options, about }: ChooseDecision): Candidate[] {
  const champion = unitOf(state, about ?? '')
  return options.map(({ id, label }) => {
    const host = state.units.find((unit) => unit.id === id)
    return { answer: { pick: [id] }, why: label, score: host ? hostWorth(state, champion, host) : 0 }
  })
}

function hostWorth(state: State, champion: Unit, host: Unit): number {
  const { card } = champion
  const isLeader = state.abilities.of(state, champion).auras.length > 0
  const models = host.models.filter(({ where }) => where !== 'lost').length
  const casts = card.grid.magic.attack !== undefined && card.magic.range > 0
  if (casts && host.card.grid.magic.attack === undefined) return -1
  if (host.marker) return -1
  return models + host.card.cost + (isLeader ? 3 : 0)
}
