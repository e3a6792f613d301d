/** A table of four by three feet from a seed, about a quarter of it covered, open enough for whole units to pass. */
import { randomFrom } from '@muster/engine'
import {
  draftGround,
  draftHouse,
  draftLine,
  draftTree,
  maybeLayRiver,
  RandomTable,
  type HouseWalls,
} from '@muster/engine/scenery'
import { INCH, type Battlefield, type TerrainKind } from '@muster/table'

const ROOM = { width: 48 * INCH, depth: 36 * INCH, edge: INCH }
/** Units of ten pass between any two pieces. */
const TERMS = { width: ROOM.width, depth: ROOM.depth, covered: 0.22, mostCovered: 0.26, lane: 2 * INCH, tries: 14 }

const KINDS: readonly TerrainKind[] = ['wood', 'wood', 'wood', 'hill', 'hill', 'rough', 'rough', 'shallow-water']
const HEIGHT: { readonly [kind in TerrainKind]?: number } = { wood: 3 * INCH, hill: 1.5 * INCH }

export function generateField(seed: number): Battlefield {
  const random = randomFrom(seed)
  const land = new RandomTable(random, TERMS)
  maybeLayRiver(land, seed, ROOM)
  const walls = (): HouseWalls => {
    if (random() < 0.4) return { kind: 'ruin', height: 1.5 * INCH }
    return random() < 0.5
      ? { kind: 'building', height: 3 * INCH }
      : { kind: 'building', height: 3 * INCH, storeys: 2, wayUp: 'stairs' }
  }
  land.layPairs(1 + Math.floor(random() * 2), () =>
    draftHouse(
      random,
      ROOM,
      [
        [3.5, 3],
        [5.5, 4.5],
      ],
      walls,
    ),
  )
  land.layPairs(2, () =>
    draftLine(random, ROOM, { half: [2, 3.2], bend: 1 }, [
      ['wall', 1],
      ['hedge', 1],
      ['fence', 0.75],
    ]),
  )
  land.fill({ from: 6 * INCH, to: 2.5 * INCH, step: INCH / 4, tries: 4 }, (radius) =>
    draftGround(random, ROOM, radius, KINDS, 0.7, (kind) => HEIGHT[kind]),
  )
  land.layPairs(1 + Math.floor(random() * 2), () => draftTree(random, ROOM))
  return land.field(seed)
}
