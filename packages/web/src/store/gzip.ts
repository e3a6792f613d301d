/** Compresses saved battles. A browser that cannot compress stores them as they are; both forms are read. */
import { InputError, MOST_OF_A_RECORD } from '@muster/engine'
import { words } from '../words/words.ts'

const canCompress = (): boolean => 'CompressionStream' in globalThis

/** The text compressed, or undefined in a browser that cannot. */
export async function compress(text: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!canCompress()) return undefined
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b

/** The text of a file, unpacked if need be, but never more of it than `most` bytes: a small file can hold a mountain. */
export async function decompress(file: Blob, most = MOST_OF_A_RECORD): Promise<string> {
  if (file.size > most) throw new InputError(words.errors.fileTooLarge(most / 1e6))
  if (!isGzip(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) return file.text()
  if (!canCompress()) throw new InputError(words.errors.cannotUnpack)
  const decoder = new TextDecoder()
  const texts: string[] = []
  let size = 0
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new InputError(words.errors.badlyPacked)
    })
    if (done) return texts.join('') + decoder.decode()
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new InputError(words.errors.fileTooLarge(most / 1e6))
    }
    texts.push(decoder.decode(value, { stream: true }))
  }
}
