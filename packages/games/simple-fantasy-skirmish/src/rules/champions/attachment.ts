/** What changes for a Champion that is attached to a unit, leaves it or outlives it. */
import { raise, type FigureId, type Play } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'

/** It now moves, attacks and saves with the unit. If that has already acted, it does not attack this round. */
export function attach(play: Play<State>, championId: FigureId, hostId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = unitOf(play.state, hostId)
  champion.host = hostId
  play.state.abilities.changed()
  champion.late = champion.marker = host.marker
  champion.melee = host.melee
  const rules = host.melee === undefined ? ['SF-CHAMP-12'] : ['SF-CHAMP-12', 'SF-RUL-76']
  tell(play, { is: 'champion-attached', champion: championId, host: hostId, late: champion.late, rules })
}

/** A Champion may leave its unit, but not out of a melee. */
export const mayDetach = (champion: Unit, host: Unit): boolean => champion.host === host.id && host.melee === undefined

/** It counts as having acted this round, unless it joins a unit that has not. */
export function detach(play: Play<State>, championId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = champion.host ?? raise(`${championId} is attached to nobody`)
  champion.host = undefined
  play.state.abilities.changed()
  champion.marker = true
  tell(play, { is: 'champion-detached', champion: championId, host, rules: ['SF-CHAMP-11', 'SF-CHAMP-20'] })
}

/**
 * Its unit is gone: it becomes a unit of one, with the marker and in the melee its unit had. If the unit was lost during
 * its own activation, its Champion has acted too.
 */
export function standAlone(play: Play<State>, championId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = unitOf(play.state, champion.host ?? raise(`${championId} is attached to nobody`))
  champion.host = undefined
  play.state.abilities.changed()
  champion.late = false
  champion.marker = host.marker || play.state.active?.unit === host.id
  champion.melee = host.melee
  tell(play, { is: 'stood-alone', champion: championId, host: host.id, rules: ['SF-CCAS-06', 'SF-RUL-81'] })
}
