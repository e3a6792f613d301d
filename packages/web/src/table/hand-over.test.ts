import type { FigureView } from '@muster/engine'
import type { Snapshot } from '@muster/session'
import { expect, test } from 'vitest'
import { deploysAtFarEdge, HandOver, sideInTurn } from './hand-over.ts'

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

/** Asks side b, which has nobody on the table yet, to deploy between these two depths. */
function deploying(top: number, bottom: number, { seats = { a: 'computer' }, standing = false } = {}): Snapshot {
  const points = [
    { x: 0, y: top },
    { x: 100, y: bottom },
  ]
  const { view, ...rest } = asked('b', { seats, kind: 'place' })
  const figures = standing ? view.figures : view.figures.filter(({ side }) => side !== 'b')
  return {
    ...rest,
    view: { ...view, figures },
    decision: { ...rest.decision, zone: [{ is: 'area', points }] },
  } as unknown as Snapshot
}

test('a single person who deploys at the far edge sees the table from there', () => {
  expect([deploying(0, 12), deploying(88, 100), deploying(0, 100)].map(deploysAtFarEdge)).toEqual([
    true,
    false,
    undefined,
  ])
})

test('nothing turns for two people who deploy, or for somebody who stands there already', () => {
  expect(deploysAtFarEdge(deploying(0, 12, { seats: { a: 'person' } }))).toBeUndefined()
  expect(deploysAtFarEdge(deploying(0, 12, { standing: true }))).toBeUndefined()
})
