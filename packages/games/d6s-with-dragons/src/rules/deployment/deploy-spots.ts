/**
 * Where a character may be deployed: its base in the zone, its centre in the sector, on free ground it can stand on.
 */
import { named, refuse, text, type Random, type Refusal, type Spot } from '@muster/engine'
import {
  baseOverlapsOutline,
  boxOf,
  isNearBox,
  isOnTable,
  overlaps,
  radiusOf,
  shapeOf,
  type Box,
  type Footprint,
  type Point,
  type TerrainKind,
} from '@muster/table'
import { footprint, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Edge, Sector } from '../../state/vocabulary.ts'
import { straddles } from '../terrain/barriers.ts'
import { Ranks } from './ranks.ts'
import { holds, liesIn, sectorOf, zoneOf } from './deployment-zones.ts'

/** Terrain on which nobody is deployed. Hills, woods and water are allowed. */
const SOLID: readonly TerrainKind[] = [
  'building',
  'ruin',
  'impassable',
  'gap',
  'wall',
  'hedge',
  'fence',
  'barrier',
  'tree',
  'rock',
]

export interface DeploymentArea {
  readonly state: State
  readonly edge: Edge
  readonly zone: Box
  readonly sector: Box
}

export const deploymentAreaOf = (state: State, edge: Edge, sector: Sector): DeploymentArea => ({
  state,
  edge,
  zone: zoneOf(state, edge),
  sector: sectorOf(state, edge, sector),
})

const standAt = ({ profile: { base } }: Figure, at: Point): Footprint => ({ base, at })

/** Why it may not stand there; undefined when it may. `others` are deployed with it. */
export function refuseSpot(
  { state, zone, sector }: DeploymentArea,
  figure: Figure,
  at: Point,
  others: readonly Footprint[],
): Refusal | undefined {
  const stand = standAt(figure, at)
  const { core, radius } = shapeOf(stand)
  if (!liesIn(boxOf(core, radius), zone) || !isOnTable(stand, state.field))
    return refuse('DD-SETUP-11', 'out-of-zone', 'The whole base must be within 6" of your edge.', {
      at,
      figure: figure.id,
    })
  if (!holds(sector, at))
    return refuse('DD-SETUP-13', 'out-of-sector', 'The middle of the base must be in the sector you picked.', {
      at,
      figure: figure.id,
    })
  const under = state.figures.find((other) => isStanding(other) && isUnder(state, other, stand))
  if (under)
    return refuse('DD-SETUP-16', 'rests-on-figure', text`${named(figure.id)} would stand on ${named(under.id)}.`, {
      at,
      figure: under.id,
    })
  if (overlapsAny(stand, others)) {
    return refuse('DD-SETUP-16', 'rests-on-figure', text`${named(figure.id)} would stand on another character.`, {
      at,
      figure: figure.id,
    })
  }
  return refuseGround(state, figure, stand)
}

/** Most are far away, which comparing centres shows. */
const isUnder = (state: State, other: Figure, stand: Footprint): boolean =>
  Math.abs(stand.at.x - other.at.x) < radiusOf(stand.base) + radiusOf(other.profile.base) &&
  overlaps(stand, footprint(state, other))

function refuseGround(state: State, figure: Figure, stand: Footprint): Refusal | undefined {
  for (const { piece, box } of state.survey.ground.pieces) {
    if (!SOLID.includes(piece.kind)) continue
    if (!isNearBox(box, stand.at, stand.at, radiusOf(stand.base)) || !baseOverlapsOutline(stand, piece.outline)) {
      continue
    }
    return refuse(
      'DD-SETUP-16',
      'rests-on-piece',
      text`${named(figure.id)} would stand on the ${piece.name ?? piece.kind}.`,
      {
        at: stand.at,
        piece: piece.id,
      },
    )
  }
  const edge = straddles(state, figure, stand, 'walk')
  return (
    edge &&
    refuse(
      'DD-SETUP-16',
      'rests-on-piece',
      text`${named(figure.id)} would stand half on the ${edge.name ?? edge.kind}.`,
      {
        at: stand.at,
        piece: edge.id,
      },
    )
  )
}

/** Why these places are not allowed together. */
export function refuseSpots(
  yard: DeploymentArea,
  figures: readonly Figure[],
  spots: readonly Spot[],
): Refusal | undefined {
  const placed: Footprint[] = []
  for (const { figure: id, at } of spots) {
    const figure = figures.find((one) => one.id === id)
    if (!figure)
      return refuse('DD-SETUP-14', 'not-yours', text`${named(id)} is not among those you deploy now.`, { figure: id })
    const wrong = refuseSpot(yard, figure, at, placed)
    if (wrong) return wrong
    placed.push(standAt(figure, at))
  }
  return undefined
}

const TRIES = 30

const NOBODY: readonly Footprint[] = []

/** A place for as many as fit: in ranks from the front, or at random. */
export function formation(yard: DeploymentArea, figures: readonly Figure[], random?: Random): Spot[] {
  const ranks = new Ranks(yard.edge, yard.sector)
  const placed: Footprint[] = []
  const spots: Spot[] = []
  for (const figure of figures) {
    // The characters deployed with it occupy most of the places tried, so they are checked first.
    const isFree = (at: Point) =>
      !overlapsAny(standAt(figure, at), placed) && refuseSpot(yard, figure, at, NOBODY) === undefined
    const at = (random && anywhere(yard, random, isFree)) ?? ranks.next(figure.profile.base, isFree)
    if (!at) continue
    placed.push(standAt(figure, at))
    spots.push({ figure: figure.id, at })
  }
  return spots
}

const overlapsAny = (stand: Footprint, others: readonly Footprint[]): boolean =>
  others.some((other) => overlaps(stand, other))

function anywhere(
  { sector: { left, top, right, bottom } }: DeploymentArea,
  random: Random,
  isFree: (at: Point) => boolean,
): Point | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const at = { x: Math.round(left + random() * (right - left)), y: Math.round(top + random() * (bottom - top)) }
    if (isFree(at)) return at
  }
  return undefined
}
