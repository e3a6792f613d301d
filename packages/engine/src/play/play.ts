/**
 * What rule code holds while it runs: the state it changes, and the verbs of the table (ask, roll,
 * tell). One `Play` serves a whole battle; each step is handed it.
 */
import type { Answer } from '../decisions/decision.ts'
import type { Sum } from '../common/sums.ts'
import type { Event } from './event.ts'
import type { SideId } from '../common/ids.ts'
import type { Milestones } from './milestones.ts'
import { rollFor, WantedRoll, type Passing, type RollPurpose } from '../decisions/roll.ts'
import type { Question, Step } from '../decisions/step.ts'

/** One die, tested. Tests that cannot fail or cannot succeed are not rolled: `face` is then absent. */
export interface TestResult {
  readonly success: boolean
  readonly face?: number
  /** The kind of roll; the event it belongs to says whom it is about. */
  readonly kind: string
  readonly succeeds: readonly number[]
  readonly sums: readonly Sum[]
}

export interface TestOptions {
  readonly by: SideId
  /** The faces that pass. */
  readonly succeeds: readonly number[]
  /** The numbers behind those faces, for "why?". */
  readonly sums?: readonly Sum[]
  readonly sides?: number
  /** Whether a reaction may compare the same die with another number. */
  readonly reread?: boolean
}

export class Play<S> {
  /** Events told so far; undefined where nobody listens (bulk simulation, search). */
  events: Event[] | undefined = []
  /** Set while odds are worked out. */
  milestones: Milestones | undefined

  constructor(public state: S) {}

  tell(event: Event): void {
    this.events?.push(event)
  }

  *ask(question: Question): Step<Answer> {
    return (yield question) as Answer
  }

  /** `succeeds`: the faces that pass, where only the number of dice that pass matters, not which. */
  *roll(what: Purpose, by: SideId, count = 1, sides = 6, succeeds?: readonly number[]): Step<readonly number[]> {
    return (yield new WantedRoll(purposeOf(what), by, count, sides, succeeds)) as readonly number[]
  }

  /** One die that passes or fails, and whose face says more than that. */
  *rollRead(what: Purpose, by: SideId, succeeds: Passing): Step<number> {
    const [face] = (yield new WantedRoll(purposeOf(what), by, 1, 6, succeeds, true)) as readonly [number]
    return face
  }

  /** Dice that are added up. `passing`: the totals that pass, where nothing else about the total matters. */
  *rollTotal(what: Purpose, by: SideId, count: number, passing?: readonly number[]): Step<readonly number[]> {
    const total = passing ?? true
    return (yield new WantedRoll(purposeOf(what), by, count, 6, undefined, undefined, total)) as readonly number[]
  }

  /** Rolls one die for one result. A die that cannot matter is not rolled; one that is read again always may. */
  *test(what: Purpose, { by, succeeds, sums = [], sides = 6, reread }: TestOptions): Step<TestResult> {
    const purpose = purposeOf(what)
    const { kind } = purpose
    if (!reread && (succeeds.length === 0 || succeeds.length >= sides)) {
      return { success: succeeds.length > 0, kind, succeeds, sums }
    }
    const roll = new WantedRoll(purpose, by, 1, sides, succeeds, reread ? true : undefined)
    const [face] = (yield roll) as readonly [number]
    return { success: succeeds.includes(face), face, kind, succeeds, sums }
  }
}

/** A kind of roll that is about nobody, or a kind and whom it is about. */
type Purpose = string | RollPurpose

const purposeOf = (what: Purpose): RollPurpose => (typeof what === 'string' ? rollFor(what) : what)

const UP_TO: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 2],
  [1, 2, 3],
  [1, 2, 3, 4],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
]

/** The faces of a d6 that show this number or less. */
export const orLess = (need: number): readonly number[] => UP_TO[Math.max(0, Math.min(6, need))] as readonly number[]
