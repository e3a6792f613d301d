/** Areas: a cone or a line from the user's rim, a sphere around its origin; and whom they reach. */
import {
  aimQuestion,
  named,
  refuse,
  text,
  type FigureId,
  type Play,
  type Random,
  type RuleId,
  type Step,
} from '@muster/engine'
import {
  isCaughtBy,
  distance,
  gap,
  inches,
  placeTemplate,
  radiusOf,
  samePoint,
  type Footprint,
  type PlacedTemplate,
  type Point,
  type Template,
} from '@muster/table'
import { bearerOf, figureOf, footprint, gapBetween, TOLERANCE, isInPlay, controllerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { randomPointWithin } from '../measuring/directions.ts'
import { playerOf } from './casting.ts'
import { isInView, viewpointOf, type Viewpoint } from '../sight/sight.ts'

export type Spray = Template & { readonly is: 'cone' | 'line' }

/** As wide at its end as it is long. */
export const coneOf = (long: number): Spray => ({ is: 'cone', length: inches(long), width: inches(long) })
/** A line is 1" wide, unless something else is printed. */
export const lineOf = (long: number, wide = 1): Spray => ({ is: 'line', length: inches(long), width: inches(wide) })

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

const exactly = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Laid on the table from the user's rim. */
export function sprayFrom(state: State, user: Figure, spray: Spray, towards: Point): PlacedTemplate {
  const foot = footprint(state, user)
  return placeTemplate(spray, rimTowards(foot, towards), { x: towards.x - foot.at.x, y: towards.y - foot.at.y })
}

/** Where an area begins, and the viewpoint that decides whom it reaches. */
export const originOf = (state: State, user: Figure, at: Point): Viewpoint => ({
  at,
  eye: viewpointOf(state, user).eye,
})

/**
 * Everybody any part of whose base is in it and who can be seen from its origin, nearest to the user
 * first. The user and its mount are never in it.
 */
export function caughtInSpray(state: State, user: Figure, placed: PlacedTemplate): Figure[] {
  const origin = originOf(state, user, placed.at)
  const own = bearerOf(state, user).id
  const caught: Figure[] = []
  for (const figure of state.figures) {
    if (!isInPlay(figure) || bearerOf(state, figure).id === own || !isCaughtBy(placed, footprint(state, figure)))
      continue
    if (isInView(state, origin, figure)) caught.push(figure)
  }
  return caught.sort((a, b) => gapBetween(state, user, a) - gapBetween(state, user, b))
}

/** Asks for a direction, answered with any point that lies in it. */
export function* askDirection(
  play: Play<State>,
  caster: FigureId,
  { name, rule }: { readonly name: string; readonly rule: RuleId },
  spray: Spray,
): Step<Point> {
  const { state } = play
  const ask = {
    by: playerOf(state, caster),
    what: 'spell-direction',
    rule,
    about: caster,
    prompt: text`${named(caster)} uses ${name}: which way?`,
  }
  const from = footprint(state, figureOf(state, caster)).at
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: caster,
      range: spray.length,
      template: spray,
      refuse: (at) =>
        samePoint(at, from) ? refuse('DD-AREA-01', 'no-direction', 'Point away from the caster.', { at }) : undefined,
      propose: (random) => ({
        at: random ? anyWay(from, spray, random) : bestWay(state, figureOf(state, caster), spray),
      }),
    }),
  )
  return 'at' in answer ? answer.at : bestWay(state, figureOf(state, caster), spray)
}

const anyWay = (from: Point, { length }: Spray, random: Random): Point => {
  const at = randomPointWithin(from, length, random)
  return samePoint(at, from) ? { x: from.x, y: from.y + length } : at
}

/** The direction to an enemy that catches most enemies and fewest friends. */
export function bestWay(state: State, user: Figure, spray: Spray): Point {
  const { at } = footprint(state, user)
  let best: Point = { x: at.x, y: at.y + spray.length }
  let most = -Infinity
  for (const figure of state.figures) {
    if (!isInPlay(figure) || controllerOf(state, figure) === controllerOf(state, user)) continue
    const towards = footprint(state, figure).at
    const worth = sprayWorth(state, user, spray, towards)
    if (worth > most && distance(at, towards) > TOLERANCE) [best, most] = [towards, worth]
  }
  return best
}

/** Enemies caught, minus twice the friends caught. */
export function sprayWorth(state: State, user: Figure, spray: Spray, towards: Point): number {
  let worth = 0
  for (const figure of caughtInSpray(state, user, sprayFrom(state, user, spray, towards))) {
    worth += controllerOf(state, figure) === controllerOf(state, user) ? -2 : 1
  }
  return worth
}
