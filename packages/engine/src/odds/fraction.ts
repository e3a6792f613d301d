/** Exact fractions: a number of ways out of all ways, of any size. */
export interface Fraction {
  readonly ways: bigint
  readonly of: bigint
}

export const NEVER: Fraction = { ways: 0n, of: 1n }
export const ALWAYS: Fraction = { ways: 1n, of: 1n }

export function gcd(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b]
  while (small !== 0n) [large, small] = [small, large % small]
  return large
}

export function reduceFraction({ ways, of }: Fraction): Fraction {
  const common = gcd(of, ways)
  return { ways: ways / common, of: of / common }
}

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  reduceFraction(
    a.of === b.of ? { ways: a.ways + b.ways, of: a.of } : { ways: a.ways * b.of + b.ways * a.of, of: a.of * b.of },
  )

export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  reduceFraction({ ways: a.ways * b.ways, of: a.of * b.of })

/** Numbers past this many bits do not fit a floating-point number. */
const MOST_BITS = 1000

export function toNumber({ ways, of }: Fraction): number {
  const excess = of.toString(2).length - MOST_BITS
  return excess <= 0 ? Number(ways) / Number(of) : Number(ways >> BigInt(excess)) / Number(of >> BigInt(excess))
}
