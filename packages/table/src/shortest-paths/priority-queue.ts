/** A binary heap of whole numbers, the lowest rank first. */
export class PriorityQueue {
  private readonly items: number[] = []
  private readonly ranks: number[] = []

  push(item: number, rank: number): void {
    const { items, ranks } = this
    let at = items.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if (ranks[above]! <= rank) break
      items[at] = items[above]!
      ranks[at] = ranks[above]!
      at = above
    }
    items[at] = item
    ranks[at] = rank
  }

  /** The item of the lowest rank, or -1. */
  pop(): number {
    const { items, ranks } = this
    const first = items[0]
    if (first === undefined) return -1
    const item = items.pop()!,
      rank = ranks.pop()!
    if (items.length > 0) this.sink(item, rank)
    return first
  }

  private sink(item: number, rank: number): void {
    const { items, ranks } = this
    const count = items.length
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= count) break
      if (below + 1 < count && ranks[below + 1]! < ranks[below]!) below++
      if (ranks[below]! >= rank) break
      items[at] = items[below]!
      ranks[at] = ranks[below]!
      at = below
    }
    items[at] = item
    ranks[at] = rank
  }
}
