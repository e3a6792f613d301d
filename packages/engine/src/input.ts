/** Reading what people and files hand in: a clear error that says what is wrong, where, and what to do. */
import type { z } from 'zod'

/** Something a person gave us that cannot be used. Its message is written for that person. */
export class InputError extends Error {
  override name = 'InputError'
  constructor(message: string, readonly where: string = '') {
    super(message)
  }
}

/** Far more than any honest file: a 10 MB paste of junk should not freeze the page. */
const MOST_CHARACTERS = 8_000_000

export function parseJson(text: string, what: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new InputError(`This ${what} is too large to be one (${Math.round(text.length / 1e6)} MB).`)
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`This ${what} is not readable: it is not whole JSON (${why}). Was it cut short or edited by hand?`)
  }
}

/** Checks data against a schema; the first fault is named with its place in the file. */
export function readAs<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const [first, ...rest] = parsed.error.issues
  const { path, message } = first ? innermost(first) : { path: [], message: 'unknown fault' }
  const where = path.map(String).join('.')
  const more = rest.length > 0 ? ` (and ${rest.length} more)` : ''
  throw new InputError(`This ${what} cannot be used: ${where ? `at ${where}: ` : ''}${message}${more}.`, where)
}

type Issue = z.core.$ZodIssue

const STRANGE = 1000

/** Where several forms are allowed, the fault is that of the form that was most likely meant. */
function innermost(issue: Issue): { readonly path: readonly PropertyKey[]; readonly message: string } {
  if (issue.code !== 'invalid_union') return issue
  const [meant] = [...issue.errors].sort((a, b) => strangeness(a) - strangeness(b))
  const [first] = meant ?? []
  if (first === undefined || strangeness(meant ?? []) >= STRANGE) return { path: issue.path, message: plainly(issue) }
  const inner = innermost(first)
  return { path: [...issue.path, ...inner.path], message: inner.message }
}

/** A schema may say it in its own words; zod's own are no help. */
const plainly = ({ message }: Issue): string =>
  message === 'Invalid input' ? 'this has none of the forms allowed here' : message

/** A form with keys it does not know was hardly meant; else the fewer faults the likelier. */
const strangeness = (issues: readonly Issue[]): number =>
  issues.length + (issues.some(({ code }) => code === 'unrecognized_keys') ? STRANGE : 0)
