/** What a command needs of the world around it. Tests hand in their own. */
import { randomInt } from 'node:crypto'

export interface Io {
  out(text: string | Uint8Array): void
  err(text: string): void
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
  watched: process.stderr.isTTY === true,
  screen: process.stdout.isTTY === true,
  seed: () => randomInt(2 ** 31),
  now: () => performance.now(),
}
