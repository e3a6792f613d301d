/**
 * Where in its step rule code is, told to those who work out odds and to nobody else. Rule code keeps its place in local
 * variables, so that two ways of the dice cannot be compared in the middle of a step unless it says what it still
 * remembers. Where it does, ways that have come to the same are gone on with as one, and a tie that is rolled again is
 * known to be where it was before.
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
  /** What holds for the very next roll: rule code within rule code may have milestones of its own. */
  reached: Milestone[] = []

  /** `hash`: the fingerprint of the state now. */
  constructor(private readonly hash: () => string) {}

  /** Everything rule code remembers from before this moment is the same at each milestone that names it. */
  since(): number {
    return this.made
  }

  /** Of what happened after that moment, only the state and these words bear on what comes. */
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
  /** Of the state as it was there: it may have changed before the next roll. */
  readonly hash: string
}
