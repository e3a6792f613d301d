import type { FigureView } from '@muster/engine'
import type { Snapshot } from '@muster/session'
import { expect, test } from 'vitest'
import { HandOver, sideInTurn } from './hand-over.ts'

const figure = (id: string, side: string, y: number) => ({ id, side, at: { x: 10, y } }) as FigureView

function asked(by: string, { seats = {}, kind = 'move', y = 90 } = {}): Snapshot {
  const view = {
    field: { width: 100, depth: 100, pieces: [] },
    sides: [{ id: 'a' }, { id: 'b' }],
    figures: [figure('a1', 'a', y), figure('b1', 'b', 10)],
  }
  const decision = { kind, by, movers: [], options: [{ id: 'yes', label: 'Yes', figure: `${by}1` }] }
  const options = { seats: { a: 'person', b: 'person', ...seats } }
  return { view, decision, options, answeredBy: 'person' } as unknown as Snapshot
}

test('the table turns to the person whose turn it is', () => {
  const handOver = new HandOver()
  expect(handOver.facing(asked('a'))).toBe(false)
  expect(handOver.facing(asked('b'))).toBe(true)
})

test('a side keeps its edge when its figures have crossed the table', () => {
  const handOver = new HandOver()
  handOver.facing(asked('a'))
  expect(handOver.facing(asked('a', { y: 5 }))).toBe(false)
})

test('an answer to what the other side does turns nothing', () => {
  expect(sideInTurn(asked('b', { kind: 'choose' }))).toBeUndefined()
})

test('against the computer nothing turns', () => {
  expect(sideInTurn(asked('a', { seats: { b: 'computer' } }))).toBeUndefined()
})
