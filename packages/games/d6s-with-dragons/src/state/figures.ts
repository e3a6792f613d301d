/** Questions about characters that every chapter asks. */
import { AbilitySet, raise, type FigureId, type SideId } from '@muster/engine'
import { distance, gap, inches, radiusOf, type Footprint, type Length } from '@muster/table'
import { SIZES, type ConditionName, type Size } from './vocabulary.ts'
import type { Condition, Figure, Side, State } from './state.ts'
import { immunity } from './ability.ts'

/** The tolerance of distances, a thousandth of an inch: what is just within a distance counts as within. */
export const TOLERANCE = 2.54
export const ONE_INCH: Length = inches(1)
/** No two bases are so wide that centres farther apart could stand within 1". */
export const FAR_APART: Length = inches(5)

export const findFigure = ({ figures, figureIndex }: State, id: FigureId): Figure | undefined =>
  figures[figureIndex.of(id)]

export const figureOf = (state: State, id: FigureId): Figure =>
  findFigure(state, id) ?? raise(`there is no character "${id}"`)

export const sideOf = (state: State, id: SideId): Side =>
  state.sides.find((side) => side.id === id) ?? raise(`there is no side "${id}"`)

export const otherSide = (state: State, id: SideId): SideId =>
  state.sides.find((side) => side.id !== id)?.id ?? raise('there is no other side')

/** On the battlefield with a base of its own. Riders are there too, but on their mount's base. */
export const isStanding = (figure: Figure): boolean => figure.where === 'standing'
export const isInPlay = (figure: Figure): boolean => figure.where === 'standing' || figure.where === 'riding'
export const isAboard = (figure: Figure): boolean => figure.where === 'aboard'
/** In play, or aboard a vehicle: not eliminated. */
export const isInBattle = (figure: Figure): boolean => isInPlay(figure) || isAboard(figure)

export function conditionOn({ conditions }: Figure, is: ConditionName): Condition | undefined {
  for (const condition of conditions) if (condition.is === is) return condition
  return undefined
}
export const has = (figure: Figure, is: ConditionName): boolean => conditionOn(figure, is) !== undefined

/** Who decides for it: the other side while it is dominated. */
export const controllerOf = (state: State, figure: Figure): SideId =>
  figure.conditions.length > 0 && isDominated(state, figure) ? otherSide(state, figure.side) : figure.side

/**
 * Unless a spell on it protects it from the one who did that. Auras are not considered: they depend on who is whose
 * friend.
 */
function isDominated(state: State, figure: Figure): boolean {
  const dominated = conditionOn(figure, 'dominated')
  if (!dominated) return false
  const spells = new AbilitySet(state.abilities.book.spellsOn(state, figure))
  return immunity.first(spells, state, figure, { to: 'dominated', from: dominated.from }) !== true
}

export const areEnemies = (state: State, a: Figure, b: Figure): boolean =>
  controllerOf(state, a) !== controllerOf(state, b)

/** The character whose base it stands on: itself, or its mount. */
export const bearerOf = (state: State, figure: Figure): Figure =>
  figure.mount === undefined ? figure : figureOf(state, figure.mount)

/** All who stand on one base: a mount and its riders, or one alone. */
export function pairOf(state: State, figure: Figure): FigureId[] {
  const bearer = bearerOf(state, figure)
  return [bearer.id, ...bearer.riders]
}

export function footprint(state: State, figure: Figure): Footprint {
  const bearer = bearerOf(state, figure)
  const {
    at,
    facing,
    profile: { base },
  } = bearer
  return facing === undefined ? { base, at } : { base, at, facing }
}

/** Rim to rim, measured level. */
export function gapBetween(state: State, a: Figure, b: Figure): number {
  const one = bearerOf(state, a),
    other = bearerOf(state, b)
  const { base } = one.profile,
    { base: against } = other.profile
  // Nearly all bases are round, and this is called more than anything else, so it skips the footprints.
  if (base.shape !== 'circle' || against.shape !== 'circle') return gap(footprint(state, one), footprint(state, other))
  return Math.max(0, distance(one.at, other.at) - (base.diameter + against.diameter) / 2)
}

export const isWithin = (state: State, a: Figure, b: Figure, reach: Length): boolean =>
  gapBetween(state, a, b) <= reach + TOLERANCE

const HEIGHTS: { readonly [size in Size]: Length } = {
  tiny: 2000,
  small: 2000,
  medium: 2500,
  large: 4000,
  huge: 6000,
  gargantuan: 8000,
}

/** Height depends on size only. A rider has its mount's. */
export const heightOf = (state: State, figure: Figure): Length => HEIGHTS[bearerOf(state, figure).profile.size]

/** Of this size or smaller. */
export const isUpTo = ({ profile: { size } }: Figure, largest: Size): boolean =>
  SIZES.indexOf(size) <= SIZES.indexOf(largest)

export const isSmaller = (a: Figure, b: Figure): boolean =>
  SIZES.indexOf(a.profile.size) < SIZES.indexOf(b.profile.size)

/** Whether two are level enough to fight: the higher one stands no higher than the Height of the lower. */
export function isLevelWith(state: State, a: Figure, b: Figure): boolean {
  return a.level <= b.level ? b.level - a.level <= heightOf(state, a) : a.level - b.level <= heightOf(state, b)
}

/** In each other's threatened space: within 1", and level enough. */
export function threatens(state: State, a: Figure, b: Figure): boolean {
  const one = bearerOf(state, a),
    other = bearerOf(state, b)
  const reach = radiusOf(one.profile.base) + radiusOf(other.profile.base) + ONE_INCH + TOLERANCE
  if (Math.abs(one.at.x - other.at.x) > reach || Math.abs(one.at.y - other.at.y) > reach) return false
  return isWithin(state, a, b, ONE_INCH) && isLevelWith(state, a, b)
}
