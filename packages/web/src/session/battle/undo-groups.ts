/**
 * Undo and redo by strides: what was answered in one go (a whole line of figures led along, a phase lent to the
 * computer, a question settled beforehand) is taken back in one go, as far as the rules of undo allow.
 */
import type { UndoableBattle } from '@muster/engine'

export class Strides<S> {
  private back: number[] = []
  private forth: number[] = []

  constructor(private readonly match: UndoableBattle<S>) {}

  /** An answer was taken: a stride of its own, or one more of the last. */
  took(joined: boolean): void {
    this.forth = []
    if (this.match.noUndo !== undefined) this.back = []
    else if (joined && this.back.length > 0) this.back.push((this.back.pop() ?? 0) + 1)
    else this.back.push(1)
  }

  undo(): void {
    const steps = this.back.pop() ?? 1
    let done = 0
    while (done < steps && this.match.undo()) done++
    if (done > 0) this.forth.push(done)
  }

  redo(): void {
    const steps = this.forth.pop() ?? 1
    let done = 0
    while (done < steps && this.match.redo()) done++
    if (done > 0) this.back.push(done)
  }
}
