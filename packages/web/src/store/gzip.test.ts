import { InputError } from '@muster/engine'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, decompress } from './gzip.ts'
import { compressBattle, decompressBattle } from './packed-battle.ts'
import type { BattleSave, SessionOptions } from '@muster/session'

const OPTIONS: SessionOptions = {
  seats: { a: 'person' },
  skill: 'good',
  dice: { seed: 1 },
  standingAnswers: [{ by: 'a', what: 'strike', name: 'Strike', answer: 'always' }],
}
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

const SUMMARY = { id: 'a', touched: 1, title: 'A', line: '', over: false }
const RECORD = { tape: TEXT } as unknown as BattleSave['record']

test('a saved battle is compressed in the storage, and read again', async () => {
  const battle = { ...SUMMARY, save: { record: RECORD, options: OPTIONS } }
  const stored = await compressBattle(battle)
  expect(stored).not.toHaveProperty('save')
  expect(await decompressBattle(stored)).toEqual(battle)
  expect(await decompressBattle(battle)).toBe(battle)
})

test('a battle saved by an older page, compressed or not, is read with its options', async () => {
  const { standingAnswers = [], ...others } = OPTIONS
  const settled = standingAnswers.map(({ answer: habit, ...rest }) => ({ ...rest, habit }))
  const kept = { record: RECORD, terms: { ...others, settled } }
  const read = { ...SUMMARY, save: { record: RECORD, options: OPTIONS } }
  expect(await decompressBattle({ ...SUMMARY, kept })).toEqual(read)
  const packed = new Uint8Array(gzipSync(JSON.stringify(kept)))
  expect(await decompressBattle({ ...SUMMARY, packed })).toEqual(read)
})
