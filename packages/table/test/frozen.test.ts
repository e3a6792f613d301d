/**
 * Verdicts that must stay the same for ever, to the last digit: a battle recorded today is replayed by
 * them in ten years. A case may be added to the files beside this one; none may be changed.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  clip,
  gap,
  judgeMove,
  overlaps,
  prepareGround,
  type Bystander,
  type Piece,
  type TerrainKind,
} from '../src/index.ts'
import { passage, prepare, type MoveCase } from './arbitraries.ts'
import { makePoints, parseFoot, parseOutline, parsePoint, parsePoints } from './words.ts'

const frozen = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`frozen/${name}.json`, import.meta.url), 'utf8')) as T

describe('frozen gaps', () => {
  const cases = frozen<{ a: string; b: string; gap: number; overlaps: boolean }[]>('gap')
  test.each(cases)('$a | $b', ({ a, b, ...answer }) => {
    expect({ gap: gap(parseFoot(a), parseFoot(b)), overlaps: overlaps(parseFoot(a), parseFoot(b)) }).toEqual(answer)
  })
})

describe('frozen clips', () => {
  const cases = frozen<{ outline: string; from: string; to: string; parts: [number, number][] }[]>('clip')
  test.each(cases)('$outline | $from to $to', ({ outline, from, to, parts }) => {
    const met = clip(parseOutline(outline), parsePoint(from), parsePoint(to))
    expect(met.map((part) => [part.from, part.to])).toEqual(parts)
  })
})

interface Field {
  readonly size: number
  readonly pieces: readonly {
    readonly id: string
    readonly kind: TerrainKind
    readonly outline: string
    readonly height: number
  }[]
}
const groundOf = ({ size, pieces }: Field) =>
  prepareGround({
    width: size,
    depth: size,
    pieces: pieces.map((p): Piece => ({ ...p, outline: parseOutline(p.outline) })),
  })

describe('frozen moves', () => {
  const { field, others, hair, cases } = frozen<{
    field: Field
    others: { id: string; foot: string; as: Bystander['effect'] }[]
    hair: number
    cases: {
      mover: string
      allowance: number
      path: string
      refusal: object | null
      length: number
      spent: number
      contacts: string[]
      legal: string
    }[]
  }>('judge')
  const ground = groundOf(field)
  test.each(cases)('$mover | $path', ({ mover, allowance, path, ...answer }) => {
    const question: MoveCase = {
      ground,
      mover: parseFoot(mover),
      allowance,
      passage,
      tolerance: hair,
      others: others.map((o) => ({ id: o.id, effect: o.as, foot: parseFoot(o.foot) })),
    }
    const { refusal = null, length, spent, contacts, legal } = judgeMove(prepare(question), parsePoints(path))
    expect({ refusal, length, spent, contacts, legal: makePoints(legal) }).toEqual(answer)
  })
})
