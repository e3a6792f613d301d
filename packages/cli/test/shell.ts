/** Runs commands in this process, with their output caught, in a folder of its own. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { run, schemas, type Io } from '../src/index.ts'

export const GAME = 'heroes-and-wizards'
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '..', 'examples')
export const example = (name: string): string => join(EXAMPLES, name)

const folder = mkdtempSync(join(tmpdir(), 'muster-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

let made = 0
/** A fresh name in the test's folder. */
export const fresh = (ending = '.json'): string => join(folder, `file-${++made}${ending}`)

export function file(content: string | object, ending = '.json'): string {
  const name = fresh(ending)
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

export function folderNamed(name: string): string {
  mkdirSync(join(folder, name), { recursive: true })
  return join(folder, name)
}

type Data = { readonly [key: string]: unknown }
export const read = (name: string): Data => JSON.parse(readFileSync(name, 'utf8')) as Data

/** Everything in the test's folder, to prove that nothing changed. */
export function disk(): string {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? `${name}/` : `${name} ${readFileSync(path).toString('base64')}`
    })
    .join('\n')
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly bytes: Uint8Array
}

export interface Setting {
  readonly watched?: boolean
  readonly screen?: boolean
  /** What stands on standard input. */
  readonly input?: string
}

export async function muster(
  argv: readonly string[],
  { watched = false, screen = false, input = '' }: Setting = {},
): Promise<Ran> {
  const [out, err]: [Uint8Array[], string[]] = [[], []]
  let seeds = 0
  const io: Io = {
    out: (text) => void out.push(typeof text === 'string' ? Buffer.from(text) : text),
    err: (text) => void err.push(text),
    draw: (text) => void err.push(text),
    watched,
    screen,
    input: () => input,
    seed: () => 1000 + seeds++,
    now: () => performance.now(),
  }
  const code = await run(argv, io)
  const bytes = Buffer.concat(out)
  return { code, out: bytes.toString('utf8'), err: err.join(''), bytes }
}

/** A command that must succeed and print text. */
export async function says(...argv: readonly string[]): Promise<string> {
  const ran = await muster(argv)
  expect(ran, argv.join(' ')).toMatchObject({ code: 0, err: '' })
  return ran.out
}

/** A command run with --json; its document must keep to its schema. */
export async function json<T>(schema: z.ZodType<T>, argv: readonly string[], code = 0): Promise<T> {
  const ran = await muster([...argv, '--json'])
  expect(ran, `${argv.join(' ')}\n${ran.err}`).toMatchObject({ code, err: '' })
  return schema.parse(JSON.parse(ran.out))
}

type Failed = z.infer<typeof schemas.error>['error'] & { readonly text: string }

/** A command that must fail, say so in the documented form, print nothing else, and leave the disk as it is. */
export async function fails(argv: readonly string[], code = 2): Promise<Failed> {
  const before = disk()
  const inJson = await muster([...argv, '--json'])
  const inText = await muster(argv)
  expect(disk(), 'the disk has changed').toBe(before)
  expect(inJson, argv.join(' ')).toMatchObject({ code, out: '' })
  expect(inText, argv.join(' ')).toMatchObject({ code, out: '' })
  return { ...schemas.error.parse(JSON.parse(inJson.err)).error, text: inText.err }
}

export interface Failing {
  readonly file?: string
  readonly where?: string | RegExp
  /** Words of the message. */
  readonly says?: string | RegExp
}

/** The same, in one line: which file, which field, which words. */
export async function failsWith(argv: readonly string[], { file: named, where, says: words }: Failing): Promise<void> {
  const failure = await fails(argv)
  if (named !== undefined) expect(failure.file).toBe(named)
  if (typeof where === 'string') expect(failure.where).toBe(where)
  else if (where !== undefined) expect(failure.where).toMatch(where)
  if (words !== undefined) expect(failure.message).toMatch(words)
}

/** `ford.json` played through: a finished battle, as a record of today's rules. */
export const RECORD = join(folder, 'record.json')
beforeAll(async () => void (await says('try', example('ford.json'), '-o', RECORD)))
