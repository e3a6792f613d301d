/** Files may be compressed with gzip: when reading, the content decides; when writing, the name. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { UserError } from '../shell/user-error.ts'

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text of a file, unpacked if necessary, but at most `most` bytes: a small file can unpack to gigabytes. */
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
