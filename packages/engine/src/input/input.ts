/** Reading what people and files hand in: a clear error that says what is wrong, where, and what would be right. */
import type { z } from 'zod'
import { counted } from '../common/wording.ts'
import { issueWords, placeOf, withFound } from './input-words.ts'

/** Something a person gave us that cannot be used. Its message is written for that person. */
export class InputError extends Error {
  override name = 'InputError'
  constructor(
    message: string,
    readonly where: string = '',
  ) {
    super(message)
  }

  /** The place, or nothing where the message already names it. */
  get place(): string {
    return this.message.includes(`"${this.where}"`) ? '' : this.where
  }

  /** Message and place in one sentence. */
  get withPlace(): string {
    return this.place === '' ? this.message : `At ${this.place}: ${this.message}`
  }
}

/** Runs `work` on a part of a file and puts the part's place before that of any InputError. */
export function inPart<T>(part: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError) || part === '') throw error
    throw new InputError(error.message, [part, error.where].filter(Boolean).join('.'))
  }
}

/** Far more than any honest file: a 10 MB paste of junk should not freeze the page. */
const MOST_CHARACTERS = 8_000_000

export function parseJson(text: string, what: string, most = MOST_CHARACTERS): unknown {
  if (text.length > most)
    throw new InputError(`This ${what} is too large to be one (${Math.round(text.length / 1e6)} MB).`)
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(
      `This ${what} is not readable: it is not whole JSON (${why}). Was it cut short or edited by hand?`,
    )
  }
}

/** Checks data against a schema; the first fault is named with its place in the file. */
export function readAs<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const read = schema.safeParse(data)
  if (read.success) return read.data
  throw faultIn(schema, data, what)
}

/** Nearly all data is right, and checking it is quicker where no words for faults are asked for. */
function faultIn<T>(schema: z.ZodType<T>, data: unknown, what: string): InputError {
  const ours = new Set<string>()
  const error = (issue: z.core.$ZodRawIssue): string => {
    const words = issueWords(issue)
    ours.add(words)
    return words
  }
  const { issues = [] } = schema.safeParse(data, { error, reportInput: true }).error ?? {}
  const { issue, path } = innermost(tightest(issues))
  const reason = ours.has(issue.message) ? issue.message : withFound(issue.message, issue.input)
  const where = [...path, ...placeOf(issue)].map(String).join('.')
  const others = new Set(issues.map((one) => one.path.join('.'))).size - 1
  const more = others > 0 ? ` (${counted(others, 'more fault', 'more faults')} in this ${what}.)` : ''
  return new InputError(`${where === '' ? `This ${what} cannot be used: ${lowered(reason)}` : reason}${more}`, where)
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

type Issue = z.core.$ZodIssue

/** The first fault. A number too large for any computer breaks two limits; the field's own limit is then reported. */
function tightest(issues: readonly Issue[]): Issue {
  const [first] = issues
  if (first === undefined) throw new InputError('This cannot be used.')
  const same = issues.filter((one) => one.path.join('.') === first.path.join('.'))
  return same.find((one) => !('note' in one && one.code === 'too_big')) ?? first
}

const STRANGE = 1000

/** Where several forms are allowed, reports the fault of the form that was most likely meant. */
function innermost(
  issue: Issue,
  path: readonly PropertyKey[] = [],
): { readonly issue: Issue; readonly path: readonly PropertyKey[] } {
  if (issue.code !== 'invalid_union') return { issue, path }
  const [meant = []] = [...issue.errors].sort((a, b) => strangeness(a) - strangeness(b))
  const [first] = meant
  if (first === undefined || strangeness(meant) >= STRANGE) return { issue, path }
  return innermost(first, [...path, ...issue.path])
}

/** How unlikely it is that this form was meant: unknown keys count most, then the number of faults. */
const strangeness = (issues: readonly Issue[]): number =>
  issues.length + (issues.some(({ code }) => code === 'unrecognized_keys') ? STRANGE : 0)
