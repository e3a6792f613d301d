/** The reach map against plans, which are themselves compared with a slow search. */
import { expect, test } from 'vitest'
import {
  circle,
  distance,
  isLegalMove,
  planMove,
  point,
  prepareGround,
  reachMap,
  type Bystander,
  type Piece,
  type Point,
} from '../../src/index.ts'
import { TOLERANCE, passage, prepare, type MoveCase } from '../arbitraries.ts'
import { seeded } from './slow-paths.ts'

const SIZE = 40000
const TENTH = 254

function tableOf(seed: number): MoveCase | undefined {
  const random = seeded(seed)
  const some = (low: number, high: number) => Math.round(low + random() * (high - low))
  const pieces = Array.from({ length: some(2, 4) }, (_, i): Piece => {
    const middle = { x: some(6000, 34000), y: some(6000, 34000) },
      wide = some(800, 4000),
      deep = some(800, 4000)
    const ahead = { x: some(-100, 100), y: some(1, 100) },
      size = Math.hypot(ahead.x, ahead.y)
    const points = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].map(([s = 1, t = 1]) =>
      point(
        middle.x + (ahead.x * wide * s - ahead.y * deep * t) / size,
        middle.y + (ahead.y * wide * s + ahead.x * deep * t) / size,
      ),
    )
    return { id: `house ${i}`, kind: 'building', outline: { is: 'area', points } }
  })
  const others = Array.from({ length: 10 }, (_, i): Bystander => ({
    id: `other ${i}`,
    effect: i % 3 === 0 ? 'free' : 'bars',
    foot: { base: circle(2500), at: { x: some(8000, 32000), y: some(8000, 32000) } },
  }))
  const mover = { base: circle(2500), at: { x: 20000, y: 20000 } }
  const question: MoveCase = {
    ground: prepareGround({ width: SIZE, depth: SIZE, pieces }),
    mover,
    others,
    allowance: some(8000, 16000),
    passage,
    tolerance: TOLERANCE,
  }
  return isLegalMove(prepare(question), [mover.at]) ? question : undefined
}

const tables = (count: number): readonly MoveCase[] => {
  const found: MoveCase[] = []
  for (let seed = 1; found.length < count; seed++) found.push(...[tableOf(seed)].filter((q) => q !== undefined))
  return found
}

const isInside = (rings: readonly (readonly Point[])[], { x, y }: Point): boolean =>
  rings.reduce(
    (inside, ring) =>
      ring.reduce((within, a, i) => {
        const b = ring[(i + 1) % ring.length] as Point
        return a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y) ? !within : within
      }, inside),
    false,
  )

const somePlaces = (q: MoveCase, seed: number, count: number): readonly Point[] => {
  const random = seeded(seed),
    reach = q.allowance * 2.1
  return Array.from({ length: count }, () =>
    point(q.mover.at.x + (random() - 0.5) * reach, q.mover.at.y + (random() - 0.5) * reach),
  )
}

const canGetTo = (q: MoveCase, p: Point): boolean => planMove(prepare(q), { at: p }, true)?.arrives === true
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const
const around = ({ x, y }: Point, far: number): readonly Point[] =>
  AROUND.map(([dx, dy]) => point(x + dx * far, y + dy * far))

test('a reach map covers exactly the places that a shortest path can reach', () => {
  let covered = 0
  for (const [i, q] of tables(10).entries()) {
    const map = reachMap(prepare(q))
    for (const p of somePlaces(q, i, 60)) {
      const plan = planMove(prepare(q), { at: p }, true)
      expect(map.covers(p)).toBe(plan?.arrives === true)
      if (!plan?.arrives) continue
      covered++
      expect(map.costTo(p)).toBeLessThan(plan.spent * 1.001 + 40)
    }
  }
  expect(covered).toBeGreaterThan(150)
})

test('the outline drawn lies within a tenth of an inch of the true edge', () => {
  let inside = 0
  for (const [i, q] of tables(10).entries()) {
    const rings = reachMap(prepare(q)).outline()
    for (const p of somePlaces(q, i, 80)) {
      if (!isInside(rings, p)) {
        // A place within a tenth of an inch of one left out cannot be reached either.
        if (distance(p, q.mover.at) < q.allowance)
          expect(
            canGetTo(q, p) && around(p, TENTH).every((n) => canGetTo(q, n)),
            `${JSON.stringify(p)} is left out of table ${i}`,
          ).toBe(false)
        continue
      }
      inside++
      // A place within a tenth of an inch of one drawn can be reached.
      expect(
        canGetTo(q, p) || around(p, TENTH).some((n) => canGetTo(q, n)),
        `${JSON.stringify(p)} is drawn on table ${i}`,
      ).toBe(true)
    }
  }
  expect(inside).toBeGreaterThan(150)
})
