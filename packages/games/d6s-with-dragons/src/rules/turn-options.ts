/** What a character may do in its turn besides moving, as words: `<character>|<word>`. */
import type { Option } from '@muster/engine'
import { outlineGap, prepareGround, type GroundPiece } from '@muster/table'
import { figureOf, footprint, HAIR, has, isStanding } from '../figures.ts'
import type { Figure, State, Turn } from '../state.ts'
import { traitsOf } from '../traits/of.ts'
import { barrierFor, riseOf } from './barriers.ts'
import { canAct, canMoveWillingly, heldBy } from './conditions.ts'
import { canSaveFlight } from './flyby.ts'
import { castOptions } from './magic.ts'
import { COMMON_ACTIONS, freeBy, type CommonAction } from './movement-actions.ts'
import { mayDrop } from './objects.ts'
import { slowerAllies } from './order.ts'
import { landings, mountsFor } from './riding.ts'
import { canShoot } from './shooting.ts'
import { climbs } from './special-movement.ts'
import { goingOf } from './terrain.ts'
import { canPayHalf, owedToWater, turnOf } from './turn.ts'

/** What it can do, the end of its turn apart. */
export function wordsFor(state: State, figure: Figure): Option[] {
  const turn = turnOf(state, figure)
  return [
    ...(isStanding(figure) ? onItsFeet(state, figure, turn) : []),
    ...[figure, ...figure.riders.slice(0, 1).map((id) => figureOf(state, id))].flatMap((one) => actionsOf(state, one, figure, turn)),
    ...(state.turn === undefined ? slowerAllies(state, figure).map((ally) => word(figure, `postpone|${ally.id}`, `act when ${ally.id} does`)) : []),
  ]
}

/** The end comes first; a swimmer that owes itself to the water is offered the way there instead. */
export function endWord(state: State, figure: Figure): Option {
  if (owedToWater(state, figure, turnOf(state, figure))) return word(figure, 'enter-water', 'enter the water')
  return word(figure, 'end', state.turn ? 'end its turn' : 'stay where it is')
}

const word = ({ id }: Figure, what: string, does: string, hint?: string): Option =>
  ({ id: `${id}|${what}`, label: `${id}: ${does}`, figure: id, ...(hint !== undefined && { hint }) })

/** What its movement pays for besides moving. */
function onItsFeet(state: State, figure: Figure, turn: Turn): Option[] {
  const options: Option[] = []
  const pays = canPayHalf(figure, turn) && turn.speed > 0
  if (pays && canStand(state, figure)) options.push(word(figure, 'stand', 'stand up', 'Half its Speed.'))
  if (!canMoveWillingly(state, figure)) return options
  if (pays) {
    for (const steed of mountsFor(state, figure)) options.push(word(figure, `mount|${steed.id}`, `mount ${steed.id}`, 'Half its Speed.'))
    for (const id of figure.riders) if (landings(state, figureOf(state, id)).length > 0) options.push(word(figureOf(state, id), 'dismount', 'dismount', 'Half the mount\'s Speed.'))
  }
  if (canSaveFlight(state, figure)) options.push(word(figure, 'flyby', 'save half its flight for the end of the round'))
  for (const { piece } of wallsToCling(state, figure, turn)) options.push(word(figure, `climb|${piece.id}`, `climb as far as it gets`))
  return options
}

/** Prone, and nothing else holds it down. */
const canStand = (state: State, figure: Figure): boolean =>
  has(figure, 'prone') && !has(figure, 'grappled') && !figure.conditions.some(({ is }) => is === 'stunned' || is === 'paralyzed') && canMoveBut(state, figure)

const canMoveBut = (state: State, figure: Figure): boolean =>
  canMoveWillingly(state, { ...figure, conditions: figure.conditions.filter(({ is }) => is !== 'prone'), now: { ...figure.now, rooted: false } })

/** Walls it touches and cannot climb in one go: it may stay on the face of them. */
function wallsToCling(state: State, figure: Figure, turn: Turn): GroundPiece[] {
  if (!climbs(state, figure) || turn.left <= HAIR) return []
  return prepareGround(state.field).pieces.filter((known) => {
    if (goingOf(known.piece) !== 'solid' || outlineGap(footprint(state, figure), known.piece.outline) > HAIR) return false
    const rise = riseOf(state, figure, known)
    return rise > turn.left && barrierFor(state, figure, known.piece.height ?? 0) === 'climbed'
  })
}

/** Actions, spells and what is in its hands. `bearer` is the one whose turn it is: itself, or its mount. */
function actionsOf(state: State, figure: Figure, bearer: Figure, turn: Turn): Option[] {
  const options: Option[] = []
  if (canAct(state, figure)) {
    for (const action of COMMON_ACTIONS) {
      if (action === 'dash' && (figure !== bearer || !canDash(state, figure, turn))) continue
      if (figure.now.action) options.push(word(figure, action, LABELS[action]))
      if (freeBy(state, figure, action)) options.push(word(figure, `free-${action}`, `${LABELS[action]} (free)`))
    }
    if (canPayHalf(bearer, turn) && mayShoot(state, figure) && canShoot(state, figure)) options.push(word(figure, 'shoot', 'shoot', 'Half its Speed to prepare.'))
    if (figure.now.action) options.push(...deedsOf(state, figure))
  }
  for (const { id, label, hint } of castOptions(state, figure)) options.push(word(figure, id, label, hint))
  if (mayDrop(state, figure)) options.push(word(figure, 'drop', `drop ${figure.carrying}`))
  if (heldBy(state, figure.id)) options.push(word(figure, 'release', 'let go'))
  return options
}

const LABELS: { readonly [action in CommonAction]: string } = { dash: 'dash', dodge: 'dodge', hide: 'hide' }

const mayShoot = (state: State, figure: Figure): boolean => figure.now.action || freeBy(state, figure, 'shoot') !== undefined

/** A dash is of use only to one who could move, once it stands. */
const canDash = (state: State, figure: Figure, turn: Turn): boolean =>
  turn.speed > 0 && !figure.now.swept && !figure.now.rooted && (canMoveWillingly(state, figure) || canStand(state, figure))

function deedsOf(state: State, figure: Figure): Option[] {
  return traitsOf(state, figure).flatMap(({ deeds = [] }) => deeds)
    .filter(({ phase, isPossible }) => phase !== 'combat' && isPossible(state, figure.id))
    .map(({ id, label }) => word(figure, `deed|${id}`, label))
}
