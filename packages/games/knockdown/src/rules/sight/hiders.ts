/** What can stand between a shooter and its target: obstacles, hills and other models, each with the height of its top. */
import {
  boxOf,
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

export interface Hider {
  readonly id: string
  readonly top: Length
  /** It lies wholly within this disc. A model fills it. */
  readonly centre: Point
  readonly radius: Length
  /** What it is where it is no model. */
  readonly piece: GroundPiece | undefined
}

/** What is no obstacle hides nobody; a hill hides what is behind it. */
const screensOn = ({ pieces }: Ground): readonly (Hider & { readonly piece: GroundPiece })[] =>
  pieces
    .filter(({ piece: { kind, height } }) => GOING[kind] === 'obstacle' || (kind === 'hill' && (height ?? 0) > 0))
    .map((piece) => ({ id: piece.piece.id, top: piece.top, ...discAround(piece.box), piece }))

/** With a little room for rounding. */
const discAround = ({ left, top, right, bottom }: Box): Pick<Hider, 'centre' | 'radius'> => ({
  centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
  radius: Math.sqrt(square(right - left) + square(bottom - top)) / 2 + 1,
})

const modelHider = (state: State, figure: Figure): Hider => ({
  id: figure.id,
  top: heightAt(state, figure.at) + heightOf(figure),
  centre: figure.at,
  radius: radiusOf(figure),
  piece: undefined,
})

/** The obstacles that reach into the strip between two places. */
export const obstaclesBetween = ({ survey }: State, eye: Point, to: Point, radius: number): readonly Hider[] => {
  const screens = survey.get(screensOn)
  return screens.length === 0
    ? screens
    : screens.filter(({ piece: { box } }) => isNearBox(box, eye, to, radius) && !isBoxBeside(box, eye, to, radius))
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
