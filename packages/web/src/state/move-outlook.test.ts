import type { FigureView, TableView } from '@muster/engine'
import { circle, INCH, point } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { startFigureMove } from './move-draft.ts'
import type { Snapshot } from '@muster/session'
import { nearEnemies, moveOutlook, type ThreatAreas } from './move-outlook.ts'
import { combatantNamed } from '../figures/combatants.ts'

const figure = (id: string, side: string, x: number, ranges: FigureView['ranges']): FigureView => ({
  id,
  name: id,
  side,
  kind: '',
  icon: 'barbute',
  base: circle(INCH),
  at: point(x * INCH, 10 * INCH),
  points: 1,
  stats: [],
  gear: [],
  marks: [],
  hasActed: false,
  ...(ranges && { ranges }),
})
const inches = (move: number, strike: number, shoot?: number): FigureView['ranges'] => ({
  move: move * INCH,
  strike: strike * INCH,
  ...(shoot !== undefined && { shoot: shoot * INCH }),
})
const viewOf = (...figures: FigureView[]): TableView => ({
  field: { width: 48 * INCH, depth: 48 * INCH, pieces: [] },
  figures,
  objectives: [],
  zones: [],
  sides: [],
  round: { turn: 1, of: 0, phase: '', phases: [] },
  order: [],
  scenario: { name: '', line: '', standing: '' },
})
/** Ann has walked to this place on the line everybody stands on. */
const annAt = (x: number) => ({
  ...startFigureMove('Ann', point(10 * INCH, 10 * INCH), true),
  path: [point(x * INCH, 10 * INCH)],
})
const tableWith = (view: TableView, x: number, threatAreas: ThreatAreas = {}) => ({
  draft: annAt(x),
  threatAreas,
  snapshot: { view } as Snapshot,
})
const names = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id)

describe('the outlook from the end of a move', () => {
  const ann = figure('Ann', 'a', 10, inches(6, 1, 12))
  const brute = figure('Brute', 'b', 20, inches(6, 1))
  const archer = figure('Archer', 'b', 30, inches(5, 1, 18))
  const friend = figure('Friend', 'a', 11, inches(20, 1))
  const view = viewOf(ann, brute, archer, friend)
  const outlook = (x: number, threatAreas: ThreatAreas = {}) => moveOutlook(tableWith(view, x, threatAreas))

  test('names who could come and strike: move and reach together, rim to rim', () => {
    expect(names(outlook(11).chargers)).toEqual([])
    expect(names(outlook(12).chargers)).toEqual(['Brute'])
  })

  test('goes by how far they can really come, once that is known', () => {
    const square = (left: number, right: number) =>
      [
        [left, 5],
        [right, 5],
        [right, 15],
        [left, 15],
      ].map(([x = 0, y = 0]) => point(x * INCH, y * INCH))
    const coming = (left: number): ThreatAreas => ({
      Brute: { figure: 'Brute', rings: [square(left, 22)], strikeRange: INCH },
    })
    expect(names(outlook(12, coming(13)).chargers)).toEqual(['Brute'])
    expect(names(outlook(12, coming(14)).chargers)).toEqual([])
    expect(names(outlook(12, { Brute: { figure: 'Brute', rings: [], strikeRange: INCH } }).chargers)).toEqual([])
  })

  test('asks about those who might come to wherever the mover could get', () => {
    const mover = combatantNamed(view, 'Ann')
    expect(mover && names(nearEnemies(view, mover, 2 * INCH))).toEqual(['Brute'])
    expect(mover && names(nearEnemies(view, mover, 13 * INCH))).toEqual(['Brute', 'Archer'])
  })

  test('names who could shoot, and whom it could strike or shoot, the nearest first', () => {
    expect(names(outlook(10).shooters)).toEqual([])
    expect(names(outlook(11).shooters)).toEqual(['Archer'])
    expect(names(outlook(18).targets)).toEqual(['Brute', 'Archer'])
  })

  test('says nothing of figures whose ranges a game does not tell', () => {
    const silent = viewOf(ann, figure('Shade', 'b', 12, undefined))
    expect(moveOutlook(tableWith(silent, 11))).toMatchObject({ chargers: [], shooters: [] })
  })
})
