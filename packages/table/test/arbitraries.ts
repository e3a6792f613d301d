/** Arbitrary bases, outlines and battlefields for the property tests, and short ways to say the usual ones. */
import fc from 'fast-check'
import {
  DIRECTIONS,
  INCH,
  circle,
  millimetres,
  point,
  prepareGround,
  type Base,
  type Battlefield,
  type Footprint,
  type Ground,
  prepareLandscape,
  prepareMove,
  type MoveQuestion,
  type PreparedMove,
  type Outline,
  type Passage,
  type Piece,
  type Point,
  type TerrainKind,
} from '../src/index.ts'

export const at = (x: number, y: number): Point => point(x * INCH, y * INCH)
export const foot = (x: number, y: number, base: Base = circle(millimetres(25))): Footprint => ({ base, at: at(x, y) })
export const area = (...points: readonly (readonly [number, number])[]): Outline => ({
  is: 'area',
  points: points.map(([x, y]) => at(x, y)),
})
export const line = (...points: readonly (readonly [number, number])[]): Outline => ({
  is: 'line',
  points: points.map(([x, y]) => at(x, y)),
})
export const box = (left: number, top: number, right: number, bottom: number): Outline =>
  area([left, top], [right, top], [right, bottom], [left, bottom])
export const disc = (x: number, y: number, radius: number): Outline => ({
  is: 'disc',
  centre: at(x, y),
  radius: radius * INCH,
})

export const piece = (id: string, kind: TerrainKind, outline: Outline, height?: number): Piece => ({
  id,
  kind,
  outline,
  ...(height !== undefined && { height: height * INCH }),
})
export const ground = (...pieces: readonly Piece[]): Ground =>
  prepareGround({ width: 48 * INCH, depth: 48 * INCH, pieces })

/** The usual passage of the tests: buildings bar, woods slow, walls take an inch, water is no place to rest. */
export const passage = ({ kind }: Piece): Passage => {
  if (kind === 'building') return { bars: true }
  if (kind === 'wood') return { times: 2 }
  if (kind === 'rough') return { times: 1.5 }
  if (kind === 'wall') return { toll: INCH }
  return kind === 'deep-water' ? { noRest: true } : {}
}
export const TOLERANCE = 2.54

/** A move question and what its landscape is made of. */
export interface MoveCase extends Omit<MoveQuestion, 'landscape'> {
  readonly ground: Ground
  readonly passage: (piece: Piece) => Passage
}

export const prepare = ({ ground, passage, ...question }: MoveCase): PreparedMove =>
  prepareMove({ ...question, landscape: prepareLandscape(ground, question.mover, ({ piece }) => passage(piece)) })

export const question = (over: Partial<MoveCase> = {}): MoveCase => ({
  ground: ground(),
  mover: foot(10, 10),
  allowance: 6 * INCH,
  passage,
  others: [],
  tolerance: TOLERANCE,
  ...over,
})

const size = fc.integer({ min: 1000, max: 6000 })
export const someBase: fc.Arbitrary<Base> = fc.oneof(
  fc.record({ shape: fc.constant('circle' as const), diameter: size }),
  fc.record({ shape: fc.constant('oval' as const), width: size, length: size }),
  fc.record({ shape: fc.constant('rectangle' as const), width: size, length: size }),
)
export const somePoint = (reach: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: 0, max: reach }), y: fc.integer({ min: 0, max: reach }) })
const someFacing = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: 1, max: 50 }) })
export const someFoot = (reach: number, base = someBase): fc.Arbitrary<Footprint> =>
  fc.record({ base, at: somePoint(reach), facing: someFacing })

/** A star around a centre: every such polygon is simple, most are not convex. */
const someArea = (reach: number): fc.Arbitrary<Outline> =>
  fc
    .tuple(somePoint(reach), fc.array(fc.integer({ min: 500, max: 8000 }), { minLength: 3, maxLength: 9 }))
    .map(([centre, radii]) => ({
      is: 'area',
      points: radii.map((radius, i) => {
        const way = DIRECTIONS[Math.floor((i * DIRECTIONS.length) / radii.length)] as Point
        return point(centre.x + (way.x * radius) / 10000, centre.y + (way.y * radius) / 10000)
      }),
    }))
export const someLine = (reach: number): fc.Arbitrary<Outline> =>
  fc.array(somePoint(reach), { minLength: 2, maxLength: 4 }).map((points) => ({ is: 'line', points }))
const someDisc = (reach: number): fc.Arbitrary<Outline> =>
  fc.record({ is: fc.constant('disc' as const), centre: somePoint(reach), radius: fc.integer({ min: 300, max: 6000 }) })
export const someOutline = (reach: number): fc.Arbitrary<Outline> =>
  fc.oneof(someArea(reach), someLine(reach), someDisc(reach))

const someKind = fc.constantFrom<TerrainKind>('building', 'wood', 'rough', 'wall', 'deep-water', 'hill')
export const someField = (reach: number): fc.Arbitrary<Battlefield> =>
  fc
    .array(fc.tuple(someKind, someOutline(reach), fc.integer({ min: 0, max: 6000 })), { maxLength: 6 })
    .map((pieces) => ({
      width: reach,
      depth: reach,
      pieces: pieces.map(([kind, outline, height], i) => ({ id: `${kind} ${i}`, kind, outline, height })),
    }))

export const someQuestion = (reach: number, base = someBase): fc.Arbitrary<MoveCase> =>
  fc
    .record({
      field: someField(reach),
      mover: someFoot(reach, base),
      allowance: fc.integer({ min: 1000, max: 30000 }),
      others: fc.array(
        fc.tuple(someFoot(reach, base), fc.constantFrom('free' as const, 'bars' as const, 'stops' as const)),
        { maxLength: 6 },
      ),
    })
    .map(({ field, mover, allowance, others }) => ({
      ground: prepareGround(field),
      mover,
      allowance,
      passage,
      others: others.map(([foot, effect], i) => ({ id: `${effect} ${i}`, foot, effect })),
      tolerance: TOLERANCE,
    }))

/** Evenly spaced shares of a whole, both ends included. */
export const shares = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => i / count)
export const partWay = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
