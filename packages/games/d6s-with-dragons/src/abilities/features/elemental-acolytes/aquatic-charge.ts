/** Aquatic Charge: in water a Sahuagin shoots straight at an enemy, besides everything else it does in its turn. */
import { named, refuse, text, type FigureId, type Play, type Refusal, type Step } from '@muster/engine'
import { distance, inches, type Length, type Point } from '@muster/table'
import { isFreeToMove } from '../../../rules/conditions/conditions.ts'
import { askMove, moveOffer } from '../../../rules/movement/ask-move.ts'
import { walk } from '../../../rules/movement/walk.ts'
import { changedSpeed, specialMovesOf } from '../../../rules/stats/special-movement.ts'
import { isInWater, landLength } from '../../../rules/terrain/water.ts'
import {
  areEnemies,
  controllerOf,
  figureOf,
  footprint,
  isInPlay,
  isStanding,
  TOLERANCE,
} from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const ID = 'aquatic-charge'
const RULE = 'DD-EAF-19'
const STAY = { id: 'no', label: 'It does not charge' }

const swimOf = (state: State, figure: Figure): Length =>
  inches(changedSpeed(state, figure, specialMovesOf(state, figure).swim ?? 0))

/** One straight line, all of it in water, that ends nearer to some enemy. */
function refuseCharge(state: State, figure: Figure, path: readonly Point[]): Refusal | undefined {
  const [end, ...more] = path
  if (!end) return undefined
  if (more.length > 0) return refuse(RULE, 'not-straight', 'The charge goes in one straight line.', { at: end })
  if (landLength(state, figure, path) > TOLERANCE || !isInWater(state, end))
    return refuse(RULE, 'out-of-water', 'The charge stays in the water.', { at: end })
  const isNearer = state.figures.some((other) => {
    const { at } = footprint(state, other)
    return (
      isInPlay(other) && areEnemies(state, figure, other) && distance(end, at) < distance(figure.at, at) - TOLERANCE
    )
  })
  return isNearer ? undefined : refuse(RULE, 'not-nearer', 'The charge must end nearer to an enemy.', { at: end })
}

function canCharge(state: State, figure: Figure): boolean {
  const isReady = !figure.now.used.includes(ID) && isStanding(figure) && isInWater(state, figure.at)
  return isReady && isFreeToMove(state, figure) && swimOf(state, figure) > 0
}

/** The movement of its turn is left as it was. */
function* charge(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  figure.now.used.push(ID)
  const ask = {
    by: controllerOf(state, figure),
    what: ID,
    rule: RULE,
    about: id,
    prompt: text`${named(id)} charges through the water. Where to?`,
  }
  const refuseMove = (path: readonly Point[]) => refuseCharge(state, figureOf(state, id), path)
  const move = yield* askMove(
    play,
    ask,
    moveOffer([{ figure: id, left: swimOf(state, figure), refuse: refuseMove }], [STAY]),
  )
  if (typeof move === 'string' || move.path.length === 0) return
  const { left, landLeft } = state.turn ?? {}
  yield* walk(play, move)
  if (state.turn && left !== undefined) Object.assign(state.turn, { left, landLeft })
}

export const aquaticCharge = feature(ID, {
  actions: [
    {
      id: ID,
      label: 'Aquatic Charge',
      phase: 'movement',
      isExtra: true,
      isPossible: (state, bearer) => canCharge(state, figureOf(state, bearer)),
      /** It costs nothing to come nearer. */
      worth: () => 1,
      use: charge,
    },
  ],
})
