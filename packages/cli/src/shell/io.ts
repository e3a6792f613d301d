/** Input and output of a command. Tests pass in their own. */
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'

export interface Io {
  out(text: string | Uint8Array): void
  err(text: string): void
  /** Writes progress to stderr without escaping, because it redraws its line. */
  draw(text: string): void
  /** Whether stderr is a terminal: progress may redraw its line. */
  readonly watched: boolean
  /** Whether stdout is a terminal. */
  readonly screen: boolean
  /** All of standard input. */
  input(): string
  /** A random seed, for dice without one. */
  seed(): number
  /** Milliseconds, for progress and rates. */
  now(): number
}

export const processIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  draw: (text) => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
  screen: process.stdout.isTTY === true,
  input: () => readFileSync(0, 'utf8'),
  seed: () => randomInt(2 ** 31),
  now: () => performance.now(),
}

/** Characters that control a terminal or change the direction of text; names in files may contain them. */
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Escapes control characters. In JSON the text still means the same. */
export const escapeControlCharacters = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Escapes all text that goes out; pictures and progress go out as they are. */
export const safeIo = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(typeof text === 'string' ? escapeControlCharacters(text) : text),
  err: (text) => io.err(escapeControlCharacters(text)),
})
