import { INCH } from '@muster/table'
import { expect, test } from 'vitest'
import { edgeOption } from '../src/index.ts'

test('an edge is offered at its place on the table, and not as near or far: tables are seen from several sides', () => {
  const field = { width: 48 * INCH, depth: 36 * INCH }
  expect(edgeOption('north', field)).toEqual({
    id: 'north',
    label: 'North edge',
    spot: { x: 24 * INCH, y: 2 * INCH },
  })
  expect(edgeOption('east', field).spot).toEqual({ x: 46 * INCH, y: 18 * INCH })
})
