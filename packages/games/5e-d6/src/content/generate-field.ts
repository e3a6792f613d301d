/** A table of two by two feet from a seed, about a fifth of it covered. */
import { randomFrom } from '@muster/engine'
import { draftGround, draftHouse, draftLine, draftTree, maybeLayRiver, RandomTable } from '@muster/engine/scenery'
import { INCH, type Battlefield, type TerrainKind } from '@muster/table'

const SIZE = 24 * INCH
const ROOM = { width: SIZE, depth: SIZE, edge: 0.5 * INCH }
const TERMS = { width: SIZE, depth: SIZE, covered: 0.18, mostCovered: 0.24, lane: 2 * INCH, tries: 12 }

const KINDS: readonly TerrainKind[] = ['wood', 'wood', 'rough', 'shallow-water', 'obscured', 'ruin', 'hill']

export function generateField(seed: number): Battlefield {
  const random = randomFrom(seed)
  const land = new RandomTable(random, TERMS)
  maybeLayRiver(land, seed, ROOM)
  land.layPairs(Math.floor(random() * 2), () =>
    draftHouse(
      random,
      ROOM,
      [
        [2, 1.5],
        [3.5, 3],
      ],
      () => ({ kind: 'building', height: 2 * INCH }),
      () => false,
    ),
  )
  land.fill({ from: 3 * INCH, to: 1.2 * INCH, step: INCH / 2, tries: 3 }, (radius) =>
    draftGround(random, ROOM, radius, KINDS, 0.72, () => undefined),
  )
  land.layPairs(1 + Math.floor(random() * 2), () =>
    draftLine(random, ROOM, { half: [1.2, 2.4], bend: 1 }, [
      ['wall', 1],
      ['hedge', 0.75],
    ]),
  )
  land.layPairs(Math.floor(random() * 2), () => draftTree(random, ROOM))
  return land.field(seed)
}
