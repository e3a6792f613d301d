import { expect, test } from 'vitest'
import { keyAction } from './keys.ts'
import { helpSheet } from '../words/table/help-sheet.ts'

/** How the help sheet writes keys that have no letter. */
const WRITTEN: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Escape: 'Esc',
  ' ': 'Space',
  '-': '−',
  '=': '+',
  Backspace: 'Backspace',
  ArrowUp: 'Arrow keys',
  ArrowDown: 'Arrow keys',
  ArrowLeft: 'Arrow keys',
  ArrowRight: 'Arrow keys',
}
const ALL = [...Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)), ...Object.keys(WRITTEN)]
const sheet = helpSheet.list.map((row) => row.join(' '))

test('the help sheet lists every key', () => {
  const known = ALL.filter(
    (key) => keyAction({ key, shift: false, other: false }) && !/[1-9A-Z]/.test(key.length === 1 ? key : ''),
  )
  expect(known.length).toBeGreaterThan(25)
  for (const key of known) {
    const written = WRITTEN[key] ?? key.toUpperCase()
    expect(
      sheet.some((row) => row.includes(written)),
      `"${key}" is not on the sheet`,
    ).toBe(true)
  }
})
