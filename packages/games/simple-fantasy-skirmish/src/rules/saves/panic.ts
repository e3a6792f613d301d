/** Panic: models that run away without having been slain. */
import { AbilityQuestion, type FigureId, type Play } from '@muster/engine'
import type { SkirmishTypes } from '../../state/ability-types.ts'
import { isAlive, living, modelsOf, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { loseModels } from './losses.ts'

/** Whether a unit runs away once so many models, Champions among them, are left of it. */
export const runsAway = new AbilityQuestion<SkirmishTypes, number, boolean>('runs away')

/** Checked after a unit has lost models or a Champion. Models that run were not slain, so they do not count for Vampiric. */
export function panic(play: Play<State>, id: FigureId): void {
  const { state } = play
  const unit = unitOf(state, id)
  if (!isAlive(unit) || !state.abilities.says(state, unit, runsAway, modelsOf(state, unit).length)) return
  loseModels(
    play,
    id,
    living(unit).map((model) => model.id),
    'panic',
  )
}
