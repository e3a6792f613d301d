/** Scenario 4: the attacker frees a prisoner from the defender's prison and keeps it alive. */
import type { FigureId, Play, Result, Step } from '@muster/engine'
import { baseTouchesOutline, INCH, type Piece } from '@muster/table'
import { tell } from '../events/events.ts'
import { figureOf, footprint, TOLERANCE } from '../state/figures.ts'
import type { Figure, Side, State } from '../state/state.ts'
import { isAtEdge } from '../terrain/edge.ts'
import { placeReleased } from './release.ts'
import type { Scenario } from './scenario.ts'

/** The prisoner goes no farther than this in a turn, by any means. */
const PRISONER_REACH = 6 * INCH

export const prisonerOf = (state: State): Figure | undefined => state.figures.find(({ prisoner }) => prisoner)
export const prisonOf = ({ field, prison }: State): Piece | undefined => field.pieces.find(({ id }) => id === prison)
/** The terrain setter defends; the other player attacks. */
export const attackerOf = ({ sides, setter }: State): Side | undefined => sides.find(({ id }) => id !== setter)
const defenderOf = ({ sides, setter }: State): Side | undefined => sides.find(({ id }) => id === setter)

/** A figure of the prisoner's side that ends its movement touching the prison opens it. */
function* release(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const prisoner = prisonerOf(state)
  const prison = prisonOf(state)
  const opener = figureOf(state, id)
  if (!prison || prisoner?.where !== 'prison' || opener.side !== prisoner.side || opener.where !== 'standing') return
  if (!baseTouchesOutline(footprint(opener), prison.outline, TOLERANCE)) return
  yield* placeReleased(play, { prisoner: prisoner.id, opener: id, prison })
}

/** A prisoner that walks until its centre is on an edge has left the table. */
function leaveTable(play: Play<State>, figure: Figure): void {
  if (!figure.prisoner || !isAtEdge(play.state.field, figure.at)) return
  figure.where = 'left'
  tell(play, { is: 'prisoner-left', rules: ['HW-RESC-11'], figure: figure.id, at: figure.at })
}

const ENDINGS: { readonly [where in Figure['where']]: readonly [saved: boolean, words: string] } = {
  standing: [true, 'The prisoner is free and alive.'],
  left: [true, 'The prisoner has left the table alive.'],
  slain: [false, 'The prisoner was slain.'],
  prison: [false, 'The prisoner is still locked up.'],
  waiting: [false, 'The prisoner is still locked up.'],
  out: [false, 'The prisoner is still locked up.'],
}

function outcome(state: State): Result {
  const [saved, reason] = ENDINGS[prisonerOf(state)?.where ?? 'prison']
  const winner = saved ? attackerOf(state) : defenderOf(state)
  const scores = state.sides.map(({ id }) => ({ side: id, score: id === winner?.id ? 1 : 0 }))
  return { ...(winner && { winner: winner.id }), reason, scores }
}

export const rescue: Scenario = {
  id: 'rescue',
  name: 'Rescue',
  line: 'The attacker must free a prisoner, Hero or Wizard, and keep it alive or lead it off the table.',
  rule: 'HW-RESC-12',
  sides: [2],
  onMovementEnded: release,
  onMoved(play, figure, _length, how) {
    if (how === 'walk') leaveTable(play, figure)
  },
  moveLimit: (_state, { prisoner, walked }) =>
    prisoner
      ? {
          left: Math.max(0, PRISONER_REACH - walked),
          rule: 'HW-RESC-10',
          reason: 'A prisoner goes no farther this turn',
          byAnyMeans: true,
        }
      : undefined,
  isDecided: (state) => ['slain', 'left'].includes(prisonerOf(state)?.where ?? 'prison'),
  result: outcome,
  standing: (state) => ENDINGS[prisonerOf(state)?.where ?? 'prison'][1],
}
