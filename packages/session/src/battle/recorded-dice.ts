/** Dice that record each throw, with its side and purpose. */
import { SeededDice, type Dice, type Roll, type SideId } from '@muster/engine'
import { keptThrow, type KeptThrow } from '../messages/snapshot.ts'
import type { DiceSource } from '../messages/options.ts'

export class RecordedDice implements Dice {
  /** Every throw since the battle was opened. */
  readonly throws: KeptThrow[] = []
  /** Called before each throw with how many there were. */
  onThrow: ((count: number) => void) | undefined
  private trayStart = 0
  private readonly seeded: SeededDice
  private byHand: readonly SideId[] | 'all'

  /** `freshSeed` is for somebody who rolls by hand and then will not: that throw is on no record but the tape. */
  constructor(source: DiceSource, freshSeed: () => number) {
    const isTyped = source === 'typed'
    this.byHand = isTyped ? 'all' : (source.byHand ?? [])
    this.seeded = new SeededDice(isTyped ? freshSeed() : source.seed)
  }

  roll(roll: Roll): readonly number[] | undefined {
    if (this.isByHand(roll.by)) return undefined
    const faces = this.seeded.roll(roll)
    this.record(roll, faces)
    return faces
  }

  /** What Muster would throw for somebody who has no dice at hand. */
  rollFor(roll: Roll): readonly number[] {
    return this.seeded.roll(roll)
  }

  record(roll: Roll, faces: readonly number[]): void {
    this.onThrow?.(this.throws.length)
    this.throws.push(keptThrow(roll, faces))
  }

  /** Whose dice fall on a real table from now on. */
  setByHand(sides: readonly SideId[]): void {
    this.byHand = sides
  }

  /** The dice of the latest answer that was followed by any. */
  get tray(): readonly KeptThrow[] {
    return this.throws.slice(this.trayStart)
  }

  /** What falls from now on lies together in the tray; `from` is how many throws there were before. */
  startTray(from: number): void {
    if (this.throws.length > from) this.trayStart = from
  }

  /** Dice that fell before: they are found lying there. */
  restore(thrown: readonly KeptThrow[]): void {
    this.throws.push(...thrown)
  }

  /** Where these dice would go on from. */
  get source(): DiceSource {
    const { byHand } = this
    if (byHand === 'all') return 'typed'
    return { seed: this.seeded.state, ...(byHand.length > 0 && { byHand }) }
  }

  private isByHand(side: SideId): boolean {
    return this.byHand === 'all' || this.byHand.includes(side)
  }
}
