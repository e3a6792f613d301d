/** What movement pays for besides moving: standing up, mounting, dismounting, saving a flight, clinging to a wall. */
import { named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { outlineGap, samePoint, type GroundPiece, type Length } from '@muster/table'
import { tell } from '../../events/index.ts'
import {
  areEnemies,
  figureOf,
  footprint,
  TOLERANCE,
  has,
  isInPlay,
  isLevelWith,
  isStanding,
  threatens,
} from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { provoke } from '../attacks/opportunity-attacks.ts'
import { isFreeToMove, lose, rooted } from '../conditions/conditions.ts'
import { stopLeaving } from '../movement/walk.ts'
import { dismount, dismountSpots, mountsFor, mountUp } from '../riding/riding.ts'
import { climbs } from '../stats/special-movement.ts'
import { isHeldFast } from '../stats/sums.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import { goingOf } from '../terrain/terrain.ts'
import { board, vehiclesFor } from '../vehicles/vehicles.ts'
import { canSaveFlight, saveFlight } from './flyby.ts'
import { NO_CHOICES, when, type TurnActions } from './turn-action.ts'
import { canPayHalf, payTurn } from './turn.ts'

export const FOOT_ACTIONS: TurnActions = {
  stand: {
    choices: ({ state, figure, turn }) => when(canStandUp(state, figure, turn), 'stand up', 'Half its Speed.'),
    take: standUp,
  },
  mount: {
    choices: ({ state, figure, turn }) =>
      figure.profile.mounts && canPay(state, figure, turn) && isFreeToMove(state, figure)
        ? mountsFor(state, figure).map(({ id }) => ({
            about: id,
            label: text`mount ${named(id)}`,
            hint: 'Half its Speed.',
          }))
        : NO_CHOICES,
    *take(play, id, mount) {
      payTurn(play)
      yield* mountUp(play, id, mount)
    },
  },
  dismount: {
    choices: ({ state, figure, turn }) =>
      figure.riders.length > 0 && canPay(state, figure, turn) && isFreeToMove(state, figure)
        ? figure.riders
            .filter((rider) => dismountSpots(state, figureOf(state, rider)).length > 0)
            .map((rider) => ({ rider, label: 'dismount', hint: "Half the mount's Speed." }))
        : NO_CHOICES,
    *take(play, id) {
      payTurn(play)
      yield* dismount(play, id)
    },
  },
  board: {
    choices: ({ state, figure, turn }) =>
      canPay(state, figure, turn) && isFreeToMove(state, figure)
        ? vehiclesFor(state, figure).map(({ id }) => ({
            about: id,
            label: text`board ${named(id)}`,
            hint: 'Half its Speed.',
          }))
        : NO_CHOICES,
    *take(play, id, vehicle) {
      payTurn(play)
      yield* board(play, id, vehicle)
    },
  },
  flyby: {
    choices: ({ state, figure }) =>
      when(
        canSaveFlight(state, figure) && isFreeToMove(state, figure),
        'save half its flight for the end of the round',
      ),
    *take(play, id) {
      saveFlight(play, id)
    },
  },
  climb: {
    choices: ({ state, figure, turn }) =>
      climbs(state, figure) && isFreeToMove(state, figure)
        ? wallsToCling(state, figure, turn).map(({ piece: { id } }) => ({
            about: id,
            label: 'climb as far as it gets',
          }))
        : NO_CHOICES,
    *take(play, id, piece) {
      const { state } = play
      const climbed = state.turn?.left ?? 0
      const { at: foot } = figureOf(state, id)
      const below = leftBelow(state, figureOf(state, id), climbed)
      yield* provoke(play, id, below)
      const figure = figureOf(state, id)
      if (!samePoint(figure.at, foot)) return
      if (!isFreeToMove(state, figure)) return stopLeaving(state, id, below)
      figure.level += climbed
      figure.now.willing += climbed
      if (state.turn) state.turn.left = 0
      tell(play, { is: 'clung', figure: id, piece, height: figure.level, rules: ['DD-SMV-04', 'DD-RUL-92'] })
    },
  },
}

const canPay = (state: State, figure: Figure, turn: Turn): boolean => turn.speed > 0 && canPayHalf(state, figure, turn)

export const canStandUp = (state: State, figure: Figure, turn: Turn): boolean =>
  canStand(state, figure) && canPay(state, figure, turn)

export function* standUp(play: Play<State>, id: FigureId): Step {
  payTurn(play)
  yield* lose(play, id, 'prone', 'DD-MOVE-08')
}

/** Prone, and nothing else holds it down. */
export const canStand = (state: State, figure: Figure): boolean =>
  has(figure, 'prone') && isInPlay(figure) && !isHeldFast(state, figure) && !isRootedOtherwise(state, figure)

const isRootedOtherwise = (state: State, figure: Figure): boolean =>
  rooted.by(state.abilities.of(state, figure), state, figure, undefined, ({ ability }) => ability.id !== 'prone') !==
  undefined

/** Walls it touches and cannot climb in one go: it may stay on the face of them. */
function wallsToCling(state: State, figure: Figure, turn: Turn): GroundPiece[] {
  if (turn.left <= TOLERANCE) return []
  return state.survey.ground.pieces.filter((known) => {
    if (goingOf(known.piece) !== 'solid' || outlineGap(footprint(state, figure), known.piece.outline) > TOLERANCE)
      return false
    const rise = riseOf(state, figure, known)
    return rise > turn.left && barrierFor(state, figure, known.piece.height ?? 0) === 'climbed'
  })
}

/** Enemies beside a climber who cannot reach it once it has climbed so far. */
function leftBelow(state: State, figure: Figure, climbed: Length): FigureId[] {
  const above = { ...figure, level: figure.level + climbed }
  const leaving = state.turn?.leaving ?? []
  return state.figures
    .filter(
      (enemy) =>
        !leaving.includes(enemy.id) &&
        isStanding(enemy) &&
        areEnemies(state, figure, enemy) &&
        threatens(state, figure, enemy) &&
        !isLevelWith(state, above, enemy),
    )
    .map(({ id }) => id)
}
