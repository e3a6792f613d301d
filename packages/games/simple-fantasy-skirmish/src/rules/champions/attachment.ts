/** What it does to a Champion to be attached to a unit, to leave it, and to outlive it. */
import { raise, type FigureId, type Play } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'

/** From here on it moves, attacks and saves with the unit; joined to one that has acted, it attacks no more. */
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

/** Only in its unit's move, and nobody slips out of a melee. */
export const mayDetach = (champion: Unit, host: Unit): boolean => champion.host === host.id && host.melee === undefined

/** It has acted this round unless it joins a unit that is still to act. */
export function detach(play: Play<State>, championId: FigureId): void {
  const champion = unitOf(play.state, championId)
  const host = champion.host ?? raise(`${championId} is attached to nobody`)
  champion.host = undefined
  play.state.abilities.changed()
  champion.late = false
  champion.marker = true
  tell(play, { is: 'champion-detached', champion: championId, host, rules: ['SF-CHAMP-11', 'SF-CHAMP-20'] })
}

/**
 * Its unit is gone: it is a unit of one, with the marker and in the melee its unit had. A unit lost in the midst of its
 * own activation would have got its marker in a moment, and its Champion has moved with it.
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
