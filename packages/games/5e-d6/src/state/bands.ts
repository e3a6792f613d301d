/** The bands of equal breadth that one axis of a table is cut into, and who is in each of them: one bit for each member. */
import type { Length } from '@muster/table'

/** In no band. */
const NOWHERE = -1

export class Bands {
  /** How many whole numbers of 32 bits hold the members of a band. */
  readonly words: number
  private readonly count: number
  /** The members of the first band, then those of the first and the second… */
  private readonly bits: Int32Array
  private readonly bandOf: Int32Array

  constructor(
    length: Length,
    private readonly breadth: Length,
    members: number,
  ) {
    this.words = Math.ceil(members / 32)
    this.count = Math.max(1, Math.ceil(length / breadth))
    this.bits = new Int32Array(this.count * this.words)
    this.bandOf = new Int32Array(members).fill(NOWHERE)
  }

  /** What lies beyond the table belongs to the nearest band. */
  bandAt(at: Length): number {
    return Math.max(0, Math.min(this.count - 1, Math.floor(at / this.breadth)))
  }

  /** Puts a member into the band of a place, or into none. */
  put(member: number, at: Length | undefined): void {
    const from = this.bandOf[member] ?? NOWHERE
    const to = at === undefined ? NOWHERE : this.bandAt(at)
    if (from === to) return
    if (from !== NOWHERE) this.flip(member, from)
    if (to !== NOWHERE) this.flip(member, to)
    this.bandOf[member] = to
  }

  private flip(member: number, band: number): void {
    const { words, bits } = this
    for (let word = band * words + (member >> 5); word < bits.length; word += words)
      bits[word] = (bits[word] as number) ^ (1 << (member & 31))
  }

  /** The members of these bands among 32 of all: the lowest bit stands for member 32 × `word`. */
  members(word: number, first: number, last: number): number {
    const { words, bits } = this
    const found = bits[last * words + word] as number
    return first === 0 ? found : found ^ (bits[(first - 1) * words + word] as number)
  }

  /** Whether somebody is in the same band there. */
  isAlike(member: number, other: Bands): boolean {
    return this.bandOf[member] === other.bandOf[member]
  }
}
