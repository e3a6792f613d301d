/**
 * Undo and redo by groups: what was answered in one go (a whole line of figures that followed, a phase lent to the
 * computer, a question settled beforehand) is taken back in one go, as far as the rules of undo allow.
 */
import type { UndoableBattle } from '@muster/engine'

export class UndoGroups<S> {
  private undoSizes: number[] = []
  private redoSizes: number[] = []

  constructor(private readonly match: UndoableBattle<S>) {}

  /** Adds an answer: to a group of its own, or to the last group. */
  add(joined: boolean): void {
    this.redoSizes = []
    if (this.match.noUndo !== undefined) this.undoSizes = []
    else if (joined && this.undoSizes.length > 0) this.undoSizes.push((this.undoSizes.pop() ?? 0) + 1)
    else this.undoSizes.push(1)
  }

  /** Nothing before this can be taken back alone. */
  reset(): void {
    this.undoSizes = []
    this.redoSizes = []
  }

  /** One answer has been taken out of the middle; its place is counted from the first that can be taken back. */
  remove(place: number): void {
    this.redoSizes = []
    let after = place
    const group = this.undoSizes.findIndex((size) => (after -= size) < 0)
    this.undoSizes = this.undoSizes.map((size, index) => (index === group ? size - 1 : size)).filter((size) => size > 0)
  }

  undo(): void {
    const steps = this.undoSizes.pop() ?? 1
    let done = 0
    while (done < steps && this.match.undo()) done++
    if (done > 0) this.redoSizes.push(done)
  }

  redo(): void {
    const steps = this.redoSizes.pop() ?? 1
    let done = 0
    while (done < steps && this.match.redo()) done++
    if (done > 0) this.undoSizes.push(done)
  }
}
