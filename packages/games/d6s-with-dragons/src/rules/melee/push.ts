/** Pushes and pulls: straight away from their maker or towards it, centre to centre, into whatever terrain lies there. */
import type { FigureId, Play, RuleId, Step } from '@muster/engine'
import { distance, inches, point, samePoint, type Length, type Point, measurePath } from '@muster/table'
import { tell } from '../../events/index.ts'
import { bearerOf, figureOf, isInPlay, isUpTo, ONE_INCH } from '../../state/figures.ts'
import type { Shift } from '../../state/power.ts'
import type { State } from '../../state/state.ts'
import { settlePlaces } from '../conditions/conditions.ts'
import { pathEvents, type PathEvent } from '../movement/path-events.ts'
import { fall, fallThrough, slip, wade } from '../movement/hazards.ts'
import { leaveIfAway } from './melee-members.ts'
import { placeAt } from '../terrain/place-figure.ts'
import { shiftedSpot } from '../movement/straight-shift.ts'
import { groundAt } from '../terrain/terrain.ts'

export function* pushAway(play: Play<State>, id: FigureId, by: FigureId, far: Length = ONE_INCH): Step {
  const { state } = play
  const { at: from } = bearerOf(state, figureOf(state, id))
  const goal = beyond(bearerOf(state, figureOf(state, by)).at, from, far)
  yield* force(play, { is: 'pushed', figure: id, by, goal, rules: ['DD-RUL-47'] })
}

/** The base of its puller stops it, if it comes so far. */
export function* pullTowards(play: Play<State>, id: FigureId, by: FigureId, far: Length): Step {
  const { state } = play
  const { at: from } = bearerOf(state, figureOf(state, id))
  const goal = beyond(bearerOf(state, figureOf(state, by)).at, from, -far)
  yield* force(play, { is: 'pulled', figure: id, by, goal, rules: ['DD-RUL-47'] })
}

/** As a power or a weapon says; some move only what is not too large. */
export function* shiftTarget(play: Play<State>, by: FigureId, at: FigureId, shift: Shift): Step {
  const { inches: far, towards, largest } = shift
  const target = figureOf(play.state, at)
  if (!isInPlay(target) || (largest && !isUpTo(target, largest))) return
  yield* towards ? pullTowards(play, at, by, inches(far)) : pushAway(play, at, by, inches(far))
}

interface ForcedShift {
  readonly is: 'pushed' | 'pulled'
  readonly figure: FigureId
  readonly by: FigureId
  readonly goal: Point
  readonly rules: readonly RuleId[]
}

function* force(play: Play<State>, { is, figure: id, by, goal, rules }: ForcedShift): Step {
  const { state } = play
  const base = bearerOf(state, figureOf(state, id))
  if (!isInPlay(base)) return
  const from = base.at
  const at = shiftedSpot(state, base, goal)
  tell(play, { is, figure: id, by, from, at, rules })
  if (samePoint(from, at)) return
  const met = pathEvents(state, base, measurePath(from, [at]))
  placeAt(state, base, at)
  for (const one of met) if (isInPlay(base)) yield* meetTerrain(play, base.id, one)
  const gap = groundAt(state, at, 'gap')
  if (gap && isInPlay(base)) yield* fallThrough(play, base.id, gap)
  yield* settlePlaces(play)
  if (isInPlay(base)) leaveIfAway(state, base)
}

/** The point a distance beyond `through`, on the line from `from`; before it, if the distance is negative. */
function beyond(from: Point, through: Point, more: Length): Point {
  const whole = distance(from, through)
  if (whole === 0) return through
  const share = more / whole
  return point(through.x + (through.x - from.x) * share, through.y + (through.y - from.y) * share)
}

/** Who is moved so provokes no opportunity attacks, and falls from a height without a check. */
function* meetTerrain(play: Play<State>, id: FigureId, happening: PathEvent): Step {
  if (happening.is === 'slippery') yield* slip(play, id)
  else if (happening.is === 'deep') yield* wade(play, id)
  else if (happening.is === 'drop') yield* fall(play, id, happening.height, ['DD-RUL-47', 'DD-RUL-92'])
}
