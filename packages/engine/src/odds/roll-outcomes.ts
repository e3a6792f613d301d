/** The outcomes of one roll; those that the rules cannot tell apart are counted as one. */
import type { Roll } from '../decisions/roll.ts'

/** Faces that stand for all equivalent outcomes, and how many there are. */
export interface RollOutcome {
  readonly faces: readonly number[]
  readonly ways: bigint
}

export interface RollOutcomes {
  readonly all: readonly RollOutcome[]
  readonly of: bigint
}

/** The number of outcomes, known before any is built: ten dice have sixty million. */
export function countRollOutcomes({ count, sides, succeeds, total, reread }: Roll): number {
  if (total !== undefined) return total === true ? count * (sides - 1) + 1 : 2
  return succeeds === undefined || reread ? sides ** count : count + 1
}

export function rollOutcomes(roll: Roll): RollOutcomes {
  const { count, sides, succeeds, total, reread } = roll
  const of = BigInt(sides) ** BigInt(count)
  if (total !== undefined) return { all: byTotal(roll, total), of }
  return { all: succeeds === undefined || reread ? faceByFace(roll) : byPasses(roll, succeeds), of }
}

/** One outcome for each number of dice that pass. */
function byPasses({ count, sides }: Roll, succeeds: readonly number[]): readonly RollOutcome[] {
  const fails = Array.from({ length: sides }, (_, i) => i + 1).filter((face) => !succeeds.includes(face))
  const [pass, fail] = [BigInt(succeeds.length), BigInt(fails.length)]
  const all: RollOutcome[] = []
  for (let passed = count; passed >= 0; passed--) {
    const ways = choose(count, passed) * pass ** BigInt(passed) * fail ** BigInt(count - passed)
    if (ways === 0n) continue
    all.push({ ways, faces: Array.from({ length: count }, (_, i) => (i < passed ? succeeds[0] : fails[0]) ?? 1) })
  }
  return all
}

/** The binomial coefficient. */
function choose(of: number, picked: number): bigint {
  let ways = 1n
  for (let i = 1; i <= picked; i++) ways = (ways * BigInt(of - picked + i)) / BigInt(i)
  return ways
}

function faceByFace({ count, sides }: Roll): readonly RollOutcome[] {
  return Array.from({ length: sides ** count }, (_, at) => ({
    ways: 1n,
    faces: Array.from({ length: count }, (_face, i) => 1 + (Math.floor(at / sides ** (count - 1 - i)) % sides)),
  }))
}

/** One outcome for each total, or one for all totals that pass and one for all that do not. */
function byTotal({ count, sides }: Roll, passing: true | readonly number[]): readonly RollOutcome[] {
  const all = new Map<number | boolean, RollOutcome>()
  totalsOf(count, sides).forEach((ways, total) => {
    if (ways === 0n) return
    const key = passing === true ? total : passing.includes(total)
    const known = all.get(key)
    all.set(key, known ? { ...known, ways: known.ways + ways } : { ways, faces: facesWith(total, count, sides) })
  })
  return [...all.values()]
}

/** The number of ways to roll each total. */
function totalsOf(count: number, sides: number): readonly bigint[] {
  let totals = [1n]
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: totals.length + sides }, () => 0n)
    totals.forEach((ways, total) => {
      for (let face = 1; face <= sides; face++) next[total + face] = (next[total + face] ?? 0n) + ways
    })
    totals = next
  }
  return totals
}

/** Some faces that come to this total. */
function facesWith(total: number, count: number, sides: number): readonly number[] {
  let left = total - count
  return Array.from({ length: count }, () => {
    const more = Math.min(left, sides - 1)
    left -= more
    return 1 + more
  })
}
