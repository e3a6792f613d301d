import { InputError } from '@muster/engine'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packed, unpacked } from './gzip.ts'
import { packedBattle, unpackedBattle } from './packed-battle.ts'
import type { KeptBattle } from './battle-store.ts'

const TEXT = 'Die Schlacht an der Brücke: 3″ '.repeat(1000)

test('what was compressed is had again, and a plain file is read as it is', async () => {
  const bytes = (await packed(TEXT)) ?? new Uint8Array()
  expect(bytes.length).toBeLessThan(TEXT.length / 20)
  expect(await unpacked(new Blob([bytes]))).toBe(TEXT)
  expect(await unpacked(new Blob([gzipSync(TEXT)]))).toBe(TEXT)
  expect(await unpacked(new Blob([TEXT]))).toBe(TEXT)
})

test('a small file that unpacks to a mountain is refused before it is all there', async () => {
  const bomb = new Blob([gzipSync(Buffer.alloc(5_000_000))])
  await expect(unpacked(bomb, 1_000_000)).rejects.toThrow(InputError)
  await expect(unpacked(bomb, 1_000_000)).rejects.toThrow('too large to be a battle record: more than 1 MB')
  await expect(unpacked(new Blob([TEXT]), 1000)).rejects.toThrow('too large')
})

test('a compressed file that was cut short says so', async () => {
  const bytes = gzipSync(TEXT)
  await expect(unpacked(new Blob([bytes.subarray(0, bytes.length / 2)]))).rejects.toThrow('cannot be unpacked')
})

test('a kept battle lies compressed in the storage; one kept by an older page is read as well', async () => {
  const battle = {
    id: 'a',
    touched: 1,
    title: 'A',
    line: '',
    over: false,
    kept: { terms: TEXT },
  } as unknown as KeptBattle
  const stored = await packedBattle(battle)
  expect(stored).not.toHaveProperty('kept')
  expect(await unpackedBattle(stored)).toEqual(battle)
  expect(await unpackedBattle(battle)).toBe(battle)
})
