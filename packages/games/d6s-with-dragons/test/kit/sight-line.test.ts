/** Sight as the table draws it: clear, through what may stop a shot, or not at all. */
import { expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { skirmish } from '../skirmish.ts'

const seen = (s: ReturnType<typeof skirmish>, by = 'Ann', at = 'Bob') => kit.sight?.(s.state, by, at)
const pair = () =>
  skirmish()
    .a('Ann', { at: [4, 12] })
    .b('Bob', { at: [20, 12] })

test('over open ground a character is seen clearly, friends too', () => {
  expect(seen(pair())).toMatchObject({ seen: 'clear', met: [] })
  expect(seen(pair().a('Abe', { at: [4, 4] }), 'Ann', 'Abe')).toMatchObject({ seen: 'clear' })
})

test('what may stop a shot is cover, and is named where the line meets it', () => {
  const s = pair().box('wood', 'wood', [10, 8], [14, 16])
  expect(seen(s)).toMatchObject({ seen: 'cover', met: [{ name: 'wood', blocks: false }] })
})

test('a house hides altogether, and is named first', () => {
  const s = pair().box('house', 'building', [10, 6], [14, 18]).high(6)
  const sighting = seen(s)
  expect(sighting?.seen).toBe('blocked')
  expect(sighting?.met[0]).toMatchObject({ name: 'building', blocks: true })
  expect((sighting?.met[0]?.at.x ?? 0) / 2540).toBeCloseTo(10, 1)
})
