/** A unit charges: its models are placed against the enemy and it joins the melee. */
import { raise, type Play, type RuleId, type Spot, type Step } from '@muster/engine'
import type { Point } from '@muster/table'
import { tell } from '../../events/events.ts'
import { centreOf, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { chargeSlowed, type MeasuredCharge } from './reach.ts'
import type { ChargeScene } from './spots.ts'
import { placesOf } from '../terrain/half-speed.ts'
import { claimLeeway } from '../movement/leeway.ts'
import { joinMelee } from '../melee/melee.ts'
import { putModels } from '../movement/put-models.ts'
import { scrum } from '../melee/scrum.ts'
import { setQuestion } from './set-chargers.ts'
import { moveOf } from '../terrain/speed.ts'

export function* chargeIn(play: Play<State>, { charging, reach }: MeasuredCharge, claimed: boolean): Step {
  const {
    scene: {
      unit: { id, side },
    },
    target: { id: targetId },
  } = charging
  const { path = raise(`${id} cannot charge ${targetId}`), fails } = reach
  if (claimed && fails !== undefined) {
    claimLeeway(play, side, { unit: id, what: 'charge', by: fails })
  }
  const answer = yield* play.ask(setQuestion(charging, reach, claimed))
  const ends = 'spots' in answer ? answer.spots : raise('nobody was set')
  settleCharge(play, charging, reach.distance, path, ends)
  joinMelee(play, id, targetId)
  yield* scrum(play, id, targetId)
}

function settleCharge(
  play: Play<State>,
  charging: ChargeScene,
  distance: number,
  path: readonly Point[],
  ends: readonly Spot[],
): void {
  const { state } = play
  const {
    scene: {
      unit: { id },
      bodies,
    },
    target,
  } = charging
  const slowed = chargeSlowed(charging, path, placesOf(charging.scene, ends))
  const from = centreOf(state, unitOf(state, id))
  if (state.active) Object.assign(state.active, { moved: true, charged: target.id })
  putModels(state, id, ends, bodies)
  const rules: RuleId[] = slowed === undefined ? ['SF-CHG-03'] : ['SF-CHG-03', slowed]
  tell(play, {
    is: 'charged',
    unit: id,
    target: target.id,
    from,
    path,
    distance,
    limit: moveOf(state, unitOf(state, id), slowed),
    ends,
    rules,
  })
}
