/** Distributions over outcomes, in whole numbers, with re-rolls solved rather than followed. */
import { gcd, type Fraction } from './fraction.ts'

/** Out of `of` equally likely ways: how many lead to each outcome, and how many back to a point not yet worked out. */
export interface Distribution {
  readonly of: bigint
  readonly ends: ReadonlyMap<string, bigint>
  readonly back: ReadonlyMap<string, bigint>
}

const NOWHERE: ReadonlyMap<string, bigint> = new Map()

export const certain = (end: string): Distribution => ({ of: 1n, ends: new Map([[end, 1n]]), back: NOWHERE })
export const returningTo = (point: string): Distribution => ({ of: 1n, ends: NOWHERE, back: new Map([[point, 1n]]) })

export interface Branch {
  readonly ways: bigint
  readonly to: Distribution
}

/** The distribution when one of several branches happens, each in so many ways. */
export function mixDistributions(branches: readonly Branch[], of: bigint): Distribution {
  const common = branches.reduce((all, { to }) => (all / gcd(all, to.of)) * to.of, 1n)
  const ends = new Map<string, bigint>()
  const back = new Map<string, bigint>()
  for (const { ways, to } of branches) {
    const share = ways * (common / to.of)
    pour(ends, to.ends, share)
    pour(back, to.back, share)
  }
  return { of: of * common, ends, back: back.size === 0 ? NOWHERE : back }
}

function pour(into: Map<string, bigint>, from: ReadonlyMap<string, bigint>, share: bigint): void {
  for (const [key, ways] of from) into.set(key, (into.get(key) ?? 0n) + ways * share)
}

/** Removes the ways that lead back to the point itself: their weight is shared among all the others. */
export function withoutRerolls({ of, ends, back }: Distribution, point: string): Distribution {
  const again = back.get(point)
  if (again === undefined) return { of, ends, back }
  const others = new Map(back)
  others.delete(point)
  return { of: of - again, ends, back: others }
}

export const chanceOf = ({ of, ends }: Distribution, end: string): Fraction => ({ ways: ends.get(end) ?? 0n, of })
