/** A table of four by four feet from a seed, about a third of it covered. No house stands where the gem may lie. */
import { randomFrom } from '@muster/engine'
import { draftGround, draftHouse, draftLine, draftTree, disc, maybeLayRiver, RandomTable } from '@muster/engine/scenery'
import { distance, INCH, type Battlefield, type TerrainKind } from '@muster/table'
import { centreOf, usualHill } from '../scenarios/king-of-the-hill.ts'

const SIZE = 48 * INCH
const ROOM = { width: SIZE, depth: SIZE, edge: 0.25 * INCH }
const TERMS = { width: SIZE, depth: SIZE, covered: 0.33, mostCovered: 0.37, lane: 0.6 * INCH, tries: 12 }
/** The gem lies here, and the hill: no house comes nearer than this. */
const HOUSE_FROM_CENTRE = 3 * INCH
const CENTRE = centreOf({ width: SIZE, depth: SIZE, pieces: [] })

const KINDS: readonly TerrainKind[] = ['wood', 'wood', 'wood', 'hill', 'hill', 'rough', 'rough', 'rough']
const heightOf = (kind: TerrainKind): number | undefined =>
  kind === 'wood' ? 3 * INCH : kind === 'hill' ? INCH : undefined

export function generateField(seed: number, scenario?: string): Battlefield {
  const random = randomFrom(seed)
  const land = new RandomTable(random, TERMS)
  if (scenario === 'king-of-the-hill' || !maybeLayRiver(land, seed, ROOM)) layCentre(land, scenario)
  const nearMiddle = (centre: { readonly x: number; readonly y: number }, radius: number) =>
    distance(centre, CENTRE) < HOUSE_FROM_CENTRE + radius
  land.layPairs(1 + Math.floor(random() * 2), () =>
    draftHouse(
      random,
      ROOM,
      [
        [3, 2.5],
        [5.5, 4],
      ],
      () => ({ kind: 'building', height: 3 * INCH }),
      nearMiddle,
    ),
  )
  land.fill({ from: 7.5 * INCH, to: 2.5 * INCH, step: INCH / 4, tries: 4 }, (radius) =>
    draftGround(random, ROOM, radius, KINDS, 0.72, heightOf),
  )
  land.layPairs(1 + Math.floor(random() * 3), () =>
    draftLine(random, ROOM, { half: [1.6, 3.2], bend: 1 }, [
      ['wall', 1],
      ['hedge', 1],
    ]),
  )
  land.layPairs(2 + Math.floor(random() * 3), () => draftTree(random, ROOM))
  return land.field(seed)
}

/** The hill for King of the Hill; otherwise sometimes a hill or a marsh. */
function layCentre(land: RandomTable, scenario: string | undefined): void {
  const { random } = land
  if (scenario === 'king-of-the-hill') land.layCentre(usualHill({ width: SIZE, depth: SIZE, pieces: [] }), 6 * INCH)
  else if (random() < 0.4) {
    const radius = Math.round((2.5 + 1.5 * random()) * INCH)
    const kind: TerrainKind = random() < 0.6 ? 'hill' : 'rough'
    land.layCentre(
      { id: 'middle', kind, ...(kind === 'hill' && { height: INCH }), outline: disc(CENTRE, radius) },
      radius,
    )
  }
}
