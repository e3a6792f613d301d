/** Numbers by name. There are few, so looking through them is quicker than a map, and at first there is none. */
export class SteadyNumbers {
  private last: NamedNumber | undefined

  of(name: string): number | undefined {
    for (let one = this.last; one; one = one.before) if (one.name === name) return one.number
    return undefined
  }

  keep(name: string, number: number): void {
    this.last = { name, number, before: this.last }
  }

  /** The first name whose number is another now. */
  wrong(numberNow: (name: string) => number): string | undefined {
    for (let one = this.last; one; one = one.before) if (numberNow(one.name) !== one.number) return one.name
    return undefined
  }
}

interface NamedNumber {
  readonly name: string
  readonly number: number
  readonly before: NamedNumber | undefined
}
