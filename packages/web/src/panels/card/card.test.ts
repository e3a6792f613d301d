import { expect, test } from 'vitest'
import type { TableState } from '../../state/table-state.ts'
import { mainCard, otherCard } from './card.ts'

const figures = ['a1', 'a2', 'b1'].map((id) => ({ id, name: id, side: id[0] }))
const options = ['a1', 'a2'].map((figure) => ({ id: `${figure} shoots`, label: '', figure, at: 'b1' }))
const decision = { kind: 'choose', by: 'a', options, default: { pick: ['a2 shoots'] } }
const snapshot = { view: { figures }, decision, answeredBy: 'person' }
const stateWith = (change: object) => ({ snapshot, ...change }) as unknown as TableState

test('where several may shoot, the card is that of whoever would, and the figure pointed at has the other', () => {
  expect(mainCard(stateWith({}))?.name).toBe('a2')
  expect(mainCard(stateWith({ hovered: 'b1' }))?.name).toBe('a2')
  expect(otherCard(stateWith({ hovered: 'b1' }))?.name).toBe('b1')
})

test('a figure that was picked has the card', () => {
  expect(mainCard(stateWith({ selected: 'a1', hovered: 'b1' }))?.name).toBe('a1')
})

test('where nobody aims, the card is that of the figure pointed at', () => {
  const computer = { ...snapshot, answeredBy: 'computer' }
  expect(mainCard(stateWith({ snapshot: computer }))).toBeUndefined()
  expect(mainCard(stateWith({ snapshot: computer, hovered: 'b1' }))?.name).toBe('b1')
})
