/** Moves a unit along a path as far as it may go, in one of its shapes: for dragging and for bots. */
import { longestAllowedPart, type FigureId, type FormationMove, type Refusal } from '@muster/engine'
import { firstPart, pathLength, type Point } from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import { arrange, AS_IT_STANDS } from '../formation/arrange.ts'
import { LEEWAY } from '../../state/option-id.ts'
import { mayClaim, withOffer } from './leeway.ts'
import { isRefusal, judgeIn, type UnitMove } from './move-judge.ts'
import { tooFar } from './move-refusals.ts'
import type { Scene } from '../terrain/scene.ts'

/** How often the path is shortened by a step before giving up, and how often the last step is halved. */
const STEPS = 14
const HALVINGS = 3

type Tried = Refusal | UnitMove | undefined

/** `judged` is told the move that is found, so that it need not be judged again. */
export function proposeMove(
  scene: Scene,
  path: readonly Point[],
  shape: string,
  judged?: (move: UnitMove) => void,
): FormationMove {
  const { move, refusal } = furthest(scene, path, shape)
  if (move) judged?.(move)
  const { path: way, length, ends } = move ?? { path: [], length: 0, ends: standing(scene) }
  const told = refusal && withLeeway(scene, path, shape, refusal)
  return { path: way, spent: Math.round(length), spots: ends, ...(told && { refusal: told }) }
}

/** Offers leeway for a path that is too long by up to one base width. */
function withLeeway(scene: Scene, path: readonly Point[], shape: string, refusal: Refusal): Refusal {
  const {
    state,
    unit: { id, side },
    centre,
    full,
    width,
  } = scene
  const whole = pathLength(centre, path)
  if (refusal.code !== 'too-far' || whole <= full + TOLERANCE || !mayClaim(state, side)) return refusal
  const tried = tryAt(scene, path, Math.min(whole, full + width), shape, LEEWAY)
  if (!tried || isRefusal(tried)) return refusal
  return withOffer(state, side, refusal, { figure: id, path: tried.path, ends: tried.ends, claim: LEEWAY })
}

/** The longest legal move along the path, and why it cannot be longer. */
function furthest(
  scene: Scene,
  path: readonly Point[],
  shape: string,
): { readonly move: UnitMove | undefined; readonly refusal: Refusal | undefined } {
  const whole = pathLength(scene.centre, path)
  let refusal =
    whole > scene.full + TOLERANCE ? tooFar(scene, whole - scene.full, scene.full, undefined, false) : undefined
  let length = Math.min(whole, scene.full)
  for (let step = 0, last = length; step < STEPS && length > 0; step++) {
    const tried = tryAt(scene, path, length, shape)
    if (tried && !isRefusal(tried)) {
      return { move: step === 0 ? tried : closer(scene, path, shape, tried, length, last), refusal }
    }
    // A reason other than the length of the Move tells the player more.
    refusal = step === 0 && tried ? tried : (refusal ?? tried)
    last = length
    length = shorter(scene, length, tried)
  }
  return { move: reformed(scene, shape), refusal }
}

/** The next length to try: half speed if that was the reason, else half a base less. */
function shorter({ half, width }: Scene, length: number, refusal: Refusal | undefined): number {
  const isSlow = refusal?.code === 'none-cross' || (refusal?.code === 'too-far' && refusal.rule !== 'SF-RUSH-03')
  return isSlow && length > half + 1 ? half : length - width / 2
}

/** Searches between a legal length and an illegal one. */
function closer(
  scene: Scene,
  path: readonly Point[],
  shape: string,
  found: UnitMove,
  good: number,
  bad: number,
): UnitMove {
  let best = found
  let low = good
  let high = Math.min(bad, good + scene.width / 2)
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    const tried = tryAt(scene, path, middle, shape)
    if (tried && !isRefusal(tried)) [best, low] = [tried, middle]
    else high = middle
  }
  return best
}

/** The longest legal part of the path, to be offered instead of a move that was refused. */
export function longestMove(scene: Scene, path: readonly Point[], shape: string): UnitMove | undefined {
  let found: UnitMove | undefined
  longestAllowedPart(
    scene.centre,
    path,
    (part) => {
      const tried = tryAlong(scene, part, shape)
      if (!tried || isRefusal(tried)) return false
      found = tried
      return true
    },
    scene.full,
  )
  return found
}

const tryAt = (scene: Scene, path: readonly Point[], length: number, shape: string, claim?: string): Tried =>
  tryAlong(scene, firstPart(scene.centre, path, length), shape, claim)

function tryAlong(scene: Scene, way: readonly Point[], shape: string, claim?: string): Tried {
  const {
    unit: { id },
    bodies,
    centre,
  } = scene
  const to = way.at(-1) ?? centre
  const from = way.at(-2) ?? centre
  const ends = arrange(scene, shape, to, { x: to.x - from.x, y: to.y - from.y })
  return (
    ends &&
    judgeIn(scene, {
      figure: id,
      path: way,
      ends: bodies.map((body, index) => ({ figure: body.id, at: ends[index] as Point })),
      ...(claim !== undefined && { claim }),
    })
  )
}

/** The unit takes another shape without moving. */
function reformed(scene: Scene, shape: string): UnitMove | undefined {
  const tried = shape === AS_IT_STANDS ? undefined : tryAt(scene, [], 0, shape)
  return tried && !isRefusal(tried) ? tried : undefined
}

const standing = ({ bodies }: Scene): { readonly figure: FigureId; readonly at: Point }[] =>
  bodies.map(({ id, at }) => ({ figure: id, at }))
