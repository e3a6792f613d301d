/** The rules of a made-up game of units: how a band stands, how far it goes, and why not. */
import { refuse, type FigureId, type FormationMove, type MoveAnswer, type Refusal, type Spot } from '@muster/engine'
import { circle, distance, INCH, isGapWithin, pathLength, point, type Point } from '@muster/table'

export const BASE = circle(INCH)
export const MOVE = 6 * INCH
export const LEEWAY = INCH

export interface Band {
  readonly id: FigureId
  readonly side: string
  readonly models: Spot[]
  done: boolean
}

export interface Bands {
  readonly bands: Band[]
  stage: 'place' | 'move' | 'charge' | 'over'
  turn: number
}

export const centreOf = ({ models }: Pick<Band, 'models'>): Point =>
  point(
    models.reduce((sum, { at }) => sum + at.x, 0) / models.length,
    models.reduce((sum, { at }) => sum + at.y, 0) / models.length,
  )

export const bandOf = ({ bands }: Bands, id: FigureId): Band => {
  const found = bands.find((band) => band.id === id)
  if (!found) throw new Error(`no band ${id}`)
  return found
}

export const SHAPES = [
  { id: 'as-it-stands', label: 'As it stands' },
  { id: 'line', label: 'Line' },
  { id: 'file', label: 'File' },
]

/** The same models round another centre: in their order, side by side, or in a column. */
export function formedAt(band: Band, centre: Point, shape: string): readonly Spot[] {
  const from = centreOf(band)
  const middle = (band.models.length - 1) / 2
  return band.models.map(({ figure, at }, i) => {
    const aside = Math.round((i - middle) * 1.2 * INCH)
    if (shape === 'line') return { figure, at: point(centre.x + aside, centre.y) }
    if (shape === 'file') return { figure, at: point(centre.x, centre.y + aside) }
    return { figure, at: point(at.x + centre.x - from.x, at.y + centre.y - from.y) }
  })
}

/** The first six inches of a path. */
export function walked(start: Point, path: readonly Point[], most: number): readonly Point[] {
  const out: Point[] = []
  let left = most
  let from = start
  for (const to of path) {
    const leg = distance(from, to)
    if (leg > left)
      return [...out, point(from.x + ((to.x - from.x) * left) / leg, from.y + ((to.y - from.y) * left) / leg)]
    out.push(to)
    left -= leg
    from = to
  }
  return out
}

export function form(state: Bands, id: FigureId, path: readonly Point[], shape: string): FormationMove {
  const band = bandOf(state, id)
  const start = centreOf(band)
  const way = walked(start, path, MOVE)
  const spots = formedAt(band, way.at(-1) ?? start, shape)
  const refusal =
    refuseStanding(state, id, spots) ?? (over(start, path) ? refuseMove(state, { figure: id, path }) : undefined)
  return { path: way, spent: pathLength(start, way), spots, ...(refusal && { refusal }) }
}

const over = (start: Point, path: readonly Point[]): boolean => pathLength(start, path) > MOVE + 3
const tooFar = refuse('BA-MOVE-01', 'too-far', 'A band goes six inches.')

export function refuseStanding({ bands }: Bands, id: FigureId, spots: readonly Spot[]): Refusal | undefined {
  const others = bands.filter((band) => band.id !== id).flatMap(({ models }) => models)
  const clash = others.find(({ at }) =>
    spots.some((spot) => isGapWithin({ base: BASE, at }, { base: BASE, at: spot.at }, -10)),
  )
  return clash && refuse('BA-MOVE-02', 'in-the-way', `${clash.figure} stands there.`, { figure: clash.figure })
}

/** Seven inches are allowed at a price. */
export function refuseMove(state: Bands, { figure, path, ends = [], claim }: MoveAnswer): Refusal | undefined {
  const band = bandOf(state, figure)
  const most = claim === 'leeway' ? MOVE + LEEWAY : MOVE
  const start = centreOf(band)
  const clash = refuseStanding(state, figure, ends)
  if (clash) return clash
  if (pathLength(start, path) <= most + 3) return undefined
  const short = {
    figure,
    path: walked(start, path, MOVE),
    ends: formedAt(band, walked(start, path, MOVE).at(-1) ?? start, ''),
  }
  const long = walked(start, path, MOVE + LEEWAY)
  const offer = { figure, path: long, ends: formedAt(band, long.at(-1) ?? start, ''), claim: 'leeway' }
  return { ...tooFar, nearest: short, offers: [{ label: 'Claim leeway', hint: 'An inch more.', answer: offer }] }
}
