/** What is wrong with a value, in plain words: what should be there, and what is. */
import type { z } from 'zod'
import { closestWord, suggestWord } from './spelling.ts'

type RawIssue = z.core.$ZodRawIssue
type Issue = z.core.$ZodIssue

/** The parts of a schema's definition that messages are made of. */
interface Definition {
  readonly shape?: object
  readonly format?: string
  readonly keyType?: { readonly _zod: { readonly values?: ReadonlySet<unknown> } }
}

const definitionOf = ({ inst }: RawIssue): Definition =>
  (inst as { readonly _zod?: { readonly def?: Definition } } | undefined)?._zod?.def ?? {}

/** Instead of zod's own messages, which are written for programmers. */
export function issueWords(issue: RawIssue): string {
  if (issue.code === 'unrecognized_keys') return unknownField(issue)
  if (issue.code === 'invalid_union' && discriminatorOf(issue) === undefined) {
    return 'This has none of the forms that are allowed here.'
  }
  const [found, values] = [foundIn(issue), valuesOf(issue)]
  const near = typeof found === 'string' && values.length > 1 ? closestWord(found, values.map(String)) : undefined
  const guess = near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`
  if (found === undefined) return `This is missing; it should be ${wanted(issue)}.`
  return `This should be ${wanted(issue)}, not ${valueWords(found)}.${guess}`
}

/** Adds the value that was found to a message written in a schema. */
export function withFound(message: string, found: unknown): string {
  const there = found === undefined ? 'nothing is there' : `found ${valueWords(found)}`
  return `${message.charAt(0).toUpperCase()}${message.slice(1)} (${there}).`
}

const TYPES: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  tuple: 'a list [ … ]',
  object: 'an object { … }',
  record: 'an object { … }',
}

function wanted(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[definitionOf(issue).format === 'safeint' ? 'int' : issue.expected] ?? issue.expected
    case 'invalid_value':
    case 'invalid_union':
      return oneOf(valuesOf(issue))
    case 'too_small':
      return limit(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')
    case 'too_big':
      return limit(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    default:
      return 'something else'
  }
}

/** "a list of at least 3 entries", "text of at most 80 characters", "at most 5" */
function limit(origin: string, bound: number | bigint, how: string): string {
  const isOne = Number(bound) === 1
  if (origin === 'string') return `text of ${how} ${bound} ${isOne ? 'character' : 'characters'}`
  return origin === 'array' ? `a list of ${how} ${bound} ${isOne ? 'entry' : 'entries'}` : `${how} ${bound}`
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? valueWords(values[0]) : `one of ${values.map(String).join(', ')}`

const valuesOf = (issue: RawIssue): readonly unknown[] =>
  issue.code === 'invalid_value' ? issue.values : ((issue as { readonly options?: readonly unknown[] }).options ?? [])

/** The field that tells several forms apart. */
const discriminatorOf = (issue: RawIssue): string | undefined =>
  (issue as { readonly discriminator?: string }).discriminator

function foundIn(issue: RawIssue): unknown {
  const field = discriminatorOf(issue)
  return field === undefined ? issue.input : (issue.input as { readonly [key: string]: unknown } | undefined)?.[field]
}

function unknownField(issue: RawIssue & { readonly keys?: readonly string[] }): string {
  const { shape = {}, keyType } = definitionOf(issue)
  const known = [...Object.keys(shape), ...[...(keyType?._zod.values ?? [])].map(String)]
  const [key = ''] = issue.keys ?? []
  return `There is no field ${valueWords(key)} here. ${suggestWord(key, known)}`.trimEnd()
}

const MOST_SHOWN = 40

/** A value as a message shows it. */
export function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (value === null) return 'null'
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return String(value)
  if (value === '') return 'empty text'
  const shown = JSON.stringify(value.slice(0, MOST_SHOWN))
  return value.length > MOST_SHOWN ? `${shown.slice(0, -1)}…"` : shown
}

/** Where the fault is: a field that should not be there is itself the place. */
export const placeOf = (issue: Issue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.keys[0] !== undefined ? [...issue.path, issue.keys[0]] : issue.path
