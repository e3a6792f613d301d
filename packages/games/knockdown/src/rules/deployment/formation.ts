/** Legal places for the models of one list entry: in lines behind the zone's front, crew around its weapon. */
import { fromMiddle, pickOne, type Random, type Spot } from '@muster/engine'
import { inches, INCH, type Point } from '@muster/table'
import { question, says } from '../../state/ability.ts'
import { radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { basesOf, placedBase, type PlacedBase } from '../terrain/spots.ts'
import { deploymentFault, zoneOf, type Zone } from './zone.ts'

const INTERVAL = INCH / 8

/** It is deployed in contact with its neighbours. */
export const standsClose = question<undefined, boolean>('stands close')

const TRIES = 24
const ROW = INCH / 2

/** The zone of one side with everybody who stands there already. */
class Ground {
  readonly spots: Spot[] = []
  private readonly placed: PlacedBase[]
  /** The places in line that nobody has tried yet, for models of one size and kind. */
  private readonly untried = new Map<string, Iterator<Point>>()

  constructor(
    readonly state: State,
    readonly zone: Zone,
  ) {
    this.placed = basesOf(state)
  }

  put(figure: Figure, at: Point): boolean {
    if (deploymentFault(this.state, this.zone, this.placed, figure, at)) return false
    this.placed.push(placedBase(figure, at))
    this.spots.push({ figure: figure.id, at })
    return true
  }

  /** The first free place in line. What was too narrow for one model is too narrow for the next that is like it. */
  putInLine(figure: Figure): void {
    const radius = radiusOf(figure)
    const pitch = 2 * radius + (says(this.state, figure, standsClose) ? 0 : INTERVAL)
    const key = `${radius} ${pitch} ${figure.profile.kind}`
    const places = this.untried.get(key) ?? placesInLine(this.zone, DEPTHS[figure.profile.kind], radius, pitch)
    this.untried.set(key, places)
    for (let next = places.next(); !next.done; next = places.next()) if (this.put(figure, next.value)) return
  }
}

/** How far behind the front a model likes to stand. */
const DEPTHS: { readonly [kind in Figure['profile']['kind']]: number } = {
  infantry: 0,
  creature: 0,
  monster: inches(1),
  chariot: inches(3),
  siege: inches(6),
}

/** Places for as many of these models as there is room for. */
export function usualFormation(state: State, figures: readonly Figure[]): readonly Spot[] {
  const [first] = figures
  if (!first) return []
  const ground = new Ground(state, zoneOf(state, first.side))
  for (const figure of figures) if (!putBesideWeapon(ground, figure, figures)) ground.putInLine(figure)
  return ground.spots
}

/** Crew comes beside the chassis that was placed before it. */
function putBesideWeapon(ground: Ground, figure: Figure, figures: readonly Figure[]): boolean {
  const chassis = figures.find(({ crew }) => crew.includes(figure.id))
  const spot = chassis && ground.spots.find((one) => one.figure === chassis.id)
  return chassis !== undefined && spot !== undefined && putBeside(ground, figure, spot.at, radiusOf(chassis))
}

/** Row behind row, each from the middle outwards: from where the model likes to stand, then from the front of the zone. */
function* placesInLine(zone: Zone, likes: number, radius: number, pitch: number): Generator<Point> {
  const deep = isLevel(zone) ? heightOf(zone) : widthOf(zone)
  const broad = isLevel(zone) ? widthOf(zone) : heightOf(zone)
  for (const from of [Math.min(likes, deep - 2 * radius), 0])
    for (let back = radius + from; back <= deep - radius; back += ROW)
      for (const across of fromMiddle(broad / 2 - radius, pitch)) yield pointAt(zone, across, back)
}

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.707, 0.707],
  [-0.707, 0.707],
  [0.707, -0.707],
  [-0.707, -0.707],
] as const

function putBeside(ground: Ground, figure: Figure, { x, y }: Point, radius: number): boolean {
  const far = radius + radiusOf(figure) + INTERVAL
  return AROUND.some(([dx, dy]) => ground.put(figure, { x: Math.round(x + dx * far), y: Math.round(y + dy * far) }))
}

const isLevel = ({ edge }: Zone): boolean => edge === 'north' || edge === 'south'
const widthOf = ({ box }: Zone): number => box.right - box.left
const heightOf = ({ box }: Zone): number => box.bottom - box.top

/** A point as its player sees it: `across` from the middle of the edge, `back` from the front of the zone. */
function pointAt({ edge, box: { left, top, right, bottom } }: Zone, across: number, back: number): Point {
  const spots = {
    north: { x: (left + right) / 2 + across, y: bottom - back },
    south: { x: (left + right) / 2 + across, y: top + back },
    west: { x: right - back, y: (top + bottom) / 2 + across },
    east: { x: left + back, y: (top + bottom) / 2 + across },
  }
  const { x, y } = spots[edge]
  return { x: Math.round(x), y: Math.round(y) }
}

/** Any legal places; the usual ones when chance finds none. */
export function anyFormation(state: State, figures: readonly Figure[], random: Random): readonly Spot[] {
  const usual = usualFormation(state, figures)
  const [first] = figures
  if (!first || random() < 0.5) return usual
  const ground = new Ground(state, zoneOf(state, first.side))
  const { left, top, right, bottom } = ground.zone.box
  const anywhere = (): Point => ({
    x: Math.round(left + random() * (right - left)),
    y: Math.round(top + random() * (bottom - top)),
  })
  const near = (): Point => (ground.spots.length > 0 && random() < 0.5 ? pickOne(random, ground.spots).at : anywhere())
  for (const { figure: id } of usual) {
    const figure = figures.find((one) => one.id === id) as Figure
    for (let tries = 0; tries < TRIES; tries++) {
      const { x, y } = near()
      const at = { x: Math.round(x + (random() - 0.5) * 4 * INCH), y: Math.round(y + (random() - 0.5) * 4 * INCH) }
      if (ground.put(figure, at)) break
    }
  }
  return ground.spots.length === usual.length ? ground.spots : usual
}
