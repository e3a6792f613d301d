import { expect, test } from 'vitest'
import { rulebookAddress } from './addresses.ts'

test('a rule has an address of its own', () => {
  expect(rulebookAddress('knockdown')).toBe('#/rulebook/knockdown')
  expect(rulebookAddress('5e-d6', 'FD-HIT-01')).toBe('#/rulebook/5e-d6/FD-HIT-01')
})
