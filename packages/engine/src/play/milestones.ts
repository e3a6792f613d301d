/**
 * Lets odds recognise the same point in the middle of a step. Rule code keeps its place in local variables, so two runs
 * can be compared there only if the rule says what it still remembers: it names a milestone. Runs that reach the same
 * milestone in the same state are continued as one, and a tie that is rolled again is recognised as a loop.
 *
 *     const since = play.milestones?.since()
 *     for (;;) {
 *       play.milestones?.reach(since, 'tie')
 *       … roll, and return unless the dice are equal …
 *     }
 */
export class Milestones {
  /** Answers and rolls of this step so far. */
  private made = 0
  /** The milestones that hold for the next roll; there may be several because rules call one another. */
  reached: Milestone[] = []

  /** `hash`: the fingerprint of the state now. */
  constructor(private readonly hash: () => string) {}

  /** Marks a moment: what the rule remembers from before it is the same at every milestone that names it. */
  since(): number {
    return this.made
  }

  /** States that of everything since that moment, only the state and these words influence what follows. */
  reach(since: number | undefined, words: string): void {
    this.reached.push({ since: since ?? 0, words, hash: this.hash() })
  }

  /** An answer or a roll has been made. */
  pass(): void {
    this.made++
    this.reached.length = 0
  }

  startStep(): void {
    this.made = 0
    this.reached.length = 0
  }
}

export interface Milestone {
  readonly since: number
  readonly words: string
  /** The fingerprint of the state at the milestone; the state may change before the next roll. */
  readonly hash: string
}
