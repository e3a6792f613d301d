/** Exact chances: whole ways out of whole ways. */
export interface Fraction {
  readonly ways: number
  readonly of: number
}

export const NEVER: Fraction = { ways: 0, of: 1 }
export const ALWAYS: Fraction = { ways: 1, of: 1 }

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

function reduced(ways: number, of: number): Fraction {
  const common = gcd(ways, of)
  return { ways: ways / common, of: of / common }
}

/** Over their least common denominator: that of their product soon outgrows whole numbers. */
export function plus(a: Fraction, b: Fraction): Fraction {
  const share = b.of / gcd(a.of, b.of)
  return reduced(a.ways * share + b.ways * ((a.of * share) / b.of), a.of * share)
}
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.ways * b.ways, a.of * b.of)
export const toNumber = ({ ways, of }: Fraction): number => ways / of
