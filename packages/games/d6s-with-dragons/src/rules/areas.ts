/** Areas: a cone or a line from the user's rim, a sphere around its origin; and whom they reach. */
import { aimQuestion, refuse, type FigureId, type Play, type Random, type Step } from '@muster/engine'
import {
  along, caughtBy, DIRECTIONS, distance, gap, inches, placeTemplate, point, radiusOf, type Footprint, type PlacedTemplate, type Point, type Template,
} from '@muster/table'
import { bearerOf, figureOf, footprint, gapBetween, HAIR, isInPlay, masterOf } from '../figures.ts'
import { spellOf } from '../spells/book.ts'
import type { Figure, State } from '../state.ts'
import { playerOf } from './casting.ts'
import { isInView, vantageOf, type Vantage } from './sight.ts'

export type Spray = Template & { readonly is: 'cone' | 'line' }

/** As wide at its end as it is long. */
export const coneOf = (long: number): Spray => ({ is: 'cone', length: inches(long), width: inches(long) })
/** A line is 1" wide. */
export const lineOf = (long: number): Spray => ({ is: 'line', length: inches(long), width: inches(1) })

const POINT = { shape: 'circle', diameter: 0 } as const

/** Where the rim of a base lies in a direction. */
export function rimTowards(foot: Footprint, towards: Point): Point {
  const far = distance(foot.at, towards)
  if (far === 0) return foot.at
  if (foot.base.shape === 'circle') return exactly(foot.at, towards, foot.base.diameter / 2 / far)
  let inside = 0
  let outside = (2 * radiusOf(foot.base)) / far
  for (let i = 0; i < 40; i++) {
    const middle = (inside + outside) / 2
    if (gap(foot, { base: POINT, at: exactly(foot.at, towards, middle) }) === 0) inside = middle
    else outside = middle
  }
  return exactly(foot.at, towards, inside)
}

const exactly = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })

/** Laid on the table from the user's rim. */
export function sprayFrom(state: State, user: Figure, spray: Spray, towards: Point): PlacedTemplate {
  const foot = footprint(state, user)
  return placeTemplate(spray, rimTowards(foot, towards), { x: towards.x - foot.at.x, y: towards.y - foot.at.y })
}

/** Where an area begins, and how high the eye is that decides whom it sees. */
export const originOf = (state: State, user: Figure, at: Point): Vantage => ({ at, eye: vantageOf(state, user).eye })

/** Everybody any part of whose base is in it and who can be seen from its origin, nearest to the user first. The user and its mount are not. */
export function caughtInSpray(state: State, user: Figure, placed: PlacedTemplate): Figure[] {
  const origin = originOf(state, user, placed.at)
  const own = bearerOf(state, user).id
  const caught: Figure[] = []
  for (const figure of state.figures) {
    if (!isInPlay(figure) || bearerOf(state, figure).id === own || !caughtBy(placed, footprint(state, figure))) continue
    if (isInView(state, origin, figure)) caught.push(figure)
  }
  return caught.sort((a, b) => gapBetween(state, user, a) - gapBetween(state, user, b))
}

/** Which way? Answered with any point in that direction. */
export function* askDirection(play: Play<State>, caster: FigureId, spellId: string, spray: Spray): Step<Point> {
  const { state } = play
  const spell = spellOf(spellId)
  const ask = { by: playerOf(state, caster), what: 'spell-direction', rule: spell.rule, about: caster, prompt: `${caster} casts ${spell.name}: which way?` }
  const from = footprint(state, figureOf(state, caster)).at
  const answer = yield* play.ask(aimQuestion(ask, {
    from: caster, range: spray.length, template: spray,
    refuse: (at) => (at.x === from.x && at.y === from.y ? refuse('DD-AREA-01', 'no-direction', 'Point away from the caster.', { at }) : undefined),
    propose: (random) => ({ at: random ? anyWay(from, spray.length, random) : bestWay(state, figureOf(state, caster), spray) }),
  }))
  return 'at' in answer ? answer.at : bestWay(state, figureOf(state, caster), spray)
}

const anyWay = ({ x, y }: Point, far: number, random: Random): Point => {
  const way = DIRECTIONS[Math.floor(random() * DIRECTIONS.length)] ?? { x: 10000, y: 0 }
  return point(x + (way.x * far) / 10000, y + (way.y * far) / 10000)
}

/** Towards whichever enemy it catches most enemies and fewest friends. */
export function bestWay(state: State, user: Figure, spray: Spray): Point {
  const from = footprint(state, user).at
  const { lead, far } = state.figures.reduce<{ lead: Point; far: number }>((best, figure) => {
    if (!isInPlay(figure) || masterOf(state, figure) === masterOf(state, user)) return best
    const worth = worthOf(state, user, spray, footprint(state, figure).at)
    return worth > best.far ? { lead: footprint(state, figure).at, far: worth } : best
  }, { lead: point(from.x, from.y + spray.length), far: -Infinity })
  void far
  return distance(from, lead) > HAIR ? lead : along(from, point(from.x, from.y + spray.length), 1)
}

/** Enemies caught less twice the friends caught. */
export function worthOf(state: State, user: Figure, spray: Spray, towards: Point): number {
  let worth = 0
  for (const figure of caughtInSpray(state, user, sprayFrom(state, user, spray, towards))) {
    worth += masterOf(state, figure) === masterOf(state, user) ? -2 : 1
  }
  return worth
}
