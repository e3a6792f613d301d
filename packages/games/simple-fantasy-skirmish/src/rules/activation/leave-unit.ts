/** An attached Champion leaves its unit in that unit's move, and goes its own way from where it stood. */
import {
  picked,
  raise,
  unitQuestion,
  worded,
  named,
  text,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { panic } from '../saves/panic.ts'
import { UnitMoves } from '../movement/unit-moves.ts'
import { beginActivation } from '../movement/begin-activation.ts'
import { detach } from '../champions/attachment.ts'
import { offerAttachment } from '../champions/join-unit.ts'
import { isRefusal } from '../movement/move-judge.ts'
import { moveUnit } from '../movement/move-unit.ts'

export function* leaveUnit(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const host = unitOf(state, id).host ?? raise(`${id} is attached to nobody`)
  beginActivation(state, host).detached.push(id)
  detach(play, id)
  panic(play, host)
  const { side } = unitOf(state, id)
  const moves = new LonelyMove(state, [unitOf(state, id)])
  const ask = { by: side, what: 'detach', rule: 'SF-CHAMP-11', about: id, prompt: text`Where does ${named(id)} go?` }
  const answer = yield* play.ask(unitQuestion(ask, moves))
  if ('path' in answer) {
    const move = moves.judge(answer)
    if (isRefusal(move)) raise(worded(move.message))
    moveUnit(play, move)
  } else if (picked(answer) !== 'stay') raise('a Champion moves or stays')
  yield* offerAttachment(play, id)
}

class LonelyMove extends UnitMoves {
  override get options(): readonly Option[] {
    return [{ id: 'stay', label: 'Stay here' }]
  }
}
