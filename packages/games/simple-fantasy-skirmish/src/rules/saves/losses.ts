/** Removes models from the table, and units that have none left. */
import { raise, type FigureId, type Play } from '@muster/engine'
import { tell, type Loss } from '../../events/events.ts'
import { attachedTo, isAlive, living, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { standAlone } from '../champions/attachment.ts'
import { leaveMelee } from '../melee/melee.ts'

const WHY = { attack: ['SF-CARD-13'], panic: ['SF-PEN-05', 'SF-RUL-91', 'SF-RUL-99'], mishap: ['SF-SKILL-08'] } as const

/** There are no wounds: a model is fit or removed. */
export function loseModels(play: Play<State>, id: FigureId, models: readonly FigureId[], why: Loss): void {
  if (models.length === 0) return
  const unit = unitOf(play.state, id)
  for (const lost of models) {
    const model = unit.models.find((one) => one.id === lost) ?? raise(`${id} has no model "${lost}"`)
    model.where = 'lost'
  }
  tell(play, { is: 'models-lost', unit: id, models, why, left: living(unit).length, rules: WHY[why] })
  if (!isAlive(unit)) loseUnit(play, unit)
}

/** Its card leaves play at once. A Champion attached to it goes on, alone, in the same melee. */
function loseUnit(play: Play<State>, unit: Unit): void {
  tell(play, { is: 'unit-lost', unit: unit.id, rules: ['SF-RUL-38'] })
  for (const champion of attachedTo(play.state, unit)) standAlone(play, champion.id)
  leaveMelee(play, unit.id)
  play.state.abilities.changed()
}
