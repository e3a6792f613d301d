/** An answer in the making: chalk on the table until it is given. One kind for each kind of decision. */
import type { Answer, Decision, FigureId, Link, Linker, MoveAnswer, PairDecision, Spot } from '@muster/engine'
import { distance, INCH, point, samePoint, type Point } from '@muster/table'
import { shifted, type Body } from './bodies.ts'

export interface MoveDraft {
  readonly is: 'move'
  readonly figure: FigureId
  /** Where it began, the points it goes by, and where it should end. */
  readonly start: Point
  readonly via: readonly Point[]
  readonly goal: Point
  /** As far as the judge lets it go; the answer is this, never the wish. */
  readonly path: readonly Point[]
  /** In the hand, following the pointer: not yet meant as an answer. */
  readonly held: boolean
  /** A unit that moves as one. */
  readonly body?: MovingBody
}
export interface MovingBody {
  readonly models: readonly FigureId[]
  readonly shape: string
  /** Degrees it has been turned, with the clock. */
  readonly turn: number
  /** Where each model would stand, as the rules form it. */
  readonly ends: readonly Spot[]
}
export interface PlaceDraft {
  readonly is: 'place'
  readonly spots: readonly Spot[]
}
export interface AimDraft {
  readonly is: 'aim'
  readonly at: Point
}
export interface PairDraft {
  readonly is: 'pair'
  readonly links: readonly Link[]
  readonly from?: FigureId
}
export interface ChooseDraft {
  readonly is: 'choose'
  readonly pick: readonly string[]
}
/** A figure has been touched: what could be chosen about it, the likeliest first. */
export interface PointDraft {
  readonly is: 'point'
  readonly figure: FigureId
  readonly options: readonly string[]
}
/** A word that would end the battle: said twice, or not at all. */
export interface LastWord {
  readonly is: 'last'
  readonly pick: string
}
export type Draft = MoveDraft | PlaceDraft | AimDraft | PairDraft | ChooseDraft | PointDraft | LastWord

/** What lies on the table when a question arrives: the rules' own proposal, to be changed or accepted. */
export function firstDraft(decision: Decision): Draft | undefined {
  const usual = decision.default
  if (decision.kind === 'place' && 'spots' in usual) return { is: 'place', spots: usual.spots }
  if (decision.kind === 'aim' && 'at' in usual) return { is: 'aim', at: usual.at }
  if (decision.kind === 'pair' && 'links' in usual) return { is: 'pair', links: usual.links }
  if (decision.kind === 'choose' && decision.most > 1) return { is: 'choose', pick: 'pick' in usual ? usual.pick : [] }
  return undefined
}

export function answerOf(draft: Draft): Answer | undefined {
  switch (draft.is) {
    case 'move':
      return draft.held ? undefined : moveAnswer(draft)
    case 'place':
      return { spots: draft.spots }
    case 'aim':
      return { at: draft.at }
    case 'pair':
      return { links: draft.links }
    case 'choose':
      return { pick: draft.pick }
    case 'last':
      return { pick: [draft.pick] }
    case 'point':
      return { pick: draft.options.slice(0, 1) }
  }
}

/** The move as it lies on the table; a unit may also only change its shape. */
export function moveAnswer({ figure, path, body }: MoveDraft): MoveAnswer | undefined {
  if (body && body.ends.length > 0) return { figure, path, ends: body.ends }
  return path.length > 0 ? { figure, path } : undefined
}

/** Where the figure of a move draft stands now. */
export const endOf = ({ start, path }: MoveDraft): Point => path.at(-1) ?? start

export const liftFigure = (figure: FigureId, start: Point, held: boolean): MoveDraft => ({
  is: 'move',
  figure,
  start,
  via: [],
  goal: start,
  path: [],
  held,
})

/** A unit taken up: it goes by its centre, in the shape the rules propose first. */
export const liftBody = ({ figure, centre, models, shapes }: Body, held: boolean): MoveDraft => ({
  ...liftFigure(figure, centre, held),
  body: { models, shape: shapes[0]?.id ?? '', turn: 0, ends: [] },
})

/** A corner of the path where one wants it: at the place reached so far. */
export function addWayPoint(draft: MoveDraft): MoveDraft {
  const end = endOf(draft)
  return samePoint(end, draft.via.at(-1) ?? draft.start) ? draft : { ...draft, via: [...draft.via, end] }
}

/** Half an inch of a hand's trail is a corner of its own. */
const A_STRIDE = INCH / 2
export function followed(draft: MoveDraft): MoveDraft {
  return distance(endOf(draft), draft.via.at(-1) ?? draft.start) >= A_STRIDE ? addWayPoint(draft) : draft
}

export const nudged = (at: Point, dx: number, dy: number): Point => point(at.x + dx, at.y + dy)

/** A piece goes here, and whoever is placed as one body with it keeps its place beside it. */
export function moveSpot(
  draft: PlaceDraft,
  figure: FigureId,
  at: Point,
  models: readonly FigureId[] = [figure],
): PlaceDraft {
  const from = draft.spots.find((spot) => spot.figure === figure)?.at
  return from ? { ...draft, spots: shifted(draft.spots, models, { x: at.x - from.x, y: at.y - from.y }) } : draft
}

/** Points a linker at a target: a single link moves, one of several comes and goes. */
export function link(draft: PairDraft, { linkers }: PairDecision, from: FigureId, to: FigureId): PairDraft {
  const linker = linkers.find(({ figure }) => figure === from)
  if (!linker?.targets.includes(to)) return draft
  const own = draft.links.filter((one) => one.from === from)
  return { ...draft, links: withOwn(draft.links, from, relinked(own, linker, to)) }
}

/** A linker's links stay in their place among the others: the order they are played in may matter. */
function withOwn(links: readonly Link[], from: FigureId, own: readonly Link[]): readonly Link[] {
  const place = links.findIndex((one) => one.from === from)
  const before = place < 0 ? links : links.slice(0, place)
  const after = place < 0 ? [] : links.slice(place).filter((one) => one.from !== from)
  return [...before, ...own, ...after]
}

function relinked(own: readonly Link[], { figure, most, least }: Linker, to: FigureId): readonly Link[] {
  const wanted = { from: figure, to }
  if (most === 1) return own.some((one) => one.to === to) && least === 0 ? [] : [wanted]
  return own.length < most ? [...own, wanted] : [...own.slice(1), wanted]
}

/** The n-th link of a linker is set to somebody, or to nobody. */
export function relink(draft: PairDraft, from: FigureId, place: number, to: FigureId | ''): PairDraft {
  const own = draft.links.filter((one) => one.from === from)
  const changed =
    to === '' ? own.filter((_, i) => i !== place) : [...own.slice(0, place), { from, to }, ...own.slice(place + 1)]
  return { ...draft, links: withOwn(draft.links, from, changed) }
}

/** Takes a choice or puts it back; past the most, the oldest gives way. */
export function toggle(draft: ChooseDraft, id: string, most: number): ChooseDraft {
  if (draft.pick.includes(id)) return { ...draft, pick: draft.pick.filter((one) => one !== id) }
  return { ...draft, pick: [...draft.pick, id].slice(-most) }
}
