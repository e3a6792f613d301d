/** The crew moves along with its siege weapon. */
import { named, refuse, text, type FigureId, type Option, type Play, type Refusal, type Step } from '@muster/engine'
import { inches, type Point } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { HAUL, isHeld, speedOf } from '../movement/allowance.ts'
import { askMove, type MoverRules } from '../movement/ask-move.ts'
import { KEEPS_OFF } from '../movement/move-question.ts'
import { walk } from '../movement/walk.ts'
import { isWithin } from '../measuring/distance.ts'
import { activationOf, finish } from '../activation/activation.ts'
import { CREW_REACH } from '../crew/crew.ts'

const DONE: Option = { id: 'done', label: 'The crew stays' }

/** One of the crew at a time, until all have moved or stay where they are. */
export function* follow(play: Play<State>): Step {
  const { state } = play
  const activation = activationOf(state)
  const { figure: chassis } = activation
  const movers = activation.following.flatMap((id) => moverOf(state, chassis, id))
  if (!activation.moved || movers.length === 0) return finish(state)
  const prompt = text`${named(chassis)} has moved: its crew may move along.`
  const ask = { by: figureOf(state, chassis).side, what: 'follow', prompt, rule: 'KD-SIEGE-08', about: chassis }
  const reply = yield* askMove(play, ask, movers, [DONE])
  if (typeof reply === 'string') return finish(state)
  const { figure, path, verdict } = reply
  if (path.length > 0) walk(play, figure, path, verdict, 'follow')
  activation.following = activation.following.filter((id) => id !== figure)
}

/** Up to 4" but no more than its SP; who touches an enemy cannot move along. */
function moverOf(state: State, chassis: FigureId, id: FigureId): MoverRules[] {
  const figure = figureOf(state, id)
  const allowance = Math.min(HAUL, inches(speedOf(state, figure)))
  if (isHeld(state, figure) || allowance <= 0) return []
  return [
    {
      figure: id,
      allowance,
      manner: 'follow',
      nearness: KEEPS_OFF,
      refuse: (end) => refuseEnd(state, chassis, id, end),
    },
  ]
}

function refuseEnd(state: State, chassis: FigureId, id: FigureId, at: Point): Refusal | undefined {
  const there = { ...figureOf(state, id), at }
  if (isWithin(state, there, figureOf(state, chassis), CREW_REACH)) return undefined
  return refuse(
    'KD-SIEGE-08',
    'too-far-away',
    text`${named(id)} must end within 1" of ${named(chassis)}, or stay where it is.`,
    { at },
  )
}
