import { theme, type OverlayStyle } from '@muster/draw'
import { expect, test } from 'vitest'
import { isMoving, sessionOf, until } from '@muster/session/testing'
import type { TableState } from '../../state/table-state.ts'
import { drawLinks } from './links.ts'

const STYLE: OverlayStyle = { theme: theme('light'), zoom: 1, isTurned: false, id: 'test' }

/** Two figures so far apart, of whom the first has declared an attack on the second. */
function declaredAt(apart: number): TableState {
  const snapshot = until(sessionOf(), isMoving)
  const [a, b] = snapshot.view.figures
  if (!a || !b) throw new Error('nobody is on the table')
  const figures = [a, { ...b, at: { x: a.at.x + apart, y: a.at.y } }]
  const view = { ...snapshot.view, figures, units: [], declared: [{ from: a.id, to: b.id }] }
  return { snapshot: { ...snapshot, view } } as unknown as TableState
}

test('HW-RUL-67 a declared attack is a line, and an arrow where the two touch', () => {
  expect(drawLinks(declaredAt(20_000), STYLE)).toContain('class="sight"')
  expect(drawLinks(declaredAt(2_500), STYLE)).toContain('class="blow-arrow"')
})
