/** The wooden frame round the table, with a ruler in inches on each side. It lies outside the felt. */
import { MM, type Battlefield } from '@muster/table'
import { drawEdgeNames } from './edge-names.ts'
import { WOOD_TILE, woodTile } from './textures.ts'
import { polygon } from '../svg/path.ts'
import { mmPoint } from '../geometry/points.ts'
import { el, group, num, path, text, LINING, TEXT_FONT } from '../svg/svg.ts'
import type { Theme } from '../themes/theme.ts'

const WOOD_PIXEL = 0.9

/** Wide enough to be read when the whole table is in view. */
export const frameWidth = (field: Battlefield): number =>
  Math.max(11, Math.min(24, Math.min(field.width, field.depth) / MM / 52))

interface Ruler {
  readonly long: number
  readonly wide: number
  /** A tick from the felt's edge outwards, this far along the ruler. */
  tick(at: number, outwards: number): string
  label(at: number, words: string): string
}

const MINOR = 0.26
const THIRD = 0.4
const SIXTH = 0.6
/** No table is longer; more ticks would only use up memory. */
const MOST_INCHES = 1000

function ticks(rule: Ruler): string {
  let d = ''
  for (let inch = 1; inch * 25.4 < rule.long - 1 && inch <= MOST_INCHES; inch++) {
    d += rule.tick(inch * 25.4, rule.wide * (inch % 6 === 0 ? SIXTH : inch % 3 === 0 ? THIRD : MINOR))
  }
  return d
}

const labels = (rule: Ruler): string =>
  Array.from({ length: Math.max(0, Math.min(MOST_INCHES / 6, Math.ceil(rule.long / 152.4 - 0.05) - 1)) }, (_, i) =>
    rule.label((i + 1) * 152.4, String((i + 1) * 6)),
  ).join('')

type Words = (x: number, y: number, label: string) => string

/** Four rulers: along the top and bottom, down both sides. */
function rulers(width: number, height: number, wide: number, words: Words): Ruler[] {
  const beside = wide * 0.5
  return [
    {
      long: width,
      wide,
      tick: (at, out) => `M${num(at)} 0V${num(-out)}`,
      label: (at, label) => words(at + beside, -wide * 0.42, label),
    },
    {
      long: width,
      wide,
      tick: (at, out) => `M${num(at)} ${num(height)}v${num(out)}`,
      label: (at, label) => words(at + beside, height + wide * 0.5, label),
    },
    {
      long: height,
      wide,
      tick: (at, out) => `M0 ${num(at)}H${num(-out)}`,
      label: (at, label) => words(-wide * 0.5, at + beside, label),
    },
    {
      long: height,
      wide,
      tick: (at, out) => `M${num(width)} ${num(at)}h${num(out)}`,
      label: (at, label) => words(width + wide * 0.5, at + beside, label),
    },
  ]
}

/** Four boards, mitred at the corners: top and bottom first. */
function boards(width: number, height: number, wide: number): readonly string[] {
  const [left, right, top, foot] = [-wide, width + wide, -wide, height + wide]
  return [
    [mmPoint(left, top), mmPoint(right, top), mmPoint(width, 0), mmPoint(0, 0)],
    [mmPoint(left, foot), mmPoint(right, foot), mmPoint(width, height), mmPoint(0, height)],
    [mmPoint(left, top), mmPoint(0, 0), mmPoint(0, height), mmPoint(left, foot)],
    [mmPoint(right, top), mmPoint(width, 0), mmPoint(width, height), mmPoint(right, foot)],
  ].map(polygon)
}

function grain(tile: string, id: string, isUpright: boolean): string {
  const { width, height } = WOOD_TILE
  return el(
    'pattern',
    {
      id,
      width: width * WOOD_PIXEL,
      height: height * WOOD_PIXEL,
      patternUnits: 'userSpaceOnUse',
      patternTransform: isUpright ? 'rotate(90)' : undefined,
    },
    el('image', {
      href: tile,
      width: width * WOOD_PIXEL,
      height: height * WOOD_PIXEL,
      preserveAspectRatio: 'none',
    }),
  )
}

/** A light line round the table, `out` from the felt. */
const bead = (field: Battlefield, out: number, width: number, theme: Theme): string =>
  el('rect', {
    x: -out,
    y: -out,
    width: field.width / MM + 2 * out,
    height: field.depth / MM + 2 * out,
    fill: 'none',
    stroke: theme.frameHi,
    'stroke-width': width,
  })

const numbers =
  (size: number, theme: Theme): Words =>
  (x, y, label) =>
    text(label, {
      x,
      y: y + size * 0.34,
      'font-size': size,
      'font-weight': 700,
      'font-family': TEXT_FONT,
      fill: theme.tick,
      'font-variant': LINING,
    })

interface FrameOptions {
  readonly id?: string
  /** The theme's wood, if it has been made already. */
  readonly tile?: string
  /** The table is seen from its far side: south is up. */
  readonly isTurned?: boolean
}

export function drawFrame(
  field: Battlefield,
  theme: Theme,
  { id = 'frame', tile = woodTile(theme), isTurned = false }: FrameOptions = {},
): string {
  const [width, height, wide] = [field.width / MM, field.depth / MM, frameWidth(field)]
  const all = rulers(width, height, wide, numbers(wide * 0.56, theme))
  const wood = boards(width, height, wide).map(
    (d, i) =>
      path(d, { fill: theme.frame }) +
      path(d, { fill: `url(#${id}-${i < 2 ? 'along' : 'upright'})` }) +
      path(d, { fill: 'none', stroke: theme.casing, 'stroke-width': wide * 0.03, opacity: 0.6 }),
  )
  return group(
    { class: 'frame' },
    el('defs', {}, grain(tile, `${id}-along`, false), grain(tile, `${id}-upright`, true)),
    ...wood,
    bead(field, wide * 0.95, wide * 0.05, theme),
    bead(field, wide * 0.03, wide * 0.06, theme),
    path(all.map(ticks).join(''), { fill: 'none', stroke: theme.tick, 'stroke-width': wide * 0.05 }),
    ...all.map(labels),
    drawEdgeNames(width, height, wide, theme, isTurned),
  )
}

/** The frame with the table in it, as a view box. */
export function framedViewBox(field: Battlefield): string {
  const wide = frameWidth(field)
  return [-wide, -wide, field.width / MM + 2 * wide, field.depth / MM + 2 * wide].map((n) => num(n)).join(' ')
}
