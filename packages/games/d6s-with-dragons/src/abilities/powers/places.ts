/** Where an area of harm can be laid, and whom it reaches there. */
import {
  aimQuestion,
  named,
  refuse,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
  type Text,
} from '@muster/engine'
import { gap, inches, isCaughtBy, placeTemplate, radiusOf, type PlacedTemplate, type Point } from '@muster/table'
import {
  askDirection,
  bestWay,
  caughtInSpray,
  coneOf,
  lineOf,
  originOf,
  sprayFrom,
  type Spray,
} from '../../rules/casting/areas.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { randomPointWithin } from '../../rules/measuring/directions.ts'
import { canSeePoint, isInView } from '../../rules/sight/sight.ts'
import { levelAt } from '../../rules/terrain/terrain.ts'
import { areEnemies, bearerOf, figureOf, footprint, isInPlay, isWithin, TOLERANCE } from '../../state/figures.ts'
import type { PowerArea } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'

type Burst = PowerArea & { readonly shape: 'burst' }

export interface Struck {
  readonly placed: PlacedTemplate
  readonly victims: readonly Figure[]
}

const sprayOf = (area: PowerArea & { readonly shape: 'cone' | 'line' }): Spray =>
  area.shape === 'cone' ? coneOf(area.inches) : lineOf(area.inches, area.wide)

/** Everybody in the area but its user and whoever shares its base. */
export function victimsAt(state: State, user: Figure, area: PowerArea, at: Point): Struck {
  if (area.shape === 'cone' || area.shape === 'line') {
    const placed = sprayFrom(state, user, sprayOf(area), at)
    return { placed, victims: caughtInSpray(state, user, placed) }
  }
  const own = bearerOf(state, user).id
  const grown = area.shape === 'around' ? radiusOf(footprint(state, user).base) : 0
  const placed = placeTemplate({ is: 'disc', radius: inches(area.inches) + grown }, at)
  const origin = originOf(state, user, at)
  const isIn = (other: Figure): boolean =>
    area.shape === 'around'
      ? isWithin(state, user, other, inches(area.inches))
      : isCaughtBy(placed, footprint(state, other))
  const victims = state.figures.filter(
    (other) => isInPlay(other) && bearerOf(state, other).id !== own && isIn(other) && isInView(state, origin, other),
  )
  return { placed, victims }
}

/** Where its player lays it; nobody is asked where it lies around its user. */
export function* askPlace(
  play: Play<State>,
  user: FigureId,
  power: { readonly name: string; readonly rule: RuleId },
  area: PowerArea,
): Step<Point> {
  const { state } = play
  if (area.shape === 'around') return footprint(state, figureOf(state, user)).at
  if (area.shape !== 'burst') return yield* askDirection(play, user, power, sprayOf(area))
  const ask = {
    by: playerOf(state, user),
    what: 'spell-origin',
    rule: power.rule,
    about: user,
    prompt: text`${named(user)} uses ${power.name}: around which place?`,
  }
  const answer = yield* play.ask(
    aimQuestion(ask, {
      from: user,
      range: inches(area.range),
      template: { is: 'disc', radius: inches(area.inches) },
      refuse: (at) => {
        const why = refusedPlace(state, figureOf(state, user), area, at)
        return why && refuse('DD-AREA-06', why[0], why[1], { at })
      },
      origin: () => footprint(state, figureOf(state, user)).at,
      propose: (random) => ({ at: proposed(state, figureOf(state, user), area, random) }),
    }),
  )
  return 'at' in answer ? answer.at : bestPlace(state, figureOf(state, user), area)
}

const POINT = { shape: 'circle', diameter: 0 } as const

function refusedPlace(state: State, user: Figure, { range }: Burst, at: Point): readonly [string, Text] | undefined {
  const { width, depth } = state.field
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return ['off-table', 'The middle must lie on the table.']
  if (gap(footprint(state, user), { base: POINT, at }) > inches(range) + TOLERANCE)
    return ['too-far', text`That is more than ${range}" from ${named(user.id)}.`]
  return canSeePoint(state, user, at, levelAt(state, at))
    ? undefined
    : ['out-of-sight', text`${named(user.id)} does not see that place.`]
}

function proposed(state: State, user: Figure, area: Burst, random: (() => number) | undefined): Point {
  const best = bestPlace(state, user, area)
  const at = random ? randomPointWithin(footprint(state, user).at, inches(area.range), random) : best
  return refusedPlace(state, user, area, at) ? best : at
}

/** Upon the enemy around whom most enemies and fewest friends stand; else at the user's feet. */
export function bestPlace(state: State, user: Figure, area: PowerArea): Point {
  const here = footprint(state, user).at
  if (area.shape === 'around') return here
  if (area.shape !== 'burst') return bestWay(state, user, sprayOf(area))
  let best = here
  let most = 0
  for (const figure of state.figures) {
    if (!isInPlay(figure) || !areEnemies(state, user, figure)) continue
    const { at } = footprint(state, figure)
    if (refusedPlace(state, user, area, at)) continue
    const worth = victimsAt(state, user, area, at).victims.reduce(
      (sum, one) => sum + (areEnemies(state, user, one) ? 1 : -2),
      0,
    )
    if (worth > most) [best, most] = [at, worth]
  }
  return best
}
