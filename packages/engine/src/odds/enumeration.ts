/** Walks every way the dice of rule code can fall, as far as there is strength for it. */
import {
  returningTo,
  mixDistributions,
  withoutRerolls,
  certain,
  type Branch,
  type Distribution,
} from './distribution.ts'
import { RulesError } from '../common/ids.ts'
import type { Question, Roll } from '../decisions/step.ts'
import { countRollOutcomes, rollOutcomes } from './roll-outcomes.ts'

/** Rule code that waits wherever dice fall or somebody is asked. */
export interface RuleRun {
  readonly awaited: Roll | undefined
  readonly question: Question | undefined
  /** How many answers and rolls must be made again in a copy. */
  readonly length: number
  /** Names of this very point: runs that share one of them go on alike. None where nobody can tell. */
  points(): readonly string[]
  fork(): RuleRun
  roll(faces: readonly number[]): void
  /** Goes on past the question, if it is not the end; false where it is. */
  pass(question: Question): boolean
  /** What it has come to. */
  end(): string
}

/** There is too much to walk. Said to people as it is. */
export class OddsDeclined extends RulesError {
  override name = 'OddsDeclined'
}

/** How much rule code is run at most, counted in rolls and answers: so much takes less than a second. */
const USUAL_WORK = 25_000

/** What may be spent on all answers to one question together. */
export class OddsBudget {
  constructor(private left: number = USUAL_WORK) {}

  /** One answer may not eat up what the others need: most need next to nothing. */
  get share(): number {
    return Math.ceil(this.left / 4)
  }

  spend(work: number): void {
    this.left -= work
  }
}

/** So many rolls in a row are too many, even if each has few ways: a way through them may have no end. */
const LONGEST = 400

export class OddsEnumeration {
  private readonly known = new Map<string, Distribution>()
  /** Points whose ways are being walked, by each of their names. */
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

  /** What was worked out in full from here is worked out once. */
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
      // The last may have the run itself: nobody needs it any more.
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
