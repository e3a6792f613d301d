/** Files of Muster say in their field "muster" what they are. */
import { InputError } from './input.ts'

const KINDS: ReadonlyMap<string, string> = new Map([
  ['record', 'a battle record'],
  ['situation', 'a situation'],
  ['army', 'an army'],
  ['campaign', 'a campaign'],
])

/** Refuses what is no object, or a file of another kind, and says of which kind it is. */
export function expectKind(
  data: unknown,
  kinds: readonly string[],
): asserts data is { readonly [field: string]: unknown } {
  const wanted = () => kinds.map((kind) => KINDS.get(kind) ?? kind).join(' or ')
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new InputError(`This is not ${wanted()}: it holds ${nameOf(data)}, not an object { … }.`)
  }
  const { muster } = data as { readonly muster?: unknown }
  if (typeof muster === 'string' && kinds.includes(muster)) return
  if (muster === undefined) {
    throw new InputError(`This is not ${wanted()}: it has no field "muster" that says what it is.`, 'muster')
  }
  const found = typeof muster === 'string' ? (KINDS.get(muster) ?? JSON.stringify(muster)) : JSON.stringify(muster)
  throw new InputError(`This is not ${wanted()}: its field "muster" says it is ${found}.`, 'muster')
}

const nameOf = (data: unknown): string =>
  data === null ? 'nothing (null)' : Array.isArray(data) ? 'a list' : `a ${typeof data}`
