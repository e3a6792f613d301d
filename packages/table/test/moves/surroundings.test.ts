/** What games need of the ground and of others: zones to keep out of, ground that slows a base, tops to climb on. */
import { describe, expect, test } from 'vitest'
import {
  circle,
  inches,
  INCH,
  judgeMove,
  prepareLandscape,
  prepareMove,
  type Bystander,
  type MoveQuestion,
  type Outline,
  type Passage,
  type Point,
} from '../../src/index.ts'
import { at, box, ground, piece } from '../arbitraries.ts'

const BASE = circle(INCH)

/** A round base of an inch at 10,10 that may go 12", on ground with one piece of this outline and passage. */
function move(outline: Outline | undefined, passage: Passage, others: readonly Bystander[] = []): MoveQuestion {
  const land = ground(...(outline ? [piece('piece', 'rough', outline)] : []))
  const landscape = prepareLandscape(land, { base: BASE }, () => passage)
  return { landscape, mover: { base: BASE, at: at(10, 10) }, allowance: 12 * INCH, others, tolerance: 2.54 }
}

const judge = (question: MoveQuestion, ...path: readonly Point[]) => judgeMove(prepareMove(question), path)

describe('figures that repel', () => {
  const zone = (x: number, y: number): Bystander => ({
    id: 'guard',
    foot: { base: circle(inches(3)), at: at(x, y) },
    effect: 'repels',
  })

  test('nobody comes into the zone of one, or ends in it', () => {
    expect(judge(move(undefined, {}, [zone(14, 10)]), at(13, 10)).refusal).toMatchObject({ code: 'figure-in-the-way' })
    expect(judge(move(undefined, {}, [zone(14, 10)]), at(12, 10)).refusal).toBeUndefined()
  })

  test('a mover that starts in it may leave it, and may not come back', () => {
    const start = move(undefined, {}, [zone(11, 10)])
    expect(judge(start, at(8, 10)).refusal).toBeUndefined()
    expect(judge(start, at(8, 10), at(9.5, 10)).refusal).toMatchObject({ code: 'figure-in-the-way' })
  })

  test('it leaves without going deeper, not even for a moment', () => {
    const start = move(undefined, {}, [zone(11, 10)])
    expect(judge(start, at(10.2, 8), at(10.2, 6)).refusal).toMatchObject({ code: 'figure-in-the-way', at: at(10, 10) })
    expect(judge(start, at(10, 6)).refusal).toBeUndefined()
  })

  test('it may not stay in it once it has moved', () => {
    expect(judge(move(undefined, {}, [zone(11, 10)]), at(9.5, 10)).refusal).toMatchObject({ code: 'rests-on-figure' })
  })
})

describe('ground that slows as soon as the base is in it', () => {
  const slow: Passage = { times: 2, byBase: true }

  test('the stretch on which any part of the base overlaps it counts twice', () => {
    const { spent } = judge(move(box(13, 5, 15, 15), slow), at(18, 10))
    expect(spent).toBeCloseTo(11 * INCH, -1)
  })

  test('a base that only touches its edge is not in it', () => {
    const { spent } = judge(move(box(13, 10.5, 15, 15), slow), at(18, 10))
    expect(spent).toBeCloseTo(8 * INCH, 6)
  })
})

describe('tops to climb on', () => {
  const roof: Passage = { toll: INCH, exit: 2 * INCH, noStraddle: true }

  test('coming onto it and leaving it are paid for', () => {
    const question = move(box(12, 5, 16, 15), roof)
    expect(judge(question, at(14, 10)).spent).toBeCloseTo(5 * INCH, 6)
    expect(judge(question, at(18, 10)).spent).toBeCloseTo(11 * INCH, 6)
  })

  test('a move ends wholly on it or wholly beside it', () => {
    for (const outline of [box(12, 5, 16, 15), { is: 'disc', centre: at(14, 10), radius: 2 * INCH } as const]) {
      const question = move(outline, roof)
      expect(judge(question, at(14, 10)).refusal).toBeUndefined()
      expect(judge(question, at(12.2, 10)).refusal).toMatchObject({ code: 'rests-on-piece' })
      expect(judge(question, at(12.2, 10)).legal.at(-1)?.x).toBeLessThanOrEqual(inches(11.5))
    }
  })

  test('a round top has room for the whole base or for none of it', () => {
    const question = move({ is: 'disc', centre: at(13, 10), radius: inches(0.4) }, roof)
    expect(judge(question, at(13, 10)).refusal).toMatchObject({ code: 'rests-on-piece' })
  })
})
