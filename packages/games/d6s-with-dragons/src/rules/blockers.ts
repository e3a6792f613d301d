/**
 * Blockers: what a shot may strike instead of its target. First what is between, from the shooter
 * outwards; then those crowding the target, its shield, its mount.
 */
import type { FigureId } from '@muster/engine'
import { baseOverlapsOutline, gap, boxesMeet, isBoxBeside, isNearBox, outlineGap, outlinesOverlap, pointToSegmentSquared, prepareGround, radiusOf, type Box, type Footprint, type Outline } from '@muster/table'
import { bearerOf, figureOf, footprint, gapBetween, HAIR, isStanding, isWithin, ONE_INCH, threatens } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { setOf } from '../traits/of.ts'
import { cloudBanks, type Cloud } from './clouds.ts'
import { ASIDE, vantageOf, type Vantage } from './sight.ts'
import { isAsHighAsLine, sightTriangle, type SightTriangle } from './sight-triangle.ts'
import { givesCover } from './solid.ts'

export type Blocker =
  | { readonly is: 'cover' | 'concealment'; readonly id: string; readonly distance: number }
  | { readonly is: 'character'; readonly id: FigureId; readonly distance: number }
  /** Those within 1" of the target, nearest to the shooter first. */
  | { readonly is: 'crowd'; readonly ids: readonly FigureId[] }
  | { readonly is: 'shield' }
  | { readonly is: 'mount'; readonly id: FigureId }

export interface Sources {
  /** Concealment, crowd, shield and mount count only for what is shot or thrown at a target. */
  readonly shield?: boolean
}

/** All blockers of a shot, in the order in which the die selects them. */
export function blockersOf(state: State, by: Figure, at: Figure, { shield = true }: Sources = {}): readonly Blocker[] {
  const foot = footprint(state, by)
  const look = sightTriangle(state, vantageOf(state, by), at)
  const characters = charactersBetween(state, look, foot, [by, at], foot)
  const between = [...coverBetween(state, look, foot, foot), ...concealmentBetween(state, look, by, at), ...characters]
  if (between.length > 1) between.sort((a, b) => a.distance - b.distance)
  return [...between, ...atTheTarget(state, by, at, characters, shield)]
}

type Between = Extract<Blocker, { readonly distance: number }>
type Bystander = Extract<Blocker, { readonly is: 'character' }>

/**
 * Each piece that is between and, somewhere there, as high as the line to the middle of the body.
 * What is within 1" of `spared` never counts.
 */
export function coverBetween(state: State, look: SightTriangle, from: Footprint, spared?: Footprint): Between[] {
  const found: Between[] = []
  const lowestEnd = Math.min(look.from.eye, look.to.eye)
  for (const one of prepareGround(state.field).pieces) {
    if (one.top < lowestEnd || !isNearLine(look, one.box) || !givesCover(one)) continue
    const { id, outline } = one.piece
    if (!isBeside(spared, one.box, outline) && isAsHighAsLine(look, outline, one.top)) found.push({ is: 'cover', id, distance: outlineGap(from, outline) })
  }
  return found
}

const isBeside = (spared: Footprint | undefined, box: Box, outline: Outline): boolean =>
  spared !== undefined && isNearBox(box, spared.at, spared.at, BESIDE) && outlineGap(spared, outline) <= ONE_INCH + HAIR

/** Farther than this from its centre nothing is within 1" of a base. */
const BESIDE = ASIDE + ONE_INCH + HAIR

/** Characters whose base is in the triangle, friend or foe, whatever their height. A rider and its mount are one. */
export function charactersBetween(
  state: State, { outline, box, from: eye, to, aside }: SightTriangle, from: Footprint, parties: readonly Figure[], spared?: Footprint,
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
    if (spared !== undefined && gap(spared, foot) <= ONE_INCH + HAIR) continue
    found.push({ is: 'character', id: figure.id, distance: gap(from, foot) })
  }
  return found
}

const bears = (state: State, { id }: Figure, parties: readonly Figure[]): boolean =>
  parties.some((party) => bearerOf(state, party).id === id)

/** One for each bank of mist in the line or over the target, and what spells add. */
function concealmentBetween(state: State, look: SightTriangle, by: Figure, at: Figure): Between[] {
  const foot = footprint(state, by)
  const found: Between[] = []
  const target = footprint(state, at)
  for (const bank of cloudBanks(state)) {
    const [first] = bank
    const isThere = bank.some((cloud) => isInLine(look, cloud) || isOver(target, cloud))
    if (!first || !isThere || bank.some(({ box, outline }) => isBeside(foot, box, outline))) continue
    const distance = Math.min(...bank.map((cloud) => outlineGap(foot, cloud.outline)))
    found.push({ is: 'concealment', id: first.id, distance })
  }
  for (const trait of setOf(state, at).said.conceals) {
    const id = trait.conceals?.(state, at.id, by.id)
    if (id !== undefined) found.push({ is: 'concealment', id, distance: 0 })
  }
  return found
}

const isInLine = (look: SightTriangle, { outline, box }: Cloud): boolean =>
  look.outline !== undefined && isNearLine(look, box) && outlinesOverlap(look.outline, outline)

/** A glance at boxes tells for most of what lies on the table that it is not in the triangle. */
const isNearLine = ({ box, from, to, aside }: SightTriangle, other: Box): boolean =>
  boxesMeet(box, other) && !isBoxBeside(other, from.at, to.at, aside)

const isOver = (target: Footprint, cloud: Cloud): boolean =>
  isNearBox(cloud.box, target.at, target.at, ASIDE) && baseOverlapsOutline(target, cloud.outline)

function atTheTarget(state: State, by: Figure, at: Figure, counted: readonly Bystander[], shield: boolean): Blocker[] {
  const found: Blocker[] = []
  const ids = crowdAround(state, by, at, counted)
  if (ids.length > 0) found.push({ is: 'crowd', ids })
  if (shield && at.gear.shield && !at.gear.weapons.some(({ kind }) => kind === 'bow')) found.push({ is: 'shield' })
  if (at.mount !== undefined) found.push({ is: 'mount', id: at.mount })
  return found
}

/** Those within 1" of the target but not of the shooter, and not already in the way. */
function crowdAround(state: State, by: Figure, at: Figure, counted: readonly Bystander[]): FigureId[] {
  const crowd: Figure[] = []
  const shooter = bearerOf(state, by), target = bearerOf(state, at)
  for (const figure of state.figures) {
    if (!isStanding(figure) || figure.id === shooter.id || figure.id === target.id) continue
    if (threatens(state, figure, at) && !isWithin(state, by, figure, ONE_INCH) && !isCounted(figure, counted)) crowd.push(figure)
  }
  if (crowd.length < 2) return crowd.map(({ id }) => id)
  return crowd.sort((a, b) => gapBetween(state, by, a) - gapBetween(state, by, b)).map(({ id }) => id)
}

const isCounted = (figure: Figure, counted: readonly Bystander[]): boolean => counted.some(({ id }) => id === figure.id)

/** Whether a shot by the one at the other would have cover to count: hiding depends on it. */
export function hasCoverFrom(state: State, by: Figure, at: Figure): boolean {
  const foot = footprint(state, by)
  return coverBetween(state, sightTriangle(state, vantageOf(state, by), at), foot, foot).length > 0
}

/** What an area meets on its way to a character: cover and characters only. `user` starts it at its own base. */
export function areaBlockers(state: State, origin: Vantage, at: FigureId, user?: FigureId): readonly Blocker[] {
  const target = figureOf(state, at)
  const spared = user === undefined ? undefined : footprint(state, figureOf(state, user))
  const from: Footprint = { base: { shape: 'circle', diameter: 0 }, at: origin.at }
  const look = sightTriangle(state, origin, target)
  const parties = user === undefined ? [target] : [target, figureOf(state, user)]
  const found = [...coverBetween(state, look, from, spared), ...charactersBetween(state, look, from, parties, spared)]
  return found.sort((a, b) => a.distance - b.distance)
}
