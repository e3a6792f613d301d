/** Champions: who may be attached to whom, and what attaching, detaching and outliving the unit does. */
import { chooseQuestion, picked, raise, type FigureId, type Play, type Step } from '@muster/engine'
import { within } from '@muster/table'
import { tell } from '../events.ts'
import { footprint, groupOf, HAIR, isChampion, isFree, living, unitOf } from '../figures.ts'
import type { State, Unit } from '../state.ts'

/** Any number of Champions to one unit of Troops or Elites; never to another Champion. */
export const mayHost = (champion: Unit, host: Unit): boolean =>
  isChampion(champion) && isFree(champion) && isFree(host) && host.side === champion.side && !isChampion(host)

/** Within one base width of one of its own models; `slack` is what leeway adds. */
export function isBeside(champion: Unit, host: Unit, slack = 0): boolean {
  const [stands] = living(champion)
  if (!stands) return false
  const here = footprint(champion, stands.at)
  return living(host).some(({ at }) => within(here, footprint(host, at), champion.card.diameter + HAIR + slack))
}

/** Units a Champion could join where it stands. */
export function hostsBeside(state: State, champion: Unit, slack = 0): Unit[] {
  if (state.mode === 'basic') return []
  return state.units.filter((host) => mayHost(champion, host) && isBeside(champion, host, slack))
}

/** From here on it moves, attacks and saves with the unit; joined to one that has acted, it has no attack die this round. */
export function attach(play: Play<State>, championId: FigureId, hostId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = unitOf(play.state, hostId)
  champion.host = hostId
  champion.late = champion.marker = host.marker
  champion.melee = host.melee
  const rules = host.melee === undefined ? ['SF-CHAMP-12'] : ['SF-CHAMP-12', 'SF-RUL-76']
  tell(play, { is: 'champion-attached', champion: championId, host: hostId, late: champion.late, rules })
}

/** Only in its unit's move, and nobody slips out of a melee. */
export const mayDetach = (champion: Unit, host: Unit): boolean => champion.host === host.id && host.melee === undefined

/** It has acted this round unless it joins a unit that is still to act. */
export function detach(play: Play<State>, championId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = champion.host ?? raise(`${championId} is attached to nobody`)
  champion.host = undefined
  champion.late = false
  champion.marker = true
  tell(play, { is: 'champion-detached', champion: championId, host, rules: ['SF-CHAMP-11', 'SF-CHAMP-20'] })
}

/** Its unit is gone: it is a unit of one, with the marker and in the melee its unit had. */
export function standAlone(play: Play<State>, championId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = unitOf(play.state, champion.host ?? raise(`${championId} is attached to nobody`))
  champion.host = undefined
  champion.late = false
  champion.marker = host.marker
  champion.melee = host.melee
  tell(play, { is: 'stood-alone', champion: championId, host: host.id, rules: ['SF-CCAS-06', 'SF-RUL-81'] })
}

/** A Champion that ends its move beside a unit may join it. */
export function* offerAttachment(play: Play<State>, championId: FigureId): Step {
  const champion = unitOf(play.state, championId)
  const hosts = hostsBeside(play.state, champion)
  if (hosts.length === 0) return
  const ask = {
    by: champion.side, what: 'attach', rule: 'SF-CHAMP-12', about: championId,
    prompt: `${champion.name} stands beside friends. Join them?`,
  }
  const options = [
    ...hosts.map((host) => ({ id: host.id, label: `Join ${host.name}`, figure: championId, at: host.id, hint: hintOf(host) })),
    { id: 'no', label: 'Stay alone' },
  ]
  const word = picked(yield* play.ask(chooseQuestion(ask, { options, usual: ['no'] })))
  if (word !== undefined && word !== 'no') attach(play, championId, word)
}

const hintOf = ({ marker, name }: Unit): string =>
  marker ? `${name} has acted: no attack die this round, only saves.` : `It moves and attacks again with ${name}.`

/** All units of a group with how many models each has: what the Rule of Halves counts. */
export function countIn(state: State, unit: Unit, holds: (member: Unit) => boolean): { readonly count: number; readonly of: number } {
  let count = 0
  let of = 0
  for (const member of groupOf(state, unit)) {
    const models = living(member).length
    of += models
    if (holds(member)) count += models
  }
  return { count, of }
}
