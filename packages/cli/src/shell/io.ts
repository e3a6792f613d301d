/** What a command needs of the world around it. Tests hand in their own. */
import { randomInt } from 'node:crypto'

export interface Io {
  out(text: string | Uint8Array): void
  err(text: string): void
  /** Progress on stderr, as it is: it may be drawn over itself. */
  draw(text: string): void
  /** Somebody watches stderr: progress may be drawn over itself. */
  readonly watched: boolean
  /** Bytes on stdout would land on a screen. */
  readonly screen: boolean
  /** Chance for dice that nobody seeded. */
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
  seed: () => randomInt(2 ** 31),
  now: () => performance.now(),
}

/** Characters that steer a terminal or turn the direction of writing: names in files may hold them. */
// oxlint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** The same text with such characters shown instead of obeyed: in JSON it means the same as before. */
export const escapeControlCharacters = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The one place where text goes out. Pictures go out as they are, and so does progress. */
export const safeIo = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(typeof text === 'string' ? escapeControlCharacters(text) : text),
  err: (text) => io.err(escapeControlCharacters(text)),
})
