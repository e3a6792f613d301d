/** Where a freed prisoner steps out: against the prison, close to its rescuer, out of the enemy's hands. */
import {
  pickOne,
  placeQuestion,
  refuse,
  type Answer,
  type FigureId,
  type Play,
  type Random,
  type Refusal,
  type Step,
} from '@muster/engine'
import { baseTouchesOutline, distanceSquared, INCH, type Outline, type Piece, type Point } from '@muster/table'
import { tell } from '../events/events.ts'
import {
  areEnemies,
  areTouching,
  baseOf,
  figureOf,
  footprint,
  gapBetween,
  TOLERANCE,
  standing,
} from '../state/figures.ts'
import { refuseSpot } from '../terrain/legal-spot.ts'
import type { Figure, State } from '../state/state.ts'
import { spotsAgainst } from './spots-against.ts'

interface Release {
  readonly prisoner: FigureId
  readonly opener: FigureId
  readonly prison: Piece
}

const RULE = 'HW-RESC-08'
const NEAR = INCH

/** Why the prisoner may not be put here; undefined when it may. */
export function refuseRelease(state: State, { prisoner: id, opener, prison }: Release, at: Point): Refusal | undefined {
  const prisoner: Figure = { ...figureOf(state, id), at }
  const room = refuseSpot(state, prisoner, at)
  if (room) return room
  if (!baseTouchesOutline(footprint(prisoner), prison.outline, TOLERANCE))
    return refuse(RULE, 'not-at-prison', 'The prisoner steps out touching the prison.', { at })
  if (gapBetween(prisoner, figureOf(state, opener)) > NEAR + TOLERANCE)
    return refuse(RULE, 'too-far', 'The prisoner steps out within 1" of its rescuer.', { at })
  const enemy = standing(state).find((other) => areEnemies(other, prisoner) && areTouching(other, prisoner))
  return (
    enemy && refuse(RULE, 'touches-enemy', `There the prisoner would touch ${enemy.name}.`, { at, figure: enemy.id })
  )
}

/** The attacker places the prisoner at once; with no place for it, it stays inside. */
export function* placeReleased(play: Play<State>, release: Release): Step {
  const { state } = play
  const prisoner = figureOf(state, release.prisoner)
  const spots = legalSpots(state, release)
  if (spots.length === 0)
    return tell(play, { is: 'release-failed', rules: [RULE], figure: release.prisoner, by: release.opener })
  const answer = yield* play.ask(releaseQuestion(state, release, spots))
  const [spot] = 'spots' in answer ? answer.spots : []
  prisoner.at = spot?.at ?? (spots[0] as Point)
  prisoner.where = 'standing'
  tell(play, {
    is: 'prisoner-released',
    rules: ['HW-RESC-06', RULE],
    figure: prisoner.id,
    by: release.opener,
    at: prisoner.at,
  })
}

/** Nearest to the rescuer first. */
function legalSpots(state: State, release: Release): Point[] {
  const { at } = figureOf(state, release.opener)
  return spotsAgainst(release.prison.outline, figureOf(state, release.prisoner).diameter / 2)
    .filter((spot) => refuseRelease(state, release, spot) === undefined)
    .sort((a, b) => distanceSquared(a, at) - distanceSquared(b, at))
}

function releaseQuestion(state: State, release: Release, spots: readonly Point[]) {
  const prisoner = figureOf(state, release.prisoner)
  const place = (at: Point): Answer => ({ spots: [{ figure: prisoner.id, at }] })
  return placeQuestion(
    {
      by: prisoner.side,
      what: 'release-place',
      rule: RULE,
      about: prisoner.id,
      prompt: 'The prison is open. Where does the prisoner step out?',
    },
    {
      pieces: [{ figure: prisoner.id, base: baseOf(prisoner) }],
      zone: () => [around(figureOf(state, release.opener), prisoner)],
      refuse: ([spot]) => spot && refuseRelease(state, release, spot.at),
      propose: (random?: Random) => place(random ? pickOne(random, spots) : (spots[0] as Point)),
    },
  )
}

/** The ground within 1" of the rescuer. */
const around = (opener: Figure, prisoner: Figure): Outline => ({
  is: 'disc',
  centre: opener.at,
  radius: Math.round(opener.diameter / 2 + NEAR + prisoner.diameter),
})
