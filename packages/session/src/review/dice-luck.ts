/** How many dice succeeded for each side, and how many would on average. */
import type { SideId } from '@muster/engine'
import type { SideDice } from '../messages/review.ts'
import type { KeptThrow } from '../messages/snapshot.ts'

export class DiceLuck {
  /** So many entries of the tape have been counted. */
  entries = 0
  private readonly sides = new Map<SideId, { dice: number; passed: number; expected: number }>()

  add(throws: readonly KeptThrow[], entries: number): void {
    this.entries = entries
    for (const { by, faces, sides, succeeds } of throws) {
      if (succeeds === undefined) continue
      const known = this.sides.get(by) ?? { dice: 0, passed: 0, expected: 0 }
      known.dice += faces.length
      known.passed += faces.filter((face) => succeeds.includes(face)).length
      known.expected += (faces.length * succeeds.length) / sides
      this.sides.set(by, known)
    }
  }

  bySide(): readonly SideDice[] {
    return [...this.sides].map(([side, counts]) => ({ side, ...counts }))
  }
}
