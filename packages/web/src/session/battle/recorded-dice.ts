/** Dice with somebody looking on: what fell, for whom and what for, until it is collected. */
import { SeededDice, type Dice, type Roll, type SideId } from '@muster/engine'
import { thrownFrom, type Thrown } from '../messages/snapshot.ts'
import type { DiceSource } from '../messages/options.ts'

export class WitnessedDice implements Dice {
  /** The latest throw. */
  tray: readonly Thrown[] = []
  private seen: Thrown[] = []
  private readonly seeded: SeededDice
  private byHand: readonly SideId[] | 'all'

  constructor(source: DiceSource) {
    const isTyped = source === 'typed'
    this.byHand = isTyped ? 'all' : (source.byHand ?? [])
    this.seeded = new SeededDice(isTyped ? anySeed() : source.seed)
  }

  roll(roll: Roll): readonly number[] | undefined {
    if (this.isByHand(roll.by)) return undefined
    const faces = this.seeded.roll(roll)
    this.see(roll, faces)
    return faces
  }

  /** What Muster would throw for somebody who has no dice at hand. */
  rollFor(roll: Roll): readonly number[] {
    return this.seeded.roll(roll)
  }

  see(roll: Roll, faces: readonly number[]): void {
    this.seen.push(thrownFrom(roll, faces))
  }

  /** Whose dice fall on a real table from now on. */
  giveTo(sides: readonly SideId[]): void {
    this.byHand = sides
  }

  /** What fell since somebody last asked. */
  collect(): readonly Thrown[] {
    const { seen } = this
    this.seen = []
    if (seen.length > 0) this.tray = seen
    return seen
  }

  /** Dice that fell before: they are found lying there. */
  lay(thrown: readonly Thrown[]): void {
    this.seen = [...thrown]
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

/** For somebody who rolls by hand and then will not: that throw is on no record but the tape. */
const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
