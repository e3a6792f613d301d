/** Walks every way the dice of one piece of rule code can fall, alike ones together, with exact weights. */
import type { Dice } from './dice.ts'
import { ALWAYS, times, type Fraction } from './fraction.ts'
import { raise } from './ids.ts'
import type { Roll } from './step.ts'

interface Branch {
  readonly faces: readonly (readonly number[])[]
  readonly weights: readonly Fraction[]
  at: number
}

const MANY = 50_000

/** A test has two branches, pass and fail; other dice fall face by face. */
function branchesOf({ count, sides, succeeds }: Roll): Branch {
  const all = Array.from({ length: sides }, (_, i) => i + 1)
  if (count === 1 && succeeds !== undefined) {
    const fails = all.filter((face) => !succeeds.includes(face))
    const halves = [succeeds, fails].filter((half) => half.length > 0)
    return { faces: halves.map((half) => half.slice(0, 1)), weights: halves.map((half) => ({ ways: half.length, of: sides })), at: 0 }
  }
  let faces: number[][] = [[]]
  for (let i = 0; i < count; i++) faces = faces.flatMap((start) => all.map((face) => [...start, face]))
  return { faces, weights: faces.map(() => ({ ways: 1, of: faces.length })), at: 0 }
}

/** Dice that fall each time another way. Run the rule, read `weight`, call `next`, until it says no. */
export class Ways implements Dice {
  weight: Fraction = ALWAYS
  private depth = 0
  private walked = 0
  private readonly branches: Branch[] = []

  roll(roll: Roll): readonly number[] {
    const branch = (this.branches[this.depth++] ??= branchesOf(roll))
    this.weight = times(this.weight, branch.weights[branch.at] ?? ALWAYS)
    return branch.faces[branch.at] ?? raise('a way without faces')
  }

  /** On to the next way; false when all have been walked. */
  next(): boolean {
    if (++this.walked > MANY) raise('there are too many ways for these dice to fall')
    this.weight = ALWAYS
    this.depth = 0
    for (let last = this.branches.pop(); last !== undefined; last = this.branches.pop()) {
      if (++last.at < last.faces.length) {
        this.branches.push(last)
        return true
      }
    }
    return false
  }
}
