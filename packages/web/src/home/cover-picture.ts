/** The picture on the first screen: the real table of the battle that can be started, seen by somebody who leans over it. */
import {
  clearingsOf,
  drawBattlefield,
  drawFrame,
  drawStandeeShadow,
  drawStill,
  drawUprightShadows,
  framedViewBox,
  frameWidth,
  groundHeights,
  standeeSize,
  uprightsOf,
  type Eye,
  type StillFigure,
  type Theme,
} from '@muster/draw'
import type { TableView } from '@muster/engine'
import { MM, type Battlefield, type Point } from '@muster/table'
import { cardLean } from '../camera/card-outline.ts'
import { fitPlaces, type PanePart } from '../camera/fit-tilted.ts'
import { eyeDistance, RADIANS, type Place, type Size, type Tilt } from '../camera/tilt.ts'
import { seenToScreen, viewPoint, type Viewport } from '../camera/viewport.ts'
import { displayName } from '../figures/acting-figures.ts'
import { isAtFarEdge } from '../figures/own-side.ts'
import { sideLookOf } from '../figures/side-looks.ts'
import { tokenOf } from '../ui/token-of.ts'
import { turnedField } from '../figures/turned-field.ts'

export interface CoverPicture {
  /** What lies, and the transform that lays it into the picture. */
  readonly ground: string
  readonly groundSize: Size
  readonly groundTransform: string
  /** What stands, as it is seen. */
  readonly standing: string
}

const PITCH = 46
const YAW = -5
/** Beside the paper with the call, or above it on a narrow screen. */
const CALL_WIDTH = 560
const NARROW = 720
const NARROW_HEIGHT = 300
/** The name and the ways to the other screens stand above it there. */
const NARROW_TOP = 108

export function coverPicture(view: TableView, pane: Size, theme: Theme): CoverPicture {
  const isTurned = isAtFarEdge(view, view.sides[0]?.id)
  const field = isTurned ? turnedField(view.field) : view.field
  const seen = ({ x, y }: Point): Place =>
    isTurned ? { x: (view.field.width - x) / MM, y: (view.field.depth - y) / MM } : { x: x / MM, y: y / MM }
  const figures = view.figures.map((figure): StillFigure => ({
    token: tokenOf(figure, sideLookOf(view.sides, figure.side), isTurned),
    name: displayName(figure),
    at: seen(figure.at),
  }))
  const relief = groundHeights(field)
  const part = partFor(pane)
  const eyePane = paneAround(part)
  const tilt: Tilt = { pitch: PITCH, yaw: YAW, pane: eyePane, relief }
  const inner = { x: part.x - eyePane.x, y: part.y - eyePane.y, width: part.width, height: part.height }
  const viewport = fitPlaces(tilt, placesToShow(figures), inner)
  const uprights = uprightsOf(field, theme, isTurned)
  return {
    ...groundOf(field, theme, isTurned, figures, drawUprightShadows(uprights, theme)),
    groundTransform: `translate(${eyePane.x}px,${eyePane.y}px) ${groundTransform(viewport, tilt, frameWidth(field))}`,
    standing: drawStill({
      field,
      uprights,
      figures,
      theme,
      eye: eyeOf(viewport, tilt, eyePane),
      id: 'still',
      heightAt: ({ x, y }) => relief.heightAt(x, y),
    }),
  }
}

/** The figures with the room that their cards take up beside and behind them. */
const placesToShow = (figures: readonly StillFigure[]): readonly Place[] =>
  figures.flatMap(({ token, at: { x, y } }) => {
    const { width, height } = standeeSize(token.base)
    return [
      { x: x - width, y: y - 1.3 * height },
      { x: x + width, y: y + width },
    ]
  })

const partFor = ({ width, height }: Size): PanePart =>
  width < NARROW
    ? { x: 10, y: NARROW_TOP, width: width - 20, height: NARROW_HEIGHT - NARROW_TOP }
    : { x: CALL_WIDTH, y: 46, width: width - CALL_WIDTH - 24, height: height - 60 }

/** The eye looks at the middle of what is to be shown, from far enough for a calm perspective. */
const paneAround = ({ x, y, width, height }: PanePart): PanePart => {
  const high = Math.max(height, CALM_HEIGHT)
  return { x, y: y + (height - high) / 2, width, height: high }
}
const CALM_HEIGHT = 760

const PIXELS = 2

function groundOf(
  field: Battlefield,
  theme: Theme,
  isTurned: boolean,
  figures: readonly StillFigure[],
  shadows: string,
) {
  const [, , width = 0, height = 0] = framedViewBox(field).split(' ').map(Number)
  const cards = figures.map(
    ({ token, at }) =>
      `<g transform="translate(${at.x} ${at.y})">${drawStandeeShadow(token.base, 1, theme.land.shadow)}</g>`,
  )
  const clearings = clearingsOf(
    figures.map(({ token, at }) => ({ base: token.base, at: { x: at.x * MM, y: at.y * MM } })),
  )
  const drawing =
    drawFrame(field, theme, { id: 'cover-frame' }) +
    drawBattlefield(field, theme, { id: 'cover', isBare: true, isTurned, clearings }) +
    shadows +
    cards.join('')
  const size = { width: width * PIXELS, height: height * PIXELS }
  return {
    ground: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${framedViewBox(field)}" width="${size.width}" height="${size.height}">${drawing}</svg>`,
    groundSize: size,
  }
}

/** The ground's picture as a CSS transform: places of the plain in perspective, exactly. */
function groundTransform(viewport: Viewport, tilt: Tilt, frame: number): string {
  const spot = (x: number, y: number): readonly number[] => {
    const { u, v } = viewPoint(viewport, tilt, { x: (x / PIXELS - frame) * MM, y: (y / PIXELS - frame) * MM }, 0)
    const depth = 1 - (v * Math.cos(tilt.pitch * RADIANS)) / eyeDistance(tilt.pane)
    const { width, height } = tilt.pane
    return [(width / 2) * depth + u, (height / 2) * depth + v * Math.sin(tilt.pitch * RADIANS), depth]
  }
  const [origin, right, down] = [spot(0, 0), spot(1, 0), spot(0, 1)]
  const along = (to: readonly number[]) => to.map((part, n) => part - (origin[n] ?? 0))
  const [[a, b, c], [d, e, f], [g, h, i]] = [along(right), along(down), origin] as const
  return `matrix3d(${[a, b, 0, c, d, e, 0, f, 0, 0, 1, 0, g, h, 0, i].join(',')})`
}

function eyeOf(viewport: Viewport, tilt: Tilt, corner: Place): Eye {
  const [sin, cos] = [Math.sin(tilt.yaw * RADIANS), Math.cos(tilt.yaw * RADIANS)]
  const lean = cardLean(tilt.pitch) * RADIANS
  const table = ({ x, y }: Place): Point => ({ x: x * MM, y: y * MM })
  return {
    see: (at, up) => {
      const { x, y } = seenToScreen(viewport, table(at), up)
      return { x: x + corner.x, y: y + corner.y }
    },
    nearness: (at) => viewPoint(viewport, tilt, table(at), 0).v,
    right: { x: cos, y: -sin },
    paper: { x: -sin * Math.sin(lean), y: -cos * Math.sin(lean), up: Math.cos(lean) },
  }
}
