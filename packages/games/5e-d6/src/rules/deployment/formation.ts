/** Legal places for the figures of one list entry: in lines behind the zone's front, from the middle outwards. */
import { fromMiddle, type Random, type Spot } from '@muster/engine'
import { INCH, type Point } from '@muster/table'
import { radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { placedBase, type PlacedBase } from '../terrain/spots.ts'
import { mayDeploy, zoneOf, type Zone } from './zone.ts'

const INTERVAL = INCH / 8
const ROW = INCH / 2
const TRIES = 12

/** The zone of one side, and those who are put down in it now. */
class Ground {
  readonly spots: Spot[] = []
  private readonly placed: PlacedBase[] = []

  constructor(
    private readonly state: State,
    readonly zone: Zone,
  ) {}

  put(figure: Figure, at: Point): boolean {
    if (!mayDeploy(this.state, this.zone, this.placed, figure, at)) return false
    this.placed.push(placedBase(figure, at))
    this.spots.push({ figure: figure.id, at })
    return true
  }
}

/** Shooters like to stand behind the others. */
const depthOf = ({ weapons }: Figure): number => (weapons.some(({ needsPreparing }) => needsPreparing) ? 3 * INCH : 0)

/** Places for as many of these figures as there is room for. */
export function usualFormation(state: State, figures: readonly Figure[]): readonly Spot[] {
  const [first] = figures
  if (!first) return []
  const ground = new Ground(state, zoneOf(state, first.side))
  const places = placesInLine(ground.zone, first)
  for (const figure of figures)
    for (let at = places.next(); !at.done; at = places.next()) if (ground.put(figure, at.value)) break
  return ground.spots
}

/** Figures of one entry have one base: a place that is too small for one of them is too small for the next. */
function* placesInLine({ edge, box: { left, right, top, bottom } }: Zone, figure: Figure): Generator<Point, void> {
  const radius = radiusOf(figure)
  const across = fromMiddle((right - left) / 2 - radius, 2 * radius + INTERVAL)
  for (const from of [depthOf(figure), 0])
    for (let back = radius + from; back <= bottom - top - radius; back += ROW)
      for (const aside of across) {
        const y = edge === 'north' ? bottom - back : top + back
        yield { x: Math.round((left + right) / 2 + aside), y: Math.round(y) }
      }
}

/** Any legal places; the usual ones when chance finds none. */
export function anyFormation(state: State, figures: readonly Figure[], random: Random): readonly Spot[] {
  const usual = usualFormation(state, figures)
  const [first] = figures
  if (!first || random() < 0.5) return usual
  const ground = new Ground(state, zoneOf(state, first.side))
  const { left, top, right, bottom } = ground.zone.box
  for (const { figure: id } of usual) {
    const figure = figures.find((one) => one.id === id) as Figure
    for (let tries = 0; tries < TRIES; tries++) {
      const at = {
        x: Math.round(left + random() * (right - left)),
        y: Math.round(top + random() * (bottom - top)),
      }
      if (ground.put(figure, at)) break
    }
  }
  return ground.spots.length === usual.length ? ground.spots : usual
}
