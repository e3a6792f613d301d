/**
 * Blockers: what a shot may strike instead of its target. First what is between, from the shooter
 * outwards; then those crowding the target, its shield, its mount.
 */
import type { Blocker } from '../../events/blocker.ts'
import type { FigureId } from '@muster/engine'
import { baseOverlapsOutline, gap, isNearBox, pointToSegmentSquared, radiusOf, type Footprint } from '@muster/table'
import {
  bearerOf,
  FAR_APART,
  figureOf,
  footprint,
  gapBetween,
  TOLERANCE,
  isStanding,
  isWithin,
  ONE_INCH,
  threatens,
} from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { concealmentBetween, coverBetween } from './cover.ts'
import { ASIDE, viewpointOf, type Viewpoint } from './sight.ts'
import { sightTriangle, type SightTriangle } from './sight-triangle.ts'

export interface Sources {
  /** Concealment, crowd, shield and mount count only for what is shot or thrown at a target. */
  readonly shield?: boolean
}

/** All blockers of a shot, in the order in which the die selects them. */
export function blockersOf(state: State, by: Figure, at: Figure, { shield = true }: Sources = {}): readonly Blocker[] {
  const foot = footprint(state, by)
  const look = sightTriangle(state, viewpointOf(state, by), at)
  const characters = charactersBetween(state, look, foot, [by, at], foot)
  const between = coverBetween(state, look, foot, foot)
  for (const one of concealmentBetween(state, look, by, at)) between.push(one)
  for (const one of characters) between.push(one)
  if (between.length > 1) between.sort((a, b) => a.distance - b.distance)
  const beside = atTheTarget(state, by, at, characters, shield)
  return beside.length === 0 ? between : [...between, ...beside]
}

export type Between = Extract<Blocker, { readonly distance: number }>
type Bystander = Extract<Blocker, { readonly is: 'character' }>

/** Characters whose base is in the triangle, friend or foe, whatever their height. A rider and its mount are one. */
export function charactersBetween(
  state: State,
  { outline, box, from: eye, to, aside }: SightTriangle,
  from: Footprint,
  parties: readonly Figure[],
  spared?: Footprint,
): Bystander[] {
  const found: Bystander[] = []
  if (!outline) return found
  for (const figure of state.figures) {
    if (!isStanding(figure) || !isNearBox(box, figure.at, figure.at, ASIDE)) continue
    const reach = aside + radiusOf(figure.profile.base)
    if (pointToSegmentSquared(figure.at.x, figure.at.y, eye.at.x, eye.at.y, to.at.x, to.at.y) > reach * reach) continue
    if (bears(state, figure, parties)) continue
    const foot = footprint(state, figure)
    if (!baseOverlapsOutline(foot, outline)) continue
    if (spared !== undefined && gap(spared, foot) <= ONE_INCH + TOLERANCE) continue
    found.push({ is: 'character', id: figure.id, distance: gap(from, foot) })
  }
  return found
}

const bears = (state: State, { id }: Figure, parties: readonly Figure[]): boolean =>
  parties.some((party) => bearerOf(state, party).id === id)

function atTheTarget(state: State, by: Figure, at: Figure, counted: readonly Bystander[], shield: boolean): Blocker[] {
  const found: Blocker[] = []
  const ids = crowdAround(state, by, at, counted)
  if (ids.length > 0) found.push({ is: 'crowd', ids })
  if (shield && at.gear.shield && !at.gear.weapons.some(({ kind }) => kind === 'bow')) found.push({ is: 'shield' })
  if (at.mount !== undefined) found.push({ is: 'mount', id: at.mount })
  return found
}

/** The characters within 1" of the target but not of the shooter, and not already in the line. */
function crowdAround(state: State, by: Figure, at: Figure, counted: readonly Bystander[]): FigureId[] {
  const crowd: Figure[] = []
  const shooter = bearerOf(state, by),
    target = bearerOf(state, at)
  for (const figure of state.figures) {
    if (Math.abs(figure.at.x - target.at.x) > FAR_APART || Math.abs(figure.at.y - target.at.y) > FAR_APART) continue
    if (!isStanding(figure) || figure.id === shooter.id || figure.id === target.id) continue
    if (threatens(state, figure, at) && !isWithin(state, by, figure, ONE_INCH) && !isCounted(figure, counted))
      crowd.push(figure)
  }
  if (crowd.length < 2) return crowd.map(({ id }) => id)
  return crowd.sort((a, b) => gapBetween(state, by, a) - gapBetween(state, by, b)).map(({ id }) => id)
}

const isCounted = (figure: Figure, counted: readonly Bystander[]): boolean => counted.some(({ id }) => id === figure.id)

/** Whether a shot at it would have to pass cover: hiding depends on it. */
export function hasCoverFrom(state: State, by: Figure, at: Figure): boolean {
  const foot = footprint(state, by)
  return coverBetween(state, sightTriangle(state, viewpointOf(state, by), at), foot, foot).length > 0
}

/** What an area meets on its way to a character: only cover and characters count. `user` starts it at its own base. */
export function areaBlockers(state: State, origin: Viewpoint, at: FigureId, user?: FigureId): readonly Blocker[] {
  const target = figureOf(state, at)
  const spared = user === undefined ? undefined : footprint(state, figureOf(state, user))
  const from: Footprint = { base: { shape: 'circle', diameter: 0 }, at: origin.at }
  const look = sightTriangle(state, origin, target)
  const found = [...coverBetween(state, look, from, spared), ...charactersBetween(state, look, from, [target], spared)]
  return found.sort((a, b) => a.distance - b.distance)
}
