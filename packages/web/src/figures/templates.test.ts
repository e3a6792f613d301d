import type { AimDecision, FigureView, TableView } from '@muster/engine'
import { inches, millimetres } from '@muster/table'
import { expect, test } from 'vitest'
import { templateOnTable } from './templates.ts'

const standing = (id: string, x: number, diameter = 25): Pick<FigureView, 'id' | 'at' | 'base'> => ({
  id,
  at: { x: inches(x), y: inches(10) },
  base: { shape: 'circle', diameter: millimetres(diameter) },
})

const view = (...figures: readonly Pick<FigureView, 'id' | 'at' | 'base'>[]) => ({ figures }) as unknown as TableView
const breath = { from: 'dragon', template: { is: 'line', length: inches(4), width: inches(1) } } as AimDecision

test('a line of fire begins at the rim of its user, whom it does not catch', () => {
  // The rim of a 100 mm base lies 2" from its centre, so the line ends 6" away from there.
  const table = view(
    standing('dragon', 10, 101.6),
    standing('near', 13),
    standing('last', 16.4),
    standing('beyond', 17),
  )
  const laid = templateOnTable({ at: { x: inches(20), y: inches(10) } }, breath, table)
  expect(laid?.caught.map(({ id }) => id)).toEqual(['near', 'last'])
})
