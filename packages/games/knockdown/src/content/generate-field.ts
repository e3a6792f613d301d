/** A table of four by four feet from a seed, about a quarter of it covered. */
import { randomFrom } from '@muster/engine'
import { draftGround, draftHouse, draftLine, draftTree, maybeLayRiver, RandomTable } from '@muster/engine/scenery'
import { INCH, type Battlefield, type TerrainKind } from '@muster/table'

const SIZE = 48 * INCH
const ROOM = { width: SIZE, depth: SIZE, edge: 0.5 * INCH }
const TERMS = { width: SIZE, depth: SIZE, covered: 0.24, mostCovered: 0.28, lane: 2 * INCH, tries: 12 }

const KINDS: readonly TerrainKind[] = ['wood', 'wood', 'rough', 'rough', 'hill', 'hill', 'shallow-water', 'ruin']
const heightOf = (kind: TerrainKind): number | undefined => (kind === 'hill' ? INCH : undefined)

export function generateField(seed: number): Battlefield {
  const random = randomFrom(seed)
  const land = new RandomTable(random, TERMS)
  maybeLayRiver(land, seed, ROOM)
  land.layPairs(Math.floor(random() * 3), () =>
    draftHouse(
      random,
      ROOM,
      [
        [3, 2.5],
        [5.5, 4],
      ],
      () => ({ kind: 'building', height: (1 + Math.floor(random() * 3)) * INCH }),
      () => false,
    ),
  )
  land.fill({ from: 6 * INCH, to: 2.5 * INCH, step: INCH / 2, tries: 3 }, (radius) =>
    draftGround(random, ROOM, radius, KINDS, 0.72, heightOf),
  )
  land.layPairs(1 + Math.floor(random() * 3), () =>
    draftLine(random, ROOM, { half: [1.6, 3.2], bend: 1 }, [
      ['wall', 1],
      ['hedge', 1],
    ]),
  )
  land.layPairs(1 + Math.floor(random() * 3), () => draftTree(random, ROOM))
  return land.field(seed)
}
