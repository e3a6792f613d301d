/** Carries out the move of a unit. */
import type { Play, RuleId } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { centreOf, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { claimLeeway } from './leeway.ts'
import type { UnitMove } from './move-judge.ts'
import { putModels } from './put-models.ts'
import { sceneOf } from '../terrain/scene.ts'
import { moveOf } from '../terrain/speed.ts'

export function moveUnit(play: Play<State>, move: UnitMove): void {
  const { state } = play
  const { unit: id, ends, leeway } = move
  const unit = unitOf(state, id)
  const from = centreOf(state, unit)
  if (leeway) claimLeeway(play, unit.side, { unit: id, what: leeway.what, by: leeway.by })
  putModels(state, id, ends, sceneOf(state, unit).bodies)
  if (!play.events) return
  const { path, length, rushed, slowed } = move
  tell(play, {
    is: 'moved',
    unit: id,
    from,
    path,
    length,
    limit: moveOf(state, unit, slowed),
    ends,
    rushed,
    rules: rulesOf(move),
  })
}

function rulesOf({ slowed, rushed }: UnitMove): readonly RuleId[] {
  const rules = ['SF-MEAS-01']
  if (slowed !== undefined) rules.push(slowed)
  if (rushed) rules.push('SF-RUSH-02')
  return rules
}
