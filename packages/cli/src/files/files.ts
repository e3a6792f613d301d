/** Reads and writes files: an unusable file gets a clear message, and a file is written whole or not at all. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expectKind, MOST_OF_A_RECORD, parseJson } from '@muster/engine'
import { decodedText } from './gzip.ts'
import { inFile, UserError } from '../shell/user-error.ts'

/** Far more than any army, table or situation needs; only a battle record may be larger. */
const MOST_BYTES = 8_000_000

const CODES: { readonly [code: string]: string } = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file: a part of its path is not a folder.',
  EACCES: 'This file may not be read: its permissions forbid it.',
  EPERM: 'This file may not be used: its permissions forbid it.',
  EISDIR: 'This is a folder, not a file.',
  ENOSPC: 'The disk is full.',
  EROFS: 'This disk cannot be written to.',
  ENAMETOOLONG: 'That name is too long for a file.',
}

function fileError(error: unknown, file: string): UserError {
  if (error instanceof UserError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new UserError(CODES[code] ?? (error instanceof Error ? error.message : String(error)), file)
}

/** The text of a file, refused unread if it cannot be one of ours. */
export function readText(file: string, what: string, most = MOST_BYTES): string {
  try {
    const about = statSync(file)
    if (about.isDirectory()) throw new UserError(`This is a folder; a ${what} is a file.`, file)
    if (!about.isFile()) throw new UserError(`This is not a regular file; a ${what} is one.`, file)
    if (about.size > most) throw tooLarge(file, what, about.size)
    if (about.size === 0) throw new UserError(`This file is empty; a ${what} was expected.`, file)
    return decodedText(readFileSync(file), file, what, most)
  } catch (error) {
    throw fileError(error, file)
  }
}

const tooLarge = (file: string, what: string, size: number): UserError =>
  new UserError(`This file is too large to be a ${what} (${Math.round(size / 1e6)} MB).`, file)

export interface ReadFile {
  readonly file: string
  readonly text: string
  readonly data: { readonly [key: string]: unknown }
}

/** JSON from a file. */
export function readJson(
  file: string,
  what: string,
  most = MOST_BYTES,
): { readonly text: string; readonly data: unknown } {
  const text = readText(file, what, most)
  return { text, data: inFile(file, () => parseJson(text.replace(/^\uFEFF/, ''), what, most)) }
}

/** A file of one of these kinds, by its field "muster". */
export function readKind(file: string, kinds: readonly string[]): ReadFile {
  const { text, data } = readJson(file, 'file', kinds.includes('record') ? MOST_OF_A_RECORD : MOST_BYTES)
  return inFile(file, () => {
    expectKind(data, kinds)
    return { file, text, data }
  })
}

export interface WriteOptions {
  /** Whether the file may be replaced: the command owns it, or --force was given. */
  readonly replace: boolean
  /** The text of the file when it was read; if it has another text now, nothing is written. */
  readonly was?: string
}

/** Writes all or nothing: to a temporary file, which is then renamed. */
export function writeAtomically(file: string, content: string | Uint8Array, { replace, was }: WriteOptions): void {
  refuseReplacing(file, replace, was)
  const target = existsSync(file) ? realpathSync(file) : file
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
  try {
    writeSynced(beside, content)
    renameSync(beside, target)
  } catch (error) {
    if (existsSync(beside)) unlinkSync(beside)
    throw writeError(error, file)
  }
}

/** Refuses a file that may not be replaced. Long work checks this before it starts, and again when it writes. */
export function refuseReplacing(file: string, replace: boolean, was?: string): void {
  if (!existsSync(file)) return
  if (statSync(file).isDirectory()) throw new UserError('This is a folder; give the name of a file to write.', file)
  if (!replace) {
    throw new UserError('This file exists already and was not changed. Give another name, or --force.', file)
  }
  if (was !== undefined && decodedText(readFileSync(file), file, 'file', MOST_OF_A_RECORD) !== was) {
    throw new UserError('This file was changed by somebody else meanwhile. Nothing was written.', file)
  }
}

function writeSynced(file: string, content: string | Uint8Array): void {
  const handle = openSync(file, 'wx')
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function writeError(error: unknown, file: string): UserError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT')
    return new UserError(`This file cannot be written: there is no folder "${dirname(file)}".`, file)
  if (code === 'EACCES' || code === 'EPERM') {
    return new UserError('This file may not be written: its folder’s permissions forbid it.', file)
  }
  return fileError(error, file)
}

export const jsonText = (data: object): string => `${JSON.stringify(data, null, 2)}\n`
