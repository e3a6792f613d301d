/** Where a Fireball may be aimed, and where it is aimed by default. */
import {
  DIRECTIONS,
  named,
  nearestAllowedPoint,
  pointTowards,
  refuse,
  text,
  type Random,
  type Refusal,
} from '@muster/engine'
import { distance, inches, INCH, type Length, type Point } from '@muster/table'
import { TOLERANCE } from '../state/figures.ts'
import { canSee } from '../terrain/line-of-shot.ts'
import { SPELL_RANGE } from '../rules/magic/casting.ts'
import type { Figure, State } from '../state/state.ts'

/** The circle is 3" across. */
export const FIREBALL_RADIUS: Length = inches(1.5)
/** How far from its middle it catches a base. The table shows this circle, so that it catches whom the rules burn. */
export const FIREBALL_REACH: Length = FIREBALL_RADIUS + TOLERANCE

/** The place where the caster stands is always in sight. */
export function refuseAim(state: State, caster: Figure, at: Point): Refusal | undefined {
  const { width, depth } = state.field
  const isOff = at.x < 0 || at.y < 0 || at.x > width || at.y > depth
  if (isOff) return refuse('HW-SPELL-09', 'off-table', 'The centre of the circle must lie on the table.', { at })
  const isFar = distance(caster.at, at) > reachOf(caster) + TOLERANCE
  if (isFar)
    return refuse('HW-MAG-05', 'too-far', text`The centre of the circle is more than 18" from ${named(caster.id)}.`, {
      at,
    })
  if (canSee(state, caster, at)) return undefined
  return refuse('HW-MAG-09', 'out-of-sight', text`${named(caster.id)} cannot see that place.`, { at })
}

export const mayAim = (state: State, caster: Figure, at: Point): boolean => refuseAim(state, caster, at) === undefined

const reachOf = ({ diameter }: Figure): Length => SPELL_RANGE + diameter / 2

/** By chance any legal place; otherwise where it catches most enemies and fewest friends. */
export function proposeAim(state: State, caster: Figure, random?: Random): Point {
  return random ? anyAim(state, caster, random) : bestAim(state, caster)
}

function anyAim(state: State, caster: Figure, random: Random): Point {
  const wild = pointTowards(caster.at, [random() * 2 - 1, random() * 2 - 1], SPELL_RANGE)
  return nearestAllowedPoint(caster.at, wild, (at) => mayAim(state, caster, at))
}

function bestAim(state: State, caster: Figure): Point {
  let best = safeAim(state, caster)
  let most = 0
  for (const { where, side, at } of state.figures) {
    if (where !== 'standing' || side === caster.side || !mayAim(state, caster, at)) continue
    const gain = gainAt(state, caster, at)
    if (gain > most) [best, most] = [at, gain]
  }
  return best
}

function gainAt({ figures }: State, caster: Figure, at: Point): number {
  let gain = 0
  for (const figure of figures) {
    if (figure.where !== 'standing' || distance(figure.at, at) > FIREBALL_RADIUS + figure.diameter / 2) continue
    gain += figure.side === caster.side ? -1 : 1
  }
  return gain
}

/** With no enemy to burn: a place where it burns nobody, if there is one. */
function safeAim(state: State, caster: Figure): Point {
  for (const reach of [16, 12, 8, 5]) {
    for (const way of DIRECTIONS) {
      const at = pointTowards(caster.at, way, reach * INCH)
      if (mayAim(state, caster, at) && gainAt(state, caster, at) === 0) return at
    }
  }
  return caster.at
}
