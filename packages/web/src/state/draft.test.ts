import type { PairDecision } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { answerFrom, moveSpot, toggle, type PairDraft } from './draft.ts'
import { addCorner, startFigureMove } from './move-draft.ts'
import { link, relink } from './pair-draft.ts'

const pairs = {
  kind: 'pair',
  linkers: [
    { figure: 'bow', least: 0, most: 1, targets: ['orc', 'ogre'] },
    { figure: 'axe', least: 1, most: 2, targets: ['orc', 'ogre'] },
  ],
} as unknown as PairDecision
const none: PairDraft = { is: 'pair', links: [] }
const to = (draft: PairDraft, from: string) => draft.links.filter((one) => one.from === from).map((one) => one.to)

describe('linking', () => {
  test('a single link moves to the new target, and touching it again takes it away', () => {
    const first = link(none, pairs, 'bow', 'orc')
    expect(to(link(first, pairs, 'bow', 'ogre'), 'bow')).toEqual(['ogre'])
    expect(to(link(first, pairs, 'bow', 'orc'), 'bow')).toEqual([])
  })

  test('one who has several may set them on one target or on two; past the most the oldest gives way', () => {
    const two = link(link(none, pairs, 'axe', 'orc'), pairs, 'axe', 'orc')
    expect(to(two, 'axe')).toEqual(['orc', 'orc'])
    expect(to(link(two, pairs, 'axe', 'ogre'), 'axe')).toEqual(['orc', 'ogre'])
  })

  test('who is not a target is not linked', () => {
    expect(link(none, pairs, 'bow', 'friend')).toBe(none)
  })

  test('a changed link keeps its place in the order', () => {
    const both = link(link(none, pairs, 'bow', 'orc'), pairs, 'axe', 'orc')
    expect(link(both, pairs, 'bow', 'ogre').links[0]).toEqual({ from: 'bow', to: 'ogre' })
    expect(relink(both, 'bow', 0, '').links).toEqual([{ from: 'axe', to: 'orc' }])
  })
})

describe('a move in the making', () => {
  const start = { x: 0, y: 0 }
  const lifted = startFigureMove('knight', start, false)

  test('is no answer while it is in the hand or has gone nowhere', () => {
    expect(answerFrom(lifted)).toBeUndefined()
    const gone = { ...lifted, path: [{ x: 5, y: 5 }] }
    expect(answerFrom({ ...gone, held: true })).toBeUndefined()
    expect(answerFrom(gone)).toEqual({ figure: 'knight', path: [{ x: 5, y: 5 }] })
  })

  test('gets a corner where it has got to, but not twice in one place', () => {
    const once = addCorner({ ...lifted, path: [{ x: 5, y: 5 }] })
    expect(once.via).toEqual([{ x: 5, y: 5 }])
    expect(addCorner(once).via).toHaveLength(1)
    expect(addCorner(lifted).via).toEqual([])
  })
})

test('only the piece that is moved gets another place', () => {
  const draft = {
    is: 'place',
    spots: [
      { figure: 'a', at: { x: 1, y: 1 } },
      { figure: 'b', at: { x: 2, y: 2 } },
    ],
  } as const
  expect(moveSpot(draft, 'b', { x: 9, y: 9 }).spots).toEqual([
    { figure: 'a', at: { x: 1, y: 1 } },
    { figure: 'b', at: { x: 9, y: 9 } },
  ])
})

test('choices come and go, never more than the most', () => {
  const one = toggle({ is: 'choose', pick: [] }, 'x', 2)
  expect(toggle(one, 'x', 2).pick).toEqual([])
  expect(toggle(toggle(one, 'y', 2), 'z', 2).pick).toEqual(['y', 'z'])
})
