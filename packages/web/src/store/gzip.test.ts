import { InputError } from '@muster/engine'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, decompress } from './gzip.ts'

const TEXT = 'Die Schlacht an der Brücke: 3″ '.repeat(1000)

test('what was compressed is had again, and a plain file is read as it is', async () => {
  const bytes = (await compress(TEXT)) ?? new Uint8Array()
  expect(bytes.length).toBeLessThan(TEXT.length / 20)
  expect(await decompress(new Blob([bytes]))).toBe(TEXT)
  expect(await decompress(new Blob([gzipSync(TEXT)]))).toBe(TEXT)
  expect(await decompress(new Blob([TEXT]))).toBe(TEXT)
})

test('a small file that unpacks to a mountain is refused before it is all there', async () => {
  const bomb = new Blob([gzipSync(Buffer.alloc(5_000_000))])
  await expect(decompress(bomb, 1_000_000)).rejects.toThrow(InputError)
  await expect(decompress(bomb, 1_000_000)).rejects.toThrow('too large to be a battle record: more than 1 MB')
  await expect(decompress(new Blob([TEXT]), 1000)).rejects.toThrow('too large')
})

test('a compressed file that was cut short says so', async () => {
  const bytes = gzipSync(TEXT)
  await expect(decompress(new Blob([bytes.subarray(0, bytes.length / 2)]))).rejects.toThrow('cannot be unpacked')
})
