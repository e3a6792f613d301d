/** A battle as one SVG file that needs nothing else: frame, terrain, scenario pieces, figures. */
import { MM, type Battlefield, type Point } from '@muster/table'
import { drawBattlefield } from './battlefield.ts'
import type { Detail } from './brush.ts'
import { drawFrame, framedView, frameWidth } from './frame.ts'
import { iconsIn, iconSymbols } from './icons.ts'
import { drawObjective, type Objective } from './objective.ts'
import { areaRing } from './outline.ts'
import { greatestHalf, shapeOf } from './shape.ts'
import { inside, toSpot } from './spot.ts'
import { el, group, move } from './svg.ts'
import type { Theme } from './theme.ts'
import { drawToken, type Token } from './token.ts'
import type { Clearing } from './wood.ts'

export interface Picture {
  readonly field: Battlefield
  readonly tokens: readonly (Token & { readonly at: Point })[]
  readonly objectives?: readonly (Objective & { readonly at: Point })[]
  readonly theme: Theme
  /** In pixels; the height follows. */
  readonly width: number
  readonly detail?: Detail
  readonly id?: string
  /** Drawn between the terrain and the figures: overlays, as text. */
  readonly over?: string
}

/** Trees make room for everybody who stands in the wood. */
export const clearingsOf = (tokens: readonly (Pick<Token, 'base'> & { readonly at: Point })[]): Clearing[] =>
  tokens.map(({ base, at }) => ({ at: toSpot(at), radius: greatestHalf(shapeOf(base)) }))

/** A roof comes off when somebody is inside. */
export const roofsOver = (field: Battlefield, tokens: readonly { readonly at: Point }[]): string[] =>
  field.pieces
    .filter(
      (piece) => piece.kind === 'building' && tokens.some(({ at }) => inside(toSpot(at), areaRing(piece.outline))),
    )
    .map((piece) => piece.id)

const placed = (at: Point, drawing: string): string => group({ transform: move(at.x / MM, at.y / MM) }, drawing)

export function drawPicture(picture: Picture): string {
  const { field, tokens, objectives = [], theme, width, detail = 'full', id = 'picture', over = '' } = picture
  const wide = 2 * frameWidth(field)
  const height = (width * (field.depth / MM + wide)) / (field.width / MM + wide)
  const drawing = [
    drawBattlefield(field, theme, { id, detail, clearings: clearingsOf(tokens), roofsOff: roofsOver(field, tokens) }),
    drawFrame(field, theme, `${id}-frame`),
    over,
    ...objectives.map((objective) => placed(objective.at, drawObjective(objective, theme))),
    ...tokens.map((token) => placed(token.at, drawToken(token, theme))),
  ].join('')
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height: Math.round(height), viewBox: framedView(field) },
    el('defs', {}, iconSymbols(iconsIn(drawing))),
    drawing,
  )
}
