/** Teleport: the target is set down elsewhere, whatever lies between. */
import {
  named,
  placeQuestion,
  pointTowards,
  refuse,
  text,
  type FigureId,
  type Play,
  type Random,
  type Refusal,
  type RuleId,
  type Step,
} from '@muster/engine'
import { pointAlong, distance, inches, inchesText, type Length, type Point } from '@muster/table'
import { tell } from '../events/events.ts'
import { baseOf, figureOf, TOLERANCE } from '../state/figures.ts'
import { refuseSpot, nearestLegalSpot } from '../terrain/legal-spot.ts'
import { moveLimitOf, scenarioOf } from '../scenarios/index.ts'
import type { Figure, State } from '../state/state.ts'
import type { TargetedSpell } from '../state/spell.ts'

export const TELEPORT_REACH: Length = inches(18)

export const teleport: TargetedSpell = {
  id: 'teleport',
  name: 'Teleport',
  icon: 'teleport',
  rule: 'HW-SPELL-28',
  text: 'The caster sets the target down up to 18" away in any legal place, in contact with enemies or out of it.',
  at: 'figure',
  *cast(play, caster, target) {
    const to = yield* choosePlace(play, caster, target)
    const figure = figureOf(play.state, target)
    const from = figure.at
    const far = distance(from, to)
    figure.at = to
    figure.walked += far
    tell(play, { is: 'teleported', figure: target, from, to, rules: ['HW-SPELL-28', 'HW-SPELL-29'] })
    scenarioOf(play.state).onMoved?.(play, figure, far, 'teleport', from)
  },
}

/** How far it can be set down, and the rule that says so. */
interface Reach {
  readonly length: Length
  readonly rule: RuleId
}

function reachOf(state: State, figure: Figure): Reach {
  const limit = moveLimitOf(state, figure)
  return limit?.byAnyMeans && limit.left < TELEPORT_REACH
    ? { length: limit.left, rule: limit.rule }
    : { length: TELEPORT_REACH, rule: 'HW-SPELL-28' }
}

function* choosePlace(play: Play<State>, caster: FigureId, target: FigureId): Step<Point> {
  const { state } = play
  const figure = figureOf(state, target)
  const reach = reachOf(state, figure)
  const by = figureOf(state, caster).side
  const prompt = text`Where does ${named(caster)} set down ${named(target)}?`
  const ask = { by, what: 'teleport', rule: 'HW-SPELL-29', about: target, prompt }
  const place = (at: Point) => ({ spots: [{ figure: target, at }] })
  const answer = yield* play.ask(
    placeQuestion(ask, {
      pieces: [{ figure: target, base: baseOf(figure) }],
      zone: () => [{ is: 'disc', centre: figure.at, radius: reach.length }],
      refuse: ([spot]) => spot && refusePlace(state, figure, reach, spot.at),
      propose: (random) => place(random ? anyPlace(state, figure, reach, random) : figure.at),
    }),
  )
  return 'spots' in answer ? (answer.spots[0]?.at ?? figure.at) : figure.at
}

function refusePlace(state: State, figure: Figure, reach: Reach, at: Point): Refusal | undefined {
  const wrong = wrongWith(state, figure, reach, at)
  return wrong && { ...wrong, nearest: { spots: [{ figure: figure.id, at: nearestPlace(state, figure, reach, at) }] } }
}

function wrongWith(state: State, figure: Figure, reach: Reach, at: Point): Refusal | undefined {
  if (distance(figure.at, at) <= reach.length + TOLERANCE) return refuseSpot(state, figure, at)
  const message = text`${named(figure.id)} can be set down ${inchesText(reach.length)}" away, no farther.`
  return refuse(reach.rule, 'too-far', message, { at })
}

/** Where it stands is always a legal place. */
function nearestPlace(state: State, figure: Figure, reach: Reach, wished: Point): Point {
  const far = distance(figure.at, wished)
  const inReach = far <= reach.length ? wished : pointAlong(figure.at, wished, Math.max(0, reach.length - 1) / far)
  const isAllowed = (at: Point) => wrongWith(state, figure, reach, at) === undefined
  if (isAllowed(inReach)) return inReach
  return nearestLegalSpot(inReach, 2 * TELEPORT_REACH, isAllowed) ?? figure.at
}

function anyPlace(state: State, figure: Figure, reach: Reach, random: Random): Point {
  const at = pointTowards(figure.at, [random() * 2 - 1, random() * 2 - 1], reach.length)
  return wrongWith(state, figure, reach, at) ? nearestPlace(state, figure, reach, at) : at
}
