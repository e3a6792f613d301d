import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  INCH,
  contains,
  distance,
  elevationAt,
  pointToSegmentSquared,
  prepareGround,
  radiusOf,
  sight,
  type Blocks,
  type Body,
  type Footprint,
  type Ground,
  type Onlooker,
  type Piece,
  type Point,
  type SightOptions,
} from '../../src/index.ts'
import { area, at, box, disc, foot, ground, line, partWay, piece, shares, someField, someFoot } from '../arbitraries.ts'

const blocks = ({ kind }: Piece): Blocks =>
  kind === 'building' || kind === 'wall' || kind === 'hill' ? 'all' : kind === 'wood' ? 'cover' : 'none'
const man = (x: number, y: number, height = 1): Onlooker => ({ at: foot(x, y), height: height * INCH })
const seen = (g: Ground, eye: Onlooker, target: Onlooker, more: Partial<SightOptions> = {}) =>
  sight(g, eye, target, { blocks, ...more }).seen
const body = (id: string, x: number, y: number, height = 1): Body => ({
  id,
  footprint: foot(x, y),
  height: height * INCH,
})

describe('what is in the way', () => {
  const house = ground(piece('house', 'building', box(12, 8, 14, 12), 4))

  test('nothing is in the way on open ground', () => {
    expect(sight(ground(), man(10, 10), man(20, 10), { blocks })).toEqual({
      seen: 'clear',
      proof: { from: at(10, 10), to: at(20, 10), met: [] },
    })
  })

  test('a house hides who is behind it, and the proof says where the line met it', () => {
    expect(sight(house, man(10, 10), man(20, 10), { blocks })).toEqual({
      seen: 'blocked',
      proof: {
        from: at(10, 10),
        to: at(20, 10),
        met: [{ id: 'house', blocks: 'all', from: at(12, 10), to: at(14, 10) }],
      },
    })
  })

  test('who peeps out with his rim from behind a house is seen', () => {
    expect(seen(house, man(10, 10), man(20, 17.8))).toBe('clear')
    expect(seen(house, man(10, 10), man(20, 14.6))).toBe('blocked')
    expect(seen(house, man(10, 12.1), man(20, 12.1))).toBe('clear')
  })

  test('a wood gives cover, unless the game says otherwise', () => {
    const wood = ground(piece('wood', 'wood', box(12, 8, 14, 12)))
    expect(seen(wood, man(10, 10), man(20, 10))).toBe('cover')
    expect(seen(wood, man(10, 10), man(20, 10), { blocks: () => 'none' })).toBe('clear')
    expect(seen(wood, man(10, 10), man(20, 10), { blocks: () => 'all' })).toBe('blocked')
  })

  test('a house behind a wood still hides', () => {
    const both = ground(piece('wood', 'wood', box(11, 5, 12, 15)), piece('house', 'building', box(13, 5, 14, 15), 4))
    const { seen: how, proof } = sight(both, man(9, 10), man(20, 10), { blocks })
    expect(how).toBe('blocked')
    expect(proof.met.map((m) => m.id)).toEqual(['wood', 'house'])
  })

  test('one sees between two houses through a gap beside the straight line', () => {
    const street = ground(
      piece('north', 'building', box(14, 0, 16, 10.3), 4),
      piece('south', 'building', box(14, 10.45, 16, 20), 4),
    )
    expect(seen(street, man(10, 10), man(20, 10))).toBe('clear')
  })

  test('a round rock hides', () => {
    const rock = ground(piece('rock', 'building', disc(15, 10, 2), 4))
    expect(seen(rock, man(10, 10), man(20, 10))).toBe('blocked')
    expect(seen(rock, man(10, 10), man(20, 15))).toBe('clear')
  })

  test('a hedge that is touched at its very end stands in that line', () => {
    const wall = ground(piece('wall', 'wall', line([15, 10], [15, 20]), 2))
    const narrow = (x: number, y: number): Onlooker => ({
      at: foot(x, y, { shape: 'circle', diameter: 2 }),
      height: INCH,
    })
    expect(sight(wall, man(10, 15), man(20, 15), { blocks }).seen).toBe('blocked')
    expect(seen(wall, narrow(10, 10), narrow(20, 10))).toBe('clear')
    expect(seen(wall, narrow(10, 10.1), narrow(20, 10.1))).toBe('blocked')
  })
})

describe('figures in the way', () => {
  test('a figure hides another of its own height exactly behind it', () => {
    expect(
      seen(ground(), man(10, 10), man(20, 10), {
        bodies: [{ ...body('b', 12, 10), footprint: foot(12, 10, { shape: 'circle', diameter: 4000 }) }],
      }),
    ).toBe('blocked')
    expect(seen(ground(), man(10, 10), man(20, 10), { bodies: [body('b', 15, 14)] })).toBe('clear')
  })
  test('one sees past a figure of the same size with the rims of the bases', () => {
    expect(seen(ground(), man(10, 10), man(20, 10), { bodies: [body('b', 15, 10.4)] })).toBe('clear')
  })
  test('eye and target do not hide themselves', () => {
    expect(seen(ground(), man(10, 10), man(20, 10), { bodies: [body('eye', 10, 10), body('target', 20, 10)] })).toBe(
      'clear',
    )
  })
  test('a figure may give cover instead', () => {
    const bodies: readonly Body[] = [
      { ...body('b', 15, 10), footprint: foot(15, 10, { shape: 'circle', diameter: 6000 }), as: 'cover' },
    ]
    expect(seen(ground(), man(10, 10), man(20, 10), { bodies })).toBe('cover')
  })
})

describe('heights', () => {
  const wall = ground(piece('wall', 'wall', line([15, 0], [15, 20]), 1.5))
  test('one looks over what is lower, and not over what is as high', () => {
    expect(seen(wall, man(10, 10, 2), man(20, 10, 2))).toBe('clear')
    expect(seen(wall, man(10, 10, 1.5), man(20, 10, 1.5))).toBe('blocked')
    expect(seen(wall, man(10, 10, 1), man(20, 10, 1))).toBe('blocked')
  })
  test('a giant looks over a wall at a man far behind it, not at one close behind it', () => {
    expect(seen(wall, man(10, 10, 3), man(22, 10, 1))).toBe('clear')
    expect(seen(wall, man(10, 10, 3), man(16, 10, 1))).toBe('blocked')
  })
  test('a figure on a hill stands at its height', () => {
    const hill = ground(
      piece('hill', 'hill', box(5, 5, 12, 15), 2),
      piece('wall', 'wall', line([15, 0], [15, 20]), 1.5),
    )
    expect(elevationAt(hill, at(10, 10))).toBe(2 * INCH)
    expect(seen(hill, man(10, 10), man(22, 10))).toBe('clear')
    expect(seen(hill, man(13, 10), man(22, 10))).toBe('blocked')
  })
  test('a hill hides who is behind it, but not from one who stands on it', () => {
    const hill = ground(piece('hill', 'hill', box(10, 0, 14, 20), 2))
    expect(seen(hill, man(8, 10), man(20, 10))).toBe('blocked')
    expect(seen(hill, man(12, 10), man(20, 10))).toBe('clear')
  })
  test('hills on hills add up, and so does what stands on them', () => {
    const hills = ground(
      piece('hill', 'hill', box(0, 0, 20, 20), 1),
      piece('knoll', 'hill', box(5, 5, 10, 10), 1),
      piece('hut', 'building', box(6, 6, 8, 8), 1),
    )
    expect(elevationAt(hills, at(7, 9))).toBe(2 * INCH)
    expect(hills.pieces.map((p) => p.top)).toEqual([INCH, 2 * INCH, 3 * INCH])
  })
  test('a game may say how high the ground is', () => {
    expect(seen(wall, { ...man(10, 10), on: 3 * INCH }, man(22, 10))).toBe('clear')
  })
  test('a piece one stands in does not block from inside, unless the game says so', () => {
    const wood = ground(piece('wood', 'wood', box(8, 8, 12, 12)))
    expect(seen(wood, man(10, 10), man(20, 10))).toBe('clear')
    expect(seen(wood, man(10, 10), man(20, 10), { inside: () => 'cover' })).toBe('cover')
  })
})

/** Whether a line is free of everything, found by looking at many places along it. */
function isFree(g: Ground, options: SightOptions, from: Point, to: Point, eye: Onlooker, target: Onlooker): boolean {
  const z = (share: number) => {
    const a = elevationAt(g, eye.at.at) + eye.height,
      b = elevationAt(g, target.at.at) + target.height
    return a + (b - a) * share
  }
  const pieces = g.pieces.filter(
    ({ piece: { outline } }) => !contains(outline, eye.at.at) && !contains(outline, target.at.at),
  )
  return (
    shares(200).every((share) => {
      const p = partWay(from, to, share)
      return pieces.every((k) => options.blocks(k.piece) !== 'all' || z(share) > k.top || !contains(k.piece.outline, p))
    }) &&
    (options.bodies ?? []).every(
      ({ footprint: f }) =>
        pointToSegmentSquared(f.at.x, f.at.y, from.x, from.y, to.x, to.y) >= (radiusOf(f.base) - 1) ** 2,
    )
  )
}

describe('for any battlefield', () => {
  const REACH = 30000
  const round = fc.record({ shape: fc.constant('circle' as const), diameter: fc.integer({ min: 1000, max: 4000 }) })
  const someone = someFoot(REACH, round).map((f): Onlooker => ({ at: f, height: INCH }))
  const areas = someField(REACH).map((field) =>
    prepareGround({
      ...field,
      pieces: field.pieces
        .filter((p) => p.outline.is !== 'line')
        .map((p) => ({ ...p, height: 3 * INCH, kind: 'building' as const })),
    }),
  )

  test('a line found clear is clear wherever one looks', () => {
    fc.assert(
      fc.property(areas, someone, someone, (g, eye, target) => {
        const verdict = sight(g, eye, target, { blocks })
        if (verdict.seen !== 'clear' || distance(verdict.proof.from, verdict.proof.to) < 1) return
        const { from, to } = verdict.proof
        const inner = (share: number) => partWay(from, to, share)
        for (const {
          piece: { outline },
        } of g.pieces) {
          if (contains(outline, eye.at.at) || contains(outline, target.at.at)) continue
          const cut = shares(400).filter((share) => contains(outline, inner(share))).length
          expect((cut / 400) * distance(from, to)).toBeLessThan(distance(from, to) / 100 + 2)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('a clear line among many tried at random is hardly ever missed', () => {
    let open = 0,
      missed = 0
    fc.assert(
      fc.property(areas, someone, someone, (g, eye, target) => {
        const rim = (f: Footprint) => [
          f.at,
          ...[
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
            [0.6, 0.8],
            [-0.6, 0.8],
            [0.6, -0.8],
            [-0.6, -0.8],
          ].map(([x, y]) => ({
            x: f.at.x + (x ?? 0) * radiusOf(f.base) * 0.98,
            y: f.at.y + (y ?? 0) * radiusOf(f.base) * 0.98,
          })),
        ]
        const isOpen = rim(eye.at).some((from) =>
          rim(target.at).some((to) => isFree(g, { blocks }, from, to, eye, target)),
        )
        if (!isOpen) return
        open++
        if (sight(g, eye, target, { blocks }).seen !== 'clear') missed++
      }),
      { numRuns: 150, seed: 11 },
    )
    expect(open).toBeGreaterThan(60)
    expect(missed / open).toBeLessThan(0.03)
  })

  test('sight goes both ways', () => {
    fc.assert(
      fc.property(areas, someone, someone, (g, eye, target) => {
        expect(seen(g, target, eye)).toBe(seen(g, eye, target))
      }),
      { numRuns: 400 },
    )
  })
})

test('the crescent of a ruin does not hide who stands in its hollow from one before it', () => {
  const ruin = ground(
    piece('ruin', 'building', area([10, 0], [20, 0], [20, 10], [18, 10], [18, 2], [12, 2], [12, 10], [10, 10]), 3),
  )
  expect(seen(ruin, man(15, 20), man(15, 5))).toBe('clear')
  expect(seen(ruin, man(5, 5), man(15, 5))).toBe('blocked')
})
