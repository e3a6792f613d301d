/** The words of a movement turn: what each is offered for, each by itself. turn-options.ts puts them together. */
import type { Option } from '@muster/engine'
import { outlineGap, prepareGround, type GroundPiece } from '@muster/table'
import { figureOf, footprint, HAIR, has } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { traitsSaying } from '../../abilities/of.ts'
import { barrierFor, riseOf } from '../terrain/barriers.ts'
import { canAct, canMoveWillingly, heldBy, isFreeToMove } from '../conditions/conditions.ts'
import { canSaveFlight } from './flyby.ts'
import { castOptions } from './cast-options.ts'
import { freeBy, type CommonAction } from '../movement/movement-actions.ts'
import { mayDrop } from '../objects/objects.ts'
import { slowerAllies } from './turn-order.ts'
import { landings, mountsFor } from '../riding/riding.ts'
import { canShoot, leftAfterShot } from '../shooting/shots.ts'
import { climbs } from '../stats/special-movement.ts'
import { isHeldFast } from '../stats/sums.ts'
import { goingOf } from '../terrain/terrain.ts'
import { canPayHalf } from './turn.ts'

/** Who might say it, and whose turn it is: its own, or its mount's. */
export interface Speaker {
  readonly state: State
  readonly figure: Figure
  readonly bearer: Figure
  readonly turn: Turn
}

/** What a word is offered for: nothing, once, or once for each thing it could be about. */
export interface Words {
  readonly [word: string]: (speaker: Speaker) => readonly Option[]
}

export const NOTHING: readonly Option[] = []

export const word = ({ id }: Figure, what: string, does: string, hint?: string): Option => ({
  id: `${id}|${what}`,
  label: `${id}: ${does}`,
  figure: id,
  ...(hint !== undefined && { hint }),
})

const when = (possible: boolean, figure: Figure, what: string, does: string, hint?: string): readonly Option[] =>
  possible ? [word(figure, what, does, hint)] : NOTHING

/** What its movement pays for besides moving. */
export const ON_ITS_FEET: Words = {
  stand: ({ state, figure, turn }) =>
    when(canStand(state, figure) && pays(state, figure, turn), figure, 'stand', 'stand up', 'Half its Speed.'),
  mount: ({ state, figure, turn }) =>
    figure.profile.mounts && pays(state, figure, turn) && isFreeToMove(state, figure)
      ? mountsFor(state, figure).map(({ id }) => word(figure, `mount|${id}`, `mount ${id}`, 'Half its Speed.'))
      : NOTHING,
  dismount: ({ state, figure, turn }) =>
    figure.riders.length > 0 && pays(state, figure, turn) && isFreeToMove(state, figure)
      ? ridersOf(state, figure).flatMap((rider) =>
          when(landings(state, rider).length > 0, rider, 'dismount', 'dismount', "Half the mount's Speed."),
        )
      : NOTHING,
  flyby: ({ state, figure }) =>
    when(
      canSaveFlight(state, figure) && isFreeToMove(state, figure),
      figure,
      'flyby',
      'save half its flight for the end of the round',
    ),
  climb: ({ state, figure, turn }) =>
    climbs(state, figure) && isFreeToMove(state, figure)
      ? wallsToCling(state, figure, turn).map(({ piece }) =>
          word(figure, `climb|${piece.id}`, 'climb as far as it gets'),
        )
      : NOTHING,
}

/** Actions, spells and what is in its hands. */
export const WITH_ITS_HANDS: Words = {
  dash: ({ state, figure, bearer, turn }) =>
    figure === bearer && canDash(state, figure, turn) ? common(state, figure, 'dash') : NOTHING,
  dodge: ({ state, figure }) => common(state, figure, 'dodge'),
  hide: ({ state, figure }) => common(state, figure, 'hide'),
  shoot: ({ state, figure, bearer, turn }) =>
    when(
      mayShoot(state, figure) && canPayHalf(state, bearer, turn) && canShoot(state, figure),
      figure,
      'shoot',
      'shoot',
      'Half its Speed to prepare.',
    ),
  deed: ({ state, figure }) => (figure.now.action && canAct(state, figure) ? deedsOf(state, figure) : NOTHING),
  cast: ({ state, figure }) =>
    castOptions(state, figure).map(({ id, label, hint }) => ({ ...word(figure, id, label, hint), group: 'Magic' })),
  drop: ({ state, figure }) => when(mayDrop(state, figure), figure, 'drop', `drop ${figure.carrying}`),
  release: ({ state, figure }) => when(heldBy(state, figure.id) !== undefined, figure, 'release', 'let go'),
}

export const WITH_ITS_ALLIES: Words = {
  postpone: ({ state, figure }) =>
    state.turn === undefined
      ? slowerAllies(state, figure).map(({ id }) => ({
          ...word(figure, `postpone|${id}`, `act when ${id} does`),
          group: 'Act later',
        }))
      : NOTHING,
}

export const ridersOf = (state: State, { riders }: Figure): readonly Figure[] => riders.map((id) => figureOf(state, id))

const pays = (state: State, figure: Figure, turn: Turn): boolean => turn.speed > 0 && canPayHalf(state, figure, turn)

/** Prone, and nothing else holds it down. */
const canStand = (state: State, figure: Figure): boolean =>
  has(figure, 'prone') &&
  !isHeldFast(state, figure) &&
  !figure.conditions.some(({ is }) => is === 'stunned' || is === 'paralyzed') &&
  canMoveBut(state, figure)

const canMoveBut = (state: State, figure: Figure): boolean =>
  canMoveWillingly(state, {
    ...figure,
    conditions: figure.conditions.filter(({ is }) => is !== 'prone'),
    now: { ...figure.now, rooted: false },
  })

/** Walls it touches and cannot climb in one go: it may stay on the face of them. */
function wallsToCling(state: State, figure: Figure, turn: Turn): GroundPiece[] {
  if (turn.left <= HAIR) return []
  return prepareGround(state.field).pieces.filter((known) => {
    if (goingOf(known.piece) !== 'solid' || outlineGap(footprint(state, figure), known.piece.outline) > HAIR)
      return false
    const rise = riseOf(state, figure, known)
    return rise > turn.left && barrierFor(state, figure, known.piece.height ?? 0) === 'climbed'
  })
}

const LABELS: { readonly [action in CommonAction]: string } = { dash: 'dash', dodge: 'dodge', hide: 'hide' }

/** As its action, and again as a free one if something gives it that. */
function common(state: State, figure: Figure, action: CommonAction): readonly Option[] {
  if (!canAct(state, figure)) return NOTHING
  return [
    ...when(figure.now.action, figure, action, LABELS[action]),
    ...when(freeBy(state, figure, action) !== undefined, figure, `free-${action}`, `${LABELS[action]} (free)`),
  ]
}

const mayShoot = (state: State, figure: Figure): boolean =>
  canAct(state, figure) && (figure.now.action || freeBy(state, figure, 'shoot') !== undefined)

/** A dash is of use only to one who could move, once it stands, and who has not moved all it may after a shot. */
const canDash = (state: State, figure: Figure, turn: Turn): boolean =>
  turn.speed > 0 &&
  !figure.now.swept &&
  !figure.now.rooted &&
  (isFreeToMove(state, figure) || canStand(state, figure)) &&
  (leftAfterShot(state, figure) ?? Infinity) > HAIR

function deedsOf(state: State, figure: Figure): Option[] {
  return traitsSaying(state, figure, 'deeds')
    .flatMap(({ deeds = [] }) => deeds)
    .filter(({ phase, isPossible }) => phase !== 'combat' && isPossible(state, figure.id))
    .map(({ id, label }) => word(figure, `deed|${id}`, label))
}
