/** What can stand between a shooter and its target: obstacles, hills and other models, each with the height of its top. */
import {
  boxOf,
  clipPiece,
  isBoxBeside,
  isNearBox,
  square,
  type Box,
  type Ground,
  type GroundPiece,
  type Length,
  type Point,
} from '@muster/table'
import { isStanding, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { GOING } from '../terrain/going.ts'
import { heightAt } from '../terrain/levels.ts'
import { heightOf } from './heights.ts'
import { throughDisc, type Ray } from './rays.ts'

export interface Hider {
  readonly id: string
  readonly isModel: boolean
  readonly top: Length
  /** It lies wholly within this disc. */
  readonly centre: Point
  readonly radius: Length
  /** The stretches of a ray, no longer than `far`, on which it passes through. */
  along(eye: Point, ray: Ray, far: Length): readonly (readonly [number, number])[]
}

interface Screen extends Hider {
  readonly box: Box
}

/** What is no obstacle hides nobody; a hill hides what is behind it. */
const screensOn = ({ pieces }: Ground): readonly Screen[] =>
  pieces
    .filter(({ piece: { kind, height } }) => GOING[kind] === 'obstacle' || (kind === 'hill' && (height ?? 0) > 0))
    .map((known) => ({
      id: known.piece.id,
      isModel: false,
      top: known.top,
      ...discAround(known.box),
      box: known.box,
      along: (eye, ray, far) => throughPiece(known, eye, ray, far),
    }))

/** With a little room for rounding. */
const discAround = ({ left, top, right, bottom }: Box): Pick<Hider, 'centre' | 'radius'> => ({
  centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
  radius: Math.sqrt(square(right - left) + square(bottom - top)) / 2 + 1,
})

function throughPiece(known: GroundPiece, eye: Point, { dx, dy }: Ray, far: Length): [number, number][] {
  const end = { x: eye.x + dx * far, y: eye.y + dy * far }
  return clipPiece(known, eye, end).map(({ from, to }) => [from * far, to * far])
}

const modelHider = (state: State, figure: Figure): Hider => ({
  id: figure.id,
  isModel: true,
  top: heightAt(state, figure.at) + heightOf(figure),
  centre: figure.at,
  radius: radiusOf(figure),
  along: (eye, ray, far) => {
    const span = throughDisc(eye, ray, figure.at, radiusOf(figure))
    return span && span[0] < far ? [span] : []
  },
})

/** The obstacles that reach into the strip between two places. */
export const obstaclesBetween = ({ survey }: State, eye: Point, to: Point, radius: number): readonly Hider[] => {
  const screens = survey.get(screensOn)
  return screens.length === 0
    ? screens
    : screens.filter(({ box }) => isNearBox(box, eye, to, radius) && !isBoxBeside(box, eye, to, radius))
}

/** The models in the strip between two others, whoever they belong to, except those who never hide the target. */
export function modelsBetween(state: State, from: Figure, to: Figure, spared: readonly string[]): readonly Hider[] {
  const radius = radiusOf(to)
  const strip = boxOf([from.at, to.at], radius)
  const found: Hider[] = []
  for (const figure of state.figures) {
    if (figure === from || figure === to || !isStanding(figure)) continue
    const reach = radiusOf(figure)
    if (!isNearBox(strip, figure.at, figure.at, reach) || !isInStrip(figure.at, from.at, to.at, radius + reach))
      continue
    if (!spared.includes(figure.id)) found.push(modelHider(state, figure))
  }
  return found
}

/** Whether a point lies within `reach` of the line through the other two. */
function isInStrip(at: Point, eye: Point, to: Point, reach: number): boolean {
  const dx = to.x - eye.x
  const dy = to.y - eye.y
  return square((at.x - eye.x) * dy - (at.y - eye.y) * dx) <= square(reach) * (dx * dx + dy * dy)
}
