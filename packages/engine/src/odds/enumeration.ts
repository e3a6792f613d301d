/** Runs rule code for every outcome of its dice, within a budget of work. */
import {
  returningTo,
  mixDistributions,
  withoutRerolls,
  certain,
  type Branch,
  type Distribution,
} from './distribution.ts'
import { RulesError } from '../common/ids.ts'
import type { Roll } from '../decisions/roll.ts'
import type { Question } from '../decisions/step.ts'
import { countRollOutcomes, rollOutcomes } from './roll-outcomes.ts'

/** Rule code that pauses at every roll and every question. */
export interface RuleRun {
  readonly awaited: Roll | undefined
  readonly question: Question | undefined
  /** How many answers and rolls a copy must repeat: what a copy costs. */
  readonly length: number
  /** Names of this point: runs that share one of them continue alike. Empty where that is not known. */
  points(): readonly string[]
  fork(): RuleRun
  roll(faces: readonly number[]): void
  /** Answers the question and goes on; false where the run ends with this question. */
  pass(question: Question): boolean
  /** The name of the outcome. */
  end(): string
}

/** There are too many outcomes. The message is shown to people as it is. */
export class OddsDeclined extends RulesError {
  override name = 'OddsDeclined'
}

/** The usual budget, counted in rolls and answers: less than a second's work. */
const USUAL_WORK = 25_000

/** The work that may be spent on all answers to one question together. */
export class OddsBudget {
  constructor(private left: number = USUAL_WORK) {}

  /** The most that one answer may spend, so that enough is left for the others. */
  get share(): number {
    return Math.ceil(this.left / 4)
  }

  spend(work: number): void {
    this.left -= work
  }
}

/** The most rolls in a row: a longer run may never end. */
const LONGEST = 400

export class OddsEnumeration {
  private readonly known = new Map<string, Distribution>()
  /** Points that are being worked out, by each of their names. */
  private readonly open = new Map<string, string>()
  private spent = 0

  constructor(
    private readonly most = USUAL_WORK,
    private readonly effort?: OddsBudget,
  ) {}

  walk(run: RuleRun, depth = 0): Distribution {
    if (depth > LONGEST) throw new OddsDeclined('there are too many rolls in a row')
    const points = run.awaited || run.question ? run.points() : []
    const [point] = points
    if (point === undefined) return this.goOn(run, depth)
    for (const name of points) {
      const open = this.open.get(name)
      const found = open === undefined ? this.known.get(name) : returningTo(open)
      if (found) return found
    }
    return this.look(point, points, run, depth)
  }

  /** Works a point out once and remembers the result. */
  private look(point: string, names: readonly string[], run: RuleRun, depth: number): Distribution {
    for (const name of names) this.open.set(name, point)
    const found = withoutRerolls(this.goOn(run, depth), point)
    for (const name of names) {
      this.open.delete(name)
      if (found.back.size === 0) this.known.set(name, found)
    }
    return found
  }

  private goOn(run: RuleRun, depth: number): Distribution {
    const { awaited, question } = run
    if (awaited) return this.branch(run, awaited, depth)
    if (!question || !run.pass(question)) return certain(run.end())
    this.spend(1)
    return this.walk(run, depth + 1)
  }

  private branch(run: RuleRun, roll: Roll, depth: number): Distribution {
    this.spend(countRollOutcomes(roll))
    const { all, of } = rollOutcomes(roll)
    const branches: Branch[] = []
    for (const [index, { faces, ways }] of all.entries()) {
      // The last outcome needs no copy: nobody else uses the run.
      const isLast = index === all.length - 1
      if (!isLast) this.spend(run.length)
      const next = isLast ? run : run.fork()
      next.roll(faces)
      branches.push({ ways, to: this.walk(next, depth + 1) })
    }
    return mixDistributions(branches, of)
  }

  private spend(work: number): void {
    this.spent += work
    this.effort?.spend(work)
    if (this.spent > this.most) throw new OddsDeclined('there are too many ways for these dice to fall')
  }
}
