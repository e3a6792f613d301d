/** Dice, and the strip of six faces that explains a test. */
import { polygon, polyline } from './svg/path.ts'
import { corner, polar, mmPoint, TAU, type Ring } from './geometry/points.ts'
import { el, group, num, path, text, LINING, TITLE_FONT } from './svg/svg.ts'
import type { Side, SideColours, Theme } from './themes/theme.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export interface DieOptions {
  /** How many faces it has; six when left out. */
  readonly faces?: number
  /** How far it is turned, in degrees. */
  readonly turn?: number
  readonly ringed?: boolean
  /** Rolled again: still shown, but struck through. */
  readonly struck?: boolean
}

const pips = (face: number, step: number, radius: number, fill: string): string =>
  (PIPS[face] ?? []).map(([x, y]) => el('circle', { cx: x * step, cy: y * step, r: radius, fill })).join('')

const number = (face: number, colours: SideColours, size: number): string =>
  text(String(face), {
    y: size * 0.34,
    'font-size': size,
    'font-weight': 700,
    'font-family': TITLE_FONT,
    'font-variant': LINING,
    fill: colours.pip,
  })

const block = (x: number, y: number, wide: number, high: number, rx: number, fill: string, opacity?: number): string =>
  el('rect', { x, y, width: wide, height: high, rx, fill, opacity })

function cube(face: number, colours: SideColours): string {
  return (
    block(-26, -20, 56, 56, 12, '#0D0A05', 0.28) +
    block(-28, -25, 56, 57, 12, colours.dieEdge) +
    block(-28, -28, 56, 55, 12, colours.die) +
    block(-24.5, -24.5, 49, 48, 15, '#FFF', 0.1) +
    (PIPS[face] ? pips(face, 14, 5.6, colours.pip) : number(face, colours, 30))
  )
}

/** As seen from above: the number of corners of the outline, and of the top face. */
const SOLIDS: Readonly<Record<number, { readonly outline: number; readonly top: number }>> = {
  4: { outline: 3, top: 0 },
  8: { outline: 6, top: 3 },
  10: { outline: 4, top: 0 },
  12: { outline: 10, top: 5 },
  20: { outline: 6, top: 3 },
}

const round = (corners: number, radius: number): Ring =>
  Array.from({ length: corners }, (_, i) => polar(mmPoint(0, 0), (i / corners - 0.25) * TAU, radius))

/** Edges of the top face, and from its corners to the corners of the outline. */
const facets = (outline: Ring, top: Ring): string =>
  polygon(top) + top.map((p, i) => polyline([p, corner(outline, (i * outline.length) / top.length)])).join('')

function solid(faces: number, face: number, colours: SideColours): string {
  const { outline, top } = SOLIDS[faces] ?? { outline: 8, top: 4 }
  const edge = round(outline, outline === 3 ? 37 : 32)
  const body = { d: polygon(edge), 'stroke-linejoin': 'round', 'stroke-width': 4 }
  return (
    el('path', { ...body, fill: '#0D0A05', opacity: 0.28, transform: 'translate(2 6)' }) +
    el('path', { ...body, fill: colours.dieEdge, stroke: colours.dieEdge, transform: 'translate(0 3.5)' }) +
    el('path', { ...body, fill: colours.die, stroke: colours.die }) +
    path(facets(edge, round(top, top === 3 ? 24 : 22)), {
      fill: 'none',
      stroke: colours.dieEdge,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }) +
    number(face, colours, top === 3 ? 20 : 27)
  )
}

const ring = (theme: Theme): string =>
  el('rect', { x: -33, y: -33, width: 66, height: 68, rx: 16, fill: 'none', stroke: theme.brassHi, 'stroke-width': 4 })
const strike = (theme: Theme): string =>
  el('path', {
    d: 'M-32 30L32 -30',
    stroke: theme.casing,
    'stroke-width': 8,
    opacity: 0.5,
    'stroke-linecap': 'round',
  }) + el('path', { d: 'M-32 30L32 -30', stroke: theme.overlay, 'stroke-width': 4, 'stroke-linecap': 'round' })

/** An `<svg>` that scales to its container. */
export function drawDie(face: number, side: Side, theme: Theme, options: DieOptions = {}): string {
  const { faces = 6, turn = 0, ringed = false, struck = false } = options
  const colours = theme.sides[side]
  const body = faces === 6 || faces === 3 || faces === 2 ? cube(face, colours) : solid(faces, face, colours)
  const lying = { transform: turn === 0 ? undefined : `rotate(${num(turn)})`, opacity: struck ? 0.55 : undefined }
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'die',
      viewBox: '-42 -42 84 88',
      role: 'img',
      'aria-label': struck ? `${face}, rolled again` : String(face),
    },
    group(lying, body, ringed ? ring(theme) : ''),
    struck ? strike(theme) : '',
  )
}

const STEP = 26

function stripFace(face: number, isGood: boolean, isRolled: boolean, theme: Theme): string {
  const [fill, pip, edge] = isGood
    ? [theme.stripOn, theme.stripOnPip, theme.stripOn]
    : [theme.stripOff, theme.stripOffPip, theme.line2]
  const around = { x: -14, y: -14, width: 28, height: 28, rx: 7, fill: 'none', stroke: theme.ink, 'stroke-width': 2.2 }
  return group(
    { transform: `translate(${(face - 1) * STEP} 0)` },
    isRolled ? el('rect', around) : '',
    el('rect', { x: -11, y: -11, width: 22, height: 22, rx: 5, fill, stroke: edge, 'stroke-width': 1.6 }),
    pips(face, 5.6, 2.2, pip),
  )
}

const stripWords = (succeeds: readonly number[], rolled: number | undefined): string => {
  const needed = succeeds.length === 0 ? 'no face succeeds' : `${[...succeeds].sort().join(', ')} succeed`
  return rolled === undefined
    ? needed
    : `${needed}; rolled ${rolled}: ${succeeds.includes(rolled) ? 'success' : 'failure'}`
}

/** Six small faces: those that succeed filled, the rolled one ringed. */
export function drawStrip(succeeds: readonly number[], theme: Theme, rolled?: number): string {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => stripFace(face, succeeds.includes(face), rolled === face, theme))
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'strip',
      viewBox: '-15.5 -15.5 161 31',
      role: 'img',
      'aria-label': stripWords(succeeds, rolled),
    },
    ...faces,
  )
}
