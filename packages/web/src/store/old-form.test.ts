import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { oldFormText } from './old-form.ts'

const RECORD = { muster: 'record', format: 2, tape: [1, 2] }

test.each([
  ['compressed', { packed: new Uint8Array(gzipSync(JSON.stringify({ record: RECORD, options: {} }))) }],
  ['plain', { save: { record: RECORD, options: {} } }],
  ['older still', { kept: { record: RECORD, terms: {} } }],
])('a battle in the older form, %s, is handed out as its record', async (_, stored) => {
  expect(JSON.parse(await oldFormText({ id: 'a', title: 'A', ...stored }))).toEqual(RECORD)
})

test('what has no record is handed out as it is', async () => {
  expect(await oldFormText({ odd: 1 })).toBe('{"odd":1}')
  expect(await oldFormText('a text')).toBe('"a text"')
})
