/** Lists by name, such as the abilities that react to each moment. */

const EMPTY: readonly never[] = []

/** An ability names few things, so looking through the names is quicker than a map: it is done for every number. */
export class NamedLists<V> {
  private names: string[] = []
  private lists: (readonly V[])[] = []

  /** With two others: holds what they hold, put together when it is first asked for. */
  constructor(
    private first?: NamedLists<V>,
    private second?: NamedLists<V>,
  ) {}

  of(name: string): readonly V[] {
    if (this.first) this.join()
    const { names } = this
    for (let i = 0; i < names.length; i++) if (names[i] === name) return this.lists[i] as readonly V[]
    return EMPTY
  }

  /** Where one of the two is empty, the lists of the other are used as they are. */
  private join(): void {
    const { first, second } = this
    this.first = this.second = undefined
    if (!first || !second) return
    if (first.first) first.join()
    if (second.first) second.join()
    const [one, other] = second.names.length === 0 ? [first, second] : [second, first]
    if (other.names.length === 0) {
      this.names = one.names
      this.lists = one.lists
      return
    }
    this.names = [...first.names]
    this.lists = [...first.lists]
    second.names.forEach((name, place) => this.append(name, second.lists[place] ?? EMPTY))
  }

  private append(name: string, list: readonly V[]): void {
    const place = this.names.indexOf(name)
    if (place >= 0) this.lists[place] = [...(this.lists[place] ?? EMPTY), ...list]
    else {
      this.names.push(name)
      this.lists.push(list)
    }
  }

  /** Only while the lists are being filled. */
  add(name: string, one: V): void {
    this.append(name, [one])
  }

  /** The names of lists that hold one like this. Not for lists made of two others. */
  namesOf(isLike: (one: V) => boolean): string[] {
    return this.names.filter((_, place) => this.lists[place]?.some(isLike))
  }
}

/** Where one of them is empty, no list is made. */
export const concatenated = <V>(a: readonly V[], b: readonly V[]): readonly V[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b]
