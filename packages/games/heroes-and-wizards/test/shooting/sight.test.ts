/** Sight as the table draws it: clear, with cover, or not at all. */
import { expect, test } from 'vitest'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { skirmish } from '../skirmish.ts'

const seen = (s: ReturnType<typeof skirmish>) => kit.sight?.(s.state, 'Ann', 'Bob')
const pair = () =>
  skirmish({ stage: 'move' })
    .a('Ann', { at: [4, 12] })
    .b('Bob', { at: [20, 12] })
const box = (kind: string, from: number, to: number) =>
  pair().area(kind, kind, [from, 8], [to, 8], [to, 16], [from, 16])

test('over open ground one is seen clearly', () => {
  expect(seen(pair())).toMatchObject({ seen: 'clear', met: [] })
})

test('a strip of wood is cover, a deep wood and a house hide', () => {
  expect(seen(box('wood', 10, 11))).toMatchObject({ seen: 'cover', met: [{ name: 'the wood', blocks: false }] })
  expect(seen(box('wood', 8, 14))).toMatchObject({ seen: 'blocked', met: [{ blocks: true }] })
  expect(seen(box('building', 8, 14))).toMatchObject({ seen: 'blocked', met: [{ name: 'the building', blocks: true }] })
})
