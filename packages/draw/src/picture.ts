/** A battle as one SVG file that needs nothing else: frame, terrain, scenario pieces, figures. */
import { MM, type Battlefield, type Point } from '@muster/table'
import { drawBattlefield } from './battlefield.ts'
import type { Detail } from './decoration/context.ts'
import { drawFrame, framedViewBox, frameWidth } from './tabletop/frame.ts'
import { iconsIn, iconSymbols } from './icons/icon-symbols.ts'
import { drawObjective, type Objective } from './figures/objective.ts'
import { areaRing } from './geometry/piece-outline.ts'
import { largerHalf, baseShapeOf } from './figures/base-shape.ts'
import { isInside, toMm } from './geometry/points.ts'
import { el, group, translate } from './svg/svg.ts'
import type { Theme } from './themes/theme.ts'
import { drawToken } from './figures/token.ts'
import type { Token } from './figures/token-data.ts'
import type { Clearing } from './terrain/wood.ts'

export interface Picture {
  readonly field: Battlefield
  readonly tokens: readonly (Token & { readonly at: Point })[]
  readonly objectives?: readonly (Objective & { readonly at: Point })[]
  readonly theme: Theme
  /** In pixels; the height follows. */
  readonly width: number
  readonly detail?: Detail
  readonly id?: string
  /** SVG text drawn between the terrain and the figures: overlays. */
  readonly over?: string
}

/** No tree is drawn where a figure stands. */
export const clearingsOf = (tokens: readonly (Pick<Token, 'base'> & { readonly at: Point })[]): Clearing[] =>
  tokens.map(({ base, at }) => ({ at: toMm(at), radius: largerHalf(baseShapeOf(base)) }))

/** The ids of the buildings with somebody inside: their roofs are not drawn. */
export const roofsOver = (field: Battlefield, tokens: readonly { readonly at: Point }[]): string[] =>
  field.pieces
    .filter(
      (piece) => piece.kind === 'building' && tokens.some(({ at }) => isInside(toMm(at), areaRing(piece.outline))),
    )
    .map((piece) => piece.id)

const placed = (at: Point, drawing: string): string => group({ transform: translate(at.x / MM, at.y / MM) }, drawing)

export function drawPicture(picture: Picture): string {
  const { field, tokens, objectives = [], theme, width, detail = 'full', id = 'picture', over = '' } = picture
  const wide = 2 * frameWidth(field)
  const height = (width * (field.depth / MM + wide)) / (field.width / MM + wide)
  const drawing = [
    drawBattlefield(field, theme, { id, detail, clearings: clearingsOf(tokens), roofsOff: roofsOver(field, tokens) }),
    drawFrame(field, theme, { id: `${id}-frame` }),
    over,
    ...objectives.map((objective) => placed(objective.at, drawObjective(objective, theme))),
    ...tokens.map((token) => placed(token.at, drawToken(token, theme))),
  ].join('')
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height: Math.round(height), viewBox: framedViewBox(field) },
    el('defs', {}, iconSymbols(iconsIn(drawing))),
    drawing,
  )
}
