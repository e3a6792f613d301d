/** What can stand between a shooter and its target: obstacles, hills and other models, each with the height of its top. */
import {
  distance,
  isBoxBeside,
  isNearBox,
  square,
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
function screensOn({ pieces }: Ground): readonly Screen[] {
  const screens: Screen[] = []
  for (const one of pieces) {
    const { kind, height } = one.piece
    if (GOING[kind] === 'obstacle' || (kind === 'hill' && (height ?? 0) > 0)) screens.push(screenOf(one))
  }
  return screens
}

type Screen = Hider & { readonly piece: GroundPiece }

function screenOf(piece: GroundPiece): Screen {
  const { left, top, right, bottom } = piece.box
  return {
    id: piece.piece.id,
    top: piece.top,
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    // With a little room for rounding.
    radius: Math.sqrt(square(right - left) + square(bottom - top)) / 2 + 1,
    piece,
  }
}

const modelHider = (state: State, figure: Figure): Hider => ({
  id: figure.id,
  top: heightAt(state, figure.at) + heightOf(figure),
  centre: figure.at,
  radius: radiusOf(figure),
  piece: undefined,
})

/** The obstacles that reach into the strip between two places. */
export const obstaclesBetween = ({ survey }: State, eye: Point, to: Point, radius: number): readonly Hider[] => {
  const found: Hider[] = []
  for (const screen of survey.get(screensOn)) {
    const { box } = screen.piece
    if (isNearBox(box, eye, to, radius) && !isBoxBeside(box, eye, to, radius)) found.push(screen)
  }
  return found
}

/** The models in the strip between two others, whoever they belong to, except those who never hide the target. */
export function modelsBetween(state: State, from: Figure, to: Figure, spared: readonly string[]): readonly Hider[] {
  const radius = radiusOf(to)
  const { x: eyeX, y: eyeY } = from.at
  const length = distance(from.at, to.at) || 1
  const ux = (to.at.x - eyeX) / length
  const uy = (to.at.y - eyeY) / length
  const found: Hider[] = []
  for (const figure of state.figures) {
    const x = figure.at.x - eyeX
    const y = figure.at.y - eyeY
    const reach = radiusOf(figure) + SLACK
    const along = x * ux + y * uy
    if (along < -reach || along > length + reach || Math.abs(x * uy - y * ux) > radius + reach) continue
    if (figure === from || figure === to || !isStanding(figure) || spared.includes(figure.id)) continue
    found.push(modelHider(state, figure))
  }
  return found
}

/** Room for rounding. */
const SLACK = 1
