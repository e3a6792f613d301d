import type { FigureView } from '@muster/engine'
import type { ShownDecision, ShownTable } from '@muster/session'
import { expect, test } from 'vitest'
import { attentionFor } from './attention.ts'

const figure = (id: string, side: string, x: number) => ({ id, side, at: { x, y: 0 } }) as FigureView
const view = { figures: [figure('a1', 'a', 1), figure('a2', 'a', 2), figure('b1', 'b', 3)] } as unknown as ShownTable
const choose = (figures: readonly string[]) =>
  ({
    kind: 'choose',
    by: 'a',
    default: { pick: [] },
    options: figures.map((id) => ({ id, label: id, figure: id })),
  }) as unknown as ShownDecision
const xs = (places: readonly { readonly x: number }[]) => places.map(({ x }) => x)

test('the camera follows the figures a person may act with', () => {
  const { acting } = attentionFor({ view, pieces: [], answeredBy: 'person', decision: choose(['a2']) })
  expect(xs(acting)).toEqual([2])
})

test('where several may move, the camera follows the one that is asked', () => {
  const options = ['a1', 'a2'].flatMap((id) => ['stay', 'dash'].map((what) => ({ id: `${id} ${what}`, figure: id })))
  const decision = { ...choose([]), kind: 'move', default: { pick: ['a2 stay'] }, options } as unknown as ShownDecision
  expect(xs(attentionFor({ view, pieces: [], answeredBy: 'person', decision }).acting)).toEqual([2])
})

test('a question about no figure starts with the figures of the side that is asked', () => {
  const { acting, others } = attentionFor({ view, pieces: [], answeredBy: 'person', decision: choose([]) })
  expect(xs(acting)).toEqual([])
  expect(xs(others)).toEqual([1, 2])
})

test('whoever shoots is seen together with the proposed target', () => {
  const options = ['a1', 'b1'].map((at) => ({ id: `at ${at}`, label: '', figure: 'a2', at }))
  const decision = { kind: 'choose', by: 'a', default: { pick: ['at b1'] }, options } as unknown as ShownDecision
  expect(xs(attentionFor({ view, pieces: [], answeredBy: 'person', decision }).aim ?? [])).toEqual([2, 3])
  expect(xs(attentionFor({ view, pieces: [], answeredBy: 'computer', decision }).aim ?? [])).toEqual([])
})

test('whoever would act by the proposed answer is asked about', () => {
  const decision = { ...choose(['a1', 'a2']), default: { pick: ['a2'] } }
  expect(attentionFor({ view, pieces: [], answeredBy: 'person', decision }).asked?.x).toBe(2)
  expect(attentionFor({ view, pieces: [], answeredBy: 'computer', decision }).asked).toBeUndefined()
})

test('where several shoot, each is seen together with its target', () => {
  const links = [{ from: 'a1', to: 'b1' }]
  const decision = { kind: 'pair', by: 'a', default: { links }, options: [], linkers: [] } as unknown as ShownDecision
  expect(xs(attentionFor({ view, pieces: [], answeredBy: 'person', decision }).aim ?? [])).toEqual([1, 3])
})

test('while the computer plays, the camera follows the figure it moved', () => {
  const answer = { figure: 'b1', path: [{ x: 3, y: 0 }] }
  const played = { by: 'b', what: 'move', answer }
  const { acting } = attentionFor({ view, pieces: [], answeredBy: 'computer', decision: choose(['a1']), played })
  expect(xs(acting)).toEqual([3])
})

test('whoever chooses between places of the table sees all of it', () => {
  const placing = (spots: readonly ({ x: number; y: number } | undefined)[]) => {
    const options = spots.map((spot, place) => ({ id: String(place), label: '', ...(spot && { spot }) }))
    const decision = { kind: 'choose', by: 'a', default: { pick: [] }, options } as unknown as ShownDecision
    return attentionFor({ view, pieces: [], answeredBy: 'person', decision }).isPlacing
  }
  expect(
    placing([
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ]),
  ).toBe(true)
  expect(placing([{ x: 0, y: 0 }, undefined])).toBe(false)
})
