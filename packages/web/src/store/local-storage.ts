/** The browser's small storage: it may be full or forbidden, and anybody may have left anything in it. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parsedFields(text: string): Fields | undefined {
  try {
    const found = JSON.parse(text) as unknown
    return isFields(found) ? found : undefined
  } catch {
    return undefined
  }
}

export const textIn = (fields: Fields, name: string): string => {
  const found = fields[name]
  return typeof found === 'string' ? found : ''
}

export const numberIn = (fields: Fields, name: string): number => {
  const found = fields[name]
  return typeof found === 'number' && Number.isFinite(found) ? found : 0
}

/** What the act gives; undefined where the browser forbids it or has no room. */
function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export const keysWith = (prefix: string): readonly string[] =>
  ifAllowed(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []

export const readKey = (key: string): string | undefined => ifAllowed(() => localStorage.getItem(key)) ?? undefined

/** False if the browser did not keep it. */
export const writeKey = (key: string, text: string): boolean =>
  ifAllowed(() => (localStorage.setItem(key, text), true)) ?? false

export const removeKey = (key: string): boolean => ifAllowed(() => (localStorage.removeItem(key), true)) ?? false

/** Whether this browser keeps anything at all. */
export const isStorageAllowed = (): boolean => writeKey('muster-test', '1') && removeKey('muster-test')
