/** Files may be compressed (gzip). What a file holds says so, not its name; what is written goes by its name. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { UserError } from '../shell/user-error.ts'

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text in a file, unpacked if need be, but never more of it than `most` bytes: a small file can hold a mountain. */
export function decodedText(bytes: Buffer, file: string, what: string, most: number): string {
  if (!isGzip(bytes)) return bytes.toString('utf8')
  try {
    return gunzipSync(bytes, { maxOutputLength: most }).toString('utf8')
  } catch (error) {
    if (error instanceof RangeError) {
      throw new UserError(
        `This file is too large to be a ${what}: unpacked it is more than ${Math.round(most / 1e6)} MB.`,
        file,
      )
    }
    throw new UserError('This file is compressed, but it cannot be unpacked. Was it cut short?', file)
  }
}

export const gzipped = (text: string): Uint8Array => gzipSync(text)
