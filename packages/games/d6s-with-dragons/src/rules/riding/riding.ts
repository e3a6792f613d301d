/** Riders and mounts: mounting, dismounting, and being thrown. */
import { named, placeQuestion, refuse, text, type FigureId, type Play, type Refusal, type Step } from '@muster/engine'
import {
  contains,
  isOnTable,
  outlineGap,
  overlaps,
  radiusOf,
  contactPlaces,
  isGapWithin,
  type Footprint,
  type Outline,
  type Point,
} from '@muster/table'
import { tell } from '../../events/index.ts'
import {
  bearerOf,
  figureOf,
  footprint,
  TOLERANCE,
  isStanding,
  isWithin,
  controllerOf,
  ONE_INCH,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { straddles } from '../terrain/barriers.ts'
import { settlePlaces } from '../conditions/conditions.ts'
import { placeAt } from '../terrain/place-figure.ts'
import { goingOf } from '../terrain/terrain.ts'

/** Mounts of its own kind beside it that nobody rides. */
export function mountsFor(state: State, figure: Figure): Figure[] {
  const { mounts } = figure.profile
  if (!mounts || figure.mount !== undefined || figure.riders.length > 0) return []
  return state.figures.filter(
    (steed) =>
      steed !== figure &&
      isStanding(steed) &&
      steed.riders.length === 0 &&
      controllerOf(state, steed) === controllerOf(state, figure) &&
      (mounts.includes(steed.profile.id) || mounts.includes(steed.profile.name)) &&
      isWithin(state, figure, steed, ONE_INCH),
  )
}

export function* mountUp(play: Play<State>, id: FigureId, steedId: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const steed = figureOf(state, steedId)
  figure.where = 'riding'
  figure.mount = steedId
  steed.riders = [...steed.riders, id]
  state.abilities.changed()
  placeAt(state, steed, steed.at)
  tell(play, { is: 'mounted', figure: id, mount: steedId, rules: ['DD-RIDE-07'] })
  yield* settlePlaces(play)
}

/** Places beside its mount where it could stand. */
export const dismountSpots = (state: State, rider: Figure): Point[] =>
  landingsBeside(state, rider, bearerOf(state, rider))

/** A slain mount still takes its place. */
function landingsBeside(state: State, rider: Figure, mount: Figure): Point[] {
  const foot: Footprint = { base: rider.profile.base, at: mount.at }
  return contactPlaces(foot, footprint(state, mount), 32).filter(
    (at) => refuseLanding(state, rider, mount, at) === undefined,
  )
}

function refuseLanding(state: State, rider: Figure, mount: Figure, at: Point): Refusal | undefined {
  const foot: Footprint = { base: rider.profile.base, at }
  const beside = footprint(state, mount)
  if (!isGapWithin(foot, beside, 2 * TOLERANCE) || overlaps(foot, beside))
    return refuse(
      'DD-RUL-95',
      'not-touching',
      text`${named(rider.id)} comes down beside ${named(mount.id)}, touching it.`,
      { at },
    )
  if (!isOnTable(foot, state.field))
    return refuse('DD-RUL-04', 'off-table', text`${named(rider.id)} must stay on the battlefield.`, { at })
  const under = state.figures.find(
    (other) => other !== rider && isStanding(other) && overlaps(foot, footprint(state, other)),
  )
  if (under)
    return refuse('DD-MOVE-04', 'rests-on-figure', text`${named(rider.id)} would come down on ${named(under.id)}.`, {
      at,
      figure: under.id,
    })
  const solid =
    state.field.pieces.find((piece) => isNoPlace(piece, foot)) ??
    straddles(state, { ...rider, mount: undefined }, foot, 'walk')
  return (
    solid &&
    refuse('DD-TERR-12', 'rests-on-piece', text`There is no room for ${named(rider.id)} there.`, {
      at,
      piece: solid.id,
    })
  )
}

const isNoPlace = (piece: State['field']['pieces'][number], { base, at }: Footprint): boolean => {
  const going = goingOf(piece)
  return (
    (going === 'barred' && outlineGap({ base, at }, piece.outline) === 0) ||
    (going === 'gap' && contains(piece.outline, at))
  )
}

/** Dismounts to a place beside the mount that its player chooses. Without room it stays mounted. */
export function* comeDown(play: Play<State>, id: FigureId, what: 'dismount' | 'thrown'): Step<boolean> {
  const { state } = play
  const at = yield* askLanding(play, id, bearerOf(state, figureOf(state, id)).id, what)
  if (!at) return false
  unseat(state, id, at)
  yield* settlePlaces(play)
  return true
}

/** A place beside the mount it rides, or rode; undefined: there is none. */
export function* askLanding(
  play: Play<State>,
  id: FigureId,
  mountId: FigureId,
  what: 'dismount' | 'thrown',
): Step<Point | undefined> {
  const { state } = play
  const rider = figureOf(state, id),
    mount = figureOf(state, mountId)
  const spots = landingsBeside(state, rider, mount)
  const [first] = spots
  if (!first) return undefined
  const ask = {
    by: controllerOf(state, rider),
    what,
    rule: 'DD-RUL-95',
    about: id,
    prompt: text`Where does ${named(id)} come down?`,
  }
  const answer = yield* play.ask(
    placeQuestion(ask, {
      pieces: [{ figure: id, base: rider.profile.base }],
      zone: () => [zoneAround(mount, rider)],
      refuse: ([spot]) => (spot ? refuseLanding(state, rider, mount, spot.at) : undefined),
      propose: (random) => ({
        spots: [{ figure: id, at: random ? (spots[Math.floor(random() * spots.length)] ?? first) : first }],
      }),
    }),
  )
  return 'spots' in answer ? (answer.spots[0]?.at ?? first) : first
}

const zoneAround = (mount: Figure, rider: Figure): Outline => ({
  is: 'disc',
  centre: mount.at,
  radius: radiusOf(mount.profile.base) + radiusOf(rider.profile.base) * 2,
})

/** Puts a rider on its own base. If its mount has had its turn, so has the rider. */
export function unseat(state: State, id: FigureId, at: Point): void {
  const rider = figureOf(state, id)
  const mount = bearerOf(state, rider)
  mount.riders = mount.riders.filter((other) => other !== id)
  rider.mount = undefined
  rider.where = 'standing'
  state.abilities.changed()
  rider.now.turnDone = mount.now.turnDone || state.turn?.figure === mount.id
  placeAt(state, rider, at)
}

/** The mount pays half its movement; its rider then takes a turn of its own with half its movement. */
export function* dismount(play: Play<State>, id: FigureId): Step {
  if (!(yield* comeDown(play, id, 'dismount'))) return
  const rider = figureOf(play.state, id)
  rider.now.turnDone = false
  rider.now.dismounted = true
  tell(play, { is: 'dismounted', figure: id, rules: ['DD-RIDE-05', 'DD-RIDE-06'] })
}
