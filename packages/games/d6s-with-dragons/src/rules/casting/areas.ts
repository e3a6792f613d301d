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
  inches,
  samePoint,
  templateFrom,
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

/** Laid on the table from the user's rim. */
export const sprayFrom = (state: State, user: Figure, spray: Spray, towards: Point): PlacedTemplate =>
  templateFrom(footprint(state, user), spray, towards)

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
