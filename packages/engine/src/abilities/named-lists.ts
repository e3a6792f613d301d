/** Lists by name, such as the abilities that react to each moment. */

const EMPTY: readonly never[] = []

export class NamedLists<V> {
  private readonly lists = new Map<string, readonly V[]>()

  /** With two others: holds what they hold, each list put together when it is first asked for. */
  constructor(
    private readonly first?: NamedLists<V>,
    private readonly second?: NamedLists<V>,
  ) {}

  of(name: string): readonly V[] {
    return this.lists.get(name) ?? this.joined(name)
  }

  private joined(name: string): readonly V[] {
    if (!this.first || !this.second) return EMPTY
    const list = concatenated(this.first.of(name), this.second.of(name))
    this.lists.set(name, list)
    return list
  }

  /** Only while the lists are being filled. */
  add(name: string, one: V): void {
    const list = this.lists.get(name) as V[] | undefined
    if (list) list.push(one)
    else this.lists.set(name, [one])
  }

  /** The names of lists that hold one like this. Not for lists made of two others. */
  namesOf(isLike: (one: V) => boolean): string[] {
    const names: string[] = []
    for (const [name, list] of this.lists) if (list.some(isLike)) names.push(name)
    return names
  }
}

/** Where one of them is empty, no list is made. */
export const concatenated = <V>(a: readonly V[], b: readonly V[]): readonly V[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b]
