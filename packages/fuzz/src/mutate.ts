/** Spoils honest data: one to three places of a JSON document, or the bytes of its text. */
import { pickOne, type Random } from '@muster/engine'

type Container = { [key: string]: unknown } | unknown[]
type Fields = { [key: string]: unknown }

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** What people, accidents and attackers put into files. */
const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  7,
  99,
  1.5,
  1e9,
  -1e9,
  2 ** 31,
  2 ** 53,
  1e300,
  -1e300,
  5e-324,
  '',
  ' ',
  'x',
  '|',
  'a|b',
  '>',
  ',',
  '"',
  '\n',
  '\t\u001b[31m',
  '\u0000',
  '\u202e',
  '💥',
  '<b>',
  '../..',
  'default',
  'done',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'x'.repeat(1000),
  '1',
  [],
  [[]],
  [null],
  {},
  { x: 1 },
  { x: 1e300, y: 1e300 },
  { constructor: 1 },
  [1, 2],
  [0, 0],
  [-1000, 1000],
  ['constructor'],
]

/** A copy: what was put in may be changed again by the next mutation. */
const junk = (random: Random): unknown => structuredClone(pickOne(random, JUNK))

/** A copy of the document with one to three places changed. */
export function mutateJson(random: Random, document: unknown): unknown {
  let copy: unknown = structuredClone(document)
  const times = 1 + Math.floor(random() ** 2 * 3)
  for (let i = 0; i < times; i++) copy = mutateOnce(random, copy)
  return copy
}

function mutateOnce(random: Random, whole: unknown): unknown {
  if (!isContainer(whole) || Object.keys(whole).length === 0) return junk(random)
  const { parent, key } = pickPlace(random, whole)
  pickOne(random, CHANGES)(random, parent as Fields, key, whole)
  return whole
}

/** Walks down from the root, more often to a deep place than to a shallow one. */
function pickPlace(random: Random, root: Container): { readonly parent: Container; readonly key: string } {
  let parent = root
  for (;;) {
    const key = pickOne(random, Object.keys(parent))
    const inside = (parent as Fields)[key]
    if (!isContainer(inside) || Object.keys(inside).length === 0 || random() < 0.15) return { parent, key }
    parent = inside
  }
}

type Change = (random: Random, parent: Fields, key: string, whole: Container) => void

const putJunk: Change = (random, parent, key) => {
  parent[key] = junk(random)
}

const leaveOut: Change = (_random, parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(parent, key)
}

const sayTwice: Change = (random, parent, key) => {
  const copy = structuredClone(parent[key])
  if (Array.isArray(parent)) parent.push(copy)
  else parent[pickOne(random, ['', 'constructor', 'extra', `${key}2`, key.toUpperCase()])] = copy
}

/** A value from elsewhere in the same file: right in form, wrong in place. */
const transplant: Change = (random, parent, key, whole) => {
  const from = pickPlace(random, whole)
  parent[key] = structuredClone((from.parent as Fields)[from.key])
}

const nudge: Change = (random, parent, key) => {
  const value = parent[key]
  if (typeof value === 'number')
    parent[key] = value + pickOne(random, [-1, 1, 0.5, -0.01, 0.001, 100, -100, value, -2 * value])
  else if (typeof value === 'string')
    parent[key] = pickOne(random, [`${value} `, value.slice(1), value.toUpperCase(), `${value}|`])
  else if (Array.isArray(value)) value.reverse()
  else parent[key] = junk(random)
}

const swell: Change = (random, parent, key) => {
  const value = parent[key]
  if (Array.isArray(value) && value.length > 0)
    parent[key] = Array.from({ length: 300 }, (_, i) => structuredClone(value[i % value.length]))
  else if (typeof value === 'string') parent[key] = value.repeat(50)
  else parent[key] = nest(pickOne(random, [3, 50, 1500]))
}

function nest(depth: number): unknown {
  let nested: unknown = 1
  for (let i = 0; i < depth; i++) nested = [nested]
  return nested
}

const CHANGES: readonly Change[] = [putJunk, putJunk, leaveOut, sayTwice, transplant, nudge, nudge, swell]

/** Bytes of a file with some of them cut off, changed, repeated or put in. */
export function mutateText(random: Random, text: string): Uint8Array {
  const bytes = Buffer.from(text)
  const at = Math.floor(random() * bytes.length)
  return pickOne(random, TEXT_CHANGES)(random, bytes, at)
}

const insert = (bytes: Buffer, at: number, part: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])

const INSERTED = [
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  ':',
  '\\',
  '\\u0000',
  '\\ud800',
  '1e999',
  '-',
  'null',
  'nan',
  '//',
  '\r\n',
  '\uFEFF',
  '"__proto__":{"x":1},',
  '['.repeat(20_000),
  '{"a":'.repeat(5_000),
]

const TEXT_CHANGES: readonly ((random: Random, bytes: Buffer, at: number) => Buffer)[] = [
  (_random, bytes, at) => bytes.subarray(0, at),
  (_random, bytes, at) => bytes.subarray(at),
  (random, bytes, at) => {
    const changed = Buffer.from(bytes)
    changed[at] = Math.floor(random() * 256)
    return changed
  },
  (random, bytes, at) => insert(bytes, at, Buffer.from(pickOne(random, INSERTED))),
  (random, bytes, at) => insert(bytes, at, Buffer.from([Math.floor(random() * 256), Math.floor(random() * 256)])),
  (_random, bytes, at) => insert(bytes, at, bytes.subarray(at, at + 200)),
  (_random, bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + (at % 60))]),
  (_random, bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
]
