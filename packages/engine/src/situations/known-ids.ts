/** Checks that every game's situations need: no id is used twice, and every id that is mentioned exists. */
import { suggestWord } from '../input/spelling.ts'
import { InputError } from '../input/input.ts'

/** The ids of all things of one kind. */
export class KnownIds {
  private readonly ids = new Set<string>()

  /** `what` is the word for one of them ("character"), `where` the place of their list in the file. */
  constructor(
    private readonly what: string,
    listed: readonly { readonly id: string }[],
    where: string,
  ) {
    for (const [index, { id }] of listed.entries()) {
      if (this.ids.has(id))
        throw new InputError(`Two ${what}s are called "${id}": give each its own id.`, `${where}.${index}.id`)
      this.ids.add(id)
    }
  }

  has(id: string): boolean {
    return this.ids.has(id)
  }

  /** Refuses an unknown id and suggests known ones. An id that was left out is fine. */
  expect(id: string | undefined, where: string): void {
    if (id === undefined || this.ids.has(id)) return
    throw new InputError(`There is no ${this.what} "${id}". ${suggestWord(id, [...this.ids])}`.trimEnd(), where)
  }

  expectAll(ids: readonly (string | undefined)[], where: string): void {
    for (const [index, id] of ids.entries()) this.expect(id, `${where}.${index}`)
  }
}

/** Throws an InputError; its message should say what is wrong and what would be right. */
export function refuseIf(isWrong: boolean, where: string, message: string): void {
  if (isWrong) throw new InputError(message, where)
}
