/** Walks every way the dice of one piece of rule code can fall, alike ones together, with exact weights. */
import type { Dice } from './dice.ts'
import { ALWAYS, times, type Fraction } from './fraction.ts'
import { raise } from './ids.ts'
import type { Roll } from './step.ts'

interface Branch {
  readonly size: number
  faces(at: number): readonly number[]
  weight(at: number): Fraction
  at: number
}

const MANY = 50_000

/** Of tests only the number that pass matters; other dice fall face by face. */
const branchesOf = (roll: Roll): Branch => (roll.succeeds === undefined ? faceByFace(roll) : byPasses(roll, roll.succeeds))

/** All dice pass, all but one, … none: as far as that can happen. */
function byPasses({ count, sides }: Roll, succeeds: readonly number[]): Branch {
  const fails = Array.from({ length: sides }, (_, i) => i + 1).filter((face) => !succeeds.includes(face))
  const ways = (passed: number) => choose(count, passed) * succeeds.length ** passed * fails.length ** (count - passed)
  const passes = Array.from({ length: count + 1 }, (_, i) => count - i).filter((passed) => ways(passed) > 0)
  const of = sides ** count
  return {
    size: passes.length, at: 0,
    faces: (at) => Array.from({ length: count }, (_, i) => (i < (passes[at] ?? 0) ? succeeds[0] : fails[0]) ?? 1),
    weight: (at) => ({ ways: ways(passes[at] ?? 0), of }),
  }
}

/** How many ways there are to pick so many of so many. */
function choose(of: number, picked: number): number {
  let ways = 1
  for (let i = 1; i <= picked; i++) ways = (ways * (of - picked + i)) / i
  return ways
}

/** Made one by one: ten dice fall in sixty million ways. */
function faceByFace({ count, sides }: Roll): Branch {
  const size = sides ** count
  const weight = { ways: 1, of: size }
  return {
    size, at: 0, weight: () => weight,
    faces: (at) => Array.from({ length: count }, (_, i) => 1 + (Math.floor(at / sides ** (count - 1 - i)) % sides)),
  }
}

/** Dice that fall each time another way. Run the rule, read `weight`, call `next`, until it says no. */
export class Ways implements Dice {
  weight: Fraction = ALWAYS
  private depth = 0
  private walked = 0
  private readonly branches: Branch[] = []

  roll(roll: Roll): readonly number[] {
    const branch = (this.branches[this.depth++] ??= branchesOf(roll))
    this.weight = times(this.weight, branch.weight(branch.at))
    return branch.faces(branch.at)
  }

  /** On to the next way; false when all have been walked. */
  next(): boolean {
    if (++this.walked > MANY) raise('there are too many ways for these dice to fall')
    this.weight = ALWAYS
    this.depth = 0
    for (let last = this.branches.pop(); last !== undefined; last = this.branches.pop()) {
      if (++last.at < last.size) {
        this.branches.push(last)
        return true
      }
    }
    return false
  }
}
