/** What changed between two pieces of plain data: small where little changed, and unchanged parts stay the same objects. */

/**
 * `set` replaces the whole value. `in` changes fields of an object or places of a list, `out` removes fields. `items`
 * changes members of a list by their ids, `new` adds members; `order` has all ids where their order or number changed.
 */
export type Patch =
  | { readonly set: unknown }
  | { readonly in: { readonly [key: string]: Patch }; readonly out?: readonly string[] }
  | {
      readonly items: { readonly [id: string]: Patch }
      readonly new?: readonly unknown[]
      readonly order?: readonly string[]
    }

export type Data = { readonly [key: string]: unknown }

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of its own, whatever it is called: even `__proto__` is just a name in data. */
export const fieldOf = (data: Data, key: string): unknown => (Object.hasOwn(data, key) ? data[key] : undefined)

/** What members of a list are told apart by. */
const KEYS = ['id', 'figure'] as const

const idIn = (key: string, member: unknown): string | undefined => {
  const id = isData(member) ? member[key] : undefined
  return typeof id === 'string' ? id : undefined
}

/** The members by their ids; undefined where some have none, or share one. */
export function byId(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  for (const key of KEYS) {
    const members = new Map<string, unknown>()
    for (const member of list) {
      const id = idIn(key, member)
      if (id === undefined) break
      members.set(id, member)
    }
    if (members.size === list.length) return members
  }
  return undefined
}
