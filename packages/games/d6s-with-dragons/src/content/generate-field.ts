/** A table of two by two feet from a seed, about a third of it covered. Nothing solid stands where things may be laid. */
import { randomFrom, type Random } from '@muster/engine'
import {
  blob,
  draftGround,
  draftHouse,
  draftLine,
  draftTree,
  maybeLayRiver,
  RandomTable,
  SHORE_COUNT,
  randomPoint,
  type PieceDraft,
} from '@muster/engine/scenery'
import { distance, INCH, type Battlefield, type Point, type TerrainKind } from '@muster/table'

const SIZE = 24 * INCH
const ROOM = { width: SIZE, depth: SIZE, edge: 0.3 * INCH }
const SPOT_ROOM = 0.8 * INCH

/** Where treasures and supplies may lie, whichever edges are named. */
export const THING_SPOTS: readonly Point[] = [6, 12, 18].flatMap((x) =>
  [6, 12, 18].map((y) => ({ x: x * INCH, y: y * INCH })),
)

/** Ground that can be stood on may lie under a treasure; the rest may not. */
const SOFT: readonly TerrainKind[] = ['wood', 'hill', 'rough', 'shallow-water', 'slippery', 'obscured']
const forbids = ({ kind, centre, radius }: PieceDraft): boolean =>
  !SOFT.includes(kind) && THING_SPOTS.some((spot) => distance(spot, centre) < radius + SPOT_ROOM)

const TERMS = { width: SIZE, depth: SIZE, covered: 0.32, mostCovered: 0.36, lane: 0.35 * INCH, tries: 14, forbids }

/** Repeated as often as each should come up: common ground often, water seldom, ice and mist sometimes. */
const KINDS: readonly TerrainKind[] = [
  'wood',
  'wood',
  'wood',
  'hill',
  'hill',
  'rough',
  'rough',
  'rough',
  'shallow-water',
  'slippery',
  'obscured',
]
const HEIGHT: { readonly [kind in TerrainKind]?: number } = { wood: 3 * INCH, hill: 0.75 * INCH, obscured: 3 * INCH }

export function generateField(seed: number): Battlefield {
  const random = randomFrom(seed)
  const land = new RandomTable(random, TERMS)
  maybeLayRiver(land, seed, ROOM)
  const walls = () =>
    random() < 0.5 ? ({ kind: 'building', height: 3 * INCH } as const) : ({ kind: 'ruin', height: 1.5 * INCH } as const)
  land.layPairs(1 + Math.floor(random() * 2), () =>
    draftHouse(
      random,
      ROOM,
      [
        [2, 1.6],
        [3.5, 2.6],
      ],
      walls,
    ),
  )
  land.layPair(() => draftRock(random))
  land.layPairs(2, () =>
    draftLine(random, ROOM, { half: [1.2, 2.2], bend: 0.6 }, [
      ['wall', 0.75],
      ['hedge', 0.75],
      ['fence', 0.5],
    ]),
  )
  land.fill({ from: 4 * INCH, to: INCH, step: INCH / 8, tries: 6 }, (radius) =>
    draftGround(random, ROOM, radius, KINDS, 0.7, (kind) => HEIGHT[kind]),
  )
  land.layPairs(2, () => draftTree(random, ROOM))
  return land.field(seed)
}

function draftRock(random: Random): PieceDraft {
  const radius = Math.round((0.6 + 0.5 * random()) * INCH)
  const centre = randomPoint(random, ROOM, radius + ROOM.edge)
  return {
    kind: 'rock',
    centre,
    radius,
    height: 1.5 * INCH,
    outline: blob(centre, radius, radius * 0.8, Math.floor(random() * SHORE_COUNT)),
  }
}
