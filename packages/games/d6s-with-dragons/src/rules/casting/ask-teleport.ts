/** Asks where somebody teleports itself to: a free place that it sees. */
import {
  aimQuestion,
  named,
  refuse,
  text,
  type AimAnswer,
  type FigureId,
  type Pick as PickAnswer,
  type Play,
  type QuestionDetails,
  type Random,
  type Refusal,
  type RuleId,
  type Step,
} from '@muster/engine'
import { distance, inches, radiusOf, type Point } from '@muster/table'
import {
  areEnemies,
  bearerOf,
  figureOf,
  footprint,
  gapBetween,
  heightOf,
  isStanding,
  TOLERANCE,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { randomPointWithin } from '../measuring/directions.ts'
import { canSeeSpot, nearestFree, refuseFree, type Wish } from './free-spots.ts'

const STAY = { id: 'no', label: 'Stay' }

export interface Teleport {
  readonly ask: QuestionDetails
  readonly reach: number
  /** The place that is proposed; left out: it stays. */
  readonly proposed?: Point | undefined
}

/** Undefined: it stays where it is. */
export function* askTeleport(play: Play<State>, id: FigureId, teleport: Teleport): Step<Point | undefined> {
  const { state } = play
  const { ask, reach } = teleport
  const { rule } = ask
  const figure = figureOf(state, id)
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: id,
      range: inches(reach),
      template: { is: 'disc', radius: Math.round(radiusOf(bearerOf(state, figure).profile.base)) },
      refuse: (at) => refusePlace(state, figureOf(state, id), at, reach, rule),
      propose: (random) => proposal(state, figureOf(state, id), teleport, random),
      options: [STAY],
    }),
  )
  return 'at' in answer ? answer.at : undefined
}

const STAYS = { pick: [STAY.id] }

function proposal(
  state: State,
  figure: Figure,
  { reach, proposed, ask: { rule } }: Teleport,
  random: Random | undefined,
): AimAnswer | PickAnswer {
  if (!random) return proposed ? { at: proposed } : STAYS
  const at = randomPointWithin(footprint(state, figure).at, inches(reach), random)
  return wrongWith(state, figure, at, reach, rule) ? STAYS : { at }
}

const wishOf = (figure: Figure): Wish => ({ figure, rule: 'DD-RUL-72' })

function refusePlace(state: State, figure: Figure, at: Point, reach: number, rule: RuleId): Refusal | undefined {
  const wrong = wrongWith(state, figure, at, reach, rule)
  if (!wrong) return undefined
  const isRight = (spot: Point): boolean => wrongWith(state, figure, spot, reach, rule) === undefined
  const nearest = nearestFree(state, wishOf(figure), at, isRight)
  return nearest ? { ...wrong, nearest: { at: nearest } } : wrong
}

function wrongWith(state: State, figure: Figure, at: Point, reach: number, rule: RuleId): Refusal | undefined {
  if (distance(footprint(state, figure).at, at) > inches(reach) + TOLERANCE)
    return refuse(rule, 'too-far', `That is more than ${reach}" away.`, { at })
  if (!canSeeSpot(state, figure, at, heightOf(state, figure)))
    return refuse('DD-RUL-72', 'out-of-sight', text`${named(figure.id)} does not see that place.`, { at })
  return refuseFree(state, wishOf(figure), at)
}

/** A place beside the nearest enemy that it could teleport to, if none stands beside it already. */
export function spotBesideEnemy(state: State, figure: Figure, reach: number): Point | undefined {
  const foes = state.figures
    .filter((other) => isStanding(other) && areEnemies(state, figure, other))
    .map((other) => ({ other, far: gapBetween(state, figure, other) }))
    .sort((a, b) => a.far - b.far)
  const [nearest] = foes
  if (!nearest || nearest.far <= inches(1) || nearest.far > inches(reach)) return undefined
  const isRight = (spot: Point): boolean => wrongWith(state, figure, spot, reach, 'DD-RUL-72') === undefined
  return nearestFree(state, wishOf(figure), footprint(state, nearest.other).at, isRight)
}
