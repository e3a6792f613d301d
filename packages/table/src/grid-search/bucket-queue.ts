/** A priority queue of cells in buckets by rank; each bucket is a list linked through arrays. */
export class BucketQueue {
  private readonly heads: Int32Array
  private next = new Int32Array(512)
  private cells = new Int32Array(512)
  private count = 0
  private bucket = 0
  private readonly scale: number

  constructor(most: number, width: number) {
    this.heads = new Int32Array(Math.ceil(most / width) + 2).fill(-1)
    this.scale = 1 / width
  }

  /** A cell may be pushed again with a better rank; the caller must know whether a popped cell is done already. */
  push(cell: number, rank: number): void {
    const wanted = Math.min(this.heads.length - 1, (rank * this.scale) | 0)
    const bucket = wanted < this.bucket ? this.bucket : wanted
    if (this.count === this.cells.length) this.enlarge()
    this.cells[this.count] = cell
    this.next[this.count] = this.heads[bucket]!
    this.heads[bucket] = this.count++
  }

  /** The cell of the lowest bucket, or -1. */
  pop(): number {
    while (this.bucket < this.heads.length) {
      const entry = this.heads[this.bucket]!
      if (entry !== -1) {
        this.heads[this.bucket] = this.next[entry]!
        return this.cells[entry]!
      }
      this.bucket++
    }
    return -1
  }

  private enlarge(): void {
    const cells = new Int32Array(this.count * 2),
      next = new Int32Array(this.count * 2)
    cells.set(this.cells)
    next.set(this.next)
    this.cells = cells
    this.next = next
  }
}
